/// The size, safe area and status bar height of a scene in one orientation, in points.
package struct SceneGeometry: Equatable, Sendable {
    package var size: CGSize
    package var safeAreaInsets: UIEdgeInsets
    package var statusBarHeight: CGFloat
    package var horizontalSizeClass: UIUserInterfaceSizeClass
    package var verticalSizeClass: UIUserInterfaceSizeClass

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

    /// Returns the geometry of a scene that fills a part of an iPad's screen.
    package func part(of size: CGSize) -> SceneGeometry {
        var part = self
        part.size = size
        part.horizontalSizeClass = size.width >= Self.regularWidth ? .regular : .compact
        return part
    }
}
