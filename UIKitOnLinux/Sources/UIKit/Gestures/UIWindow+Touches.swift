extension UIWindow {
    /// Hands the touches of this window that have changed to their recognisers and views.
    func routeTouches(of event: UIEvent) {
        let changed = event.orderedTouches.filter { $0.window === self && $0.phase != .stationary }
        GestureArbiter.shared.handle(changed, with: event)
    }
}
