extension PostQueue.Item {
    /// The item of a request to a poster, with defaults for what the request leaves nil.
    @MainActor
    init(_ request: PostRequest, _ defaults: PostDefaults, on poster: (any UIViewPoster)?) {
        let duration = request.duration ?? defaults.duration ?? .automatic
        self.init(
            priority: request.priority,
            key: request.key,
            content: request.content.identity,
            minimumTime: request.minimumTime ?? defaults.minimumTime ?? 0,
            interval: duration.seconds,
            awaitsInterval: duration == .automatic,
            mayStay: request.mayStay(on: poster),
            isModal: true,
            isNotice: (request.expiresAfter ?? defaults.expiresAfter) == nil && request.isNotice(on: poster),
            animatesExit: request.animated.contains(.onRemove),
            precedence: request.precedence ?? defaults.precedence ?? .enqueue,
            ignoresSuspension: request.ignoresSuspension,
            outlivesScene: request.outlivesScene ?? defaults.outlivesScene ?? false,
            duplicatePolicy: request.duplicatePolicy ?? defaults.duplicatePolicy ?? .post,
            delay: request.delay ?? defaults.delay ?? 0,
            expiresAfter: request.expiresAfter ?? defaults.expiresAfter)
    }
}
