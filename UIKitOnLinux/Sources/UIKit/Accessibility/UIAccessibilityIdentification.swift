/// An object with an identifier for user interface tests. Assistive technologies never speak it.
@MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {
    public var accessibilityIdentifier: String? {
        get { accessibilityState.identifier }
        set { accessibilityState.identifier = newValue }
    }
}
