/// What a scene has of a screen in one orientation: size, bars, and what content keeps clear of. In points.
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

    /// From here on a tablet's scene is of regular width: half of 13″ in landscape (678 points) is, two thirds of it in
    /// portrait (639 points) aren't, as Apple's Human Interface Guidelines list them.
    private static let regularWidth: CGFloat = 660

    /// A part of a tablet's screen.
    package func part(of size: CGSize) -> SceneGeometry {
        var part = self
        part.size = size
        part.horizontalSizeClass = size.width >= Self.regularWidth ? .regular : .compact
        return part
    }
}
