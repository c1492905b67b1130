import CPangoCairo

/// An image with its scale and rendering attributes.
///
/// https://developer.apple.com/documentation/uikit/uiimage
open class UIImage: NSObject, @unchecked Sendable {
    /// The rendering mode: original colors, or a template filled with the tint color.
    public enum RenderingMode: Int, Sendable {
        /// The context decides. An image view shows the original colors.
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// The way in which the center of a resizable image fills its space.
    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }

    private let attributeValueHeader = AttributeValueHeader()

    /// The description for assistive technologies; nil by default. It isn't part of equality and isn't copied to derived images.
    @MainActor open var accessibilityLabel: String?

    let look: Look

    // MARK: Lifecycle

    /// Creates an image of zero size.
    public override convenience init() {
        self.init(picture: nil, scale: 1)
    }

    /// Creates an image with one point per pixel.
    public convenience init(cgImage: CGImage) {
        self.init(picture: cgImage, scale: 1)
    }

    /// Creates an image from PNG data with one point per pixel, or returns nil if the data isn't PNG.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates an image from PNG data with `scale` pixels per point, or returns nil if the data isn't PNG.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = CGImage(png: data) else { return nil }
        self.init(picture: picture, scale: scale)
    }

    /// Creates an image from a PNG file, or returns nil if it can't be read. A name that ends in `@2x` or `@3x`
    /// determines the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
        self.init(data: data, scale: scale)
    }

    /// Creates an image from the app's file `name`.png, at the screen's scale or the nearest one, or returns nil if
    /// there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates an image from the file `name`.png of a bundle (the app's if nil), at the scale of the traits or the
    /// nearest one, or returns nil if there is none.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        let scale = UITraitCollection.displayScale(from: traitCollection)
        guard let found = ImageFiles.image(named: name, in: bundle, scale: scale) else { return nil }
        self.init(picture: found.picture, scale: found.scale)
    }

    package convenience init(picture: CGImage?, scale: CGFloat) {
        self.init(look: Look(picture: picture, scale: scale > 0 && scale.isFinite ? scale : 1))
    }

    init(look: Look) {
        self.look = look
    }

    // MARK: Content

    /// The bitmap, tinted if the image is; nil for an image of zero size. For a symbol, drawn with the current traits;
    /// for an animated image, the first frame.
    open var cgImage: CGImage? {
        let picture = look.picture ?? look.symbol?.picture(scale: scale) ?? look.frames.first?.cgImage
        guard let picture, let tint = look.tint else { return picture }
        return picture.tinted(tint.cgColor)
    }

    /// The number of pixels per point.
    open var scale: CGFloat { look.scale ?? UITraitCollection.displayScale(from: look.symbol?.traits) }

    /// The size in points.
    open var size: CGSize {
        if let symbol = look.symbol { return symbol.size(scale: scale) }
        guard let picture = look.picture else { return look.frames.first?.size ?? .zero }
        return CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    }

    /// The rendering mode. The default is `automatic`.
    open var renderingMode: RenderingMode { look.mode }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.mode = renderingMode }
    }

    /// Returns the image in one color with its original alpha and rendering mode.
    open func withTintColor(_ color: UIColor) -> UIImage {
        with { $0.tint = color }
    }

    /// Returns the image in one color with its original alpha and the given rendering mode.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.mode = renderingMode
        }
    }

    /// Returns PNG data of the image, or nil for an image of zero size.
    open func pngData() -> Data? {
        cgImage?.pngData()
    }

    /// Returns the image decoded for display, which is the image itself.
    open func preparingForDisplay() -> UIImage? { self }

    /// Returns a smaller copy that fits `size` in points, or nil for an empty size.
    open func preparingThumbnail(of size: CGSize) -> UIImage? { thumbnail(fitting: size) }

    // MARK: Resizing

    /// The insets of the edges that aren't resized, in points. The default is zero.
    open var capInsets: UIEdgeInsets { look.capInsets }

    open var resizingMode: ResizingMode { look.resizingMode }

    /// Returns a resizable image with fixed edges and a tiled center.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns a resizable image with fixed edges and a tiled or stretched center.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.isResizable = true
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    // MARK: Layout

    /// The insets of the alignment rectangle from the image's edges, in points. The default is zero.
    open var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }

    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    /// A Boolean value that indicates whether image views mirror the image in right-to-left interfaces.
    open var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }

    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsForRightToLeft = true }
    }

    // MARK: Animation

    /// The frames of an animated image, or nil for a still one.
    open var images: [UIImage]? { look.frames.isEmpty ? nil : look.frames }

    /// The total duration of all frames, in seconds; 0 for a still image.
    open var duration: TimeInterval { look.duration }

    /// Returns an image that shows frames of equal duration in a loop, or nil without frames. For a duration of 0, each
    /// frame lasts 1/30 second.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard !images.isEmpty else { return nil }
        let length = duration > 0 ? duration : Double(images.count) / 30
        return UIImage(look: Look(scale: images[0].scale, frames: images, duration: length))
    }

    // MARK: Drawing

    /// Draws the image at its natural size in the current context.
    open func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image in the current context, stretched to the rectangle or resized by its caps.
    open func draw(in rect: CGRect) {
        guard let cgImage, let context = UIGraphicsGetCurrentContext() else { return }
        guard let center = centerOfCaps else { return context.cairo.paint(cgImage, in: rect) }
        let parts = NineParts(
            source: CGRect(origin: .zero, size: cgImage.pixelSize), center: center, scale: scale, target: rect)
        cairo_save(context.cairo)
        context.cairo.paint(parts, of: cgImage, tiles: resizingMode == .tile)
        cairo_restore(context.cairo)
    }

    // MARK: Equality

    /// Images are equal if they show the same content in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return look == other.look
    }

    open override var hash: Int {
        look.picture.map { ObjectIdentifier($0).hashValue } ?? look.symbol?.name.hashValue ?? look.frames.count
    }
}
