/// A bar that shows the progress of a task.
///
/// Height, fill and colors were measured on Apple's UIKit.
/// https://developer.apple.com/documentation/uikit/uiprogressview
open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default`
        case bar
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    open var progressViewStyle = Style.default

    /// The progress, clamped to the range from 0 to 1. The default is 0.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }

    /// The color of the completed part. Nil, the default, is the tint color.
    open var progressTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// The color of the remaining part. Nil, the default, is the system's fill color.
    open var trackTintColor: UIColor? {
        didSet { updateColors() }
    }

    open func setProgress(_ progress: Float, animated: Bool) {
        storedProgress = progress.isNaN ? 0 : min(1, max(0, progress))
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.height)
        let width = max(Self.leastFill, (CGFloat(storedProgress) * bounds.width).rounded())
        let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - width : 0
        fill.frame = CGRect(x: x, y: 0, width: width, height: Self.height)
        fill.isHidden = storedProgress == 0
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? SpokenPercentage.text(of: CGFloat(storedProgress)) }
        set { super.accessibilityValue = newValue }
    }

    // MARK: - Private

    private static let height: CGFloat = 4
    private static let leastFill: CGFloat = 8

    private var storedProgress: Float = 0
    private let track = UIView()
    private let fill = UIView()

    private func setUp() {
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
        for view in [track, fill] {
            view.layer.cornerRadius = Self.height / 2
            addSubview(view)
        }
        updateColors()
    }

    private func updateColors() {
        track.backgroundColor = trackTintColor ?? .systemFill
        fill.backgroundColor = progressTintColor ?? tintColor
    }
}
