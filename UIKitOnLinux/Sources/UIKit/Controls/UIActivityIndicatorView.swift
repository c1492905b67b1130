/// A view that shows that a task is in progress: eight blades that light up one after another, each for 0.1 s, and with
/// Mac Catalyst for 0.125 s.
///
/// Blades, alphas, grays and speed were measured on Apple's UIKit.
/// https://developer.apple.com/documentation/uikit/uiactivityindicatorview
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: style.size))
        setUp()
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
        setUp()
    }

    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// A Boolean value that indicates whether the view is hidden while it isn't animating. The default is true.
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }

    /// The color of the blades. Nil restores the default, a gray.
    open var color: UIColor! {
        get { storedColor ?? Self.grey }
        set {
            storedColor = newValue
            for blade in blades { blade.backgroundColor = color }
        }
    }

    public private(set) var isAnimating = false

    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        isHidden = false
        updateLink()
    }

    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
        updateLink()
    }

    open override var intrinsicContentSize: CGSize { style.size }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateLink()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let geometry = style.blades
        let origin = CGPoint(
            x: ((bounds.width - style.size.width) / 2).rounded(.down) + geometry.center,
            y: ((bounds.height - style.size.height) / 2).rounded(.down) + geometry.center)
        for (index, blade) in blades.enumerated() {
            // The blades start at 9 o'clock and continue counterclockwise.
            let angle = .pi - CGFloat(index) * .pi / 4
            blade.bounds = CGRect(origin: .zero, size: geometry.size)
            blade.layer.cornerRadius = geometry.size.height / 2
            blade.center = CGPoint(
                x: origin.x + geometry.radius * cos(angle), y: origin.y - geometry.radius * sin(angle))
            blade.transform = CGAffineTransform(rotationAngle: -angle)
        }
    }

    // MARK: - Private

    private static let grey = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 140 / 255 : 128 / 255, alpha: 1)
    }
    private static let alphas: [CGFloat] = [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }
    private static var bladesPerSecond: Double { FontMetricsProfile.current.isCatalyst ? 8 : 10 }

    private var storedColor: UIColor?
    private let blades = (0..<8).map { _ in UIView() }
    private var link: CADisplayLink?
    private var strongest = 0

    private func setUp() {
        isHidden = true
        isUserInteractionEnabled = false
        accessibilityTraits = .updatesFrequently
        for (blade, alpha) in zip(blades, Self.alphas) {
            blade.backgroundColor = color
            blade.alpha = alpha
            addSubview(blade)
        }
    }

    /// The display link runs only while the blades rotate and the view is in a window.
    private func updateLink() {
        guard isAnimating, window != nil else {
            link?.invalidate()
            link = nil
            return
        }
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] in self?.turn(to: $0.timestamp) }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func turn(to time: TimeInterval) {
        let index = Int(time * Self.bladesPerSecond) % blades.count
        guard index != strongest else { return }
        strongest = index
        for (offset, blade) in blades.enumerated() {
            blade.alpha = Self.alphas[(offset + index) % blades.count]
        }
    }
}

extension UIActivityIndicatorView.Style {
    fileprivate var size: CGSize {
        switch self {
        case .medium: CGSize(width: 20, height: 20)
        case .large: CGSize(width: 37, height: 37)
        }
    }

    /// The size of a blade, the distance of its center from the view's center, and the coordinate of the latter.
    fileprivate var blades: (size: CGSize, radius: CGFloat, center: CGFloat) {
        switch self {
        case .medium: (CGSize(width: 6.5, height: 2.5), 6.75, 10)
        case .large: (CGSize(width: 12, height: 5), 11.5, 17.5)
        }
    }
}
