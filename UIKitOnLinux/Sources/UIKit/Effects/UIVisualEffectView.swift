/// A view that blurs the content behind it, shows it through glass, or shows its own content vibrantly on a blur.
///
/// Add subviews to `contentView`. An effect set inside an animation block is animated. As in Apple's UIKit, a superview
/// that is translucent or has a mask limits the blur to the content inside that superview; the view's own alpha and
/// mask don't. Glass is flat, without its filter, under an opacity below 1, its own included. While Reduce Transparency is
/// on, an opaque color replaces the blur.
/// https://developer.apple.com/documentation/uikit/uivisualeffectview
open class UIVisualEffectView: UIView {
    private lazy var backdrop = EffectBackdropView(in: self)
    private lazy var tint = EffectSubview(in: self)
    private lazy var content = EffectContentView(in: self)
    private var storedEffect: UIVisualEffect?
    private var observer: NotificationObserver?

    // MARK: - Lifecycle

    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        setUp()
        self.effect = effect
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        layer.allowsGroupOpacity = false
        for view in [backdrop, tint] {
            view.isUserInteractionEnabled = false
            view.alpha = 0
        }
        content.backgroundColor = nil
        observer = NotificationObserver(of: UIAccessibility.reduceTransparencyStatusDidChangeNotification) {
            [weak self] in self?.showEffect()
        }
    }

    // MARK: - Content

    /// The view for subviews. It fills the visual effect view and is shown above the effect.
    open var contentView: UIView { content }

    /// The effect. Nil, the default, is no effect.
    open var effect: UIVisualEffect? {
        get { storedEffect }
        set {
            storedEffect = newValue?.copy() as? UIVisualEffect
            showEffect()
        }
    }

    /// Checks that subviews are added to `contentView` rather than to this view.
    open override func didAddSubview(_ subview: UIView) {
        precondition(
            subview is EffectSubview,
            "Add subviews to a UIVisualEffectView's contentView, not to the visual effect view itself.")
        super.didAddSubview(subview)
    }

    // MARK: - Shape

    override func shapeDidChange() {
        let defaultRadius = effect is UIGlassEffect ? min(bounds.width, bounds.height) / 2 : 0
        let radii = cornerRadii ?? CornerRadii(all: defaultRadius)
        for view in [backdrop, tint] { radii.apply(to: view.layer) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        shapeDidChange()
    }

    // MARK: - Environment

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showEffect()
    }

    // MARK: - Effect

    private func showEffect() {
        content.vibrantColor = (effect as? UIVibrancyEffect)?.color(with: traitCollection)
        let material = effect?.material(inDark: traitCollection.userInterfaceStyle == .dark)
        guard let effect, let material else {
            // Filter and color are kept, so that the effect can fade out.
            backdrop.alpha = 0
            tint.alpha = 0
            return
        }
        shapeDidChange()
        let isOpaque = UIAccessibility.isReduceTransparencyEnabled
        show(UIColor(cgColor: isOpaque ? material.opaqueColor : effect.tint(of: material, with: traitCollection)))
        backdrop.filter = material.filter
        backdrop.alpha = isOpaque ? 0 : 1
    }

    private func show(_ color: UIColor) {
        // A tint that wasn't visible has no color to animate from.
        if tint.alpha == 0 {
            UIView.performWithoutAnimation { tint.backgroundColor = color }
        } else {
            tint.backgroundColor = color
        }
        tint.alpha = 1
    }
}
