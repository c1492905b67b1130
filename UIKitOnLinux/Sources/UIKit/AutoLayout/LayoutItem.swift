/// An item of a constraint: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view whose bounds are the item's coordinate space.
    var layoutSuperview: UIView? { get }

    /// The view itself, or the owning view of a guide.
    var layoutView: UIView? { get }

    /// The name in logs.
    var layoutName: String { get }
}

// MARK: - UIView

extension UIView: LayoutItem {
    var layoutSuperview: UIView? { storedSuperview }
    var layoutView: UIView? { self }
    var layoutName: String { accessibilityIdentifierOrType }

    private var accessibilityIdentifierOrType: String {
        let type = String(describing: type(of: self))
        guard let identifier = accessibilityIdentifier else { return type }
        return "\(type) '\(identifier)'"
    }
}

// MARK: - UILayoutGuide

extension UILayoutGuide: LayoutItem {
    var layoutSuperview: UIView? { owningView }
    var layoutView: UIView? { owningView }
    var layoutName: String { identifier.isEmpty ? "UILayoutGuide" : "UILayoutGuide '\(identifier)'" }
}
