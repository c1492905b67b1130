/// Knows which view the keys of a keyboard go to.
///
/// https://developer.apple.com/documentation/uikit/uifocussystem
@MainActor
open class UIFocusSystem: NSObject {
    /// The focus has moved.
    nonisolated public static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")

    /// In a move of the focus: its `UIFocusUpdateContext`.
    public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"

    package static let shared = UIFocusSystem()

    private weak var focusedView: UIView?
    /// Whether some view was focused last, even one that is gone since: that it has lost the focus is told all the same.
    private var hasFocus = false

    /// Moves the focus, as the Tab key does; nil takes it away.
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

    /// Forgets the focus without telling anybody: another device begins.
    package func reset() {
        focusedView = nil
        hasFocus = false
    }
}
