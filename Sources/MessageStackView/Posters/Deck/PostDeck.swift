import UIKit

/// What a deck of posts looks like while it is gathered.
public struct PostDeck: Hashable, Sendable {
    /// Cards that are seen, the newest included; 3 by default, as many as Sonner shows, and taken as 1 if less. Those
    /// behind them are there all the same.
    public var visibleCount: Int

    /// Points by which each card looks out from behind the one before it, away from the edge; 10 by default. Less than
    /// zero, NaN and infinity count as zero.
    public var peek: CGFloat

    /// The part of its size by which each card is smaller than the one before it; 0.05 by default, as in Sonner. It is
    /// limited to 0 ... 0.5, and NaN counts as zero.
    public var shrinking: CGFloat

    /// Three cards, if nothing is said.
    public init(visibleCount: Int = 3, peek: CGFloat = 10, shrinking: CGFloat = 0.05) {
        self.visibleCount = visibleCount
        self.peek = peek
        self.shrinking = shrinking
    }
}

/// How posts that are on the screen at the same time share their edge.
///
/// ```swift
/// postView.arrangement = .deck
/// ```
public enum PostArrangement: Hashable, Sendable {
    /// One beyond the other, the newest farthest from the edge.
    case list
    /// Behind the newest, which stands at the edge: a tap, a pull away from the edge or an assistive technology spreads
    /// them out.
    case deck(PostDeck)

    /// A deck as most people want it.
    public static let deck = PostArrangement.deck(PostDeck())
}
