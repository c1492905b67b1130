extension UITableView {
    /// The style of a table view.
    public enum Style: Int, Sendable {
        case plain = 0
        /// Separate sections with the full width.
        case grouped = 1
        /// Separate sections on rounded cards.
        case insetGrouped = 2
    }

    /// The position of a row after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
        /// Scrolls by the minimum distance, and not at all if the row is visible already.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// The animation of an inserted or deleted row; `automatic` and `middle` fade.
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

    /// The default separator color. The light variant was measured on iOS 26.
    static let defaultSeparatorColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.1)
    }
}

extension UITableViewCell {
    /// The style of separators between rows.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
    }
}
