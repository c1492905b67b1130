import UIKit

/// A poster whose posts a manager decides about, and whether it has a place to show them.
@MainActor
final class ManagedPoster {
    /// The poster; nil once it is deallocated, or has another manager.
    private(set) weak var poster: (any UIViewPoster)?
    /// The poster, if it is a delegate.
    private(set) weak var delegate: (any PostManagerDelegate)?
    let id: ObjectIdentifier
    /// The screen of the poster, which ends its posts if it won't return.
    let screen = PosterScreen()
    /// Whether a poster of the library is in a window; true for any other poster.
    var isInWindow = true
    /// The edge from which posts enter; nil for that of the manager's gestures.
    var edge: PostEdge?
    /// The number of posts that haven't ended.
    var postCount = 0
    /// Whether posts wait for the poster's scene to return from the background.
    private var isInBackground = false

    init(_ poster: any UIViewPoster) {
        self.poster = poster
        delegate = poster as? any PostManagerDelegate
        id = ObjectIdentifier(poster)
    }

    /// Returns whether the poster has a place on a screen that isn't in the background. While a scene changes between foreground
    /// and background, the previous state stays.
    func hasHost() -> Bool {
        switch poster?.hostScene?.activationState {
        case .background, .unattached: isInBackground = true
        case .foregroundInactive: break
        default: isInBackground = false
        }
        return isInWindow && !isInBackground
    }

    /// Ends the relation, because the poster has another manager.
    func leave() {
        poster = nil
        delegate = nil
    }
}
