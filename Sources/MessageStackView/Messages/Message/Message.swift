public import UIKit

/// A message with a title, a subtitle, an icon, images and buttons, which can be posted. Each part is optional, and long texts
/// wrap.
///
/// ```swift
/// postView.post(Message(.success, "Saved"))
/// postView.post(Message("Anna Berg", subtitle: "Are we still on for lunch?", icon: "🍝"), as: .card(.top))
/// postView.post(
///     Message(.error, "Upload failed", actions: [PostAction("Retry") { [weak self] in try await self?.upload() }]))
/// ```
///
/// With the default duration, `PostDuration.automatic`, a message with an enabled action stays until the user chooses an action
/// or dismisses the message. With `PostDuration.seconds(_:)`, a message with actions ends after that time; while VoiceOver or
/// Switch Control runs, it stays for at least 10 seconds.
public struct Message: Equatable, Sendable {
    /// The title, which is the first line. If it is nil or empty, the message has no title. The default is nil.
    public var title: String?

    /// The text below the title. If it is nil or empty, the message has no subtitle. The default is nil.
    public var subtitle: String?

    /// The image between the icon and the text. The default is nil, which shows no image. The image doesn't grow with the
    /// text size.
    public var leftImage: UIImage?

    /// The image at the trailing side of the text. The default is nil, which shows no image. The image doesn't grow with the
    /// text size.
    public var rightImage: UIImage?

    /// The severity of the message. The default is nil, for a message without a severity.
    ///
    /// The severity determines the haptic and the word that VoiceOver speaks first. The colors and the icon of the message are
    /// those that the post's ``PostTheme`` has for the severity. If the ``PostStyle`` of the post has a background, the style
    /// determines the colors.
    public var severity: PostSeverity?

    /// The icon at the leading side of the text. The default is nil, which shows the icon of the severity. If `severity` is nil
    /// too, the message has no icon.
    public var icon: PostIcon?

    /// The actions, which the message shows as buttons. The default is an empty array. The buttons are next to the text if
    /// there is room, and otherwise below it.
    public var actions: [PostAction] = []

    /// Creates a message without a severity, an icon and actions.
    ///
    /// - Parameters:
    ///   - title: The title, which is the first line. The default is nil, which shows no title.
    ///   - subtitle: The text below the title. The default is nil, which shows no subtitle.
    ///   - leftImage: The image at the leading side of the text. The default is nil, which shows no image.
    ///   - rightImage: The image at the trailing side of the text. The default is nil, which shows no image.
    public init(
        title: String? = nil,
        subtitle: String? = nil,
        leftImage: UIImage? = nil,
        rightImage: UIImage? = nil
    ) {
        self.title = title
        self.subtitle = subtitle
        self.leftImage = leftImage
        self.rightImage = rightImage
    }

    /// Creates a message.
    ///
    /// ```swift
    /// Message("Upload failed", severity: .error, icon: "icloud.slash")
    /// ```
    ///
    /// - Parameters:
    ///   - title: The title, which is the first line.
    ///   - subtitle: The text below the title. The default is nil, which shows no subtitle.
    ///   - severity: The severity, which determines the colors, the icon, the word that VoiceOver speaks first, and the
    ///     haptic. The default is nil, for a message without a severity.
    ///   - icon: The icon at the leading side of the text. The default is nil, which shows the icon of the severity or,
    ///     without a severity, no icon.
    ///   - actions: The actions, which the message shows as buttons. The default is an empty array.
    public init(
        _ title: String, subtitle: String? = nil, severity: PostSeverity? = nil, icon: PostIcon? = nil,
        actions: [PostAction] = []
    ) {
        self.init(title: title, subtitle: subtitle)
        self.severity = severity
        self.icon = icon
        self.actions = actions
    }

    /// Creates a message with a severity.
    ///
    /// - Parameters:
    ///   - severity: The severity, which determines the colors, the icon, the word that VoiceOver speaks first, and the
    ///     haptic.
    ///   - title: The title, which is the first line.
    ///   - subtitle: The text below the title. The default is nil, which shows no subtitle.
    ///   - icon: The icon at the leading side of the text. The default is nil, which shows the icon of the severity.
    ///   - actions: The actions, which the message shows as buttons. The default is an empty array.
    public init(
        _ severity: PostSeverity, _ title: String, subtitle: String? = nil, icon: PostIcon? = nil,
        actions: [PostAction] = []
    ) {
        self.init(title, subtitle: subtitle, severity: severity, icon: icon, actions: actions)
    }
}

