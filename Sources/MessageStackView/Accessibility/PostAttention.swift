import UIKit

/// Tells when somebody's attention rests on a post: when the focus of an assistive technology or a pointer comes to it,
/// and when it goes away.
@MainActor
final class PostAttention {
    private struct Watch {
        weak var slot: PostSlot?
        let hover: UIHoverGestureRecognizer
        let target: GestureTarget
        var isHovered = false
    }

    private let report: @MainActor (Post.ID, PostHold, _ isHeld: Bool) -> Void
    private var watches: [Post.ID: Watch] = [:]
    private var focused: Post.ID?
    private var observers: NotificationObservers?

    init(report: @escaping @MainActor (Post.ID, PostHold, _ isHeld: Bool) -> Void) {
        self.report = report
        observers = NotificationObservers([
            UIAccessibility.elementFocusedNotification: { [weak self] notification in
                self?.focusMoved(to: notification.userInfo?[UIAccessibility.focusedElementUserInfoKey])
            },
            UIAccessibility.voiceOverStatusDidChangeNotification: { [weak self] _ in
                self?.statusChanged(isRunning: UIAccessibility.isVoiceOverRunning)
            },
            UIAccessibility.switchControlStatusDidChangeNotification: { [weak self] _ in
                self?.statusChanged(isRunning: UIAccessibility.isSwitchControlRunning)
            },
        ])
    }

    /// Watches a slot until its post is forgotten.
    func watch(_ slot: PostSlot, of id: Post.ID) {
        let hover = UIHoverGestureRecognizer()
        hover.cancelsTouchesInView = false
        let target = GestureTarget(hover) { [weak self] in self?.hoverChanged(of: id) }
        slot.addGestureRecognizer(hover)
        watches[id] = Watch(slot: slot, hover: hover, target: target)
    }

    /// Forgets a post that has ended.
    func forget(_ id: Post.ID) {
        guard let watch = watches.removeValue(forKey: id) else { return }
        watch.slot?.removeGestureRecognizer(watch.hover)
        if focused == id { focused = nil }
    }

    // MARK: - Private

    private func hoverChanged(of id: Post.ID) {
        guard let watch = watches[id] else { return }
        let isHovered = watch.hover.state == .began || watch.hover.state == .changed
        guard isHovered != watch.isHovered else { return }
        watches[id]?.isHovered = isHovered
        report(id, .pointer, isHovered)
    }

    private func focusMoved(to element: Any?) {
        let slot = (element as? UIView).flatMap { view in
            sequence(first: view, next: \.superview).lazy.compactMap { $0 as? PostSlot }.first
        }
        focus(watches.first { $0.value.slot != nil && $0.value.slot === slot }?.key)
    }

    /// A technology that is switched off takes its focus with it, and tells nobody. If another one goes on, it tells
    /// when it moves.
    private func statusChanged(isRunning: Bool) {
        if !isRunning { focus(nil) }
    }

    private func focus(_ id: Post.ID?) {
        guard id != focused else { return }
        let old = focused
        focused = id
        if let id { report(id, .focus, true) }
        if let old { report(old, .focus, false) }
    }
}
