import UIKit

/// What a badge message says: two lines of text beside a badge.
///
/// ```swift
/// let message = BadgeMessage(
///     title: "Thank you", subtitle: "Your donation has arrived.",
///     image: UIImage(named: "donations"), fillColor: .systemRed)
/// ```
public struct BadgeMessage: Hashable, Sendable {
    /// The first line; nil or empty leaves it out.
    public var title: String?

    /// The text below the title; nil or empty leaves it out.
    public var subtitle: String?

    /// Drawn as a template in white on the badge and, large and faint, behind the text; nil leaves a plain badge.
    public var image: UIImage?

    /// The badge's colour, also that of the faint image behind the text.
    public var fillColor: UIColor

    /// A message of these parts; those that are nil are left out.
    public init(title: String?, subtitle: String?, image: UIImage?, fillColor: UIColor) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.fillColor = fillColor
    }
}

// MARK: - Postable

extension BadgeMessage: Postable {
    public var text: String? { [title, subtitle].compactMap(\.self).joined(separator: ", ") }

    @MainActor
    public func makeView() -> UIView {
        makeBadgeMessageView()
    }

    /// A badge message view shows another message.
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
    /// Posts a badge message. Its view is made at once, to be changed before it is shown.
    ///
    /// - Parameters:
    ///   - badgeMessage: what to say.
    ///   - dismissAfter: seconds for which it is shown, 5 by default; nil until it is removed.
    ///   - animated: which of its changes are animated; both by default.
    /// - Returns: the view. `postManager.post(of:)` finds its post.
    @discardableResult
    public func post(
        badgeMessage: BadgeMessage,
        dismissAfter: TimeInterval? = 5,
        animated: PostAnimation = .both
    ) -> BadgeMessageView {
        let view = badgeMessage.makeBadgeMessageView()
        post(view: view, dismissAfter: dismissAfter, animated: animated)
        return view
    }
}
