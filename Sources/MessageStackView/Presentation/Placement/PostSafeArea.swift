import UIKit

/// What becomes of the area that notches, rounded corners, bars and the home indicator leave unsafe.
public enum PostSafeArea: Hashable, Sendable {
    /// The post keeps out of it.
    case respected
    /// The post reaches to the edges that it has no inset to, with its background; its content keeps out.
    case filled
    /// The post and its content stand where they would without it. What the device hides, it hides.
    case ignored
}
