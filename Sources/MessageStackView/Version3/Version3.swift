import UIKit

/// A view that shows a message.
@MainActor
public protocol MessageViewable: AnyObject {
    /// Shows `message` in place of the previous one.
    func set(message: Message)
}

extension MessageView: MessageViewable {}

/// A view that shows a badge message.
@MainActor
public protocol BadgeMessageViewable: AnyObject {
    /// Shows `badgeMessage` in place of the previous one.
    func set(badgeMessage: BadgeMessage)
}

extension BadgeMessageView: BadgeMessageViewable {}

extension TimeInterval {
    /// The seconds that an entrance or an exit takes.
    public static let animationDuration = TimeInterval.postAnimation

    /// The time on screen of a posted view: nil, which keeps the view on screen until it is removed.
    public static let defaultDismiss: TimeInterval? = nil

    /// The time on screen of a message in seconds.
    public static let defaultMessageDismiss: TimeInterval = 5
}

extension Order {
    /// The opposite direction.
    public var switched: Order {
        switch self {
        case .topToBottom: .bottomToTop
        case .bottomToTop: .topToBottom
        }
    }
}

/// The corners of a layer.
public enum Corner: Hashable, Sendable {
    /// Corners of this radius in points, with the continuous curve of app icons.
    case rounded(CGFloat)
    /// Corners of half the current length of the layer's shorter side, which make a circle or a capsule.
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
        cornerRadius = radius.length
    }
}

extension CALayer {
    /// The shadow of the layer; nil if its opacity or the alpha of its color is zero. Setting nil removes the shadow.
    public var shadowComponents: ShadowComponents? {
        get {
            guard shadowOpacity > 0, let shadowColor, shadowColor.alpha > 0 else { return nil }
            return ShadowComponents(of: self)
        }
        set { (newValue ?? .default).apply(to: self) }
    }
}

extension UIView {
    /// The shadow of the view's layer; nil for none. A new color is resolved with the current traits of the view.
    @MainActor public var shadowComponents: ShadowComponents? {
        get { layer.shadowComponents }
        set { layer.shadowComponents = newValue?.resolved(for: traitCollection) }
    }
}
