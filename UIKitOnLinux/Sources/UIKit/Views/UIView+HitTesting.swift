extension UIView {
    /// Front to back. Hidden, transparent (alpha below 0.01) and non-interactive views prune their subtree; a subview's
    /// part outside this view can't be reached. Measured on Apple's UIKit.
    func hitTestDescendants(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !AnimationEngine.refusesHits(layer: layer),
            self.point(inside: point, with: event)
        else { return nil }
        // The order of the subviews alone decides: a layer's `zPosition` changes only what is painted in front.
        for subview in storedSubviews.reversed() {
            let presented = AnimationEngine.hitTestsPresentation(layer: subview.layer)
            let converted = subview.pointFromSuperview(point, presented: presented)
            if let hit = subview.hitTest(converted, with: event) { return hit }
        }
        return self
    }
}
