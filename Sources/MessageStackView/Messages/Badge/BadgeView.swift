public import UIKit

/// A rounded square with a fill color, a border, a soft shadow, and an image in its center.
///
/// The width of the border and the corner radius are fractions of the shorter side of the badge: by default, 1/75 and 7/30.
open class BadgeView: UIView {
    // MARK: - Lifecycle

    /// Creates a badge without an image.
    ///
    /// - Parameter frame: The frame in the coordinates of the superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a badge without an image from an archive, such as a nib.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Public

    /// The width of the border as a fraction of the shorter side of the badge. The default is 1/75.
    public var containerBorderWidthScale: CGFloat = 1 / 75 {
        didSet { if containerBorderWidthScale != oldValue { setNeedsDisplay() } }
    }

    /// The corner radius as a fraction of the shorter side of the badge. The default is 7/30.
    public var containerCornerRadiusScale: CGFloat = 7 / 30 {
        didSet {
            guard containerCornerRadiusScale != oldValue else { return }
            setNeedsDisplay()
            // The shadow has the same corners.
            setNeedsLayout()
        }
    }

    /// The color of the border. The default is white.
    public var containerBorderColor: UIColor = .white {
        didSet { if containerBorderColor != oldValue { setNeedsDisplay() } }
    }

    /// The color of the badge inside the border. The default is the red with the hexadecimal value E71324.
    public var fillColor: UIColor = .badgeRed {
        didSet { if fillColor != oldValue { setNeedsDisplay() } }
    }

    /// The view that shows `image` in the center of the badge. By default, its tint color is white.
    public var imageView: UIImageView { picture }

    /// The size of the image view as a fraction of the size of the badge. The default is 0.65. A value below 0 has the effect of 0,
    /// and a value above 1 the effect of 1.
    public var imageSizeRatio: CGFloat = 0.65 {
        didSet {
            guard imageSizeRatio != oldValue, !imageSizeRatio.isNaN else { return }
            constrainImageView()
        }
    }

    /// The rendering mode of `image`. The default is `.alwaysTemplate`, which draws the image in `tintColor`.
    public var renderingMode: UIImage.RenderingMode = .alwaysTemplate {
        didSet { if renderingMode != oldValue { image = image } }
    }

    /// The image in the center of the badge. The default is nil, which shows no image.
    public var image: UIImage? {
        get { picture.source }
        set { imageView.show(newValue?.withRenderingMode(renderingMode)) }
    }

    /// The color in which a template image in the badge is drawn. It is the tint color of `imageView`. The default is white.
    open override var tintColor: UIColor! {
        get { imageView.tintColor }
        set { imageView.tintColor = newValue }
    }

    // MARK: - UIView

    /// The natural size of the badge, which is 150 × 150 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 150, height: 150) }

    /// Draws the border and the fill of the badge.
    ///
    /// - Parameter rect: The part of the bounds that must be drawn. This implementation always draws the whole badge.
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

    /// Lays out the image view, and adapts the path of the shadow to the bounds and corners of the badge.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let radius = min(bounds.width, bounds.height) * containerCornerRadiusScale
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath
    }

    // MARK: - Internal

    /// The shadow of the theme.
    var shadow = PostTheme.app.badgeShadow {
        didSet { if shadow != oldValue { shadow.apply(to: layer, insteadOf: oldValue) } }
    }

    // MARK: - Private

    private let picture = PostImageView()
    private var sizeConstraints: [NSLayoutConstraint] = []

    private func setUp() {
        backgroundColor = .clear
        isOpaque = false
        contentMode = .redraw
        shadow.apply(to: layer)
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
