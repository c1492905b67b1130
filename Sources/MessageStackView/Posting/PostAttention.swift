import UIKit

/// Tracks whether a pointer, the focus of a keyboard or the focus of an assistive technology is on a given post.
@MainActor
final class PostAttention {
    /// A kind of focus.
    enum Focus: Hashable {
        case technology, keyboard
    }

    private weak var slot: PostSlot?
    private let report: @MainActor (PostHold, _ isHeld: Bool) -> Void
    private let hover = UIHoverGestureRecognizer()
    private var target: GestureTarget?
    private var isHovered = false
    private var focuses: Set<Focus> = []

    /// - Parameter report: A closure that is called when the pointer or the focus reaches or leaves the post.
    init(to slot: PostSlot, report: @escaping @MainActor (PostHold, _ isHeld: Bool) -> Void) {
        self.slot = slot
        self.report = report
        hover.cancelsTouchesInView = false
        target = GestureTarget(hover) { [weak self] in self?.hoverDidChange() }
        slot.addGestureRecognizer(hover)
    }

    /// Handles a move of the focus.
    ///
    /// - Parameter newSlot: The slot that has the focus now; nil if no slot has it.
    func focus(_ focus: Focus, didMoveTo newSlot: PostSlot?) {
        let wasFocused = !focuses.isEmpty
        if let slot, newSlot === slot { focuses.insert(focus) } else { focuses.remove(focus) }
        if wasFocused == focuses.isEmpty { report(.focus, !focuses.isEmpty) }
    }

    private func hoverDidChange() {
        let isHovered = hover.state == .began || hover.state == .changed
        guard isHovered != self.isHovered else { return }
        self.isHovered = isHovered
        report(.pointer, isHovered)
    }
}
