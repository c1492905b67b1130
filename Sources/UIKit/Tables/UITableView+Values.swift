extension UITableView {
    /// How a table view looks.
    public enum Style: Int, Sendable {
        case plain = 0
    }

    /// Where a row stands after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
        /// As near as it is; not scrolled if it is seen already.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// As measured on iOS 26 in light.
    static let defaultSeparatorColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.1)
    }
}

extension UITableViewCell {
    /// What is drawn between rows.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
    }
}
