import CPangoCairo

/// Makes images by drawing them.
///
/// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    private let usedFormat: UIGraphicsImageRendererFormat

    /// For images of a size in points, in the scale of the current traits.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// For images that show what is drawn within `bounds`, in points, in the scale of the current traits.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// For images that show what is drawn within `bounds`, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        usedFormat = format
    }

    open var format: UIGraphicsImageRendererFormat { usedFormat }

    /// The image that the actions draw; one without size if the bounds are empty or too large for a picture.
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

    /// What the actions draw, as a PNG file; empty if the bounds are.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}
