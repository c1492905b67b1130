import UIKit

/// How messages look on a poster.
public struct MessageConfiguration: Hashable, Sendable {
    /// Behind the message, and in the band that a stack fills the safe area with; nil leaves the view's own.
    public var backgroundColor: UIColor?

    /// The colour of texts and template images; nil leaves the view's own.
    public var tintColor: UIColor?

    /// Whether a message casts a small shadow downwards: radius 1, opacity 0.6, light grey, offset (0, 1). A shadow of
    /// one's own stays where this is false.
    public var shadow: Bool

    /// Whether a change also applies to the messages that are shown already.
    public var applyToAll: Bool

    /// A look that leaves open what is nil.
    public init(
        backgroundColor: UIColor? = nil,
        tintColor: UIColor? = nil,
        shadow: Bool = false,
        applyToAll: Bool = false
    ) {
        self.backgroundColor = backgroundColor
        self.tintColor = tintColor
        self.shadow = shadow
        self.applyToAll = applyToAll
    }

    static let shadowComponents = ShadowComponents(
        radius: 1, opacity: 0.6, color: .lightGray, offset: CGSize(width: 0, height: 1))

    /// Dark grey on a light grey (245), with a shadow; light on dark grey in the dark. Messages and posters that are
    /// made afterwards begin with it.
    @MainActor public static var `default` = MessageConfiguration(
        backgroundColor: .messageBackground, tintColor: .messageTint, shadow: true)
}

/// A view whose look is set by a `MessageConfiguration`.
@MainActor
public protocol MessageConfigurable: AnyObject {
    /// Takes over the look; what `configuration` leaves open stays as it is.
    func set(configuration: MessageConfiguration)
}
