extension PostQueue.Item {
    /// The item of a request to a poster. The options that aren't set have their defaults.
    @MainActor
    init(_ request: PostRequest, on poster: (any UIViewPoster)?) {
        let options = request.options
        let duration = options.duration ?? .automatic
        let mayStay = request.mayStay(on: poster)
        self.init(
            priority: options.priority ?? .normal,
            key: options.key,
            identity: request.content.model == nil ? nil : request.content,
            content: request.content.identity,
            minimumTime: options.minimumTime ?? 0,
            interval: duration.seconds,
            awaitsInterval: duration == .automatic,
            mayStay: mayStay,
            isModal: request.blocksApp(on: poster),
            isNotice: !mayStay && request.isNotice,
            timeAfterHold: options.timeAfterHold ?? 2,
            animatesExit: options.animatesExit ?? true,
            precedence: options.precedence ?? .enqueue,
            ignoresSuspension: options.ignoresSuspension ?? false,
            outlivesScene: options.outlivesScene ?? false,
            poster: poster.map { ObjectIdentifier($0) },
            duplicatePolicy: options.duplicatePolicy ?? .post,
            comparesOnlyWaiting: options.comparesOnlyWaiting ?? false,
            delay: options.delay ?? 0,
            expiresAfter: options.expiresAfter)
    }
}
