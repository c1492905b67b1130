import UIKit

/// The effects of Liquid Glass, which iOS has since version 26. On visionOS, system materials replace it.
@MainActor
enum LiquidGlass {
    /// A Boolean value that indicates whether the system has Liquid Glass.
    nonisolated static var isAvailable: Bool {
        #if !os(visionOS)
            if #available(iOS 26.0, *) { return true }
        #endif
        return false
    }

    /// Returns the effect of a surface: glass or, without it, the thinnest system material.
    static func surface(isAvailable: Bool = isAvailable) -> UIVisualEffect {
        #if !os(visionOS)
            if isAvailable, #available(iOS 26.0, *) { return UIGlassEffect(style: .regular) }
        #endif
        return UIBlurEffect(style: .systemUltraThinMaterial)
    }

    /// Sets the corners of a view with a glass surface, which is a capsule otherwise.
    ///
    /// - Parameters:
    ///   - radius: The radius in points; finite and not negative.
    ///   - corners: The round corners. The others are square.
    static func setCorners(of view: UIView, radius: CGFloat, _ corners: CACornerMask) {
        #if !os(visionOS)
            guard #available(iOS 26.0, *) else { return }
            let radius = { (corner: CACornerMask) in UICornerRadius.fixed(corners.contains(corner) ? radius : 0) }
            view.cornerConfiguration = .corners(
                topLeftRadius: radius(.layerMinXMinYCorner), topRightRadius: radius(.layerMaxXMinYCorner),
                bottomLeftRadius: radius(.layerMinXMaxYCorner), bottomRightRadius: radius(.layerMaxXMaxYCorner))
        #endif
    }
}
