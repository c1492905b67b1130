import UIKit

/// A view that shows a message.
@MainActor
public protocol MessageViewable: AnyObject {
    /// Shows `message` in place of what was shown before.
    func set(message: Message)
}

extension MessageView: MessageViewable {}

/// A view that shows a badge message.
@MainActor
public protocol BadgeMessageViewable: AnyObject {
    /// Shows `badgeMessage` in place of what was shown before.
    func set(badgeMessage: BadgeMessage)
}

extension BadgeMessageView: BadgeMessageViewable {}

extension Order {
    /// The other direction.
    public var switched: Order {
        switch self {
        case .topToBottom: .bottomToTop
        case .bottomToTop: .topToBottom
        }
    }
}

/// The corners of a layer.
public enum Corner: Hashable, Sendable {
    /// Of this radius in points, in the continuous curve of icons.
    case rounded(CGFloat)
    /// Of half the layer's shorter side as it is now: a circle, or a capsule.
    case circular

    /// The curve that such corners have.
    public var cornerCurve: CALayerCornerCurve {
        switch self {
        case .rounded: .continuous
        case .circular: .circular
        }
    }
}

extension CALayer {
    /// Gives the layer these corners. A radius that is negative, NaN or infinite counts as zero.
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
    /// The layer's shadow; nil for one that has none, as its opacity or its colour's says. Setting nil takes it away.
    public var shadowComponents: ShadowComponents? {
        get {
            guard shadowOpacity > 0, let shadowColor, shadowColor.alpha > 0 else { return nil }
            return ShadowComponents(of: self)
        }
        set { (newValue ?? .default).apply(to: self) }
    }
}

extension UIView {
    /// The shadow of the view's layer; nil for one that has none. Its colour is resolved for the view's appearance when
    /// it is set.
    @MainActor public var shadowComponents: ShadowComponents? {
        get { layer.shadowComponents }
        set { layer.shadowComponents = newValue?.resolved(for: traitCollection) }
    }
}
