extension PostQueue {
    /// What the queue has to know of a post.
    struct Item: Sendable {
        var priority: PostPriority
        /// What tells whether two posts would show the same view.
        var content: ObjectIdentifier
        private var extras: Boxed<Extras>?
        /// Seconds on the screen, before `timeScale`; nil for a post that doesn't leave by itself.
        var interval: Double?
        var animatesExit: Bool
        var precedence: PostPrecedence
        /// Whether a suspension neither keeps it waiting nor stops its time.
        var ignoresSuspension: Bool
        /// Whether it goes on elsewhere when its scene goes.
        var outlivesScene: Bool
        /// Whether it was on the screen, so that it waits again.
        var hasEntered = false

        init(
            priority: PostPriority = .normal,
            key: PostKey? = nil,
            content: ObjectIdentifier,
            interval: Double? = nil,
            minimumTime: Double = 0,
            animatesExit: Bool = true,
            precedence: PostPrecedence = .enqueue,
            ignoresSuspension: Bool = false,
            outlivesScene: Bool = false
        ) {
            self.priority = priority
            self.content = content
            self.interval = interval
            self.animatesExit = animatesExit
            self.precedence = precedence
            self.ignoresSuspension = ignoresSuspension
            self.outlivesScene = outlivesScene
            let least = PostQueue.interval(minimumTime) ?? 0
            if key != nil || least > 0 { extras = Boxed(Extras(key: key, minimumTime: least)) }
        }

        var key: PostKey? { extras?.value.key }

        /// Seconds on the screen at least.
        var minimumTime: Double { extras?.value.minimumTime ?? 0 }

        /// What few items have, and so takes no room in the others.
        private struct Extras: Sendable {
            let key: PostKey?
            let minimumTime: Double
        }
    }
}
