// The contexts into which UIKit draws, one stack per thread.

/// Returns the current drawing context: inside `draw(_:)`, in an image renderer's actions, or after a push; otherwise
/// nil.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    ContextStack.current.contexts.last
}

/// Makes a context current until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
    ContextStack.current.contexts.append(context)
}

/// Restores the context that was current before the last push. Without a push, nothing happens.
public func UIGraphicsPopContext() {
    _ = ContextStack.current.contexts.popLast()
}

/// The context stack of a thread.
private final class ContextStack {
    var contexts: [CGContext] = []

    /// Every view that draws reads this; a thread's dictionary would be ten times slower.
    static var current: ContextStack {
        if let stack = pthread_getspecific(key) {
            return Unmanaged<ContextStack>.fromOpaque(stack).takeUnretainedValue()
        }
        let stack = ContextStack()
        pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
        return stack
    }

    /// The key of the thread-local stacks. A thread releases its stack when it ends.
    private static let key = {
        var key = pthread_key_t()
        pthread_key_create(&key) { stack in
            if let stack { Unmanaged<ContextStack>.fromOpaque(stack).release() }
        }
        return key
    }()
}
