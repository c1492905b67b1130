public import UIKit

/// A rounded square with a fill color, a border, a soft shadow, and an image in its center.
///
/// Its proportions are independent of its size: by default, the border is 1/75 of its side and the corner radius 7/30.
open class BadgeView: UIView {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Public

    /// The shadow of a badge: black, radius 3, opacity 0.15, offset (0, 1.5) by default. It is read when a badge is created.
    public static var shadowComponents = ShadowComponents.defaultBlack

    /// The width of the border as a fraction of the badge's shorter side; 1/75 by default.
    public var containerBorderWidthScale: CGFloat = 1 / 75 {
        didSet { if containerBorderWidthScale != oldValue { setNeedsDisplay() } }
    }

    /// The corner radius as a fraction of the badge's shorter side; 7/30 by default.
    public var containerCornerRadiusScale: CGFloat = 7 / 30 {
        didSet {
            guard containerCornerRadiusScale != oldValue else { return }
            setNeedsDisplay()
            // The shadow has the same corners.
            setNeedsLayout()
        }
    }

    /// The color of the border; white by default.
    public var containerBorderColor: UIColor = .white {
        didSet { if containerBorderColor != oldValue { setNeedsDisplay() } }
    }

    /// The color of the badge; a red (231, 19, 36) by default.
    public var fillColor: UIColor = .badgeRed {
        didSet { if fillColor != oldValue { setNeedsDisplay() } }
    }

    /// The image view, whose tint color is white by default.
    public var imageView: UIImageView { picture }

    /// The size of the image view as a fraction of the badge's; 0.65 by default. It is clamped to 0 ... 1, and NaN is
    /// ignored.
    public var imageSizeRatio: CGFloat = 0.65 {
        didSet {
            guard imageSizeRatio != oldValue, !imageSizeRatio.isNaN else { return }
            constrainImageView()
        }
    }

    /// The rendering mode of images; `.alwaysTemplate` by default, which draws them in `tintColor`.
    public var renderingMode: UIImage.RenderingMode = .alwaysTemplate {
        didSet { if renderingMode != oldValue { image = image } }
    }

    /// The image in the center of the badge; nil for none.
    public var image: UIImage? {
        get { picture.source }
        set { imageView.show(newValue?.withRenderingMode(renderingMode)) }
    }

    /// The color of a template image; white by default.
    open override var tintColor: UIColor! {
        get { imageView.tintColor }
        set { imageView.tintColor = newValue }
    }

    // MARK: - UIView

    /// A size of 150 × 150 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 150, height: 150) }

    open override func draw(_ rect: CGRect) {
        let side = min(bounds.width, bounds.height)
        guard side > 0 else { return }
        let border = side * containerBorderWidthScale
        let radius = side * containerCornerRadiusScale
        containerBorderColor.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: radius).fill()
        // The inner corners are concentric with the outer ones, so that the border is equally wide everywhere.
        fillColor.setFill()
        let inner = bounds.insetBy(dx: border, dy: border)
        UIBezierPath(roundedRect: inner, cornerRadius: max(0, radius - border)).fill()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let radius = min(bounds.width, bounds.height) * containerCornerRadiusScale
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath
    }

    // MARK: - Private

    private let picture = PostImageView()
    private var sizeConstraints: [NSLayoutConstraint] = []

    private func setUp() {
        backgroundColor = .clear
        isOpaque = false
        contentMode = .redraw
        Self.shadowComponents.apply(to: layer)
        imageView.tintColor = .white
        imageView.contentMode = .scaleAspectFit
        imageView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(imageView)
        NSLayoutConstraint.activate([
            imageView.centerXAnchor.constraint(equalTo: centerXAnchor),
            imageView.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        constrainImageView()
    }

    private func constrainImageView() {
        NSLayoutConstraint.deactivate(sizeConstraints)
        let ratio = min(1, max(0, imageSizeRatio))
        sizeConstraints = [
            imageView.widthAnchor.constraint(equalTo: widthAnchor, multiplier: ratio),
            imageView.heightAnchor.constraint(equalTo: heightAnchor, multiplier: ratio),
        ]
        NSLayoutConstraint.activate(sizeConstraints)
    }
}
