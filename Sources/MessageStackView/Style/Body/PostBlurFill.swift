import UIKit

/// A blur of the views behind; an opaque color with Reduce Transparency.
///
/// The effect itself is animated, because a blur can't fade by its opacity.
final class PostBlurFill: UIView, PostFillPart {
    // MARK: - Lifecycle

    init() {
        super.init(frame: .zero)
        for view in [solid, effectView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        solid.alpha = 0
        observers = NotificationObservers([
            UIAccessibility.reduceTransparencyStatusDidChangeNotification: { [weak self] _ in self?.update() }
        ])
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Internal

    var isShown = true {
        didSet { if isShown != oldValue { update() } }
    }

    func show(_ fill: PostFill) -> Bool {
        guard case .blur(let style) = fill else { return false }
        self.style = style
        update()
        return true
    }

    // MARK: - Private

    private let effectView = UIVisualEffectView(effect: nil)
    private let solid = UIView()
    private var style: UIBlurEffect.Style?
    private var observers: NotificationObservers?

    private func update() {
        guard let style else { return }
        let isReduced = UIAccessibility.isReduceTransparencyEnabled
        let isSeen = isShown && !isReduced
        if UIAccessibility.isReduceMotionEnabled {
            // A change of the blur is motion too, so with Reduce Motion the view fades.
            if isSeen { UIView.performWithoutAnimation { effectView.effect = UIBlurEffect(style: style) } }
            effectView.alpha = isSeen ? 1 : 0
        } else {
            effectView.alpha = 1
            effectView.effect = isSeen ? UIBlurEffect(style: style) : nil
        }
        solid.backgroundColor = style.opaqueColor
        solid.alpha = isShown && isReduced ? 1 : 0
    }
}

extension UIBlurEffect.Style {
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
