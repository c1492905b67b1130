#if SWIFT_PACKAGE
    // An app of version 3 adds one import for all names of version 3, including those of the bar for a lost connection.
    @_exported import MessageStackView
    @_exported import MessageStackViewConnectivity
#endif
public import UIKit

/// A view that shows a message, such as a `MessageView`.
@MainActor
public protocol MessageViewable: AnyObject {
    /// Shows a message in place of the message that the view showed before.
    ///
    /// - Parameter message: The message to show.
    func set(message: Message)
}

extension MessageView: MessageViewable {}

/// A view that shows a badge message, such as a `BadgeMessageView`.
@MainActor
public protocol BadgeMessageViewable: AnyObject {
    /// Shows a badge message in place of the one that the view showed before.
    ///
    /// - Parameter badgeMessage: The badge message to show.
    func set(badgeMessage: BadgeMessage)
}

extension BadgeMessageView: BadgeMessageViewable {}

extension BadgeMessage {
    /// Creates a badge message, with the argument labels of version 3.
    ///
    /// - Parameters:
    ///   - title: The first line. If it is nil or empty, the message has no title.
    ///   - subtitle: The text below the title. The default is nil, which shows no subtitle.
    ///   - image: The image in the center of the badge. The default is nil, which shows a badge without an image.
    ///   - fillColor: The color of the badge. The default is nil, which uses the red of a new `BadgeView`.
    public init(title: String?, subtitle: String? = nil, image: UIImage? = nil, fillColor: UIColor? = nil) {
        self.init(title, subtitle: subtitle, image: image, fillColor: fillColor)
    }
}

extension PostManager {
    /// A Boolean value that indicates whether posts are shown one at a time. The value is true if `capacity` is 1. The default is
    /// true, except for the manager of a `MessageStackView`, where it is false. Setting the value to true sets `capacity` to 1.
    /// Setting it to false sets `capacity` to `Int.max`, so that all posts are shown at once.
    ///
    /// Even if the value is true, a post that times out can be shown next to one that doesn't; see `PostManager.capacity`.
    public var isSerialQueue: Bool {
        get { capacity == 1 }
        set { capacity = newValue ? 1 : .max }
    }
}

extension TimeInterval {
    /// The number of seconds that an entrance or an exit takes in version 3, which is 0.333. This constant has no effect on posts,
    /// whose timing is set by a `PostTransition`.
    public static let animationDuration = TimeInterval.postAnimation

    /// The number of seconds for which version 3 shows a posted view by default. The value is nil, with which the view stays until
    /// it is removed.
    public static let defaultDismiss: TimeInterval? = nil

    /// The number of seconds for which version 3 shows a message by default, which is 5.
    public static let defaultMessageDismiss: TimeInterval = 5
}

/// The shape of the corners of a layer, for `CALayer.setCorner(_:)`.
public enum Corner: Hashable, Sendable {
    /// The shape of corners with a radius in points and the continuous curve of app icons.
    case rounded(CGFloat)
    /// The shape of corners with a radius of half the layer's shorter side, so that the layer is a circle or a capsule. If the size
    /// of the layer changes later, call `CALayer.setCorner(_:)` again, because the radius doesn't adapt.
    case circular

    /// The curve of the corners: `.continuous` for `rounded(_:)`, and `.circular` for `circular`.
    public var cornerCurve: CALayerCornerCurve {
        switch self {
        case .rounded: .continuous
        case .circular: .circular
        }
    }
}

extension CALayer {
    /// Sets the radius and the curve of the layer's corners.
    ///
    /// - Parameter corner: The shape of the corners.
    public func setCorner(_ corner: Corner) {
        let radius =
            switch corner {
            case .rounded(let radius): radius
            case .circular: min(bounds.width, bounds.height) / 2
            }
        cornerCurve = corner.cornerCurve
        cornerRadius = radius.isFinite ? max(0, radius) : 0
    }
}

/// The name of `PostStyle.Shadow`, the shadow of a view or a layer, in version 3.
public typealias ShadowComponents = PostStyle.Shadow

extension CALayer {
    /// The shadow of the layer. The value is nil if the layer has no visible shadow, because the opacity of the shadow or the alpha
    /// of its color is 0. Setting the property to nil removes the shadow.
    public var shadowComponents: ShadowComponents? {
        get {
            guard shadowOpacity > 0, let shadowColor, shadowColor.alpha > 0 else { return nil }
            return ShadowComponents(of: self)
        }
        set { (newValue ?? .default).apply(to: self) }
    }
}

extension UIView {
    /// The shadow of the view's layer. The value is nil if the view has no visible shadow. Setting the property to nil removes the
    /// shadow. The color of a new shadow is resolved with the current traits of the view. If the traits change later, for example
    /// to dark mode, the color stays the same.
    @MainActor public var shadowComponents: ShadowComponents? {
        get { layer.shadowComponents }
        set { layer.shadowComponents = newValue?.resolved(for: traitCollection) }
    }
}

extension BadgeMessageView {
    /// The shadow of badge messages in the theme of the app. This property reads and sets `badgeMessageShadow` of
    /// `PostEnvironment.app.theme`.
    public static var shadowComponents: ShadowComponents {
        get { PostEnvironment.app.theme.badgeMessageShadow }
        set { PostEnvironment.app.theme.badgeMessageShadow = newValue }
    }
}

extension BadgeView {
    /// The shadow of badges in the theme of the app. This property reads and sets `badgeShadow` of `PostEnvironment.app.theme`.
    public static var shadowComponents: ShadowComponents {
        get { PostEnvironment.app.theme.badgeShadow }
        set { PostEnvironment.app.theme.badgeShadow = newValue }
    }
}

extension PostTheme {
    /// The theme with the text sizes, images, insets and spacings that messages and badge messages have in version 3.
    ///
    /// ```swift
    /// PostEnvironment.app.theme = .version3
    /// ```
    public static let version3 = PostTheme {
        $0.message = PostTheme.Metrics(
            title: 14, text: 12, icon: 20,
            insets: NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16), spacing: 10)
        $0.badge = PostTheme.Metrics(
            title: 18, text: 13, icon: 48,
            insets: NSDirectionalEdgeInsets(top: 20, leading: 15, bottom: 20, trailing: 5), spacing: 22)
    }
}

extension UIColor {
    /// The background color of `MessageConfiguration.default`: light gray, or dark gray in dark mode.
    public static let defaultBackgroundColor = messageBackground

    /// The tint color of `MessageConfiguration.default`: near black, or light gray in dark mode.
    public static let defaultTintColor = messageTint
}
