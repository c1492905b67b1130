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
