package import UIKit

/// The smallest area that people can reliably touch, click or look at.
package enum HitTarget {
    #if os(visionOS)
        /// The minimum width and height in points: 60, as the Human Interface Guidelines recommend for visionOS.
        package static let side: CGFloat = 60
    #else
        /// The minimum width and height in points: 44, as the Human Interface Guidelines recommend.
        package static let side: CGFloat = 44
    #endif
}
