#if SWIFT_PACKAGE
    public import MessageStackView
#endif
public import UIKit

/// The look of messages on a poster, as in version 3. A `PostTheme` has more options, and applies to all ready-made posts.
public struct MessageConfiguration: Hashable, Sendable {
    /// The background color of the message, and of the band with which a stack fills the safe area; nil for the view's
    /// own color.
    public var backgroundColor: UIColor?

    /// The color of texts and template images; nil for the view's own color.
    public var tintColor: UIColor?

    /// A Boolean value that indicates whether a message has a small shadow: radius 1, opacity 0.6, light gray, offset
    /// (0, 1). If the value is false, the view keeps its own shadow.
    public var shadow: Bool

    /// A Boolean value that indicates whether a change also applies to messages on screen.
    public var applyToAll: Bool

    /// Creates a configuration. Properties that are nil leave the view unchanged.
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

    /// The initial configuration of new messages and posters: near black on a light gray (245) with a shadow, and light
    /// gray on dark gray in dark mode.
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

/// A view with a look that a `MessageConfiguration` sets.
@MainActor
public protocol MessageConfigurable: AnyObject {
    /// Applies a configuration. Properties of `configuration` that are nil have no effect.
    func set(configuration: MessageConfiguration)
}

extension MessageView: MessageConfigurable {
    /// Applies a configuration. While the message has the palette of its severity or of a theme, that determines the colors
    /// instead.
    public func set(configuration: MessageConfiguration) {
        changeLook { own, app in
            if let color = configuration.backgroundColor { (own.background, app.background) = (color, nil) }
            if let color = configuration.tintColor { (own.tint, app.tint) = (color, nil) }
            own.shadowOpacity = configuration.shadow ? ShadowComponents.message.opacity : 0
            if configuration.shadow { app.shadowOpacity = nil }
        }
        if configuration.shadow, layer.shadowOpacity > 0 { ShadowComponents.message.apply(to: layer) }
    }
}

extension MessageStackView {
    /// The look of later messages that `post(message:)` creates; `MessageConfiguration.default` by default. With
    /// `applyToAll`, it applies to shown messages too.
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
