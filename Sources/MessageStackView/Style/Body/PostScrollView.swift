public import UIKit

/// A scroll view for the content of a post. The scroll view is as tall as its content if there is enough room for the post.
/// Otherwise, the scroll view is shorter, and the user can scroll the content.
///
/// Put the texts of a posted view into a `PostScrollView`, so that the buttons outside it always remain visible:
///
/// ```swift
/// let column = UIStackView(arrangedSubviews: [PostScrollView(containing: textLabel), actionsView])
/// ```
///
/// The constraint between the height of the scroll view and that of its content has a priority below 750, the default compression
/// resistance of a label. If there is too little room, the scroll view therefore becomes shorter, and the labels in it keep their
/// height.
public final class PostScrollView: UIScrollView {
    // MARK: - Lifecycle

    /// Creates a scroll view that contains a view.
    ///
    /// - Parameter content: The view to scroll. The content gets the width of the scroll view, and the constraints of the content
    ///   determine its height.
    public convenience init(containing content: UIView) {
        self.init(frame: .zero)
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        roomForMarks = Self.roomForMarks
        NSLayoutConstraint.activate(constraints(containing: content, .postTextHeight))
    }

    /// Creates a scroll view without content. To create a scroll view with content and its constraints, use `init(containing:)`.
    ///
    /// - Parameter frame: The frame in the coordinates of the superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a scroll view from an archive, such as a nib.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        // The poster keeps the scroll view in the safe area.
        contentInsetAdjustmentBehavior = .never
        delaysContentTouches = false
        scrollsToTop = false
        isScrollEnabled = false
        bounces = false
        clipsToBounds = false
    }

    // MARK: - Internal

    /// Called before a subview leaves.
    ///
    /// On Apple's platforms this also happens while this view deallocates, when forming a weak reference to it is
    /// fatal: the closure must not capture this view.
    var willRemove: (UIView) -> Void = { _ in }

    /// A closure that is called when the size of the view has changed.
    package var sizeDidChange: () -> Void = {}

    /// Returns the constraints of a content view, which is a subview already.
    ///
    /// - Parameter priority: The priority of the height of the content.
    func constraints(
        containing content: UIView, _ priority: UILayoutPriority = .postContentHeight
    ) -> [NSLayoutConstraint] {
        let height = heightAnchor.constraint(equalTo: content.heightAnchor)
        height.priority = priority
        let edges = content.edgeConstraints(to: contentLayoutGuide)
        edges[0].constant = roomForMarks
        return edges + [
            content.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(
                greaterThanOrEqualTo: frameLayoutGuide.heightAnchor, constant: -roomForMarks),
            height,
        ]
    }

    /// The distance in points by which the view extends above its alignment rectangle, so that it doesn't cut off marks above
    /// the first line, such as those of Arabic or Vietnamese letters at a large text size, while it scrolls.
    private var roomForMarks: CGFloat = 0

    private static let roomForMarks: CGFloat = 6

    // MARK: - UIView

    /// The distances between the frame of the scroll view and the alignment rectangle that Auto Layout uses. If the scroll view
    /// was created with `init(containing:)`, the top distance is 6 points, so that marks above the first line of text, such as
    /// those of Arabic letters, aren't cut off. All other distances are 0.
    public override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: roomForMarks, left: 0, bottom: 0, right: 0)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        updateScrolling()
        guard bounds.size != knownSize else { return }
        knownSize = bounds.size
        sizeDidChange()
    }

    private var knownSize = CGSize.zero

    private func updateScrolling() {
        // A difference of less than a pixel is a rounding error.
        let overflows = contentSize.height > bounds.height + 0.5
        guard overflows != isScrollEnabled else { return }
        isScrollEnabled = overflows
        bounces = overflows
        clipsToBounds = overflows
        if overflows { flashScrollIndicators() } else { contentOffset = .zero }
    }

    /// Returns a Boolean value that indicates whether a drag that begins on a subview scrolls the scroll view and cancels the
    /// touch of the subview. The result is true for a button. For any other view, `UIScrollView` decides.
    ///
    /// - Parameter view: The subview on which the drag began.
    public override func touchesShouldCancel(in view: UIView) -> Bool {
        view is UIButton || super.touchesShouldCancel(in: view)
    }

    public override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        willRemove(subview)
    }
}
