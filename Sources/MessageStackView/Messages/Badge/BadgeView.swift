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
