import UIKit

/// The posters whose posts a manager decides about. Posts of a poster that is gone end, and then the poster is forgotten.
@MainActor
final class ManagedPosters {
    /// The poster for which the manager was created. It shows the requests that are posted on the manager itself.
    private(set) var own: ManagedPoster
    private var all: [ManagedPoster] = []

    /// Creates the posters of a manager that was created for one of them, which isn't added yet.
    init(own: ManagedPoster) {
        self.own = own
    }

    /// Returns a poster that shares the manager; nil for any other.
    subscript(poster: any UIViewPoster) -> ManagedPoster? { present.first { $0.poster === poster } }

    /// The posters that aren't gone, in the order of their addition.
    var present: [ManagedPoster] { all.filter { !$0.isGone } }

    /// The posters that have posts and no scene.
    var withoutScene: [ManagedPoster] { present.filter { $0.hasNoScene && $0.postCount > 0 } }

    /// The posters that are gone and whose posts haven't ended.
    var goneWithPosts: [ManagedPoster] { all.filter { $0.isGone && $0.postCount > 0 } }

    /// Adds a poster. The poster for which the manager was created may return from another manager.
    func add(_ managed: ManagedPoster) {
        if own.poster === managed.poster { own = managed }
        all.append(managed)
    }

    /// Sets the edge from which the posts of a poster enter.
    ///
    /// - Parameter gestureManager: The gestures of the manager, which have the edge of its own poster.
    func setEdge(_ edge: PostEdge, of poster: any UIViewPoster, in gestureManager: PostGestureManager) {
        if poster === own.poster { gestureManager.edge = edge } else { self[poster]?.edge = edge }
    }

    /// Updates the screens of all posters, which notice the removal of a poster with posts.
    func updateScreens() {
        for managed in all { managed.screen.update(hasPosts: managed.postCount > 0) }
    }

    /// Forgets the posters that are gone and have no posts, except the one for which the manager was created.
    ///
    /// - Returns: The identifiers of these posters that no other poster has by now.
    func forgetGone() -> [ObjectIdentifier] {
        let gone = all.filter { $0.isGone && $0.postCount == 0 }
        all.removeAll { managed in managed !== own && gone.contains { $0 === managed } }
        let present = present
        return gone.map(\.id).filter { id in !present.contains { $0.id == id } }
    }
}

/// The reason why a poster can't show posts.
enum PostAbsence {
    /// The scene of the poster, the view that shows posts, has been in the background for a number of seconds.
    case background(seconds: TimeInterval)
    /// The app has no scene yet in which the poster could show posts.
    case noScene
    /// The poster, the view that shows posts, is in no window.
    case noWindow
    /// The app has set `PostManager.isHostAvailable` to false.
    case unavailable
}

/// One of the posters that share a manager: whether it has a place to show posts, and how many it has.
@MainActor
final class ManagedPoster {
    /// The poster; nil once it is deallocated.
    private(set) weak var poster: (any UIViewPoster)?
    /// The poster, if it is a delegate.
    private(set) weak var delegate: (any PostManagerDelegate)?
    let id: ObjectIdentifier
    /// The screen of the poster, which ends its posts if it won't return.
    let screen = PosterScreen()
    /// Why a poster of the library has no place; nil if it has one, and for any other poster.
    var ownAbsence: PostAbsence?
    /// Returns the poster that shows the posts while this one has no scene; nil, the default, for none.
    var successor: @MainActor () -> (any UIViewPoster & Poster)? = { nil }
    /// Has a poster of the library come onto the screen for a post that is about to enter.
    var willEnter: @MainActor (PostPresentation) -> Void = { _ in }
    /// Tells a poster of the library that one of its posts has ended.
    var didEnd: @MainActor () -> Void = {}
    /// The edge from which posts enter; nil for that of the manager's gestures.
    var edge: PostEdge?
    /// The number of posts that haven't ended.
    var postCount = 0
    /// Whether the poster has another manager by now.
    private var hasLeft = false
    /// The wall time at which the poster's scene was first seen in the background; nil outside the background.
    private var backgroundStart: TimeInterval?

    init(_ poster: any UIViewPoster) {
        self.poster = poster
        delegate = poster as? any PostManagerDelegate
        id = ObjectIdentifier(poster)
    }

    /// Whether the poster is deallocated or has another manager. Its posts end then, and it shows no others.
    var isGone: Bool { poster == nil || hasLeft }

    /// Whether the poster waits for a scene.
    var hasNoScene: Bool { if case .noScene = ownAbsence { true } else { false } }

    /// Returns why the poster has no place on a screen; nil if it has one. While a scene changes between foreground and
    /// background, the previous state stays.
    ///
    /// - Parameter now: The wall time.
    func absence(at now: TimeInterval) -> PostAbsence? {
        switch poster?.hostScene?.activationState {
        case .background, .unattached: backgroundStart = backgroundStart ?? now
        case .foregroundInactive: break
        default: backgroundStart = nil
        }
        return ownAbsence ?? backgroundStart.map { .background(seconds: now - $0) }
    }

    /// Ends the relation, because the poster has another manager. The poster still takes its posts off the screen.
    func leave() {
        hasLeft = true
    }
}
