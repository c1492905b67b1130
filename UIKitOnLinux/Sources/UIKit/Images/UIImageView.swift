/// Shows an image, or several one after the other.
///
/// How the image fits into the bounds is up to `contentMode`. Templates, and symbols without colours of their own, are
/// shown in the tint colour.
/// https://developer.apple.com/documentation/uikit/uiimageview
open class UIImageView: UIView {
    // MARK: - Lifecycle

    /// A view as large as its image, or without size if there is none.
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

    /// The image shown; nil by default. The view's size doesn't follow it, its intrinsic size does. An animated image
    /// runs as long as the view is in a window.
    open var image: UIImage? {
        get { storedImage }
        set {
            guard newValue != storedImage else { return }
            let old = storedImage
            storedImage = newValue
            imageDidChange(from: old)
        }
    }

    /// Shown in place of the image while the view is highlighted; nil by default.
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

    /// What a symbol's own configuration leaves open; nil by default.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { showImage() } }
    }

    // MARK: - Animation

    /// Images that are shown one after the other, in place of the image, while the view animates; nil by default.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// For all images, in seconds; 0, the default, gives each a thirtieth of a second.
    open var animationDuration: TimeInterval = 0

    /// How often the images are shown; 0, the default, means for ever.
    open var animationRepeatCount = 0

    /// Shows `animationImages` from the first one on; nothing happens without any.
    open func startAnimating() { startAnimation() }

    /// Shows the image again.
    open func stopAnimating() { stopAnimation() }

    open var isAnimating: Bool { animation != nil }

    // MARK: - Size

    /// The image's size; none without an image.
    open override var intrinsicContentSize: CGSize {
        shownImage?.size ?? super.intrinsicContentSize
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        shownImage?.size ?? .zero
    }

    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    // MARK: - Changes around the view

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
        // The direction of reading is laid out anew when it changes.
        if shownImage?.flipsForRightToLeftLayoutDirection ?? false { showImage() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        window == nil ? animation?.pause() : animation?.resume()
    }

    // MARK: - Accessibility

    /// Only once it has a label: most pictures are decoration.
    open override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? (accessibilityState.label != nil) }
        set { accessibilityState.isElement = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? .image }
        set { accessibilityState.traits = newValue }
    }

    // MARK: - Internal

    /// Tells layout if the size of what is shown has changed.
    func shownImageDidChange() {
        let size = shownImage?.size
        guard size != shownSize else { return }
        shownSize = size
        invalidateIntrinsicContentSize()
    }
}
