#if SWIFT_PACKAGE
    // An app of version 3 adds one import for all names of version 3, including those of the bar for a lost connection.
    @_exported import MessageStackView
    @_exported import MessageStackViewConnectivity
#endif
public import UIKit

/// A view that shows a message.
@MainActor
public protocol MessageViewable: AnyObject {
    /// Replaces the message that the view shows.
    func set(message: Message)
}

extension MessageView: MessageViewable {}

/// A view that shows a badge message.
@MainActor
public protocol BadgeMessageViewable: AnyObject {
    /// Replaces the badge message that the view shows.
    func set(badgeMessage: BadgeMessage)
}

extension BadgeMessageView: BadgeMessageViewable {}

extension TimeInterval {
    /// The seconds that an entrance or an exit took in version 3: 0.333. The timings of a `PostTransition` replace them.
    public static let animationDuration = TimeInterval.postAnimation

    /// The time on screen of a posted view: nil, which keeps the view on screen until it is removed.
    public static let defaultDismiss: TimeInterval? = nil

    /// The time on screen of a message in seconds.
    public static let defaultMessageDismiss: TimeInterval = 5
}

/// A shape of the corners of a layer.
public enum Corner: Hashable, Sendable {
    /// Corners with a radius in points and the continuous curve of app icons.
    case rounded(CGFloat)
    /// Corners with a radius of half the layer's current shorter side, so that the layer is a circle or a capsule.
    case circular

    /// The curve of the corners.
    public var cornerCurve: CALayerCornerCurve {
        switch self {
        case .rounded: .continuous
        case .circular: .circular
        }
    }
}

extension CALayer {
    /// Sets the corners of the layer. A radius that is negative, NaN or infinite counts as zero.
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

extension CALayer {
    /// The shadow of the layer, or nil if its opacity or the alpha of its color is zero. Setting nil removes the shadow.
    public var shadowComponents: ShadowComponents? {
        get {
            guard shadowOpacity > 0, let shadowColor, shadowColor.alpha > 0 else { return nil }
            return ShadowComponents(of: self)
        }
        set { (newValue ?? .default).apply(to: self) }
    }
}

extension UIView {
    /// The shadow of the view's layer, or nil for none. A new color is resolved with the current traits of the view.
    @MainActor public var shadowComponents: ShadowComponents? {
        get { layer.shadowComponents }
        set { layer.shadowComponents = newValue?.resolved(for: traitCollection) }
    }
}

extension PostTheme {
    /// A theme with the text sizes, images, insets and spacings of version 3's messages and badge messages.
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
