public import MessageStackView

extension PostRequest {
    /// A Boolean value that indicates whether the entrance and the exit are animated.
    public var isAnimated: Bool {
        get { options.animatesEntrance != false && options.animatesExit != false }
        set { (options.animatesEntrance, options.animatesExit) = (newValue, newValue) }
    }

    /// Returns the request with other options.
    public func with(_ edit: (inout PostRequest) -> Void) -> PostRequest {
        var request = self
        edit(&request)
        return request
    }
}
