import UIKit

/// What a message says: two lines of text between two images, each of which may be left out.
///
/// ```swift
/// stackView.post(message: Message(title: "Saved", leftImage: UIImage(named: "check")))
/// ```
public struct Message: Hashable, Sendable {
    /// The first line; nil or empty leaves it out.
    public var title: String?

    /// The text below the title; nil or empty leaves it out.
    public var subtitle: String?

    /// Before the text.
    public var leftImage: UIImage?

    /// After the text.
    public var rightImage: UIImage?

    /// A message of these parts; those that are nil are left out.
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
}

// MARK: - Postable

extension Message: Postable {
    public var text: String? { [title, subtitle].compactMap(\.self).joined(separator: ", ") }

    @MainActor
    public func makeView() -> UIView {
        let view = MessageView()
        view.set(message: self)
        return view
    }

    /// A message view shows another message.
    @MainActor
    public func update(_ view: UIView) -> Bool {
        guard let view = view as? MessageView else { return false }
        view.set(message: self)
        return true
    }
}

extension Poster {
    /// Posts a message. Its view is made at once, to be changed before it is shown.
    ///
    /// - Parameters:
    ///   - message: what to say.
    ///   - dismissAfter: seconds for which it is shown, 5 by default; nil until it is removed.
    ///   - animated: which of its changes are animated; both by default.
    /// - Returns: the view. `postManager.post(of:)` finds its post.
    @discardableResult
    public func post(
        message: Message,
        dismissAfter: TimeInterval? = 5,
        animated: PostAnimation = .default
    ) -> MessageView {
        let view = MessageView()
        view.set(message: message)
        configure(view)
        post(view: view, dismissAfter: dismissAfter, animated: animated)
        return view
    }
}

extension Poster {
    /// Posts a plain message with a text as its title, for as long as it takes to read.
    ///
    /// ```swift
    /// postView.post("Saved")
    /// ```
    ///
    /// - Parameters:
    ///   - text: The title of the message.
    ///   - presentation: The presentation of the post; nil, the default, for that of the poster.
    /// - Returns: A handle on the post. If it was refused, it has already ended, and its `refusal` is the reason.
    @discardableResult
    public func post(_ text: String, as presentation: PostPresentation? = nil) -> Post {
        post(Message(title: text), as: presentation)
    }
}

/// Another name of `Message`, for an app with a type of that name.
public typealias PostMessage = Message

extension MessageStackView {
    /// Another name of the library's `Message`. An app with a type of that name writes `MessageStackView.Message`, which is
    /// a member of this class, because the module and the class share their name.
    public typealias Message = PostMessage
}
