import UIKit

/// A device to run on: screen, scale and the parts of the screen that content keeps clear of.
public struct Device: Equatable, Sendable {
    /// Shown to people.
    public var name: String
    /// A phone or a tablet.
    public var idiom = UIUserInterfaceIdiom.phone
    /// Portrait screen size in points.
    public var screenSize: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    /// Height of the status bar in portrait, and of a tablet's in every orientation; in points.
    public var statusBarHeight: CGFloat
    /// Insets of a window that covers the screen, in portrait, in points.
    public var safeAreaInsets: UIEdgeInsets
    /// The same in landscape, where a phone's status bar is hidden.
    public var landscapeSafeAreaInsets = UIEdgeInsets.zero
    /// Whether the width of a phone in landscape is regular, as it is on the large ones.
    public var isWideInLandscape = false
    /// Radius of the screen's rounded corners in points; 0 for a square screen.
    public var cornerRadius: CGFloat
    /// The Dynamic Island in portrait, in screen coordinates, if the device has one.
    public var dynamicIsland: CGRect?
    /// Whether text and layout are those of Mac Catalyst: whole points, and wider text below 20 points.
    public var isCatalyst = false

    /// The screen as UIKit has it, in portrait.
    var screenConfiguration: UIScreen.Configuration {
        let isPad = idiom == .pad
        var configuration = UIScreen.Configuration()
        configuration.idiom = idiom
        configuration.scale = scale
        configuration.portrait = SceneGeometry(
            size: screenSize, safeAreaInsets: safeAreaInsets, statusBarHeight: statusBarHeight,
            horizontalSizeClass: isPad ? .regular : .compact, verticalSizeClass: .regular)
        configuration.landscape = SceneGeometry(
            size: CGSize(width: screenSize.height, height: screenSize.width), safeAreaInsets: landscapeSafeAreaInsets,
            statusBarHeight: statusBarHeight, horizontalSizeClass: isPad || isWideInLandscape ? .regular : .compact,
            verticalSizeClass: isPad ? .regular : .compact)
        configuration.statusBarMakesTopInset = statusBarHeight == safeAreaInsets.top && !hasNotch
        return configuration
    }

    /// Whether the screen's shape keeps content away from the top, bar or not.
    private var hasNotch: Bool { idiom == .phone && safeAreaInsets.bottom > 0 }
}
