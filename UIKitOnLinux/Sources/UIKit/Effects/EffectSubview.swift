/// A part of a visual effect view, as large as that is.
class EffectSubview: UIView {
    init(in view: UIView) {
        super.init(frame: view.bounds)
        isOpaque = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }
}

/// The blur itself; its alpha is the blur's strength.
final class EffectBackdropView: EffectSubview {
    override class var layerClass: AnyClass { BackdropLayer.self }

    var filter: BackdropFilter? {
        get { (layer as? BackdropLayer)?.filter }
        set { (layer as? BackdropLayer)?.filter = newValue }
    }
}

/// What the app puts into a visual effect view.
final class EffectContentView: EffectSubview {
    override class var layerClass: AnyClass { VibrantLayer.self }

    var vibrantColor: CGColor? {
        get { (layer as? VibrantLayer)?.color }
        set { (layer as? VibrantLayer)?.color = newValue }
    }
}
