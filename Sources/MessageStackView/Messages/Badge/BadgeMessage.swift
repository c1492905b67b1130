import UIKit

/// Two lines of text next to a badge.
///
/// ```swift
/// let message = BadgeMessage(
///     title: "Thank you", subtitle: "Your donation has arrived.",
///     image: UIImage(named: "donations"), fillColor: .systemRed)
/// ```
public struct BadgeMessage: Hashable, Sendable {
    /// The first line; nil or empty for none.
    public var title: String?

    /// The text below the title; nil or empty for none.
    public var subtitle: String?

    /// The image, drawn as a template: in white on the badge, and large and faint behind the text; nil for a plain badge.
    public var image: UIImage?

    /// The color of the badge and of the faint image behind the text.
    public var fillColor: UIColor

    /// Creates a badge message.
    ///
    /// ```swift
    /// postView.post(BadgeMessage(title: "Thank you"))
    /// ```
    ///
    /// - Parameters:
    ///   - title: The first line; nil or empty for none.
    ///   - subtitle: The text below the title; nil, the default, for none.
    ///   - image: The image; nil, the default, for a plain badge.
    ///   - fillColor: The color of the badge; nil, the default, for that of a new `BadgeView`.
    public init(title: String?, subtitle: String? = nil, image: UIImage? = nil, fillColor: UIColor? = nil) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.fillColor = fillColor ?? .badgeRed
    }
}

// MARK: - Postable

extension BadgeMessage: Postable {
    public var summary: String? { [title, subtitle].compactMap(\.self).joined(separator: ", ") }

    @MainActor
    public func makeView() -> UIView {
        makeBadgeMessageView()
    }

    /// Shows the message in an existing badge message view.
    @MainActor
    public func update(_ view: UIView) -> Bool {
        guard let view = view as? BadgeMessageView else { return false }
        view.set(badgeMessage: self)
        return true
    }

    @MainActor
    func makeBadgeMessageView() -> BadgeMessageView {
        let view = BadgeMessageView()
        view.set(badgeMessage: self)
        return view
    }
}

extension Poster {
    /// Posts a badge message with the duration of the manager's defaults, which is automatic: long enough to read the
    /// text.
    ///
    /// The view is created immediately, so that it can be changed before it is shown.
    ///
    /// - Parameters:
    ///   - badgeMessage: The badge message.
    ///   - animated: The animated changes; `.default` by default, for those of the manager's `defaults`.
    /// - Returns: The view. Its `enclosingPost` is the post.
    @discardableResult
    public func post(badgeMessage: BadgeMessage, animated: PostAnimation = .default) -> BadgeMessageView {
        post(badgeMessage, duration: nil, animated: animated)
    }

    /// Posts a badge message for a number of seconds.
    ///
    /// The view is created immediately, so that it can be changed before it is shown.
    ///
    /// - Parameters:
    ///   - badgeMessage: The badge message.
    ///   - dismissAfter: The number of seconds on screen; nil to show the message until its post is removed.
    ///   - animated: The animated changes; `.default` by default, for those of the manager's `defaults`.
    /// - Returns: The view. Its `enclosingPost` is the post.
    @discardableResult
    public func post(
        badgeMessage: BadgeMessage,
        dismissAfter: TimeInterval?,
        animated: PostAnimation = .default
    ) -> BadgeMessageView {
        post(badgeMessage, duration: PostDuration(dismissAfter: dismissAfter), animated: animated)
    }

    private func post(
        _ badgeMessage: BadgeMessage,
        duration: PostDuration?,
        animated: PostAnimation
    ) -> BadgeMessageView {
        let view = badgeMessage.makeBadgeMessageView()
        post(view, duration: duration, animated: animated)
        return view
    }
}
