import UIKit

/// An object that puts a post view on the screen: on a scene's window, between the bars of a screen, in a `PostWindow`,
/// or in a presentation.
///
/// An app adds a post view without a host to its own views. Such a post view shows posts in its superview while it is
/// in a window.
@MainActor
protocol PostHost: AnyObject {
    /// The reason why posts can't be shown; nil if they can.
    var absence: PostAbsence? { get }

    /// The scene that posts are, or will be, shown on. If it is nil, this is the scene of the post view's window.
    var scene: UIWindowScene? { get }

    /// The post view that shows the posts instead, because the host has lost its scene; nil, the default, for none. It is read while
    /// `absence` is `.noScene`. Meanwhile, a scene may take over the host.
    var successor: PostView? { get }

    /// A view on the screen with which posts end, as `PosterScreen` describes; nil, the default, for a host that follows its
    /// scene itself.
    var anchor: UIView? { get }

    /// The view that receives the touches that backdrops let through. If it is nil, the post view's superview receives
    /// them.
    var tapHost: UIView? { get }

    /// The view that contains the backdrops and is covered by them. If it is nil, the post view contains the backdrops,
    /// and they cover its superview.
    var backdropArea: UIView? { get }

    /// The screen of the app behind posts, with its bars; nil, the default, if posts are never in front of bars.
    ///
    /// - Parameter edge: The edge at which the screen is looked for.
    func screen(at edge: PostEdge) -> VisibleScreen?

    /// The level of the posts among those of other posters; on windows by default.
    var spaceLevel: OccupiedSpace.Level? { get }

    /// A Boolean value that indicates whether other code has removed the post view from the screen, until the next call
    /// of `prepare(for:)`.
    var isDetached: Bool { get }

    /// A Boolean value that indicates whether `update()` has to be called while posts are shown, since UIKit doesn't report
    /// all changes.
    var needsUpdates: Bool { get }

    /// A Boolean value that indicates whether posts are on the visible screen, and so on a sheet; false by default.
    var isOnVisibleScreen: Bool { get }

    /// A Boolean value that indicates whether something other than a post keeps the host on the screen.
    var isInUse: Bool { get }

    /// Puts the post view on the screen. Called before each post is added.
    ///
    /// - Parameter presentation: The presentation of the post.
    func prepare(for presentation: PostPresentation)

    /// Applies changes that UIKit doesn't report.
    ///
    /// - Returns: Whether there were any, so that more are likely in the next frames.
    func update() -> Bool

    /// Removes the post view from the screen, since it shows nothing. The next post calls `prepare(for:)` again.
    func leave()

    /// Returns the view that receives a touch outside the posts. If it is nil, the view behind the post view receives
    /// the touch.
    func hitTest(_ point: CGPoint, in postView: PostView, with event: UIEvent?) -> UIView?
}

extension PostHost {
    var scene: UIWindowScene? { nil }
    var successor: PostView? { nil }
    var anchor: UIView? { nil }
    var tapHost: UIView? { nil }
    var backdropArea: UIView? { nil }
    var spaceLevel: OccupiedSpace.Level? { .windows }
    var needsUpdates: Bool { true }
    var isInUse: Bool { false }
    var isOnVisibleScreen: Bool { false }

    func screen(at edge: PostEdge) -> VisibleScreen? { nil }
    func prepare(for presentation: PostPresentation) {}
    func update() -> Bool { false }
    func leave() {}
    func hitTest(_ point: CGPoint, in postView: PostView, with event: UIEvent?) -> UIView? { nil }
}

extension PostManager {
    /// Ends posts that can't be seen any more because other code has removed a view around them. They end without
    /// animation and after the current change of the view hierarchy, unless that is only a move.
    ///
    /// - Parameter lostPosts: Returns these posts.
    func endSoon(_ lostPosts: @escaping @MainActor () -> [Post]) {
        guard !lostPosts().isEmpty else { return }
        _ = clock.schedule(after: 0) { [weak self] in self?.end(lostPosts()) }
    }

    /// Ends posts on screen at once, because their host has gone.
    func end(_ lostPosts: [Post]) {
        remove(lostPosts.map(\.id), because: .hostGone, animated: false)
    }
}
