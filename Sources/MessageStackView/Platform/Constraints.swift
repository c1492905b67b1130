import UIKit

extension UILayoutPriority {
    /// A post never leaves its area.
    static let postLimit = UILayoutPriority(999)
    /// What scrolls in a post keeps its height while the post opens, more than it keeps to both of its edges.
    static let postBody = UILayoutPriority(998)
    /// It moves for the keyboard rather than keep its place.
    static let postKeyboard = UILayoutPriority(996)
    /// It makes way for what has the focus rather than keep its place.
    static let postFocus = UILayoutPriority(995)
    /// It keeps its side.
    static let postAlignment = UILayoutPriority(994)
    /// A maximum holds where a minimum would not.
    static let postMaximum = UILayoutPriority(992)
    /// It keeps its place at the cost of its size.
    static let postPosition = UILayoutPriority(990)
    static let postMinimum = UILayoutPriority(988)
    static let postSize = UILayoutPriority(985)
    /// What a post shows fills it, but for the unsafe area.
    static let postContent = UILayoutPriority(980)
    /// The posts of a stack make way for the keyboard, but none is squeezed for it.
    static let stackKeyboard = UILayoutPriority(745)
    /// A stack's band takes the room that this needs.
    static let stackBand = UILayoutPriority(743)
    /// A post is as high as its content wants, but that is never squeezed below what labels hold with 750.
    static let postContentHeight = UILayoutPriority(740)
    /// Texts beside buttons scroll rather than the whole.
    static let postTextHeight = UILayoutPriority(738)
    /// What stands in the middle leaves it before it gets lower than its content.
    static let postCenter = UILayoutPriority(735)
    /// What has no size of its own takes this.
    static let postDefault = UILayoutPriority(1)
}

extension NSLayoutConstraint {
    /// The same constraint, with a priority that is set before it is active.
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

    /// Adds `subview`, constrained to the edges of the view.
    func addFilling(_ subview: UIView) {
        subview.translatesAutoresizingMaskIntoConstraints = false
        addSubview(subview)
        NSLayoutConstraint.activate(subview.edgeConstraints(to: self))
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

extension MessageLayout {
    /// Adds `subview` to `superview` and pins it to this edge over the full width.
    ///
    /// - Parameters:
    ///   - subview: The view to add, usually a poster.
    ///   - superview: The view to add it to.
    ///   - safeAnchors: Whether the subview is pinned to the safe area rather than to the superview. The default is
    ///     true.
    @MainActor
    public func constrain(subview: UIView, to superview: UIView, safeAnchors: Bool = true) {
        subview.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(subview)
        let area: any LayoutArea = safeAnchors ? superview.safeAreaLayoutGuide : superview
        NSLayoutConstraint.activate([
            self == .top
                ? subview.topAnchor.constraint(equalTo: area.topAnchor)
                : subview.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            subview.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            subview.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        ])
    }
}
