/// The solver levels of optional equations. The level of a priority is its value; the levels here are in between.
enum LayoutLevel {
    /// The level of a broken required constraint, above all optional priorities: it holds as closely as possible.
    static let broken = 1000 - 1e-6

    /// The level of the root view's current size, which applies if nothing else determines the size.
    static let stay = 1e-3

    /// Returns the level of a priority: nil if required, and the lowest for NaN.
    static func level(of priority: UILayoutPriority) -> Double? {
        guard !priority.rawValue.isNaN else { return 0 }
        return priority.rawValue >= UILayoutPriority.required.rawValue ? nil : Double(priority.rawValue)
    }

    /// Returns the weight among optional equations of the same priority. An equation with a higher rank yields first to
    /// an equal one; the rank has no other effect.
    static func weight(ofRank rank: Int) -> Double { max(0.1, 1 - Double(rank) * 1e-5) }
}
