extension PostPresentation {
    /// An indicator on a post that shows how much of the post's time on screen is left.
    ///
    /// ```swift
    /// request.editPresentation { $0.timeIndicator = .bar }
    /// ```
    ///
    /// The indicator shrinks while the time of the post passes, and stops while the time is stopped. It is hidden on a post that
    /// doesn't time out, and while Reduce Motion is on. It receives no touches, VoiceOver ignores it, and it doesn't change the
    /// size of the post.
    ///
    /// The color of the indicator is the tint color of the post's style. If that is nil, it is the accent color of the post's
    /// severity. A post without a severity has an indicator in the tint color that the post inherits from the view that shows it.
    /// If the color has a contrast of less than 3 : 1 to the post, the indicator is black or white instead.
    public enum TimeIndicator: Equatable, Sendable {
        /// No indicator. This is the default.
        case none
        /// A bar, 3 points thick, which shrinks toward the leading edge. It is at the upper edge of a post at the bottom of the
        /// screen, and at the lower edge of any other post.
        case bar
        /// A ring with a diameter of 18 points in the lower trailing corner of the post, where it can cover content.
        case ring
    }
}
