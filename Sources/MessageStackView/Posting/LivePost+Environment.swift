import UIKit

extension LivePost {
    /// An event to which the manager responds.
    enum Event {
        /// The entrance has ended.
        case entered
        /// The exit has ended.
        case left
        /// A source starts or stops holding the post. If `isSoon` is true, the view hierarchy is in the middle of a change.
        case held(by: PostHold, Bool, isSoon: Bool = false)
        /// The focus has moved in a post that blocks the app.
        case focusMoved
        /// The post, whose entrance has ended, has a size or has none.
        case sized(Bool)
        /// The user dismisses the post.
        case dismissed(PostRemovalReason)
        /// A tap on the post, with the actions of its touches.
        case tapped([PostTouchResponse.Action], removes: Bool)
        /// Other code removed the posted view or the slot. The view hierarchy is in the middle of a change.
        case lost(PostRemovalReason)
    }

    /// The parts of a manager that its posts on screen use. The settings are those at the entrance of the post.
    struct Environment {
        weak var poster: (any UIViewPoster)?
        let gestureManager: PostGestureManager
        let clock: any PostClock
        let announcer: any PostAnnouncer
        let haptics: (@MainActor (PostHaptic) -> Void)?
        /// The maximum duration of a change in seconds, finite and not negative.
        let transitionTimeout: TimeInterval
        /// Returns the focus of the post that follows this one or, if there is none, precedes it.
        let neighborFocus: @MainActor () -> SlotFocus?
        /// Returns whether a modal post is about to get the accessibility focus.
        let isModalPostEntering: @MainActor () -> Bool
        /// Returns the countdown of the post; from then on, the manager calls `countdownDidChange(to:)`.
        let observeCountdown: @MainActor () -> PostCountdown?
        let report: @MainActor (Event) -> Void
    }
}
