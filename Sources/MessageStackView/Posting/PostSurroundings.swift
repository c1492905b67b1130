import UIKit

/// Observes scenes, focus, assistive technologies and time settings for a manager, until it is released.
@MainActor
final class PostSurroundings {
    enum Change {
        /// A scene became active or inactive, entered the background, or disconnected.
        case scene(UIScene, isActive: Bool)
        /// A focus moved from an element to a slot; nil for an element outside posts.
        case focus(PostAttention.Focus, on: PostSlot?, from: AnyObject?)
        /// An assistive technology was switched on or off, or `PostDuration.scale` changed.
        case needs
    }

    private let report: @MainActor @Sendable (Change) -> Void
    private var observers: NotificationObservers?

    init(report: @escaping @MainActor @Sendable (Change) -> Void) {
        self.report = report
        observers = NotificationObservers([
            UIScene.didActivateNotification: { [weak self] in self?.sceneDidChange($0, isActive: true) },
            UIScene.willDeactivateNotification: { [weak self] in self?.sceneDidChange($0, isActive: false) },
            UIScene.didEnterBackgroundNotification: { [weak self] in self?.sceneDidChange($0, isActive: false) },
            UIScene.didDisconnectNotification: { [weak self] in self?.sceneDidChange($0, isActive: false) },
            UIAccessibility.voiceOverStatusDidChangeNotification: { [weak self] _ in
                self?.technologyDidChange(isRunning: UIAccessibility.isVoiceOverRunning)
            },
            UIAccessibility.switchControlStatusDidChangeNotification: { [weak self] _ in
                self?.technologyDidChange(isRunning: UIAccessibility.isSwitchControlRunning)
            },
            PostDuration.scaleDidChangeNotification: { [weak self] _ in self?.report(.needs) },
            UIAccessibility.elementFocusedNotification: { [weak self] in
                self?.focus(
                    .technology, didMoveTo: $0.userInfo?[UIAccessibility.focusedElementUserInfoKey],
                    from: $0.userInfo?[UIAccessibility.unfocusedElementUserInfoKey])
            },
            UIFocusSystem.didUpdateNotification: { [weak self] in
                let context = $0.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
                self?.focus(
                    .keyboard, didMoveTo: context?.nextFocusedView, from: context?.previouslyFocusedView)
            },
        ])
    }

    private func sceneDidChange(_ notification: Notification, isActive: Bool) {
        if let scene = notification.object as? UIScene { report(.scene(scene, isActive: isActive)) }
    }

    private func focus(_ focus: PostAttention.Focus, didMoveTo element: Any?, from previous: Any?) {
        let slot = PostSlot.slot(around: element.map { $0 as AnyObject })
        report(.focus(focus, on: slot, from: previous.map { $0 as AnyObject }))
    }

    /// An assistive technology that is switched off doesn't report the loss of its focus.
    private func technologyDidChange(isRunning: Bool) {
        report(.needs)
        if !isRunning { report(.focus(.technology, on: nil, from: nil)) }
    }
}
