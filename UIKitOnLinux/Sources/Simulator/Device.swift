import UIKit

/// The model of a simulated device: its screen, its scale, and the parts of the screen that content avoids.
public struct Device: Equatable, Sendable {
    /// The name to display.
    public var name: String
    /// The device's kind: phone, tablet or Mac.
    public var idiom = UIUserInterfaceIdiom.phone
    /// The size of the screen in portrait, in points; the size of a Mac's screen.
    public var screenSize: CGSize
    /// The number of pixels per point.
    public var scale: CGFloat
    /// The height of the status bar in portrait, in points; a tablet's bar has this height in every orientation.
    public var statusBarHeight: CGFloat
    /// The safe area insets of a window that fills the screen in portrait, in points.
    public var safeAreaInsets: UIEdgeInsets
    /// The safe area insets of a window that fills the screen in landscape, in points. A phone hides its status bar
    /// there.
    public var landscapeSafeAreaInsets = UIEdgeInsets.zero
    /// A Boolean value that indicates whether a phone has a regular width in landscape, as the largest phones do.
    public var isWideInLandscape = false
    /// The radius of the screen's rounded corners, in points; 0 for a square screen.
    public var cornerRadius: CGFloat
    /// The frame of the Dynamic Island in portrait, in screen coordinates; `nil` if the device has none.
    public var dynamicIsland: CGRect?
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
        configuration.idiom = idiom
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
            configuration.portraitCorner = isPad ? CGSize(width: 9.5, height: 9.5) : .zero
            configuration.landscapeCorner =
                isPad ? configuration.portraitCorner : CGSize(width: safeAreaInsets.top + 16, height: 18)
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
