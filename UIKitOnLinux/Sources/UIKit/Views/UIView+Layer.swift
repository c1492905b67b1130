internal import Readings

extension UIView {
    /// Connects the layer to the view as its delegate.
    func attachLayer() {
        layer.delegate = self
        layer.contentsScale = UIScreen.main.scale
        layer.setNeedsDisplay()
        layer.setNeedsLayout()
    }

    func contentModeDidChange() {
        layer.contentsGravity = contentMode.contentsGravity
        setNeedsDisplay()
    }

    func backgroundColorDidChange(from oldValue: UIColor?) {
        if AnimationEngine.isEnabled { AnimationEngine.currentGroup?.remember(oldValue, of: self) }
        applyBackgroundColor()
    }

    func applyBackgroundColor() {
        withCurrentTraits {
            layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor
        }
    }

    func maskDidChange(from old: UIView?) {
        guard mask !== old else { return }
        mask?.removeFromSuperview()
        layer.mask = mask?.layer
    }

    /// Runs `body` with the view's traits and tint color as current, as UIKit does for layout and drawing.
    func withCurrentTraits(_ body: () -> Void) {
        let outer = UITraitCollection.current
        let outerTint = TintOfCurrentView.storage.withLock { $0 }
        // The dynamic color `.tintColor` as tint would resolve to itself endlessly.
        let tint = tintColor === UIColor.tintColor ? nil : tintColor
        UITraitCollection.current = traitCollection
        TintOfCurrentView.storage.withLock { $0 = tint }
        body()
        UITraitCollection.current = outer
        TintOfCurrentView.storage.withLock { $0 = outerTint }
    }
}

// MARK: - CALayerDelegate

extension UIView: @preconcurrency CALayerDelegate {
    public func display(_ layer: CALayer) {
        withCurrentTraits {
            layer.drawing = CGDrawing(bounds: bounds, overhang: drawingOverhang) { context in
                self.draw(layer, in: context)
            }
        }
    }

    public func draw(_ layer: CALayer, in ctx: CGContext) {
        UIGraphicsPushContext(ctx)
        draw(bounds)
        UIGraphicsPopContext()
    }

    public func layoutSublayers(of layer: CALayer) {
        layOutSubviews()
        if Reading.layoutRepeats.isOn { repeatLayout() }
        guard environment.hasLateTraits else { return }
        environment.hasLateTraits = false
        propagateTraits()
    }

    /// Runs the layout methods of the view and its controller.
    func layOutSubviews() {
        RunCycle.layoutCalls += 1
        withCurrentTraits {
            owningController?.viewWillLayoutSubviews()
            ReservedRegions.track(self) { layoutSubviews() }
            owningController?.viewDidLayoutSubviews()
        }
    }

    /// Lays out the view again and, unless this is a repetition itself, in the next turn.
    private func repeatLayout() {
        layOutSubviews()
        environment.repeatsLayout.toggle()
        if environment.repeatsLayout { RunCycle.onNextTurn { [weak self] in self?.setNeedsLayout() } }
    }
}

extension UIView.ContentMode {
    /// The corresponding gravity of Core Animation.
    fileprivate var contentsGravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        // Core Animation's y axis points up, UIKit's down.
        case .top: .bottom
        case .bottom: .top
        case .left: .left
        case .right: .right
        case .topLeft: .bottomLeft
        case .topRight: .bottomRight
        case .bottomLeft: .topLeft
        case .bottomRight: .topRight
        }
    }
}
