import UIKit

/// A blur of the views behind, or glass with an overlay in the color of its palette; an opaque color with Reduce Transparency
/// and, instead of glass, with Increase Contrast.
///
/// The effect itself is animated, because a blur can't fade by its opacity.
final class PostEffectFill: UIView, PostFillPart {
    // MARK: - Lifecycle

    init() {
        super.init(frame: .zero)
        for view in [cover, effectView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        cover.alpha = 0
        observers = NotificationObservers([
            UIAccessibility.reduceTransparencyStatusDidChangeNotification: { [weak self] _ in self?.update() }
        ])
        adaptToTraits { fill, previous in
            if fill.traitCollection.hasDifferentColorAppearance(comparedTo: previous) { fill.update() }
        }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Internal

    /// An equal value is applied too, because an animation may have been stopped before it reached it.
    var isShown = true {
        didSet { update() }
    }

    func show(_ fill: PostFill) -> Bool {
        guard let look = Look(fill) else { return false }
        self.look = look
        updateCorners()
        // The overlay of glass is above the effect.
        if look.isGlass { bringSubviewToFront(cover) } else { sendSubviewToBack(cover) }
        update()
        return true
    }

    func follow(_ shape: PostShape?) {
        self.shape = shape
        updateCorners()
    }

    // MARK: - Private

    /// The parts of a fill with an effect.
    private struct Look {
        let effect: UIVisualEffect
        /// The effect in dark mode.
        let darkEffect: UIVisualEffect
        /// The translucent color above the effect; nil for none.
        let overlay: UIColor?
        /// The color that replaces the effect.
        let opaqueColor: UIColor
        /// A Boolean value that indicates whether the effect is glass, which the color replaces with Increase Contrast too.
        var isGlass: Bool { overlay != nil }

        @MainActor
        init?(_ fill: PostFill) {
            switch fill {
            case .blur(let style, let dark):
                effect = UIBlurEffect(style: style)
                darkEffect = dark.map { UIBlurEffect(style: $0) } ?? effect
                (overlay, opaqueColor) = (nil, style.opaqueColor(dark: dark))
            case .glass(let palette):
                effect = LiquidGlass.surface()
                darkEffect = effect
                (overlay, opaqueColor) = (palette.glassOverlay, palette.background)
            case .color, .palette, .gradient, .image:
                return nil
            }
        }
    }

    private let effectView = UIVisualEffectView(effect: nil)
    /// The view of the overlay, or of the color that replaces the effect.
    private let cover = UIView()
    private var look: Look?
    private var shape: PostShape?
    private var observers: NotificationObservers?

    /// Gives glass the corners of the shape. A blur is square, since its edges are clipped already.
    private func updateCorners() {
        let shape = look?.isGlass == true ? shape : nil
        LiquidGlass.setCorners(of: effectView, radius: shape?.radius ?? 0, shape?.corners ?? [])
    }

    private func update() {
        guard let look else { return }
        let isReduced =
            UIAccessibility.isReduceTransparencyEnabled
            || look.isGlass && traitCollection.accessibilityContrast == .high
        let isSeen = isShown && !isReduced
        let effect = traitCollection.userInterfaceStyle == .dark ? look.darkEffect : look.effect
        if UIAccessibility.reducesMotion, !look.isGlass {
            // A change of the blur is motion too, so with Reduce Motion the view fades. Glass would be flat.
            if isSeen { UIView.performWithoutAnimation { effectView.effect = effect } }
            effectView.alpha = isSeen ? 1 : 0
        } else {
            effectView.alpha = 1
            effectView.effect = isSeen ? effect : nil
        }
        cover.backgroundColor = isReduced ? look.opaqueColor : look.overlay ?? look.opaqueColor
        cover.alpha = isShown && (isReduced || look.isGlass) ? 1 : 0
    }
}

extension UIBlurEffect.Style {
    /// Returns the color that replaces a blur of this style, and of another one in dark mode, with Reduce Transparency.
    func opaqueColor(dark: UIBlurEffect.Style?) -> UIColor {
        dark.map { UIColor(light: opaqueColor, dark: $0.opaqueColor) } ?? opaqueColor
    }

    /// The color that replaces the blur with Reduce Transparency: a light gray, or in dark mode a gray that is visible
    /// on a black screen.
    var opaqueColor: UIColor {
        let color = UIColor.secondarySystemBackground
        switch self {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            return color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            return color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        default:
            return color
        }
    }
}
