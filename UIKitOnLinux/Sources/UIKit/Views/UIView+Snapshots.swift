extension UIView {
    /// Draws the current presentation of the view and its subviews, including blurs, into the current context.
    func drawSeenHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        if afterScreenUpdates {
            RunCycle.layOut(self)
            layer.displayTreeIfNeeded()
        }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.paint(in: context, at: FrameClock.now, backdrops: .live(nil))
        context.restoreGState()
        return true
    }

    func makeSnapshotView(afterScreenUpdates: Bool) -> UIView {
        let snapshot = UIView(frame: CGRect(origin: .zero, size: bounds.size))
        let format = UIGraphicsImageRendererFormat()
        format.scale = UIScreen.main.scale
        let image = UIGraphicsImageRenderer(size: bounds.size, format: format).image { _ in
            _ = drawSeenHierarchy(in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterScreenUpdates)
        }
        snapshot.isOpaque = false
        snapshot.layer.contents = image.cgImage
        snapshot.layer.contentsScale = format.scale
        return snapshot
    }
}
