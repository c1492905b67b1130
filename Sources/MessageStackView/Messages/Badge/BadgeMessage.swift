public import UIKit

/// A message with a title and a subtitle next to a badge (a colored square with an image), and with a close button.
///
/// ```swift
/// let message = BadgeMessage(
///     "Thank you", subtitle: "Your donation has arrived.",
///     image: UIImage(named: "donations"), fillColor: .systemRed)
/// ```
public struct BadgeMessage: Equatable, Sendable {
    /// The title, which is the first line. The default is nil. If it is nil or empty, the message has no title.
    public var title: String?

    /// The text below the title. If it is nil or empty, the message has no subtitle. The default is nil.
    public var subtitle: String?

    /// The image in the center of the badge, drawn as a template in white. The default is nil, which shows a badge without an
    /// image.
    public var image: UIImage?

    /// The color of the badge. The default is the red of a new ``BadgeView``, with the hexadecimal value E71324.
    public var fillColor: UIColor

    /// Creates a badge message.
    ///
    /// ```swift
    /// postView.post(BadgeMessage("Thank you"))
    /// ```
    ///
    /// - Parameters:
    ///   - title: The first line. The default is nil, which shows no title.
    ///   - subtitle: The text below the title. The default is nil, which shows no subtitle.
    ///   - image: The image in the center of the badge. The default is nil, which shows a badge without an image.
    ///   - fillColor: The color of the badge. The default is nil, which uses the red of a new ``BadgeView``, with the hexadecimal
    ///     value E71324.
    public init(_ title: String? = nil, subtitle: String? = nil, image: UIImage? = nil, fillColor: UIColor? = nil) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.fillColor = fillColor ?? .badgeRed
    }
}

// MARK: - Postable

extension BadgeMessage: Postable {
    /// The title and the subtitle, separated by a comma and a space. A part that is nil or empty is left out. `Post.text` is this
    /// summary while the post waits, and `PostManager.history` records it for a badge message that ends without having been shown.
    nonisolated public var summary: String? { PostSpeech.summary(of: [title, subtitle]) }

    /// Returns a new ``BadgeMessageView`` that shows the message.
    @MainActor
    public func makeView() -> UIView {
        let view = BadgeMessageView()
        view.set(badgeMessage: self)
        return view
    }

    /// Shows this message in a view that shows another badge message. The library calls this method when a post is updated.
    ///
    /// - Parameter view: The view to update.
    /// - Returns: A Boolean value that indicates whether the view was updated. It is false if the view isn't a
    ///   ``BadgeMessageView``.
    @MainActor
    public func update(_ view: UIView) -> Bool {
        guard let view = view as? BadgeMessageView else { return false }
        view.set(badgeMessage: self)
        return true
    }
}

extension BadgeMessage: PostNotice {}
