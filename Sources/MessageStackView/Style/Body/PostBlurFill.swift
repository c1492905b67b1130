import UIKit

/// What is behind it, out of focus; a colour where people asked for less transparency.
///
/// The effect itself comes and goes: a blur can't be faded by its opacity.
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
            // A picture that comes into focus moves too: it fades instead.
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
    /// What stands in for the blur where people asked for less transparency: a light grey, and in the dark one that
    /// stands out from a black screen.
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
