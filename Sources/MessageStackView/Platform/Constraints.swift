public import UIKit

extension UILayoutPriority {
    /// For the size of the area in which posts are placed, which no post changes; the highest priority of all.
    static let postArea = UILayoutPriority(999.5)
    /// For keeping a post in its area, and a hidden view in its content.
    package static let postLimit = UILayoutPriority(999)
    /// For the height of a scrolling body while its post opens; higher than for the body's edges.
    static let postBody = UILayoutPriority(998)
    /// For a maximum size; higher than for a minimum.
    static let postMaximum = UILayoutPriority(992)
    /// For the position of a post; higher than for its size.
    static let postPosition = UILayoutPriority(990)
    /// For a minimum size.
    static let postMinimum = UILayoutPriority(988)
    /// For a size.
    static let postSize = UILayoutPriority(985)
    /// For filling a post with its content, except for the unsafe area.
    static let postContent = UILayoutPriority(980)
    /// For a post that is as wide as its lines; higher than the hugging priority of buttons, 750.
    static let postLineWidth = UILayoutPriority(751)
    /// For keeping the posts of a stack clear of the keyboard; lower than the compression resistance of labels, 750.
    static let stackKeyboard = UILayoutPriority(745)
    /// For the height of a stack's band; lower than for the keyboard, which makes the band higher.
    static let stackBand = UILayoutPriority(743)
    /// For the least height of texts above buttons; higher than for the whole content, which then scrolls.
    package static let postLeastTextHeight = UILayoutPriority(742)
    /// For the height of a post's content; lower than the compression resistance of labels, 750.
    static let postContentHeight = UILayoutPriority(740)
    /// For the height of scrolling texts next to buttons; lower than for the whole content, so that the texts scroll.
    static let postTextHeight = UILayoutPriority(738)
    /// For the center of a post; lower than for the height of its content.
    static let postCenter = UILayoutPriority(735)
    /// For a size that the content doesn't determine; lower than any other size.
    static let postDefault = UILayoutPriority(1)
    /// For the center of a post beside an anchor; lower than for its width, and the lowest priority of all.
    static let postAnchor = UILayoutPriority(0.5)
}

extension NSLayoutConstraint {
    /// Sets the priority of an inactive constraint, and returns the constraint.
    func prioritized(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}

/// A view or a layout guide, whose edges constraints refer to.
@MainActor
protocol LayoutArea {
    var topAnchor: NSLayoutYAxisAnchor { get }
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
}

extension UIView: LayoutArea {}
extension UILayoutGuide: LayoutArea {}

extension UIView {
    /// Returns inactive constraints that keep the edges of the view at those of `area`: top, leading, bottom, trailing.
    func edgeConstraints(to area: any LayoutArea) -> [NSLayoutConstraint] {
        [
            topAnchor.constraint(equalTo: area.topAnchor),
            leadingAnchor.constraint(equalTo: area.leadingAnchor),
            bottomAnchor.constraint(equalTo: area.bottomAnchor),
            trailingAnchor.constraint(equalTo: area.trailingAnchor),
        ]
    }

    /// Returns inactive constraints that keep the view inside `area`.
    func insideConstraints(of area: any LayoutArea) -> [NSLayoutConstraint] {
        [
            topAnchor.constraint(greaterThanOrEqualTo: area.topAnchor),
            leadingAnchor.constraint(greaterThanOrEqualTo: area.leadingAnchor),
            bottomAnchor.constraint(lessThanOrEqualTo: area.bottomAnchor),
            trailingAnchor.constraint(lessThanOrEqualTo: area.trailingAnchor),
        ]
    }

    /// The bounds of the view or, of a scroll view, its frame, which doesn't move with the content.
    var fixedArea: any LayoutArea {
        if let scrollView = self as? UIScrollView { scrollView.frameLayoutGuide } else { self }
    }

    /// Adds `subview`, constrained to the edges of the view.
    ///
    /// - Parameter bottomPriority: The priority of the constraint at the bottom edge.
    package func addFilling(_ subview: UIView, bottomPriority: UILayoutPriority = .required) {
        subview.translatesAutoresizingMaskIntoConstraints = false
        addSubview(subview)
        let edges = subview.edgeConstraints(to: self)
        edges[2].priority = bottomPriority
        NSLayoutConstraint.activate(edges)
    }
}

/// The constraints that keep a view inside another at given insets.
struct EdgeConstraints {
    private let edges: [NSLayoutConstraint]

    @MainActor
    init(of view: UIView, in container: UIView, insets: UIEdgeInsets) {
        edges = view.edgeConstraints(to: container)
        set(insets)
        NSLayoutConstraint.activate(edges)
    }

    /// Sets the insets, each of them `limited`. Left and right stand for leading and trailing.
    @MainActor
    func set(_ insets: UIEdgeInsets) {
        let constants = [insets.top.limited, insets.left.limited, -insets.bottom.limited, -insets.right.limited]
        for (edge, constant) in zip(edges, constants) { edge.constant = constant }
    }
}

/// The constraints that give a view its size.
struct SizeConstraints {
    private let width: NSLayoutConstraint
    private let height: NSLayoutConstraint

    @MainActor
    init(of view: UIView, size: CGSize) {
        width = view.widthAnchor.constraint(equalToConstant: 0)
        height = view.heightAnchor.constraint(equalToConstant: 0)
        // A stack view gives a hidden view no length, which must not contradict.
        width.priority = UILayoutPriority(999)
        height.priority = UILayoutPriority(999)
        set(size)
        NSLayoutConstraint.activate([width, height])
    }

    /// Sets the size. Negative, NaN and infinite lengths count as zero.
    @MainActor
    func set(_ size: CGSize) {
        width.constant = size.width.length
        height.constant = size.height.length
    }
}

extension UIStackView {
    /// Keeps the arranged views at distances from the edges, which the safe area doesn't change.
    package func setMargins(_ margins: NSDirectionalEdgeInsets) {
        isLayoutMarginsRelativeArrangement = true
        insetsLayoutMarginsFromSafeArea = false
        directionalLayoutMargins = margins
    }
}

extension NSDirectionalEdgeInsets {
    /// Creates insets of equal lengths at the sides, and a length above.
    package init(top: CGFloat = 0, horizontal length: CGFloat = 0) {
        self.init(top: top, leading: length, bottom: 0, trailing: length)
    }
}
