import UIKit

/// The result of a three-finger swipe on a scroll view: the new offset, and the text that VoiceOver speaks.
@MainActor
struct ScrolledPage {
    let offset: CGPoint
    let text: String

    /// Returns `nil` if the scroll view can't scroll further in that direction.
    init?(of scrollView: UIScrollView, toward direction: UIAccessibilityScrollDirection) {
        let insets = scrollView.adjustedContentInset
        let visible = CGSize(
            width: scrollView.bounds.width - insets.left - insets.right,
            height: scrollView.bounds.height - insets.top - insets.bottom)
        guard visible.width > 0, visible.height > 0 else { return nil }
        let size = scrollView.contentSize
        let scrollsDown = size.height > visible.height
        let isVertical: Bool
        let step: CGFloat
        switch direction {
        case .up: (isVertical, step) = (true, -1)
        case .down: (isVertical, step) = (true, 1)
        // Swiping to the left shows the content on the right.
        case .left: (isVertical, step) = (false, 1)
        case .right: (isVertical, step) = (false, -1)
        case .next: (isVertical, step) = (scrollsDown, 1)
        case .previous: (isVertical, step) = (scrollsDown, -1)
        }
        let (length, content) = isVertical ? (visible.height, size.height) : (visible.width, size.width)
        let start = isVertical ? -insets.top : -insets.left
        let current = isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x
        let next = min(max(current + step * length, start), max(start, start + content - length))
        guard abs(next - current) > 0.5 else { return nil }
        offset =
            isVertical
            ? CGPoint(x: scrollView.contentOffset.x, y: next) : CGPoint(x: next, y: scrollView.contentOffset.y)
        let count = Int((content / length).rounded(.up))
        text = "Page \(min(count, Int(((next - start) / length).rounded(.up)) + 1)) of \(count)"
    }
}
