/// The size, safe area and status bar height of a scene in one orientation, in points.
package struct SceneGeometry: Equatable, Sendable {
    package var size: CGSize
    package var safeAreaInsets: UIEdgeInsets
    package var statusBarHeight: CGFloat
    package var horizontalSizeClass: UIUserInterfaceSizeClass
    package var verticalSizeClass: UIUserInterfaceSizeClass
    /// The display's round corners.
    package var corners = ScreenCorners()
    /// The area of the status bar where it isn't at the top but in a column at the side or in a corner; nil otherwise.
    package var statusArea: CGRect?
    /// The frame of a camera in that area; nil if there is none.
    package var camera: CGRect?
    /// The frame of the fold of a foldable phone's inner display, with its margins; nil on other displays.
    package var fold: CGRect?

    package init(
        size: CGSize, safeAreaInsets: UIEdgeInsets, statusBarHeight: CGFloat,
        horizontalSizeClass: UIUserInterfaceSizeClass, verticalSizeClass: UIUserInterfaceSizeClass
    ) {
        self.size = size
        self.safeAreaInsets = safeAreaInsets
        self.statusBarHeight = statusBarHeight
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
    }

    /// The minimum width of a scene on iPad with a regular width class. By Apple's Human Interface Guidelines, half of
    /// the 13″ screen in landscape (678 points) is regular and two thirds of it in portrait (639 points) are compact.
    private static let regularWidth: CGFloat = 660

    /// Returns the geometry of a scene that fills a part of the screen.
    ///
    /// On a foldable phone, the column of the left app is at its left, and the fold is between the apps.
    package func part(_ frame: CGRect) -> SceneGeometry {
        var part = self
        part.size = frame.size
        part.horizontalSizeClass = frame.width >= Self.regularWidth ? .regular : .compact
        part.corners = ScreenCorners()
        part.fold = nil
        part.camera = nil
        part.statusArea = statusArea.flatMap { frame.contains($0) ? $0.offsetBy(dx: -frame.minX, dy: 0) : nil }
        guard let statusArea, frame.minX <= 0, safeAreaInsets.right > 0 else { return part }
        (part.safeAreaInsets.left, part.safeAreaInsets.right) = (safeAreaInsets.right, safeAreaInsets.left)
        part.statusArea = CGRect(origin: .zero, size: statusArea.size)
        return part
    }
}

/// The sizes of the areas at the round corners of a display that corner-adapted regions leave out, in points; zero at a
/// square corner.
package struct ScreenCorners: Equatable, Sendable {
    package var topLeft = CGSize.zero
    package var topRight = CGSize.zero
    package var bottomLeft = CGSize.zero
    package var bottomRight = CGSize.zero

    package init() {}

    /// Creates four equal corners.
    package init(all size: CGSize) {
        (topLeft, topRight, bottomLeft, bottomRight) = (size, size, size, size)
    }

    /// Returns the areas on a display of a size.
    func areas(in size: CGSize) -> [CGRect] {
        func area(_ corner: CGSize, isRight: Bool, isBottom: Bool) -> CGRect {
            CGRect(
                x: isRight ? size.width - corner.width : 0, y: isBottom ? size.height - corner.height : 0,
                width: corner.width, height: corner.height)
        }
        let areas = [
            area(topLeft, isRight: false, isBottom: false), area(topRight, isRight: true, isBottom: false),
            area(bottomLeft, isRight: false, isBottom: true), area(bottomRight, isRight: true, isBottom: true),
        ]
        return areas.filter { !$0.isEmpty }
    }
}
