import UIKit

extension PostWindow {
    /// The view in a post that somebody types into.
    var typist: UIView? { postingView.firstResponderInside }

    /// The window that the app is in: the one that has, or last had, the key; else its frontmost normal one.
    var appWindow: UIWindow? {
        let windows = (windowScene ?? scene)?.windows.filter { !$0.isHidden && !($0 is PostWindow) } ?? []
        return windows.first { $0 === lender }
            ?? windows.last { $0.windowLevel == .normal && $0.rootViewController != nil } ?? windows.last
    }

    func windowDidBecomeKey(_ object: Any?) {
        guard let window = object as? UIWindow, window.windowScene === scene, !(window is PostWindow) else { return }
        lender = window
    }

    /// A text field makes its window key itself; this is for one that didn't.
    func editingDidBegin(_ object: Any?) {
        guard let view = object as? UIView, view.window === self, !isKeyWindow else { return }
        makeKey()
    }

    /// Nobody types here any more. If the app took the key meanwhile, it has it already.
    func giveKeyBack() {
        guard isKeyWindow else { return }
        appWindow?.makeKey()
    }
}
