/// The levels of wishes in the solver. A priority of UIKit's is a level of its value; these lie between.
enum LayoutLevel {
    /// A required constraint that contradicts others holds as far as it can: above every priority that isn't required.
    static let broken = 1000 - 1e-6

    /// The size that a topmost view has, if nothing says otherwise.
    static let stay = 1e-3

    /// Nil for a required constraint; the lowest for a priority that is no number.
    static func level(of priority: UILayoutPriority) -> Double? {
        guard !priority.rawValue.isNaN else { return 0 }
        return priority.rawValue >= UILayoutPriority.required.rawValue ? nil : Double(priority.rawValue)
    }

    /// Of a wish among those of the same priority: the higher the rank, the sooner it yields to an equal one, and nothing
    /// else comes of it.
    static func weight(ofRank rank: Int) -> Double { max(0.1, 1 - Double(rank) * 1e-5) }
}
