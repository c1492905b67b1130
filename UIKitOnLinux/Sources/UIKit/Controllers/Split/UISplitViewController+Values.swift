extension UISplitViewController {
    public enum Style: Int, Sendable {
        /// The columns are set with `viewControllers`, as before iOS 14.
        case unspecified = 0
        case doubleColumn = 1
    }

    public enum Column: Int, Sendable {
        case primary = 0
        /// The middle one of three columns, which no style here has.
        case supplementary = 1
        case secondary = 2
        /// Shown instead of the others while the split view is collapsed.
        case compact = 3
    }

    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly = 1
        case oneBesideSecondary = 2
        case oneOverSecondary = 3
    }

    public enum PrimaryEdge: Int, Sendable {
        case leading = 0
        case trailing = 1
    }
}
