/// The levels of wishes in the solver. A priority of UIKit's is a level of its value; these lie between.
enum LayoutLevel {
    /// A required constraint that contradicts others holds as far as it can: above every priority that isn't required.
    static let broken = 1000 - 1e-6

    /// The size that a topmost view has, if nothing says otherwise.
    static let stay = 1e-3

    /// Less than two priorities can differ: it decides between equal ones and nothing else.
    static let rankStep = 1e-6

    /// Nil for a required constraint; the lowest for a priority that is no number.
    static func level(of priority: UILayoutPriority, rank: Int = 0) -> Double? {
        guard !priority.rawValue.isNaN else { return 0 }
        return priority.rawValue >= UILayoutPriority.required.rawValue
            ? nil : Double(priority.rawValue) - Double(rank) * rankStep
    }
}
