/// A moment on both clocks of posting, in seconds.
struct PostInstant: Hashable, Sendable {
    /// Stops while the device sleeps. The time of a post on the screen is counted on it.
    var media: Double
    /// Goes on while the device sleeps. The patience of a waiting post is counted on it.
    var wall: Double
}
