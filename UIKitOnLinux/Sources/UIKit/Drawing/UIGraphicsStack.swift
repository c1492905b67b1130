// The contexts that UIKit draws into, one stack for each thread.

/// The context that drawing goes to: inside `draw(_:)`, an image renderer's actions, or after a push; else nil.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    ContextStack.current.contexts.last
}

/// Makes a context the current one until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
    ContextStack.current.contexts.append(context)
}

/// Makes the context that was current before the last push current again; without a push nothing happens.
public func UIGraphicsPopContext() {
    _ = ContextStack.current.contexts.popLast()
}

/// The stack of a thread.
private final class ContextStack {
    var contexts: [CGContext] = []

    /// Every view that draws looks this up, and a thread's dictionary takes ten times as long.
    static var current: ContextStack {
        if let stack = pthread_getspecific(key) {
            return Unmanaged<ContextStack>.fromOpaque(stack).takeUnretainedValue()
        }
        let stack = ContextStack()
        pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
        return stack
    }

    /// The key of the stacks. A thread releases its own when it ends.
    private static let key = {
        var key = pthread_key_t()
        pthread_key_create(&key) { stack in
            if let stack { Unmanaged<ContextStack>.fromOpaque(stack).release() }
        }
        return key
    }()
}
