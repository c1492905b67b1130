extension IndexPath {
    /// Creates the index path of a row in a table view.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The section in a table view; the first of the two indexes.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row within its section; the second of the two indexes.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
