import UIKit

/// The frame of the docked keyboard, as its notifications report it.
///
/// The keyboard guide of a view that is added while the keyboard is up may stay at the bottom until the keyboard
/// moves. Until then, posts are above this frame.
@MainActor
final class DockedKeyboard {
    static let shared = DockedKeyboard()

    /// The frame on the screen; nil while no keyboard is docked, or if it appeared before the first poster was made.
    private(set) var frame: CGRect?

    /// The closures that are called when the frame has changed.
    private var followers: [ObjectIdentifier: @MainActor () -> Void] = [:]
    private var observers: NotificationObservers?

    private init() {
        // A keyboard that floats or moves off the screen posts the notification of hiding.
        observers = NotificationObservers([
            UIResponder.keyboardWillChangeFrameNotification: { [weak self] in self?.keyboardWillMove($0) },
            UIResponder.keyboardWillShowNotification: { [weak self] in self?.keyboardWillMove($0) },
            UIResponder.keyboardWillHideNotification: { [weak self] _ in self?.set(nil) },
        ])
    }

    /// Returns the frame in the coordinates of a view; nil if no keyboard is docked, or if it doesn't cover the view.
    /// On visionOS, the keyboard is a window of its own.
    func frame(in view: UIView) -> CGRect? {
        #if os(visionOS)
            return nil
        #else
            guard let frame, let screen = view.window?.windowScene?.screen else { return nil }
            let own = view.convert(frame, from: screen.coordinateSpace)
            return own.minY < view.bounds.maxY && own.maxY > view.bounds.minY ? own : nil
        #endif
    }

    /// Calls a closure when the frame has changed, until `removeFollower(_:)`.
    func addFollower(_ follower: AnyObject, _ didChange: @escaping @MainActor () -> Void) {
        followers[ObjectIdentifier(follower)] = didChange
    }

    func removeFollower(_ follower: AnyObject) {
        followers[ObjectIdentifier(follower)] = nil
    }

    private func keyboardWillMove(_ notification: Notification) {
        let isDocked = frame != nil || notification.name == UIResponder.keyboardWillShowNotification
        guard isDocked else { return }
        set((notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue)
    }

    private func set(_ new: CGRect?) {
        guard new != frame else { return }
        frame = new
        for didChange in Array(followers.values) { didChange() }
    }
}
