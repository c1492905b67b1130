public import UIKit

/// Two lines of text next to a badge.
///
/// ```swift
/// let message = BadgeMessage(
///     title: "Thank you", subtitle: "Your donation has arrived.",
///     image: UIImage(named: "donations"), fillColor: .systemRed)
/// ```
public struct BadgeMessage: Equatable, Sendable {
    /// The first line; nil or empty for none.
    public var title: String?

    /// The text below the title; nil or empty for none.
    public var subtitle: String?

    /// The image, drawn as a template in white on the badge; nil for a plain badge.
    public var image: UIImage?

    /// The color of the badge.
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
    nonisolated public var summary: String? { [title, subtitle].compactMap(\.self).joined(separator: ", ") }

    @MainActor
    public func makeView() -> UIView {
        let view = BadgeMessageView()
        view.set(badgeMessage: self)
        return view
    }

    /// Shows the message in an existing badge message view.
    @MainActor
    public func update(_ view: UIView) -> Bool {
        guard let view = view as? BadgeMessageView else { return false }
        view.set(badgeMessage: self)
        return true
    }
}

extension BadgeMessage: PostNotice {}
