import UIKit

/// Tells when somebody's attention rests on a post: when the focus of an assistive technology or of a keyboard, or a
/// pointer, comes to it, and when it goes away.
@MainActor
final class PostAttention {
    private enum Focus: Hashable {
        case technology, keyboard
    }

    private struct Watch {
        weak var slot: PostSlot?
        let hover: UIHoverGestureRecognizer
        let target: GestureTarget
        var isHovered = false
    }

    private let report: @MainActor (Post.ID, PostHold, _ isHeld: Bool) -> Void
    private var watches: [Post.ID: Watch] = [:]
    private var focused: [Focus: Post.ID] = [:]
    private var observers: NotificationObservers?

    init(report: @escaping @MainActor (Post.ID, PostHold, _ isHeld: Bool) -> Void) {
        self.report = report
        observers = NotificationObservers([
            UIAccessibility.elementFocusedNotification: { [weak self] notification in
                let element = notification.userInfo?[UIAccessibility.focusedElementUserInfoKey]
                self?.focus(.technology, movedTo: element)
            },
            UIFocusSystem.didUpdateNotification: { [weak self] notification in
                let context = notification.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey]
                self?.focus(.keyboard, movedTo: (context as? UIFocusUpdateContext)?.nextFocusedView)
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
        focused = focused.filter { $0.value != id }
    }

    // MARK: - Private

    private func hoverChanged(of id: Post.ID) {
        guard let watch = watches[id] else { return }
        let isHovered = watch.hover.state == .began || watch.hover.state == .changed
        guard isHovered != watch.isHovered else { return }
        watches[id]?.isHovered = isHovered
        report(id, .pointer, isHovered)
    }

    /// A technology that is switched off takes its focus with it, and tells nobody. If another one goes on, it tells
    /// when it moves.
    private func statusChanged(isRunning: Bool) {
        if !isRunning { focus(.technology, movedTo: nil) }
    }

    private func focus(_ focus: Focus, movedTo element: Any?) {
        let slot = (element as? UIResponder)?.accessibleView?.enclosingSlot
        let new = slot.flatMap { slot in watches.first { $0.value.slot === slot }?.key }
        let old = focused[focus]
        guard new != old else { return }
        focused[focus] = new
        if let new { report(new, .focus, true) }
        if let old, !focused.values.contains(old) { report(old, .focus, false) }
    }
}
