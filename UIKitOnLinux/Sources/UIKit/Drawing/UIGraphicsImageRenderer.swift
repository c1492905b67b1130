import CPangoCairo

/// Creates images by drawing.
///
/// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    private let usedFormat: UIGraphicsImageRendererFormat

    /// Creates a renderer for images of a size in points, at the scale of the current traits.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// Creates a renderer for images of the area `bounds`, in points, at the scale of the current traits.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for images of the area `bounds`, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        usedFormat = format
    }

    open var format: UIGraphicsImageRendererFormat { usedFormat }

    /// Returns the image drawn by the actions. It has zero size if the bounds are empty or too large.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let scale = usedFormat.effectiveScale
        guard let pixels = PixelSize(covering: bounds.size, scale: scale) else { return UIImage() }
        guard let surface = CairoSurface(pixels) else { return UIImage() }
        surface.draw { cairo in
            if usedFormat.opaque { cairo_paint(cairo) }
            cairo_scale(cairo, scale, scale)
            cairo_translate(cairo, -bounds.minX, -bounds.minY)
            let context = CGContext(cairo)
            UIGraphicsPushContext(context)
            actions(UIGraphicsImageRendererContext(context, format: usedFormat, surface: surface))
            UIGraphicsPopContext()
        }
        return UIImage(picture: CGImage(surface), scale: scale)
    }

    /// Returns PNG data of the image drawn by the actions, empty if the bounds are.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}
