/// What the actions of an image renderer draw with.
///
/// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
open class UIGraphicsImageRendererContext: NSObject {
    private let context: CGContext
    private let usedFormat: UIGraphicsImageRendererFormat

    init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
        self.context = context
        usedFormat = format
    }

    open var cgContext: CGContext { context }
    open var format: UIGraphicsImageRendererFormat { usedFormat }

    open func fill(_ rect: CGRect) { context.fill(rect) }
    open func stroke(_ rect: CGRect) { context.stroke(rect) }
    open func clip(to rect: CGRect) { context.clip(to: rect) }
}
