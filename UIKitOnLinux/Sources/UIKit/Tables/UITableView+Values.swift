extension UITableView {
    /// How a table view looks.
    public enum Style: Int, Sendable {
        case plain = 0
        /// Sections apart from each other, over the whole width.
        case grouped = 1
        /// Sections on cards of their own.
        case insetGrouped = 2
    }

    /// Where a row stands after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
        /// As near as it is; not scrolled if it is seen already.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// How a row comes or goes; `automatic` and `middle` fade.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        case automatic = 100
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
