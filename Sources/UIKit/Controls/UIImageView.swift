/// Shows an image.
///
/// How the image fits into the bounds is up to `contentMode`. A template image is shown in the tint colour.
/// https://developer.apple.com/documentation/uikit/uiimageview
open class UIImageView: UIView {
    /// A view as large as its image, or without size if there is none.
    public init(image: UIImage?) {
        storedImage = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
        showImage()
    }

    // MARK: Image

    private var storedImage: UIImage?

    /// The image shown; nil by default. The view's size doesn't follow it, its intrinsic size does.
    open var image: UIImage? {
        get { storedImage }
        set {
            guard newValue != storedImage else { return }
            let oldSize = storedImage?.size
            storedImage = newValue
            if newValue?.size != oldSize { invalidateIntrinsicContentSize() }
            showImage()
        }
    }

    /// Hands the image's pixels to the layer, tinted in the view's own traits if it is a template.
    private func showImage() {
        withCurrentTraits {
            let tinted = image?.renderingMode == .alwaysTemplate ? image?.withTintColor(tintColor) : image
            layer.contents = tinted?.cgImage
            if let tinted { layer.contentsScale = tinted.scale }
        }
    }

    // MARK: Size

    /// The image's size; none without an image.
    open override var intrinsicContentSize: CGSize {
        image?.size ?? super.intrinsicContentSize
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        image?.size ?? .zero
    }

    // MARK: Changes around the view

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showImage()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showImage()
    }
}
