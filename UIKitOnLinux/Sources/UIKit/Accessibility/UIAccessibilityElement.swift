/// An accessible item that isn't a view, such as a part of a custom-drawn view.
///
/// https://developer.apple.com/documentation/uikit/uiaccessibilityelement
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    /// The view or element that contains this element.
    open weak var accessibilityContainer: AnyObject?

    /// The frame in the container's coordinates, in points. Once set, `accessibilityFrame` follows the container.
    open var accessibilityFrameInContainerSpace: CGRect = .null

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as? UIResponder
        super.init()
    }

    open var accessibilityIdentifier: String? {
        get { accessibilityState.identifier }
        set { accessibilityState.identifier = newValue }
    }

    open override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? true }
        set { accessibilityState.isElement = newValue }
    }

    /// The frame in screen coordinates, in points. The value set last, of this property and
    /// `accessibilityFrameInContainerSpace`, takes effect.
    open override var accessibilityFrame: CGRect {
        get {
            guard !accessibilityFrameInContainerSpace.isNull else { return super.accessibilityFrame }
            let frame = accessibilityFrameInContainerSpace
            switch accessibilityContainer {
            case let view as UIView: return UIAccessibility.convertToScreenCoordinates(frame, in: view)
            case let container as UIResponder:
                let origin = container.accessibilityFrame.origin
                return frame.offsetBy(dx: origin.x, dy: origin.y)
            default: return frame
            }
        }
        set {
            accessibilityFrameInContainerSpace = .null
            super.accessibilityFrame = newValue
        }
    }
}
