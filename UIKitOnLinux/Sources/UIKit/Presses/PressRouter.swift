/// Sends presses of a hardware keyboard's keys to the app.
///
/// As Apple documents for `UIPress.responder`, a press goes to the first responder of the key window, and from there up
/// the responder chain until a responder handles it. Without a first responder it starts at the view of the frontmost
/// view controller, so that it reaches the "main view controller" and the app's delegate:
/// https://developer.apple.com/documentation/uikit/handling-key-presses-made-on-a-physical-keyboard.
@MainActor
package enum PressRouter {
    /// Presses a key and releases it.
    ///
    /// The release goes to the same responder as the press, even if the first responder has changed meanwhile.
    ///
    /// - Returns: `true` if a responder handled the press, which is one that overrides `pressesBegan(_:with:)` and
    ///   doesn't call `super`.
    package static func press(_ key: UIKey) -> Bool {
        guard let window = UIApplication.shared.windowForInput else { return false }
        let responder = FirstResponder.current ?? window.frontResponder
        let press = UIPress(of: key, in: window, to: responder, at: FrameClock.now)
        send(press)
        press.advance(to: .ended, at: FrameClock.now)
        send(press)
        return !press.isUnhandled
    }

    private static func send(_ press: UIPress) {
        press.window?.sendEvent(UIPressesEvent(presses: [press], timestamp: press.timestamp))
    }
}

extension UIWindow {
    /// The view of the frontmost view controller, or the window itself if it has none.
    package var frontResponder: UIResponder {
        var controller = rootViewController
        while let presented = controller?.presentedViewController { controller = presented }
        return controller?.viewIfLoaded ?? self
    }

    /// Passes the presses of this window to their responders.
    func routePresses(of event: UIPressesEvent) {
        for press in event.allPresses where press.window === self {
            switch press.phase {
            case .began: press.responder?.pressesBegan([press], with: event)
            case .changed: press.responder?.pressesChanged([press], with: event)
            case .stationary: break
            case .ended: press.responder?.pressesEnded([press], with: event)
            case .cancelled: press.responder?.pressesCancelled([press], with: event)
            }
        }
    }
}
