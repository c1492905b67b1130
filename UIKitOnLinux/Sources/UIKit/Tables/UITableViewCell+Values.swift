extension UITableViewCell {
    /// How the labels of a cell stand to each other.
    public enum CellStyle: Int, Sendable {
        case `default` = 0
        /// Text at the leading edge, detail at the trailing one.
        case value1 = 1
        /// Detail below the text.
        case subtitle = 3
    }

    /// The mark at the trailing edge.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        /// A chevron: a tap leads somewhere.
        case disclosureIndicator = 1
        case checkmark = 3
    }

    /// Whether a selected cell shows it; `blue` and `gray` look like `default`.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }
}
