#if SWIFT_PACKAGE
    public import MessageStackView
#endif
public import UIKit

/// The look of the messages of a `MessageStackView`, with the options of version 3. In new code, use a `PostTheme`, which has more
/// options and applies to all ready-made posts.
public struct MessageConfiguration: Hashable, Sendable {
    /// The background color of a message, and of `MessageStackView.spaceView`, the view that fills the area outside the safe area.
    /// The default is nil, with which both views keep their own color.
    public var backgroundColor: UIColor?

    /// The color of texts and template images. The default is nil, with which the message keeps its own color.
    public var tintColor: UIColor?

    /// A Boolean value that indicates whether a message has a small shadow: light gray, with a radius of 1 point, an opacity of 0.6
    /// and an offset of (0, 1) points. The default is false, for no shadow. If the app itself set a shadow on the layer of the
    /// message's view, that shadow isn't changed.
    public var shadow: Bool

    /// A Boolean value that indicates whether the configuration also applies to messages that are already on screen when you set
    /// `MessageStackView.messageConfiguration`. The default is false: the configuration applies only to later messages.
    public var applyToAll: Bool

    /// Creates a configuration. Without arguments, it changes no colors, and messages have no shadow.
    ///
    /// - Parameters:
    ///   - backgroundColor: The background color of a message. The default is nil, with which the message keeps its own color.
    ///   - tintColor: The color of texts and template images. The default is nil, with which the message keeps its own color.
    ///   - shadow: A Boolean value that indicates whether a message has a small shadow. The default is false.
    ///   - applyToAll: A Boolean value that indicates whether the configuration also applies to messages that are already on screen
    ///     when you set `MessageStackView.messageConfiguration`. The default is false.
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

    /// The configuration of each message view, unless the `messageConfiguration` of its `MessageStackView` is set. By default,
    /// texts are near black on light gray, or light gray on dark gray in dark mode, and messages have a shadow. If you set this
    /// property, the new configuration applies to message views that are created afterward.
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

/// A view whose look can be set with a `MessageConfiguration`, such as a `MessageView`.
@MainActor
public protocol MessageConfigurable: AnyObject {
    /// Applies a configuration to the view.
    ///
    /// - Parameter configuration: The configuration to apply. If one of its colors is nil, the view keeps its own color.
    func set(configuration: MessageConfiguration)
}

extension MessageView: MessageConfigurable {
    /// Applies a configuration to the message view. If the message has a severity, or if the theme of its post sets
    /// `PostTheme.neutral` or `PostTheme.tintColor`, the colors of the theme replace the colors of the configuration.
    ///
    /// - Parameter configuration: The configuration to apply. If one of its colors is nil, the view keeps its own color.
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
    /// The look of the messages that are posted with `post(message:)`. The default is `MessageConfiguration.default`. If you set
    /// the property, the new look applies to messages that are posted afterward. If `MessageConfiguration.applyToAll` of the new
    /// value is true, it also applies to messages that are on screen.
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
