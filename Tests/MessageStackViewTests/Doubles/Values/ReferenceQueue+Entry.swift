@testable import MessageStackView

extension ReferenceQueue {
    /// A post, with its state.
    struct Entry {
        let id: PostID
        let order: QueueOrder
        /// Nil for a post whose view isn't made yet.
        var content: Int?
        var interval: Double?
        /// Whether the interval isn't known yet.
        var awaitsInterval = false
        var mayStay = false
        var isModal = false
        var isNotice = false
        var phase = PostPhase.waiting
        var admission = 0
        var entrances = 0
        var exits = 0
        var secondsLeft: Double?
        var holds: Set<PostHold> = []
        var isUrgent = false
        var delay: Double?
        /// The seconds that are left of a finite `expiresAfter`.
        var expiry: Double?
        /// The seconds for which a notice may be blocked, and for which it may be without a host.
        var noticeLimit = 0.0
        /// The seconds for which the queue was blocked since the end of the delay.
        var secondsBlocked = 0.0
        /// The seconds for which the current absence of the host has lasted since the end of the delay.
        var secondsAbsent = 0.0
        var secondsShown = 0.0
        /// The seconds for which the post could be seen, in all its appearances.
        var secondsSeen = 0.0
        /// The removal that takes effect when the minimum time has elapsed.
        var pendingRemoval: (reason: PostRemovalReason, isAnimated: Bool)?
        var reason: PostRemovalReason?
        var exitIsAnimated = false
        var isDisplaced = false
        var returns = false
        /// The reports of the size since the entrance, oldest first.
        var sizes: [Bool] = []
        var secondsSinceFirstSize = 0.0

        /// Whether the post counts toward the capacity, apart from an exit.
        var hasSize: Bool { sizes.last ?? true }
        var timesOut: Bool { interval != nil || awaitsInterval && !mayStay }
        var isLive: Bool { phase != .ended }
        var isOnScreen: Bool { isLive && phase != .waiting }
        var isStaying: Bool { phase == .entering || phase == .shown }
        var isEnding: Bool { phase == .leaving && !returns || pendingRemoval != nil }
        /// Whether the post doesn't time out, and nothing has removed it.
        var hasNoEnd: Bool { !timesOut && phase != .leaving && pendingRemoval == nil }
        var isWaitingNotice: Bool { phase == .waiting && isNotice && timesOut && delay == nil && entrances == 0 }
        var priority: Int { order.priority }
        var minimumTime: Double { order.minimumTime > 0 ? order.minimumTime : 0 }
    }
}
