/// A subview of a visual effect view that fills it.
class EffectSubview: UIView {
    init(in view: UIView) {
        super.init(frame: view.bounds)
        isOpaque = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }
}

/// The view that blurs. Its alpha is the strength of the blur.
final class EffectBackdropView: EffectSubview {
    override class var layerClass: AnyClass { BackdropLayer.self }

    var filter: BackdropFilter? {
        get { (layer as? BackdropLayer)?.filter }
        set { (layer as? BackdropLayer)?.filter = newValue }
    }
}

/// The view that contains the app's content in a visual effect view.
final class EffectContentView: EffectSubview {
    override class var layerClass: AnyClass { VibrantLayer.self }

    var vibrantColor: CGColor? {
        get { (layer as? VibrantLayer)?.color }
        set { (layer as? VibrantLayer)?.color = newValue }
    }
}
