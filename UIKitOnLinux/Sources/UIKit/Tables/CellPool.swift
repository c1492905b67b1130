/// A table's view that can be reused for other content.
@MainActor
protocol ReusableTableView: UIView {
    var reuseIdentifier: String? { get }
    func prepareForReuse()
    static func make(for identifier: String) -> Self
}

/// The reusable views, and the classes from which new ones are created.
@MainActor
struct CellPool<View: ReusableTableView> {
    private var views: [String: [View]] = [:]
    private var classes: [String: View.Type] = [:]

    mutating func register(_ viewClass: View.Type?, for identifier: String) {
        classes[identifier] = viewClass
    }

    /// Stores a view for reuse.
    mutating func put(_ view: View) {
        guard let identifier = view.reuseIdentifier else { return }
        views[identifier, default: []].append(view)
    }

    /// Returns a view that is prepared for reuse, or a new one of the registered class.
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
