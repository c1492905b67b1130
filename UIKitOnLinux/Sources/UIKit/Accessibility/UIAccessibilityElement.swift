/// Something that is no view, and can be read and operated in one.
///
/// https://developer.apple.com/documentation/uikit/uiaccessibilityelement
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    /// The view that it is part of, or another element.
    open weak var accessibilityContainer: AnyObject?

    /// Where it is in its container's coordinates, in points; setting it has `accessibilityFrame` follow the container.
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

    /// On the screen, in points; the last one set of this and `accessibilityFrameInContainerSpace` counts.
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
