extension UIApplication {
    /// Returns the frontmost window with a view at a point on the screen, and that view. The app gets no touches on
    /// window controls.
    func hit(at point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)? {
        for window in allWindows.reversed() where !window.isHidden {
            let sceneFrame = window.windowScene?.frame ?? UIScreen.inUse.bounds
            guard sceneFrame.contains(point) else { continue }
            window.layoutIfNeeded()
            let area = window.windowScene?.windowControlsArea?.offsetBy(dx: sceneFrame.minX, dy: sceneFrame.minY)
            guard area?.contains(point) != true else { return nil }
            let presented = AnimationEngine.hitTestsPresentation(layer: window.layer)
            let inScene = CGPoint(x: point.x - sceneFrame.minX, y: point.y - sceneFrame.minY)
            let point = window.pointFromSuperview(inScene, presented: presented)
            if let view = window.hitTest(point, with: event) { return (window, view) }
        }
        return nil
    }
}
