import UIKit

/// What fingers do with a post. Which gestures it has is a matter of its request and of
/// `PostManager.gestureManager`; this says what they do.
public struct PostInteraction: Sendable {
    /// What a drag does, where `PostGestures.pan` is on.
    public var pan = PostPan()

    /// What becomes of touches on the post, and what a tap does besides what `PostGestures.tap` says; nothing by
    /// default. Buttons and other controls in the post come first.
    public var tap = PostTouchResponse.absorb

    /// Nothing but the drag.
    public init() {}
}
