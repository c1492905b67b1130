extension PostQueue.Item {
    /// The item of a request, with the manager's defaults for what the request leaves nil.
    @MainActor
    init(_ request: PostRequest, _ defaults: PostDefaults) {
        let duration = request.duration ?? defaults.duration
        self.init(
            priority: request.priority,
            key: request.key,
            content: request.content.identity,
            minimumTime: request.minimumTime ?? defaults.minimumTime,
            interval: duration.seconds,
            awaitsInterval: duration == .automatic,
            animatesExit: request.animated.contains(.onRemove),
            precedence: request.precedence ?? defaults.precedence,
            ignoresSuspension: request.ignoresSuspension,
            outlivesScene: request.outlivesScene ?? defaults.outlivesScene)
    }
}

extension PostQueue.Terms {
    /// The terms of a request, with the manager's defaults for what the request leaves nil.
    init(_ request: PostRequest, _ defaults: PostDefaults) {
        duplicatePolicy = request.duplicatePolicy ?? defaults.duplicatePolicy
        delay = request.delay ?? defaults.delay
        expiresAfter = request.expiresAfter ?? defaults.expiresAfter
    }
}
