public import Foundation

/// The look of a collapsed deck of posts, in which the newest post is in front of the others.
///
/// ```swift
/// postView.deck = PostDeck()
/// ```
public struct PostDeck: Equatable, Sendable {
    /// The number of visible cards, including the newest; 3 by default, as in Sonner. Less than 1 counts as 1. Cards
    /// behind them are hidden, and still posted.
    public var visibleCount: Int

    /// The points of each card that are visible beyond the one before it; 10 by default. Less than zero, NaN and infinity
    /// count as zero.
    public var peek: CGFloat

    /// The fraction by which each card is smaller than the one before it; 0.05 by default, as in Sonner. It is limited to
    /// 0 ... 0.5, and NaN counts as zero.
    public var shrinking: CGFloat

    /// Creates the look of a deck.
    ///
    /// - Parameters:
    ///   - visibleCount: The number of visible cards.
    ///   - peek: The points by which each card extends beyond the card in front of it.
    ///   - shrinking: The fraction by which each card is narrower than the card in front of it.
    public init(visibleCount: Int = 3, peek: CGFloat = 10, shrinking: CGFloat = 0.05) {
        self.visibleCount = visibleCount
        self.peek = peek
        self.shrinking = shrinking
    }
}
