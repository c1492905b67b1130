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

private final class ContextStack {
    var contexts: [CGContext] = []

    static var current: ContextStack {
        let key = "UIGraphicsContextStack"
        let ofThread = Thread.current.threadDictionary
        if let stack = ofThread[key] as? ContextStack { return stack }
        let stack = ContextStack()
        ofThread[key] = stack
        return stack
    }
}
