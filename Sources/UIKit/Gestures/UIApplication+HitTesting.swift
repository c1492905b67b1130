extension UIApplication {
    /// What is hit at a point of the screen: the frontmost window that has a view there.
    func hit(at point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)? {
        for window in allWindows.reversed() where !window.isHidden {
            window.layoutIfNeeded()
            let presented = AnimationEngine.hitTestsPresentation(layer: window.layer)
            let point = window.pointFromSuperview(point, presented: presented)
            if let view = window.hitTest(point, with: event) { return (window, view) }
        }
        return nil
    }
}
