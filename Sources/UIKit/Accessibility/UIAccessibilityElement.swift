/// Something that is no view, and can be read and operated in one.
///
/// https://developer.apple.com/documentation/uikit/uiaccessibilityelement
open class UIAccessibilityElement: UIResponder {
    /// The view that it is part of, or another element.
    open weak var accessibilityContainer: AnyObject?

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as? UIResponder
        super.init()
    }

    open override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? true }
        set { accessibilityState.isElement = newValue }
    }
}
