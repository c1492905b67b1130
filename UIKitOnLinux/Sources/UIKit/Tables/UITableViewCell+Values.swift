extension UITableViewCell {
    /// The arrangement of a cell's labels.
    public enum CellStyle: Int, Sendable {
        case `default` = 0
        /// The text at the leading edge and the detail at the trailing edge.
        case value1 = 1
        /// The detail below the text.
        case subtitle = 3
    }

    /// The type of the mark at the trailing edge.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        /// A chevron, for rows that lead to another screen.
        case disclosureIndicator = 1
        case checkmark = 3
    }

    /// The style of a selected cell; `blue` and `gray` look like `default`.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }
}
