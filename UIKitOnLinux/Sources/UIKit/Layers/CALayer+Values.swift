extension CALayer {
    /// Sets a value of the model and runs its action, which may animate the change.
    package func set<Value: Equatable>(
        _ keyPath: WritableKeyPath<LayerValues, Value>, _ value: Value, animating key: String? = nil
    ) {
        guard model[keyPath: keyPath] != value else { return }
        let action = key.flatMap { CATransaction.disableActions() ? nil : self.action(forKey: $0) }
        model[keyPath: keyPath] = value
        RunCycle.setNeedsCommit()
        if let key, let action { action.run(forKey: key, object: self, arguments: nil) }
    }

    func setTiming<Value>(_ keyPath: WritableKeyPath<MediaTiming, Value>, _ value: Value) {
        timing[keyPath: keyPath] = value
        RunCycle.setNeedsCommit()
    }

    func setBounds(_ bounds: CGRect) {
        let bounds = finite(bounds, "bounds")
        let hasNewSize = bounds.size != model.bounds.size
        set(\.bounds, bounds, animating: "bounds")
        if hasNewSize { setNeedsLayout() }
    }

    /// Sets bounds and position so that the layer, with its transform, covers `frame`.
    func setFrame(_ frame: CGRect) {
        let transform = affineTransform()
        var size = frame.size
        if !transform.isIdentity {
            let linear = CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
            size = CGRect(origin: .zero, size: frame.size).applying(linear.inverted()).size
        }
        bounds = CGRect(origin: bounds.origin, size: size)
        let covered = model.frame
        position = CGPoint(x: position.x + frame.minX - covered.minX, y: position.y + frame.minY - covered.minY)
    }
}

extension LayerValues {
    /// The bounding box of the transformed layer, in its superlayer's coordinates.
    package var frame: CGRect {
        let box = CGRect(
            x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height, width: bounds.width,
            height: bounds.height)
        let affine = CATransform3DGetAffineTransform(transform)
        let turned = affine.isIdentity ? box : box.applying(affine)
        return turned.offsetBy(dx: position.x, dy: position.y)
    }
}
