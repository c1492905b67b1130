extension EngineItem {
    /// Returns the description of a derived equation in logs, with the names that UIKit uses.
    func sentence(of role: DerivedRole, isRoot: Bool) -> String {
        if let guide = item as? UILayoutGuide {
            let prefix = guide.source == .margins ? "UIView" : guide.identifier
            let suffix = guide.source == .margins ? "Margin-guide-constraint" : ""
            return "<NSLayoutConstraint '\(prefix)-\(role.edge)\(suffix)' \(guide.layoutName) (active)>"
        }
        if isRoot {
            let length = role == .lengthX ? "Width" : "Height"
            return "<NSLayoutConstraint 'UIView-Encapsulated-Layout-\(length)' \(item.layoutName) (active)>"
        }
        let frame = (item as? UIView)?.frame ?? .zero
        let value: (name: String, value: CGFloat) =
            switch role {
            case .originX: ("minX", frame.minX)
            case .originY: ("minY", frame.minY)
            case .lengthX, .huggingX, .resistanceX: ("width", frame.width)
            case .lengthY, .huggingY, .resistanceY: ("height", frame.height)
            }
        return "<NSAutoresizingMaskLayoutConstraint \(item.layoutName).\(value.name) == \(value.value) (active)>"
    }
}

extension DerivedRole {
    fileprivate var edge: String {
        switch self {
        case .originX, .huggingX, .resistanceX: "left"
        case .originY, .huggingY, .resistanceY: "top"
        case .lengthX: "right"
        case .lengthY: "bottom"
        }
    }
}
