/// Blurs what lies behind it, or makes what it contains stand out on a blur.
///
/// Subviews go into `contentView`. An effect that is set in an animation block comes in, or goes, with the animation. As
/// on Apple's, a superview that is translucent or has a mask keeps the blur from what lies behind that superview; the
/// view's own alpha and mask don't. While Reduce Transparency is on, an opaque colour stands in for a blur.
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

    /// As large as the view; what it contains is shown above the effect.
    open var contentView: UIView { content }

    /// Nil, no effect, by default.
    open var effect: UIVisualEffect? {
        get { storedEffect }
        set {
            storedEffect = newValue?.copy() as? UIVisualEffect
            showEffect()
        }
    }

    /// Subviews belong into `contentView`; the view itself takes none.
    open override func didAddSubview(_ subview: UIView) {
        precondition(
            subview is EffectSubview,
            "Add subviews to a UIVisualEffectView's contentView, not to the visual effect view itself.")
        super.didAddSubview(subview)
    }

    // MARK: - Environment

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showEffect()
    }

    // MARK: - Effect

    private func showEffect() {
        content.vibrantColor = (effect as? UIVibrancyEffect)?.color(with: traitCollection)
        guard let blur = effect as? UIBlurEffect else {
            // Filter and colour stay: an animation goes from them to nothing.
            backdrop.alpha = 0
            tint.alpha = 0
            return
        }
        let material = blur.material(inDark: traitCollection.userInterfaceStyle == .dark)
        let isOpaque = UIAccessibility.isReduceTransparencyEnabled
        show(UIColor(cgColor: isOpaque ? material.opaqueColor : material.tintColor))
        backdrop.filter = material.filter
        backdrop.alpha = isOpaque ? 0 : 1
    }

    private func show(_ color: UIColor) {
        // A tint that wasn't seen has no colour to come from.
        if tint.alpha == 0 {
            UIView.performWithoutAnimation { tint.backgroundColor = color }
        } else {
            tint.backgroundColor = color
        }
        tint.alpha = 1
    }
}
