#if SWIFT_PACKAGE
    public import MessageStackView
#endif
public import UIKit

/// The look of the messages of a poster, as in version 3. A `PostTheme` has more options, and applies to all ready-made
/// posts.
public struct MessageConfiguration: Hashable, Sendable {
    /// The background color of a message, and of the band with which a stack fills the area outside the safe area. The
    /// default is nil, which keeps the color of the view.
    public var backgroundColor: UIColor?

    /// The color of texts and template images. The default is nil, which keeps the color of the view.
    public var tintColor: UIColor?

    /// A Boolean value that indicates whether a message has a small shadow: light gray, with a radius of 1 point, an opacity
    /// of 0.6 and an offset of (0, 1) points. The default is false, for no shadow. A shadow that the app has set on the
    /// view's layer stays.
    public var shadow: Bool

    /// A Boolean value that indicates whether the configuration also applies to messages that are on screen when it is set.
    /// The default is false, so that it applies to later messages only.
    public var applyToAll: Bool

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - backgroundColor: The background color of a message. The default is nil, which keeps the color of the view.
    ///   - tintColor: The color of texts and template images. The default is nil, which keeps the color of the view.
    ///   - shadow: A Boolean value that indicates whether a message has a small shadow. The default is false.
    ///   - applyToAll: A Boolean value that indicates whether the configuration also applies to messages on screen. The
    ///     default is false.
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

    /// The configuration of message views and of posters without a configuration of their own. By default, texts are near
    /// black on a light gray, and light gray on dark gray in dark mode, and messages have a shadow. A change applies to
    /// message views that are created afterward.
    @MainActor public static var `default` = MessageConfiguration(
        backgroundColor: .messageBackground, tintColor: .messageTint, shadow: true)
    {
        didSet {
            MessageView.messageKind.look.background = `default`.backgroundColor
            MessageView.messageKind.look.tint = `default`.tintColor
            MessageView.messageKind.look.shadowOpacity = `default`.shadow ? ShadowComponents.message.opacity : 0
        }
    }
}

/// A view whose look a `MessageConfiguration` sets, such as a `MessageView`.
@MainActor
public protocol MessageConfigurable: AnyObject {
    /// Applies a configuration to the view.
    ///
    /// - Parameter configuration: The configuration. Its colors that are nil have no effect.
    func set(configuration: MessageConfiguration)
}

extension MessageView: MessageConfigurable {
    /// Applies a configuration to the message view. While the message has a severity, or its theme has colors for posts
    /// without one, these colors replace those of the configuration.
    ///
    /// - Parameter configuration: The configuration. Its colors that are nil have no effect.
    public func set(configuration: MessageConfiguration) {
        keepsShadow = true
        // The configuration replaces the values of the app.
        if configuration.backgroundColor != nil { backgroundColor = look.background }
        if configuration.tintColor != nil { tintColor = look.tint }
        if configuration.shadow { layer.shadowOpacity = look.shadowOpacity ?? 0 }
        changeLook {
            $0.background = configuration.backgroundColor ?? $0.background
            $0.tint = configuration.tintColor ?? $0.tint
            $0.shadowOpacity = configuration.shadow ? ShadowComponents.message.opacity : 0
        }
        if configuration.shadow, layer.shadowOpacity > 0 { ShadowComponents.message.apply(to: layer) }
    }
}

extension MessageStackView {
    /// The look of the messages that `post(message:)` creates from now on. The default is `MessageConfiguration.default`. If
    /// `MessageConfiguration.applyToAll` is true, messages on screen get the look too.
    public var messageConfiguration: MessageConfiguration {
        get { (viewSetup as? ConfigurationSetup)?.configuration ?? .default }
        set {
            viewSetup = ConfigurationSetup(configuration: newValue)
            if newValue.applyToAll { configureShownViews() }
        }
    }
}

/// Applies a configuration to the views that a stack shows.
private struct ConfigurationSetup: PostViewSetup {
    let configuration: MessageConfiguration

    func configure(_ view: UIView) {
        (view as? any MessageConfigurable)?.set(configuration: configuration)
    }
}
