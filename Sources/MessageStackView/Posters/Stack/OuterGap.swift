import UIKit

/// The spacing next to a `MessageStackView` that is arranged in a stack view of the app.
///
/// An arranged view without a height has spacing on both sides. While a stack shows nothing, the spacing on one side is zero, so
/// that the gap between its neighbors is that of the app. Afterward, the spacing is as the app has set it.
@MainActor
struct OuterGap {
    private weak var stackView: UIStackView?
    private weak var view: UIView?
    private var ownSpacing: CGFloat = 0

    /// - Parameters:
    ///   - stack: The stack of posts.
    ///   - isClosed: A Boolean value that indicates whether the stack shows nothing, or is about to show nothing.
    mutating func update(around stack: MessageStackView, isClosed: Bool) {
        let views = (stack.superview as? UIStackView)?.arrangedSubviews ?? []
        let index = isClosed ? views.firstIndex(of: stack) : nil
        let isLast = index == views.count - 1
        let new = index.flatMap { isLast ? $0 > 0 ? views[$0 - 1] : nil : stack }
        guard new !== view else { return }
        if let view, let stackView, stackView.customSpacing(after: view) == 0 {
            stackView.setCustomSpacing(ownSpacing, after: view)
        }
        (view, stackView) = (new, stack.superview as? UIStackView)
        guard let new, let stackView else { return }
        ownSpacing = stackView.customSpacing(after: new)
        stackView.setCustomSpacing(0, after: new)
    }
}
