/// A screen that shows scenes: a display of the device, or one connected to it.
///
/// https://developer.apple.com/documentation/uikit/uiscreen
@MainActor
open class UIScreen: NSObject {
    private static let mainScreen = UIScreen()

    /// The device's own screen, also while a foldable phone is open: then it is the outer display, which shows nothing.
    /// Apple has deprecated it in iOS 16 in favor of the screen of a scene.
    open class var main: UIScreen { mainScreen }

    /// The inner display of a foldable phone. Other devices don't use it.
    package static let inner = UIScreen()

    /// The display of the device that shows its scenes: `main`, or the inner one of a foldable phone that is open.
    package static var inUse = mainScreen

    /// Whether the screen is a display of the device rather than one connected to it.
    var isBuiltIn: Bool { self === UIScreen.main || self === UIScreen.inner }

    package var configuration = Configuration() {
        didSet { if configuration != oldValue { configurationDidChange(from: oldValue) } }
    }

    package override init() {
        super.init()
    }

    /// The bounds of the screen in the current interface orientation, in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: configuration.size) }
    /// The bounds of the screen in portrait, in pixels; those of a foldable phone's inner display in landscape, its native
    /// orientation. They don't change with the interface orientation.
    open var nativeBounds: CGRect {
        let size = self === UIScreen.inner ? configuration.landscape.size : configuration.portrait.size
        return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    }
    open var scale: CGFloat { configuration.scale }
    open var nativeScale: CGFloat { configuration.scale }

    /// The coordinate space of the screen in the current interface orientation.
    open var coordinateSpace: any UICoordinateSpace { FixedCoordinateSpace(frame: bounds) }

    open var traitCollection: UITraitCollection { UITraitCollection(values: configuration.traitValues) }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
