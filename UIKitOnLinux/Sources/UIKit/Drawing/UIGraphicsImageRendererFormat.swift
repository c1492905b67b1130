/// The scale and opacity of images created by a renderer.
///
/// https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
open class UIGraphicsImageRendererFormat: NSObject {
    /// The number of pixels per point. The default, 0, and negative values use the scale of the current traits.
    open var scale: CGFloat = 0

    /// A Boolean value that indicates whether the image is initially black rather than transparent. The default is
    /// false.
    open var opaque = false

    /// Returns the format for the main screen.
    public class func `default`() -> UIGraphicsImageRendererFormat {
        preferred()
    }

    /// Returns the format for the screen of the current traits.
    public class func preferred() -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = UITraitCollection.displayScale(from: nil)
        return format
    }

    var effectiveScale: CGFloat {
        scale > 0 && scale.isFinite ? scale : UITraitCollection.displayScale(from: nil)
    }
}
