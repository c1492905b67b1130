public import UIKit

// Names from other libraries and habits, for which the compiler says what to write.

@_documentation(visibility: internal)
extension PostCallbacks {
    @available(*, unavailable, message: "Call it with a closure: onTap { … }")
    public var onTap: Any {
        get { self }
        set {}
    }

    @available(*, unavailable, message: "Call it with a closure: onEvent { event in … }")
    public var onEvent: Any {
        get { self }
        set {}
    }

    @available(*, unavailable, message: "Call it with a closure: willPost { … }")
    public var willPost: Any {
        get { self }
        set {}
    }

    @available(*, unavailable, message: "Call it with a closure: didPost { … }")
    public var didPost: Any {
        get { self }
        set {}
    }

    @available(*, unavailable, message: "Call it with a closure: willRemove { … }")
    public var willRemove: Any {
        get { self }
        set {}
    }

    @available(*, unavailable, message: "Call it with a closure: onEnd { reason in … }")
    public var onEnd: Any {
        get { self }
        set {}
    }

    @available(*, unavailable, message: "Write onEnd { reason in … }")
    public var didEnd: Any {
        get { self }
        set {}
    }

    @available(*, unavailable, message: "Set duration: a number of seconds, or .untilRemoved.")
    public var dismissAfter: TimeInterval? {
        get { nil }
        set {}
    }

    @available(*, unavailable, message: "Write editPresentation { $0.backdrop = … }")
    public var backdrop: PostBackdrop {
        get { .none }
        set {}
    }

    @available(*, unavailable, message: "Write editPresentation { $0.style = … }")
    public var style: PostStyle {
        get { PostStyle() }
        set {}
    }

    @available(*, unavailable, message: "Write editPresentation { $0.placement = … }")
    public var placement: PostPlacement {
        get { PostPlacement() }
        set {}
    }

    @available(*, unavailable, message: "Write editPresentation { $0.style.background = [.color(…)] }")
    public var backgroundColor: UIColor? {
        get { nil }
        set {}
    }
}

@_documentation(visibility: internal)
extension Poster {
    @available(*, unavailable, message: "Write post(value) { $0.duration = … }")
    public func post(_ model: some Postable, dismissAfter seconds: TimeInterval?) -> Post { post(model) }

    @available(*, unavailable, message: "Write post(text) { $0.duration = … }")
    public func post(_ text: String, duration: TimeInterval?) -> Post { post(text) }

    @available(*, unavailable, renamed: "post(_:)")
    public func show(_ model: some Postable) {}

    @available(*, unavailable, renamed: "post(_:)")
    public func show(_ text: String) {}

    @available(*, unavailable, renamed: "removeAll()")
    public func dismissAll() {}

    @available(*, unavailable, renamed: "PostView.app.post(_:)")
    public static func post(_ model: some Postable) {}

    @available(*, unavailable, renamed: "PostView.app.post(_:)")
    public static func post(_ text: String) {}

    @available(*, unavailable, renamed: "PostManager.removeAll()")
    public static func removeAll() {}

    @available(*, unavailable, renamed: "PostView.app")
    public static var shared: PostView { PostView(edge: .top) }

    @available(*, unavailable, renamed: "postManager.suspend()")
    public func suspend() {}

    @available(*, unavailable, renamed: "postManager.capacity")
    public var capacity: Int {
        get { postManager.capacity }
        nonmutating set {}
    }

    @available(*, unavailable, renamed: "postManager.posts")
    public var posts: [Post] { postManager.posts }

    @available(*, unavailable, renamed: "postManager.events")
    public var events: AsyncStream<PostEvent> { postManager.events }

    @available(*, unavailable, message: "Set PostEnvironment.app.theme, or the theme of a presentation.")
    public var theme: PostTheme {
        get { PostTheme() }
        nonmutating set {}
    }
}

@_documentation(visibility: internal)
extension UIView {
    @available(*, unavailable, renamed: "createPostView(edge:)")
    public func createPostView(at edge: PostEdge) -> PostView { createPostView(edge: edge) }

    @available(*, unavailable, renamed: "createMessageStackView(edge:)")
    public func createMessageStackView(at edge: PostEdge) -> MessageStackView { createMessageStackView(edge: edge) }
}

@_documentation(visibility: internal)
extension Post {
    @available(*, unavailable, renamed: "remove()")
    public func dismiss() {}

    @available(*, unavailable, renamed: "remove()")
    public func hide() {}

    @available(*, unavailable, message: "Call update(with:) with a ProgressMessage.")
    public var progress: Double {
        get { 0 }
        set {}
    }

    @available(*, unavailable, message: "Use the events of the manager, or await post.ended.")
    public var events: AsyncStream<PostEvent> { AsyncStream { $0.finish() } }
}

@_documentation(visibility: internal)
extension PostDuration {
    @available(*, unavailable, renamed: "untilRemoved")
    public static var forever: PostDuration { .untilRemoved }

    @available(*, unavailable, renamed: "untilRemoved")
    public static var infinity: PostDuration { .untilRemoved }

    @available(*, unavailable, renamed: "untilRemoved")
    public static var none: PostDuration { .untilRemoved }
}

@_documentation(visibility: internal)
extension PostGestures {
    @available(*, unavailable, message: "Write [] for no gestures.")
    public static var none: PostGestures { [] }
}

@_documentation(visibility: internal)
extension PostHaptic {
    @available(*, unavailable, renamed: "off")
    public static var none: PostHaptic { .off }
}

@_documentation(visibility: internal)
extension Message {
    @available(*, unavailable, renamed: "init(_:subtitle:)")
    public init(title: String, body: String) { self.init(title, subtitle: body) }

    @available(*, unavailable, renamed: "init(_:icon:)")
    public init(_ title: String, systemImage: String) { self.init(title) }
}
