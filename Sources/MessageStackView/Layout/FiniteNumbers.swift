import Foundation

extension CGFloat {
    /// The number between −1,000,000 and 1,000,000, or zero if it is NaN or infinite.
    ///
    /// The limit is far beyond any screen, and sums and products of numbers within it stay finite.
    var limited: CGFloat { isFinite ? Swift.min(Swift.max(self, -1_000_000), 1_000_000) : 0 }

    /// The number as a length: zero if it is negative, NaN or infinite, and 1,000,000 at most.
    var length: CGFloat { Swift.max(0, limited) }

    /// The number as a length; nil if it is negative, NaN or infinite.
    var validLength: CGFloat? { isFinite && self >= 0 ? limited : nil }
}
