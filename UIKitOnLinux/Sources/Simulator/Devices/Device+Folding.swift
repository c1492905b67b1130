@_spi(Simulator) import UIKit

extension Device {
    /// The inner display of a foldable phone. It is natively in landscape. Lengths are in points.
    public struct InnerDisplay: Equatable, Sendable {
        /// The size of the display in landscape.
        public var size: CGSize
        /// The safe area insets of a window that fills the display in landscape, in both rotations.
        public var safeAreaInsets: UIEdgeInsets
        /// The safe area insets of a window that fills the display in portrait.
        public var portraitSafeAreaInsets: UIEdgeInsets
        /// The radius of the four corners.
        public var cornerRadius: CGFloat
        /// The area of the status bar in landscape: a column at the right.
        public var statusArea: CGRect
        /// The area of the status bar in portrait: the upper right corner.
        public var portraitStatusArea: CGRect
        /// The width of the area at the fold that content keeps clear of while the phone is bent. Its middle is that of the
        /// display's long side.
        public var foldWidth: CGFloat
        /// The distance between two apps in Split View.
        public var divider: CGFloat
    }

    /// The configuration of the outer display of a foldable phone in landscape, with the camera at the left or the right.
    var landscapeConfigurations: (right: SceneGeometry, left: SceneGeometry)? {
        guard let column = statusArea, let camera else { return nil }
        let (width, height) = (screenSize.width, screenSize.height)
        func geometry(insets: UIEdgeInsets, column: CGRect, camera: CGRect, corners: ScreenCorners) -> SceneGeometry {
            var geometry = SceneGeometry(
                size: CGSize(width: height, height: width), safeAreaInsets: insets, statusBarHeight: 0,
                horizontalSizeClass: .compact, verticalSizeClass: .compact)
            (geometry.statusArea, geometry.camera, geometry.corners) = (column, camera, corners)
            return geometry
        }
        let insets = landscapeSafeAreaInsets
        var mirrored = insets
        (mirrored.left, mirrored.right) = (insets.right, insets.left)
        // The right side of the display is at the top in one rotation and at the bottom in the other one.
        var upper = ScreenCorners(all: hingeCorner)
        (upper.topLeft, upper.topRight) = (freeCorner, freeCorner)
        var lower = ScreenCorners(all: hingeCorner)
        (lower.bottomLeft, lower.bottomRight) = (freeCorner, freeCorner)
        return (
            geometry(
                insets: insets, column: CGRect(origin: .zero, size: column.size),
                camera: CGRect(origin: CGPoint(x: camera.minY, y: width - camera.maxX), size: camera.size),
                corners: upper),
            geometry(
                insets: mirrored,
                column: CGRect(
                    x: height - column.width, y: width - column.height, width: column.width, height: column.height),
                camera: CGRect(origin: CGPoint(x: height - camera.maxY, y: camera.minX), size: camera.size),
                corners: lower)
        )
    }

    /// The corners of the outer display in portrait.
    var portraitCorners: ScreenCorners {
        var corners = ScreenCorners(all: freeCorner)
        (corners.topLeft, corners.bottomLeft) = (hingeCorner, hingeCorner)
        return corners
    }

    private var freeCorner: CGSize { Self.corner(radius: cornerRadius) }
    private var hingeCorner: CGSize { Self.corner(radius: hingeCornerRadius ?? cornerRadius) }

    /// Returns the size that corner-adapted regions leave out at a corner of a foldable phone, which wasn't measured: that of
    /// the square whose corner touches the circle. It is 5 and 18 points at the corners of an iPad and an iPhone 17 Pro, as
    /// was measured there.
    private static func corner(radius: CGFloat) -> CGSize {
        let side = ((1 - 0.5.squareRoot()) * radius).rounded()
        return CGSize(width: side, height: side)
    }

    /// Returns the configuration of the inner display.
    func configuration(of display: InnerDisplay) -> UIScreen.Configuration {
        func geometry(
            size: CGSize, insets: UIEdgeInsets, statusArea: CGRect, fold: CGRect
        ) -> SceneGeometry {
            var geometry = SceneGeometry(
                size: size, safeAreaInsets: insets, statusBarHeight: 0, horizontalSizeClass: .regular,
                verticalSizeClass: .regular)
            geometry.corners = ScreenCorners(all: Self.corner(radius: display.cornerRadius))
            (geometry.statusArea, geometry.fold) = (statusArea, fold)
            return geometry
        }
        let (long, short) = (display.size.width, display.size.height)
        let start = (long - display.foldWidth) / 2
        var configuration = screenConfiguration
        configuration.landscape = geometry(
            size: display.size, insets: display.safeAreaInsets, statusArea: display.statusArea,
            fold: CGRect(x: start, y: 0, width: display.foldWidth, height: short))
        configuration.landscapeLeft = nil
        configuration.portrait = geometry(
            size: CGSize(width: short, height: long), insets: display.portraitSafeAreaInsets,
            statusArea: display.portraitStatusArea,
            fold: CGRect(x: 0, y: start, width: short, height: display.foldWidth))
        configuration.interfaceOrientation = .landscapeRight
        return configuration
    }
}
