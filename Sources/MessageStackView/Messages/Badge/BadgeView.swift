import UIKit

/// A badge with an image in its middle.
open class BadgeView: BadgeContainerView {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addImageView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addImageView()
    }

    // MARK: - Public

    /// Shows the image, white by default and fitted into its part of the badge.
    public let imageView = UIImageView()

    /// The image's side as a part of the badge's; 0.65 by default, clamped to 0…1, NaN ignored.
    public var imageSizeRatio: CGFloat = 0.65 {
        didSet {
            guard imageSizeRatio != oldValue, !imageSizeRatio.isNaN else { return }
            constrainImageView()
        }
    }

    /// How images are drawn; as templates, in `tintColor`, by default.
    public var renderingMode: UIImage.RenderingMode = .alwaysTemplate {
        didSet { if renderingMode != oldValue { image = image } }
    }

    /// The image in the badge's middle, nil for none.
    public var image: UIImage? {
        get { imageView.image }
        set { imageView.show(newValue?.withRenderingMode(renderingMode)) }
    }

    /// The colour of a template image; white by default.
    open override var tintColor: UIColor! {
        get { imageView.tintColor }
        set { imageView.tintColor = newValue }
    }

    // MARK: - Private

    private var sizeConstraints: [NSLayoutConstraint] = []

    private func addImageView() {
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

/// A badge: a rounded square of colour with a border and a soft shadow, and a view in its middle.
///
/// Its proportions follow its size, so it looks the same at any: the border is a 75th of its side, the corner radius
/// seven thirtieths.
open class BadgeContainerView: UIView {
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

    /// The shadow of badges made from now on; black, radius 3, opacity 0.15, offset (0, 1.5).
    public static var shadowComponents = ShadowComponents.defaultBlack

    /// The border's width as a part of the badge's shorter side.
    public var containerBorderWidthScale: CGFloat = 1 / 75 {
        didSet { if containerBorderWidthScale != oldValue { setNeedsDisplay() } }
    }

    /// The corner's radius as a part of the badge's shorter side.
    public var containerCornerRadiusScale: CGFloat = 7 / 30 {
        didSet {
            guard containerCornerRadiusScale != oldValue else { return }
            setNeedsDisplay()
            // The shadow has the same corners.
            setNeedsLayout()
        }
    }

    /// The border's colour; white by default.
    public var containerBorderColor: UIColor = .white {
        didSet { if containerBorderColor != oldValue { setNeedsDisplay() } }
    }

    /// The badge's colour; a red (231, 19, 36) by default.
    public var fillColor: UIColor = .badgeRed {
        didSet { if fillColor != oldValue { setNeedsDisplay() } }
    }

    /// 150 × 150 points, unless constraints say otherwise.
    open override var intrinsicContentSize: CGSize { CGSize(width: 150, height: 150) }

    open override func draw(_ rect: CGRect) {
        let side = min(bounds.width, bounds.height)
        guard side > 0 else { return }
        let border = side * containerBorderWidthScale
        let radius = side * containerCornerRadiusScale
        containerBorderColor.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: radius).fill()
        // Concentric with the outer corner, so that the border is equally wide all the way round.
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

    private func setUp() {
        backgroundColor = .clear
        isOpaque = false
        contentMode = .redraw
        Self.shadowComponents.apply(to: layer)
    }
}
