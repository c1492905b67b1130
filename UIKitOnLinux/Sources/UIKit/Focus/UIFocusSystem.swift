/// The focus system, which tracks the view that receives keyboard input.
///
/// https://developer.apple.com/documentation/uikit/uifocussystem
@MainActor
open class UIFocusSystem: NSObject {
    /// The notification posted after the focus has moved.
    nonisolated public static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")

    /// The user info key for the `UIFocusUpdateContext` of a focus change.
    public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"

    package static let shared = UIFocusSystem()

    private weak var focusedView: UIView?
    /// Whether a view was focused last, even if it has been released. Its loss of focus is announced anyway.
    private var hasFocus = false

    /// Moves the focus of the hardware keyboard to a view; nil removes the focus.
    package func move(to view: UIView?) {
        guard view !== focusedView || hasFocus != (view != nil) else { return }
        let context = UIFocusUpdateContext()
        context.previouslyFocusedView = focusedView
        context.nextFocusedView = view
        focusedView = view
        hasFocus = view != nil
        NotificationCenter.default.post(
            name: Self.didUpdateNotification, object: self, userInfo: [Self.focusUpdateContextUserInfoKey: context])
    }

    /// Clears the focus without notifications, for a new device.
    package func reset() {
        focusedView = nil
        hasFocus = false
    }
}
