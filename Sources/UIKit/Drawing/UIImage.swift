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

    private let picture: CGImage?
    private let storedScale: CGFloat
    private let mode: RenderingMode
    private let tint: UIColor?

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

    package init(picture: CGImage?, scale: CGFloat, mode: RenderingMode = .automatic, tint: UIColor? = nil) {
        self.picture = picture
        storedScale = scale > 0 && scale.isFinite ? scale : 1
        self.mode = mode
        self.tint = tint
    }

    // MARK: Content

    /// The pixels, tinted if the image is; nil for an image without size.
    open var cgImage: CGImage? {
        guard let picture, let tint else { return picture }
        return picture.tinted(tint.cgColor)
    }

    /// Pixels per point.
    open var scale: CGFloat { storedScale }

    /// In points.
    open var size: CGSize {
        guard let picture else { return .zero }
        return CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    }

    /// `automatic` unless another was asked for.
    open var renderingMode: RenderingMode { mode }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(picture: picture, scale: scale, mode: renderingMode, tint: tint)
    }

    /// The image in one colour, its alpha kept; the rendering mode stays.
    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: mode)
    }

    /// The image in one colour, its alpha kept.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(picture: picture, scale: scale, mode: renderingMode, tint: color)
    }

    /// The image as a PNG file; nil for an image without size.
    open func pngData() -> Data? {
        cgImage?.pngData()
    }

    // MARK: Drawing

    /// Draws the image at its own size into the current context.
    open func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image into the current context, stretched to the rectangle.
    open func draw(in rect: CGRect) {
        guard let cgImage, let context = UIGraphicsGetCurrentContext() else { return }
        context.cairo.paint(cgImage, in: rect)
    }

    // MARK: Equality

    /// Images are equal if they show the same pixels in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return picture === other.picture && scale == other.scale && mode == other.mode && tint == other.tint
    }

    open override var hash: Int {
        picture.map(ObjectIdentifier.init).hashValue
    }
}
