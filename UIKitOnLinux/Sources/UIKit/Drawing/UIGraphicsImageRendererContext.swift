import CPangoCairo

/// The context for the actions of an image renderer.
///
/// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
open class UIGraphicsImageRendererContext: NSObject {
    private let context: CGContext
    private let usedFormat: UIGraphicsImageRendererFormat

    private let surface: CairoSurface

    init(_ context: CGContext, format: UIGraphicsImageRendererFormat, surface: CairoSurface) {
        self.context = context
        self.surface = surface
        usedFormat = format
    }

    open var cgContext: CGContext { context }
    open var format: UIGraphicsImageRendererFormat { usedFormat }

    /// A copy of the current drawing as an image.
    open var currentImage: UIImage {
        let picture = CGImage.drawn(PixelSize(width: surface.width, height: surface.height)) { cairo in
            cairo_set_source_surface(cairo, surface.pointer, 0, 0)
            cairo_paint(cairo)
        }
        return UIImage(picture: picture, scale: usedFormat.effectiveScale)
    }

    open func fill(_ rect: CGRect) { context.fill(rect) }
    open func stroke(_ rect: CGRect) { context.stroke(rect) }
    open func clip(to rect: CGRect) { context.clip(to: rect) }
}
