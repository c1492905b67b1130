import UIKit

/// Advice on posts that users can't read or answer, and on options that have no effect.
@MainActor
enum PostAdvice {
    /// Gives advice on a request that is being posted.
    static func advise(on request: PostRequest) {
        guard request.options.key == nil, let policy = request.options.duplicatePolicy, policy != .post,
            request.content.valueIdentity?.isKnown != true
        else { return }
        PostMisuse.advise(
            .policyWithoutKey,
            """
            A request has the duplicate policy .\(policy), but neither a key nor a value that is Identifiable or Equatable, so it \
            never has a duplicate. Set PostRequest.key.
            """
        )
    }

    /// Gives advice on a post whose entrance has ended.
    ///
    /// - Parameters:
    ///   - view: The posted view.
    ///   - presentation: The presentation of the post.
    ///   - timesOut: Whether the post leaves by itself.
    ///   - canLeave: Whether the user can remove or answer the post.
    static func advise(
        on view: UIView, shownAs presentation: PostPresentation, timesOut: Bool, canLeave: @autoclosure () -> Bool
    ) {
        // A release build gives no advice, and doesn't search the view.
        #if DEBUG
            if !timesOut, !canLeave() { adviseOnTrap(view, presentation) }
            adviseOnSize(view)
        #endif
    }

    /// Gives advice on a post that was updated, with the parameters of `advise(on:shownAs:timesOut:canLeave:)`.
    static func advise(
        onUpdateOf view: UIView, shownAs presentation: PostPresentation, timesOut: Bool,
        canLeave: @autoclosure () -> Bool
    ) {
        #if DEBUG
            if !timesOut, !canLeave() { adviseOnTrap(view, presentation) }
        #endif
    }

    /// Gives advice on SwiftUI content without accessibility elements, about which an assistive technology says nothing.
    static func adviseOnSilence(of view: UIView) {
        guard view.window != nil else { return }
        PostMisuse.advise(
            .silentContent,
            "A post with SwiftUI content has no accessibility elements, so VoiceOver doesn't announce it. Set PostRequest.accessibilityMessage."
        )
    }

    /// Gives advice on a post whose buttons are shown for a shorter time than people may need.
    static func adviseOnShortTime(_ seconds: TimeInterval, minimum: TimeInterval) {
        PostMisuse.advise(
            .shortTime,
            """
            A post with buttons is shown for \(seconds) seconds. People may need \(minimum) to read and reach them. Without a \
            duration, it stays until it is answered.
            """)
    }

    /// Gives advice on a refused view whose refusal the app hasn't read.
    static func adviseOnDuplicateView() {
        PostMisuse.advise(
            .duplicateView,
            """
            A view was posted that waits or is shown already, so the request was refused, and nothing has changed. Wait for \
            the end of its post, post another view, or read the refusal of the returned Post.
            """)
    }

    /// Gives advice on a post that had no size from its entrance to its end.
    static func adviseOnMissingSize() {
        PostMisuse.advise(
            .emptyView,
            """
            A post had no size, so it took no place and could not be seen. Give its view constraints, an intrinsic \
            content size or a frame. Without a duration, such a post ends with the reason .noSize after \
            PostManager.transitionTimeout.
            """)
    }

    /// Gives advice on a post that has waited long for the removal of another one.
    fileprivate static func adviseOnLongWait() {
        PostMisuse.advise(
            .longWait,
            """
            A post has waited for 10 seconds because the posts on screen don't time out. Give them a duration, remove \
            them in time, or set the precedence or the expiresAfter of the waiting post.
            """)
    }

    /// Gives advice on a notice that has expired because its poster couldn't show posts.
    static func adviseOnAbsence(of poster: any UIViewPoster, _ absence: PostAbsence) {
        let cause =
            switch absence {
            case .background(let seconds):
                "the app has been in the background for \(Int(seconds)) seconds. This is no mistake"
            case .noScene: "the app had no scene. Post while a scene is connected"
            case .noWindow: "it was in no window. Add it to a view that is on screen, for example with addSubview(_:)"
            case .unavailable: "the isHostAvailable of its manager was false"
            }
        PostMisuse.advise(
            .noWindow,
            """
            A notice has expired because its poster, \(type(of: poster)), couldn't show it: \(cause). To keep notices, \
            set their expiresAfter to infinity.
            """)
    }

    /// Gives advice on a view of the window that the app always brings in front of the posts.
    static func adviseOnViewInFront(_ view: UIView) {
        PostMisuse.advise(
            .viewInFront,
            """
            A \(type(of: view)) and the post view of the window both bring themselves to the front, again and again. The post view \
            has stopped, so the other view gets the touches where both are. Show the other view, or the posts, in another window.
            """)
    }

    /// A post that shows progress is a wait, which the app ends. SwiftUI's controls can't be found.
    private static func adviseOnTrap(_ view: UIView, _ presentation: PostPresentation) {
        guard presentation.backdrop.isBlocking, (view as? any PostContentView)?.handlesTaps != true,
            !showsProgress(view)
        else { return }
        PostMisuse.advise(
            .trap,
            """
            A post blocks the app until it is removed, and the user can't remove it. Give it a control or the \
            duration .automatic, or show the progress of what the app waits for.
            """)
    }

    /// Returns whether an activity indicator or a progress bar is visible in a view.
    private static func showsProgress(_ view: UIView) -> Bool {
        !view.isHidden
            && (view is UIActivityIndicatorView || view is UIProgressView
                || view.subviews.contains(where: showsProgress))
    }

    /// A view without a size in a post that has one, which is that of the style. The size of a post may come later.
    private static func adviseOnSize(_ view: UIView) {
        guard view.window != nil, view.bounds.isEmpty, view.enclosingSlot?.bounds.isEmpty == false else { return }
        PostMisuse.advise(
            .emptyView, "A posted view has no size. Give it constraints, an intrinsic content size or a frame.")
    }
}

/// Gives advice, in a debug build, after posts of a manager have waited for the removal of another one for 10 seconds.
@MainActor
final class PostWaitingAdvice {
    /// A closure that cancels the advice; nil while no post waits for a removal.
    private var cancel: (@MainActor () -> Void)?

    /// Schedules or cancels the advice.
    func update(isWaiting: @autoclosure () -> Bool, on clock: any PostClock) {
        #if DEBUG
            guard isWaiting() else {
                cancel?()
                return cancel = nil
            }
            guard cancel == nil else { return }
            cancel = clock.schedule(after: 10) { PostAdvice.adviseOnLongWait() }
        #endif
    }
}
