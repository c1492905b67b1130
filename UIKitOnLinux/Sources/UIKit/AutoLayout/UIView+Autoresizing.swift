extension UIView {
    /// Moves and resizes the subviews that aren't laid out by constraints, by their autoresizing masks. `oldSize` is
    /// the previous size of the bounds.
    func autoresizeSubviews(from oldSize: CGSize) {
        guard autoresizesSubviews else { return }
        let growth = CGSize(width: bounds.width - oldSize.width, height: bounds.height - oldSize.height)
        for subview in storedSubviews where subview.layoutState.translatesAutoresizingMask {
            guard !subview.autoresizingMask.isEmpty else { continue }
            var frame = subview.untransformedFrame
            let mask = subview.autoresizingMask
            let horizontal = AutoresizingShares(of: frame, in: oldSize, mask: mask, axis: .horizontal)
            let vertical = AutoresizingShares(of: frame, in: oldSize, mask: mask, axis: .vertical)
            frame.origin.x += growth.width * horizontal.origin
            frame.origin.y += growth.height * vertical.origin
            frame.size.width = max(0, frame.width + growth.width * horizontal.length)
            frame.size.height = max(0, frame.height + growth.height * vertical.length)
            subview.setUntransformedFrame(frame)
        }
    }

    /// Sets center and bounds, which are independent of the transform, from the frame that the view has without a
    /// transform.
    func setUntransformedFrame(_ frame: CGRect) {
        let anchor = layer.anchorPoint
        let position = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        if bounds.size != frame.size {
            environment.isBetweenFrames = true
            bounds = CGRect(origin: bounds.origin, size: frame.size)
            environment.isBetweenFrames = false
            if center == position { updateSafeArea() }
        }
        if center != position { center = position }
    }
}
