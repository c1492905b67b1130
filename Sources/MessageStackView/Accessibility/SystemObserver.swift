import UIKit

/// Observes scenes, focus and assistive technologies for all managers and posters.
///
/// They share the observers, since adding and removing observers takes longer than most posts' own work.
@MainActor
enum SystemObserver {
    /// A kind of focus.
    enum Focus {
        case technology, keyboard
    }

    enum Change {
        /// A scene became active or inactive, entered the background, or disconnected.
        case scene(UIScene, isActive: Bool)
        /// The user began to edit text in a view. The view is nil if the system doesn't report it.
        case editing(UIView?)
        /// The focus of an assistive technology or of the keyboard moved from one element to another. An element is nil if there
        /// was or is none.
        case focus(Focus, to: AnyObject?, from: AnyObject?)
        /// The user switched an assistive technology, such as VoiceOver, on or off.
        case needs
    }

    /// An object that is called with each change.
    @MainActor
    protocol Listener: AnyObject {
        func systemDidChange(_ change: Change)
    }

    /// Adds a listener, which isn't retained. Listeners are called in the order of their addition.
    static func add(_ listener: any Listener) {
        _ = observers
        listeners.append { [weak listener] in listener }
    }

    private static var listeners = WeakList<any Listener>()

    private static let observers = NotificationObservers([
        UIScene.didActivateNotification: { sceneDidChange($0, isActive: true) },
        UIScene.willDeactivateNotification: { sceneDidChange($0, isActive: false) },
        UIScene.didEnterBackgroundNotification: { sceneDidChange($0, isActive: false) },
        UIScene.didDisconnectNotification: { sceneDidChange($0, isActive: false) },
        UITextField.textDidBeginEditingNotification: { report(.editing($0.object as? UIView)) },
        UITextView.textDidBeginEditingNotification: { report(.editing($0.object as? UIView)) },
        // Other views that are edited are found when the keyboard appears.
        UIResponder.keyboardWillShowNotification: { _ in report(.editing(nil)) },
        UIAccessibility.elementFocusedNotification: { notification in
            let element = { notification.userInfo?[$0].map { $0 as AnyObject } }
            report(
                .focus(
                    .technology, to: element(UIAccessibility.focusedElementUserInfoKey),
                    from: element(UIAccessibility.unfocusedElementUserInfoKey)))
        },
        UIFocusSystem.didUpdateNotification: {
            let context = $0.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
            report(.focus(.keyboard, to: context?.nextFocusedView, from: context?.previouslyFocusedView))
        },
        UIAccessibility.voiceOverStatusDidChangeNotification: { _ in
            technologyDidChange(isRunning: UIAccessibility.isVoiceOverRunning)
        },
        UIAccessibility.switchControlStatusDidChangeNotification: { _ in
            technologyDidChange(isRunning: UIAccessibility.isSwitchControlRunning)
        },
    ])

    private static func report(_ change: Change) {
        for listener in listeners { listener.systemDidChange(change) }
    }

    private static func sceneDidChange(_ notification: Notification, isActive: Bool) {
        if let scene = notification.object as? UIScene { report(.scene(scene, isActive: isActive)) }
    }

    /// An assistive technology that is switched off doesn't report the loss of its focus.
    private static func technologyDidChange(isRunning: Bool) {
        report(.needs)
        guard !isRunning else { return }
        report(.focus(.technology, to: AssistiveTechnology.isRunning ? PostFocus.focusedElement : nil, from: nil))
    }
}
