public import UIKit

/// A title, a subtitle, an icon and buttons. Each part is optional, and long texts wrap.
///
/// ```swift
/// postView.post(Message(.success, "Saved"))
/// postView.post(Message("Anna Berg", subtitle: "Are we still on for lunch?", icon: .emoji("🍝")), as: .card(.top))
/// postView.post(
///     Message(.error, "Upload failed", actions: [PostAction("Retry") { [weak self] in try await self?.upload() }]))
/// ```
///
/// A message with actions stays until the user chooses one or dismisses it. With `PostDuration.seconds(_:)`, it ends after that
/// time, but after at least 10 seconds while VoiceOver or Switch Control runs.
public struct Message: Equatable, Sendable {
    /// The first line; nil or empty for none.
    public var title: String?

    /// The text below the title; nil or empty for none.
    public var subtitle: String?

    /// The image at the leading side of the text, before the icon; nil for none. It doesn't grow with the text.
    public var leftImage: UIImage?

    /// The image at the trailing side of the text; nil for none. It doesn't grow with the text.
    public var rightImage: UIImage?

    /// The severity; nil, the default, for none. It selects the `PostTheme.Palette` for the colors and the icon, and determines the
    /// haptic and the word that VoiceOver speaks first. A style with a background replaces the colors.
    public var severity: PostSeverity?

    /// The icon at the leading side of the text; nil, the default, for that of the severity.
    public var icon: PostIcon?

    /// The actions; none by default. Their buttons are next to the text if there is room, and otherwise below it.
    public var actions: [PostAction] = []

    /// Creates a message.
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

    /// Creates a message without a severity.
    ///
    /// - Parameters:
    ///   - title: The first line.
    ///   - subtitle: The text below the title; nil, the default, for none.
    ///   - icon: The icon before the text; nil, the default, for none.
    ///   - actions: The actions; none by default.
    public init(_ title: String, subtitle: String? = nil, icon: PostIcon? = nil, actions: [PostAction] = []) {
        self.init(title: title, subtitle: subtitle)
        self.icon = icon
        self.actions = actions
    }

    /// Creates a message with a severity.
    ///
    /// - Parameters:
    ///   - severity: The severity, which determines the colors, the icon, the word that VoiceOver speaks first, and the
    ///     haptic.
    ///   - title: The first line.
    ///   - subtitle: The text below the title; nil, the default, for none.
    ///   - icon: The icon before the text; nil, the default, for that of the severity.
    ///   - actions: The actions; none by default.
    public init(
        _ severity: PostSeverity, _ title: String, subtitle: String? = nil, icon: PostIcon? = nil,
        actions: [PostAction] = []
    ) {
        self.init(title, subtitle: subtitle, icon: icon, actions: actions)
        self.severity = severity
    }
}

// MARK: - Postable

extension Message: Postable {
    nonisolated public var summary: String? { [title, subtitle].compactMap(\.self).joined(separator: ", ") }

    @MainActor
    public func makeView() -> UIView {
        let view = MessageView()
        view.set(message: self)
        return view
    }

    /// Shows the message in an existing message view.
    @MainActor
    public func update(_ view: UIView) -> Bool {
        guard let view = view as? MessageView else { return false }
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
    /// Posts a plain message with a text as its title, for as long as it takes to read.
    ///
    /// ```swift
    /// postView.post("Copied", as: .toast)
    /// ```
    ///
    /// - Parameters:
    ///   - text: The title of the message.
    ///   - presentation: The presentation of the post. If it is nil, the default, the poster's presentation applies.
    /// - Returns: A handle to the post. If it was refused, it has already ended, and its `refusal` is the reason.
    @discardableResult
    public func post(_ text: String, as presentation: PostPresentation? = nil) -> Post {
        post(Message(title: text), as: presentation)
    }
}

extension PostRequest {
    /// Creates a request to show a plain message with a text as its title, on any thread.
    ///
    /// - Parameters:
    ///   - text: The title of the message.
    ///   - animated: The animated motions: the entrance, the exit or both. The default is `.default`, for those of the manager's
    ///     `defaults`.
    ///   - priority: The rank among waiting posts; nil, the default, for `.normal`.
    public init(_ text: String, animated: PostAnimation = .default, priority: PostPriority? = nil) {
        self.init(Message(title: text), animated: animated, priority: priority)
    }
}
