import UIKit

/// The round corners of a screen at which neither edge has a safe area, as on iPhone Duo. On other phones with round corners, one
/// of the two edges has one.
@MainActor
enum RoundCorners {
    /// The distance in points from both edges at which a corner cuts off no part of a post. It suffices for the radius of 55 points
    /// that was measured in the simulator of Xcode 27.1 beta.
    private static let distance: CGFloat = 16
    /// A corner-adapted region of a corner with a smaller radius differs less from the safe area, in points.
    private static let harmlessRadius: CGFloat = 8

    /// Returns the squares at the corners of a window in which posts may be cut off, in the coordinates of the window.
    static func squares(in window: UIWindow) -> [CGRect] {
        #if !os(visionOS) && !targetEnvironment(macCatalyst)
            let isPhone = window.traitCollection.userInterfaceIdiom == .phone
            guard #available(iOS 26.0, *), isPhone, window.fillsScreen else { return [] }
            let safe = window.safeAreaInsets
            guard safe.top == 0 || safe.bottom == 0, safe.left == 0 || safe.right == 0 else { return [] }
            let bounds = window.bounds
            let adapted = window.edgeInsets(for: .safeArea(cornerAdaptation: .vertical))
            var rows: [CGFloat] = []
            if safe.top == 0, adapted.top > harmlessRadius { rows.append(bounds.minY) }
            if safe.bottom == 0, adapted.bottom > harmlessRadius { rows.append(bounds.maxY - distance) }
            var columns: [CGFloat] = []
            if safe.left == 0 { columns.append(bounds.minX) }
            if safe.right == 0 { columns.append(bounds.maxX - distance) }
            return rows.flatMap { y in
                columns.map { CGRect(x: $0, y: y, width: distance, height: distance) }
            }
        #else
            return []
        #endif
    }
}
