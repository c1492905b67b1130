import CPangoCairo

/// A picture with the scale and the colouring that it is shown with.
///
/// https://developer.apple.com/documentation/uikit/uiimage
open class UIImage: NSObject, @unchecked Sendable {
    /// Whether an image is shown in its own colours, or as a shape in the tint colour.
    public enum RenderingMode: Int, Sendable {
        /// As the place where it is shown thinks fit: an image view shows it in its own colours.
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// How the part between the caps of a resizable image fills the space.
    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }

    private let attributeValueHeader = AttributeValueHeader()

    let look: Look

    // MARK: Lifecycle

    /// An image without size.
    public override convenience init() {
        self.init(picture: nil, scale: 1)
    }

    /// An image with one point for each pixel.
    public convenience init(cgImage: CGImage) {
        self.init(picture: cgImage, scale: 1)
    }

    /// The image in a PNG file's data, with one point for each pixel; nil if the data is something else.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// The image in a PNG file's data, with `scale` pixels per point; nil if the data is something else.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = CGImage(png: data) else { return nil }
        self.init(picture: picture, scale: scale)
    }

    /// The image in a PNG file, its scale taken from a name that ends in `@2x` or `@3x`; nil if it can't be read.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
        self.init(data: data, scale: scale)
    }

    /// The image `name`.png of the app, in the scale of the screen or the next one; nil if there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The image `name`.png of a bundle, of the app without one, in the scale of the traits or the next one; nil if
    /// there is none.
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

    /// The pixels, tinted if the image is; nil for an image without size. A symbol's in the current traits, and those of
    /// an animated image's first frame.
    open var cgImage: CGImage? {
        let picture = look.picture ?? look.symbol?.picture(scale: scale) ?? look.frames.first?.cgImage
        guard let picture, let tint = look.tint else { return picture }
        return picture.tinted(tint.cgColor)
    }

    /// Pixels per point.
    open var scale: CGFloat { look.scale ?? UITraitCollection.displayScale(from: look.symbol?.traits) }

    /// In points.
    open var size: CGSize {
        if let symbol = look.symbol { return symbol.size(scale: scale) }
        guard let picture = look.picture else { return look.frames.first?.size ?? .zero }
        return CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    }

    /// `automatic` unless another was asked for.
    open var renderingMode: RenderingMode { look.mode }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.mode = renderingMode }
    }

    /// The image in one colour, its alpha kept; the rendering mode stays.
    open func withTintColor(_ color: UIColor) -> UIImage {
        with { $0.tint = color }
    }

    /// The image in one colour, its alpha kept.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.mode = renderingMode
        }
    }

    /// The image as a PNG file; nil for an image without size.
    open func pngData() -> Data? {
        cgImage?.pngData()
    }

    /// The image with nothing left to do before it is shown: itself.
    open func preparingForDisplay() -> UIImage? { self }

    /// A smaller copy that fits `size` points; nil for sizes of nothing.
    open func preparingThumbnail(of size: CGSize) -> UIImage? { thumbnail(fitting: size) }

    // MARK: Resizing

    /// What of the image's edges keeps its size, in points; none by default.
    open var capInsets: UIEdgeInsets { look.capInsets }

    open var resizingMode: ResizingMode { look.resizingMode }

    /// The image with edges that keep their size while what is between them is tiled.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The image with edges that keep their size while what is between them is tiled or stretched.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.isResizable = true
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    // MARK: Layout

    /// What of the image lies outside of what layout aligns, in points; nothing by default.
    open var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }

    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Whether image views mirror the image where the interface reads right to left.
    open var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }

    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsForRightToLeft = true }
    }

    // MARK: Animation

    /// The frames of an animated image; nil for a still one.
    open var images: [UIImage]? { look.frames.isEmpty ? nil : look.frames }

    /// How long all frames take, in seconds; 0 for a still image.
    open var duration: TimeInterval { look.duration }

    /// An image that shows others one after the other, each as long, again and again; nil without any. A duration of 0
    /// is a thirtieth of a second for each.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard !images.isEmpty else { return nil }
        let length = duration > 0 ? duration : Double(images.count) / 30
        return UIImage(look: Look(scale: images[0].scale, frames: images, duration: length))
    }

    // MARK: Drawing

    /// Draws the image at its own size into the current context.
    open func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image into the current context, stretched to the rectangle, or resized as its caps say.
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

    /// Images are equal if they show the same pixels in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return look == other.look
    }

    open override var hash: Int {
        look.picture.map { ObjectIdentifier($0).hashValue } ?? look.symbol?.name.hashValue ?? look.frames.count
    }
}
