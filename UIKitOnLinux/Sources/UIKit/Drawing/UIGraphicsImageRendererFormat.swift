/// How many pixels an image renderer makes for a point, and whether they can be clear.
///
/// https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels per point; that of the current traits by default. Zero or less means the same.
    open var scale: CGFloat = 0

    /// Whether the image starts out black rather than clear; false by default.
    open var opaque = false

    /// The format of the main screen.
    public class func `default`() -> UIGraphicsImageRendererFormat {
        preferred()
    }

    /// The format of the screen in the current traits.
    public class func preferred() -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = UITraitCollection.displayScale(from: nil)
        return format
    }

    var effectiveScale: CGFloat {
        scale > 0 && scale.isFinite ? scale : UITraitCollection.displayScale(from: nil)
    }
}
