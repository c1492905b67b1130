extension UIView {
    /// Tests the subviews front to back. Views that are hidden, transparent (alpha below 0.01) or not interactive are
    /// skipped with their subviews; parts of a subview outside this view receive no touches. Measured on Apple's UIKit.
    func hitTestDescendants(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !AnimationEngine.refusesHits(layer: layer),
            self.point(inside: point, with: event)
        else { return nil }
        // Only the order of the subviews counts. A layer's `zPosition` affects drawing, but not hit tests.
        for subview in storedSubviews.reversed() {
            let presented = AnimationEngine.hitTestsPresentation(layer: subview.layer)
            let converted = subview.pointFromSuperview(point, presented: presented)
            if let hit = subview.hitTest(converted, with: event) { return hit }
        }
        return self
    }
}
