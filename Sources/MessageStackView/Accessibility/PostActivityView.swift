import UIKit

/// An activity indicator that shows a still hourglass instead of a wheel while Reduce Motion is on, and after a tap on the
/// wheel. Another tap shows the wheel again.
///
/// A wheel moves for as long as the wait lasts, and criterion 2.2.2 of WCAG 2.2 requires a way to stop or hide it.
final class PostActivityView: UIActivityIndicatorView {
    // MARK: - Lifecycle

    override init(style: Style) {
        super.init(style: style)
        setUp()
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Internal

    /// The symbol that replaces the wheel.
    static var stillSymbol: UIImage? { UIImage(systemName: "hourglass") }

    /// A Boolean value that indicates whether the hourglass is shown.
    var isStill: Bool { !symbolView.isHidden }

    // MARK: - UIActivityIndicatorView

    override var color: UIColor! {
        // UIKit draws the wheel in this color, also while it is transparent.
        get { isStill ? super.color : shownColor ?? super.color }
        set {
            shownColor = newValue
            update()
        }
    }

    override func startAnimating() {
        isActive = true
        update()
    }

    override func stopAnimating() {
        isActive = false
        update()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        symbolView.frame = bounds
    }

    /// Returns a Boolean value that indicates whether a point is in the view, or in a target that is large enough for a
    /// finger.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let growth = CGSize(
            width: max(0, HitTarget.side - bounds.width), height: max(0, HitTarget.side - bounds.height))
        return bounds.insetBy(dx: -growth.width / 2, dy: -growth.height / 2).contains(point)
    }

    // MARK: - Private

    private let symbolView = UIImageView(image: PostActivityView.stillSymbol)
    private var observers: NotificationObservers?
    private var isActive = false
    /// A Boolean value that indicates whether a tap has stopped the wheel.
    private var isPaused = false
    private let tap = UITapGestureRecognizer()
    private var target: GestureTarget?
    /// The color while the wheel is transparent; nil for UIKit's color.
    private var shownColor: UIColor?

    private func setUp() {
        symbolView.contentMode = .scaleAspectFit
        symbolView.isAccessibilityElement = false
        symbolView.isHidden = true
        addSubview(symbolView)
        isUserInteractionEnabled = true
        addGestureRecognizer(tap)
        target = GestureTarget(tap) { [weak self] in self?.tapDidChange() }
        observers = NotificationObservers([
            UIAccessibility.reduceMotionStatusDidChangeNotification: { [weak self] _ in self?.update() }
        ])
    }

    private func tapDidChange() {
        guard tap.state == .ended else { return }
        isPaused.toggle()
        update()
    }

    private func update() {
        let isStill = isActive && (isPaused || UIAccessibility.reducesMotion)
        tap.isEnabled = isActive
        symbolView.isHidden = !isStill
        symbolView.tintColor = shownColor ?? .systemGray
        super.color = isStill ? .clear : shownColor
        if isActive, !isStill { super.startAnimating() } else { super.stopAnimating() }
        isHidden = !isActive && hidesWhenStopped
        // UIKit would describe a wheel that doesn't turn as halted.
        accessibilityLabel = isStill ? postStrings.inProgress : nil
        accessibilityLanguage = postStrings.speechLanguage(of: accessibilityLabel)
    }
}
