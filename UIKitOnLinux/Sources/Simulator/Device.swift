import UIKit

/// The model of a simulated device: its screen, its scale, and the parts of the screen that content avoids.
public struct Device: Equatable, Sendable {
    /// The name to display.
    public var name: String
    /// The device's kind: phone, tablet or Mac.
    public var idiom = UIUserInterfaceIdiom.phone
    /// A Boolean value that indicates whether the app is made for iPhone only. On a tablet it has the idiom of a phone, and
    /// as of iPadOS 27 its scenes can have any size.
    public var runsPhoneApp = false
    /// The size of the screen in portrait, in points; the size of a Mac's screen.
    public var screenSize: CGSize
    /// The number of pixels per point.
    public var scale: CGFloat
    /// The height of the status bar in portrait, in points; a tablet's bar has this height in every orientation.
    public var statusBarHeight: CGFloat
    /// The safe area insets of a window that fills the screen in portrait, in points.
    public var safeAreaInsets: UIEdgeInsets
    /// The safe area insets of a window that fills the screen in landscape, in points. A phone hides its status bar
    /// there. Those of a foldable phone are for the interface orientation `.landscapeRight`, and mirrored in the other one.
    public var landscapeSafeAreaInsets = UIEdgeInsets.zero
    /// A Boolean value that indicates whether a phone has a regular width in landscape, as the largest phones do.
    public var isWideInLandscape = false
    /// The radius of the screen's rounded corners, in points; 0 for a square screen.
    public var cornerRadius: CGFloat
    /// The frame of the Dynamic Island in portrait, in screen coordinates; `nil` if the device has none.
    public var dynamicIsland: CGRect?
    /// The area of the status bar in portrait, in screen coordinates, where it is in a column at the side; `nil` if it is at
    /// the top.
    public var statusArea: CGRect?
    /// The frame of the camera in that column in portrait, in screen coordinates.
    public var camera: CGRect?
    /// The radius of the left corners in portrait, in points, where the hinge of a foldable phone is; `nil` if all corners
    /// are equal.
    public var hingeCornerRadius: CGFloat?
    /// The inner display of a foldable phone, whose other properties are those of the outer one; `nil` for other devices.
    public var innerDisplay: InnerDisplay?
    /// A Boolean value that indicates whether text and layout follow Mac Catalyst: whole points, and wider text below
    /// 20 points.
    public var isCatalyst = false
    /// The size of a new window's content on a Mac, in points, where scenes are windows that the user moves and resizes;
    /// `nil` where scenes fill the screen.
    public var windowSize: CGSize?

    /// The configuration of UIKit's screen, in portrait.
    var screenConfiguration: UIScreen.Configuration {
        let isPad = idiom != .phone
        var configuration = UIScreen.Configuration()
        configuration.idiom = runsPhoneApp ? .phone : idiom
        configuration.hasWindowControls = idiom == .pad
        configuration.isFoldable = innerDisplay != nil
        configuration.scale = scale
        configuration.windowSize = windowSize
        configuration.portrait = SceneGeometry(
            size: screenSize, safeAreaInsets: safeAreaInsets, statusBarHeight: statusBarHeight,
            horizontalSizeClass: isPad ? .regular : .compact, verticalSizeClass: .regular)
        configuration.landscape = SceneGeometry(
            size: landscapeSize, safeAreaInsets: landscapeSafeAreaInsets,
            statusBarHeight: statusBarHeight, horizontalSizeClass: isPad || isWideInLandscape ? .regular : .compact,
            verticalSizeClass: isPad ? .regular : .compact)
        if cornerRadius > 0 {
            // Measured; see `WindowControls`.
            let corner = CGSize(width: 9.5, height: 9.5)
            configuration.portrait.corners = ScreenCorners(all: isPad ? corner : .zero)
            configuration.landscape.corners = ScreenCorners(
                all: isPad ? corner : CGSize(width: safeAreaInsets.top + 16, height: 18))
        }
        if let landscape = landscapeConfigurations {
            (configuration.landscape, configuration.landscapeLeft) = (landscape.right, landscape.left)
            (configuration.portrait.statusArea, configuration.portrait.camera) = (statusArea, camera)
            configuration.portrait.corners = portraitCorners
        }
        configuration.statusBarMakesTopInset = statusBarHeight == safeAreaInsets.top && !hasNotch
        return configuration
    }

    /// The size of the screen in landscape. A Mac's screen doesn't rotate.
    private var landscapeSize: CGSize {
        windowSize == nil ? CGSize(width: screenSize.height, height: screenSize.width) : screenSize
    }

    /// A Boolean value that indicates whether the screen's shape keeps content away from the top even without a status
    /// bar.
    private var hasNotch: Bool { idiom == .phone && safeAreaInsets.bottom > 0 }
}