// MARK: - Postable

extension Message: Postable {
    /// The title and the subtitle, separated by a comma and a space. A part that is nil or empty is left out. `Post.text` is this
    /// summary while the post waits, and `PostManager.history` records it for a message that ends without having been shown.
    nonisolated public var summary: String? { PostSpeech.summary(of: [title, subtitle]) }

    /// Returns a new ``MessageView`` that shows the message.
    @MainActor
    public func makeView() -> UIView {
        let view = MessageView()
        view.set(message: self)
        return view
    }

    /// Shows this message in a view that shows another message. The library calls this method when a post is updated.
    ///
    /// - Parameter view: The view to update.
    /// - Returns: A Boolean value that indicates whether the view was updated. It is false if the view isn't a ``MessageView``,
    ///   or was made for a ``NoteMessage``.
    @MainActor
    public func update(_ view: UIView) -> Bool {
        guard let view = view as? MessageView, !(view is NoteMessageView) else { return false }
        view.set(message: self)
        return true
    }
}

extension Message: PostNotice {
    var mayHaveActions: Bool { !actions.isEmpty }
}

extension Message: HandlerUpdating {
    package func updateHandlers(of view: UIView) {
        if !actions.isEmpty { (view as? MessageView)?.updateHandlers(with: actions) }
    }
}

extension Poster {
    /// Posts a text as a ``Message`` that has only a title.
    ///
    /// ```swift
    /// postView.post("Copied", as: .toast)
    /// ```
    ///
    /// The duration is that of `PostManager.defaults`, then of `PostEnvironment.app.options`, and otherwise `.automatic`,
    /// which is the time that it takes to read the text.
    ///
    /// - Parameters:
    ///   - text: The title of the message.
    ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of `PostManager.defaults`
    ///     or, if that is nil, of the poster (the `PostView` or other object that shows the post).
    /// - Returns: A handle to the post. If the request was refused, the post has already ended, and its `refusal` says why.
    @discardableResult
    public func post(_ text: String, as presentation: PostPresentation? = nil) -> Post {
        post(Message(title: text), as: presentation)
    }

    /// Posts a text as a ``Message`` that has only a title, with options for this post.
    ///
    /// ```swift
    /// postView.post("Added", as: .toast) { $0.key = "cart" }
    /// ```
    ///
    /// - Parameters:
    ///   - text: The title of the message.
    ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of `PostManager.defaults`
    ///     or, if that is nil, of the poster (the `PostView` or other object that shows the post).
    ///   - edit: A closure that edits the request before it is posted, such as its `key` or `duration`.
    /// - Returns: A handle to the post. If the request was refused, the post has already ended, and its `refusal` says why.
    @discardableResult
    public func post(
        _ text: String, as presentation: PostPresentation? = nil, request edit: @MainActor (inout PostRequest) -> Void
    ) -> Post {
        post(Message(title: text), as: presentation, request: edit)
    }
}

extension PostRequest {
    /// Creates a request to show a text as a ``Message`` that has only a title. You can call this initializer on any thread.
    ///
    /// - Parameters:
    ///   - text: The title of the message.
    ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of `PostManager.defaults`
    ///     or, if that is nil, of the poster (the `PostView` or other object that shows the post).
    public init(_ text: String, as presentation: PostPresentation? = nil) {
        self.init(Message(title: text), as: presentation)
    }
}

extension Post {
    /// Replaces the content of the post with a text, as a ``Message`` that has only a title, and restarts its time on screen.
    ///
    /// - Parameter text: The title of the message.
    /// - Returns: A Boolean value that indicates whether the post was updated. It is false, and nothing changes, if the post is
    ///   being removed or has ended.
    @discardableResult
    public func update(with text: String) -> Bool { update(with: Message(title: text)) }
}

extension PostManager {
    /// Posts a text as a ``Message`` that has only a title, from any thread, without waiting for the main actor. Texts that one
    /// thread enqueues are posted in the order of the calls.
    ///
    /// - Parameter text: The title of the message.
    nonisolated public func enqueue(_ text: String) { enqueue(PostRequest(text)) }
}
