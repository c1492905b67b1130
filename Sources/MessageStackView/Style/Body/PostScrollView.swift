import UIKit

/// Scrolls a post's view if there isn't enough room for all of it, and does nothing otherwise.
///
/// It wants to be as high as the content, less than a label wants to be seen whole: where there is less room, the
/// content keeps its height.
final class PostScrollView: UIScrollView {
    // MARK: - Lifecycle

    override init(frame: CGRect) {
        super.init(frame: frame)
        // The poster keeps it in the safe area.
        contentInsetAdjustmentBehavior = .never
        delaysContentTouches = false
        scrollsToTop = false
        isScrollEnabled = false
        bounces = false
        clipsToBounds = false
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Internal

    /// Called before a subview leaves.
    ///
    /// On Apple's platforms that is also while this view deallocates, when forming a weak reference to it is fatal:
    /// the closure must not capture this view.
    var willRemove: (UIView) -> Void = { _ in }

    /// The constraints that a content has in here, which is a subview already.
    ///
    /// - Parameter priority: how much it wants to be as high as that.
    func constraints(
        holding content: UIView, _ priority: UILayoutPriority = .postContentHeight
    ) -> [NSLayoutConstraint] {
        let height = heightAnchor.constraint(equalTo: content.heightAnchor)
        height.priority = priority
        return content.edgeConstraints(to: contentLayoutGuide) + [
            content.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(greaterThanOrEqualTo: frameLayoutGuide.heightAnchor),
            height,
        ]
    }

    // MARK: - UIView

    override func layoutSubviews() {
        super.layoutSubviews()
        // Less than a pixel is a matter of rounding.
        let overflows = contentSize.height > bounds.height + 0.5
        guard overflows != isScrollEnabled else { return }
        let content = subviews.lazy.compactMap { $0 as? any PostTextScrolling }.first
        if overflows, let content, content.scrollText() { return }
        isScrollEnabled = overflows
        bounces = overflows
        clipsToBounds = overflows
        if overflows { flashScrollIndicators() } else { contentOffset = .zero }
    }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        willRemove(subview)
    }
}

/// A view whose texts can scroll by themselves where there is too little room, so that its buttons stay in sight.
@MainActor
protocol PostTextScrolling: UIView {
    /// Moves the texts into a scroll view.
    ///
    /// - Returns: false if they are in one already.
    func scrollText() -> Bool
}
