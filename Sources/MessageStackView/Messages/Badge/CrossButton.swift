import UIKit

/// A button with an X, which closes a post. The button itself applies two accessibility settings that UIKit applies
/// only to titles: Bold Text makes the X heavier, and Button Shapes draws a circle around it.
final class CrossButton: UIButton {
    // MARK: - Lifecycle

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "close"
        setImage(.cross, for: .normal)
        ring.isUserInteractionEnabled = false
        ring.layer.borderWidth = 1.5
        insertSubview(ring, at: 0)
        observers = NotificationObservers([
            UIAccessibility.buttonShapesEnabledStatusDidChangeNotification: { [weak self] _ in self?.update() }
        ])
        adaptToTraits { button, _ in button.update() }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - UIView

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = Self.ringSide
        ring.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        ring.layer.cornerRadius = side / 2
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    // MARK: - Accessibility

    /// The label that the app sets, or `PostStrings.dismiss`, with the name of the post if several are shown.
    override var accessibilityLabel: String? {
        get { label ?? PostActions.dismissLabel(around: self) }
        set { label = newValue }
    }

    // MARK: - Private

    /// The diameter of the circle in points.
    private static let ringSide: CGFloat = 28

    private var label: String?
    private let ring = UIView()
    private var observers: NotificationObservers?

    private func update() {
        ring.isHidden = !UIAccessibility.buttonShapesEnabled
        ring.layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
        // An image that the app has set stays.
        guard let image = image(for: .normal), image === UIImage.cross || image === UIImage.boldCross else { return }
        let new = traitCollection.legibilityWeight == .bold ? UIImage.boldCross : .cross
        if new !== image { setImage(new, for: .normal) }
    }
}

extension UIImage {
    /// The X of a close button.
    static let cross = UIImage(
        systemName: "xmark", withConfiguration: SymbolConfiguration(pointSize: 16, weight: .medium))

    /// The heavier X for the Bold Text setting.
    static let boldCross = UIImage(
        systemName: "xmark", withConfiguration: SymbolConfiguration(pointSize: 16, weight: .heavy))
}
