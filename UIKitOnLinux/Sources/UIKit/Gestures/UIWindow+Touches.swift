extension UIWindow {
    /// Passes the changed touches of this window to their recognizers and views.
    func routeTouches(of event: UIEvent) {
        let changed = event.orderedTouches.filter { $0.window === self && $0.phase != .stationary }
        GestureArbiter.shared.handle(changed, with: event)
    }
}
