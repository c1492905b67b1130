import UIKit

/// What has been said of a post while it is on the screen, and what is still to be said.
struct PostNarration {
    /// Seconds between two announcements of how often the same was posted.
    static let pauseBetweenCounts: TimeInterval = 5
    /// Seconds after which it is asked again whether the screens have come to rest.
    static let pauseForTransition: TimeInterval = 0.25

    /// Nil until it was announced to somebody.
    var parts: [String]?
    /// When the count was said last, in media time.
    var lastCount: TimeInterval?
    /// Runs out when the next thing is to be said.
    var timer: (any PostClockTimer)?
}
