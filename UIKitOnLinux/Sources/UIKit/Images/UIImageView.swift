/// A view that displays an image, or an animated sequence of images.
///
/// `contentMode` determines how the image fits into the bounds. Template images, and symbols without separate
/// colors, are drawn in the tint color.
/// https://developer.apple.com/documentation/uikit/uiimageview
open class UIImageView: UIView {
    // MARK: - Lifecycle

    /// Creates a view of the image's size; the size is zero without an image.
    public init(image: UIImage?) {
        storedImage = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        storedImage = image
        storedHighlightedImage = highlightedImage
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
        decodeValues(from: coder)
        for value in UIImageView.archivedImages { value.decode(self, from: coder) }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        for value in UIImageView.archivedImages { value.encode(self, with: coder) }
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
        imageDidChange(from: nil)
    }

    // MARK: - Image

    private var storedImage: UIImage?
    private var storedHighlightedImage: UIImage?
    var animation: ImageAnimation? {
        didSet { if animation !== oldValue { oldValue?.pause() } }
    }
    var mirrored: (source: CGImage, picture: CGImage)?
    private var shownSize: CGSize?

    /// The image to display; `nil` by default. Setting it changes the view's intrinsic content size, but not its size.
    /// An animated image plays while the view is in a window.
    open var image: UIImage? {
        get { storedImage }
        set {
            guard newValue != storedImage else { return }
            let old = storedImage
            storedImage = newValue
            imageDidChange(from: old)
        }
    }

    /// The image to display while the view is highlighted; `nil` by default, which displays `image`.
    open var highlightedImage: UIImage? {
        get { storedHighlightedImage }
        set {
            guard newValue != storedHighlightedImage else { return }
            storedHighlightedImage = newValue
            showImage()
        }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { showImage() } }
    }

    /// The configuration for symbol images, which applies where a symbol's own configuration specifies nothing; `nil`
    /// by default.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { showImage() } }
    }

    // MARK: - Animation

    /// The images to display one after another while the view animates; `nil` by default.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The duration of one pass through all images, in seconds. With 0, the default, each image is shown for a
    /// thirtieth of a second.
    open var animationDuration: TimeInterval = 0

    /// The number of times to play the images; 0, the default, plays them endlessly.
    open var animationRepeatCount = 0

    /// Plays `animationImages` from the first one. Does nothing without images.
    open func startAnimating() { startAnimation() }

    /// Stops the animation and displays `image` again.
    open func stopAnimating() { stopAnimation() }

    open var isAnimating: Bool { animation != nil }

    // MARK: - Size

    /// The image's size; no intrinsic size without an image.
    open override var intrinsicContentSize: CGSize {
        shownImage?.size ?? super.intrinsicContentSize
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        shownImage?.size ?? .zero
    }

    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    // MARK: - Environment changes

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showImage()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showImage()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // A change of the layout direction triggers layout.
        if shownImage?.flipsForRightToLeftLayoutDirection ?? false { showImage() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        window == nil ? animation?.pause() : animation?.resume()
    }

    // MARK: - Accessibility

    /// A Boolean value that indicates whether the view is an accessibility element. By default, it is one only if it
    /// has an accessibility label, because most images are decoration.
    open override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? (accessibilityState.label != nil) }
        set { accessibilityState.isElement = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? .image }
        set { accessibilityState.traits = newValue }
    }

    // MARK: - Internal

    /// Invalidates the intrinsic content size if the displayed image has another size.
    func shownImageDidChange() {
        let size = shownImage?.size
        guard size != shownSize else { return }
        shownSize = size
        invalidateIntrinsicContentSize()
    }
}
