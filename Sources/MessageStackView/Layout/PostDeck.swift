public import Foundation

/// The look of a deck of posts, in which posts lie on top of each other like cards, with the newest post in front. Setting
/// `PostView.deck` shows the posts of a post view as a deck.
///
/// ```swift
/// postView.deck = PostDeck()
/// ```
///
/// The user can expand a deck, which shows its cards below or above one another. `visibleCount`, `peek` and `shrinking` apply
/// while the deck is collapsed.
public struct PostDeck: Equatable, Sendable {
    /// The number of posts of a collapsed deck that are visible as cards, including the newest post. The default is 3. Numbers
    /// below 1 count as 1. The other posts are hidden behind the visible cards, but haven't ended.
    public var visibleCount: Int

    /// The distance in points by which each card of a collapsed deck extends beyond the card in front of it. The default is 10.
    public var peek: CGFloat

    /// The fraction of the front card's width by which each card of a collapsed deck is narrower than the card in front of it.
    /// The default is 0.05. The value is clamped to 0…0.5, where 0 makes all cards equally wide.
    public var shrinking: CGFloat

    /// A Boolean value that indicates whether an expanded deck has a button next to its last card that removes the posts of the
    /// deck. The default is true.
    ///
    /// The button has the title `PostStrings.clearAll`. It removes the posts of the deck that the user can remove with a tap or a
    /// swipe, all at once, with the reason `PostRemovalReason.clearAll`. With fewer than two such posts, there is no button.
    /// Waiting posts stay, and enter afterward. VoiceOver offers an action with the same name on each post of the deck, and on
    /// the button that expands the deck.
    public var showsClearAll: Bool

    /// Creates the look of a deck.
    ///
    /// - Parameters:
    ///   - visibleCount: The number of visible cards of a collapsed deck, including the newest post. The default is 3.
    ///   - peek: The distance in points by which each card extends beyond the card in front of it. The default is 10.
    ///   - shrinking: The fraction of the front card's width by which each card is narrower than the card in front of it. The
    ///     default is 0.05.
    ///   - showsClearAll: A Boolean value that indicates whether an expanded deck has a button that removes the posts of the
    ///     deck. The default is true.
    public init(visibleCount: Int = 3, peek: CGFloat = 10, shrinking: CGFloat = 0.05, showsClearAll: Bool = true) {
        self.visibleCount = visibleCount
        self.peek = peek
        self.shrinking = shrinking
        self.showsClearAll = showsClearAll
    }
}
