/// A view of a table that is used again for other content.
@MainActor
protocol ReusableTableView: UIView {
    var reuseIdentifier: String? { get }
    func prepareForReuse()
    static func make(for identifier: String) -> Self
}

/// Views that went out of sight, and how to make new ones.
@MainActor
struct CellPool<View: ReusableTableView> {
    private var views: [String: [View]] = [:]
    private var classes: [String: View.Type] = [:]

    mutating func register(_ viewClass: View.Type?, for identifier: String) {
        classes[identifier] = viewClass
    }

    /// Keeps a view that can be used again.
    mutating func put(_ view: View) {
        guard let identifier = view.reuseIdentifier else { return }
        views[identifier, default: []].append(view)
    }

    /// One that was used before and is ready for its next content, or a new one of the registered class.
    mutating func take(_ identifier: String) -> View? {
        if let view = views[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        return classes[identifier]?.make(for: identifier)
    }
}

extension UITableViewCell: ReusableTableView {
    static func make(for identifier: String) -> Self { self.init(style: .default, reuseIdentifier: identifier) }
}

extension UITableViewHeaderFooterView: ReusableTableView {
    static func make(for identifier: String) -> Self { self.init(reuseIdentifier: identifier) }
}
