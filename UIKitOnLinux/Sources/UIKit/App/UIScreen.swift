/// A screen that shows scenes: the device's own screen, or one connected to it.
///
/// https://developer.apple.com/documentation/uikit/uiscreen
@MainActor
open class UIScreen: NSObject {
    private static let mainScreen = UIScreen()

    /// The device's own screen. Apple has deprecated it in iOS 16 in favor of the screen of a scene.
    open class var main: UIScreen { mainScreen }

    package var configuration = Configuration() {
        didSet { if configuration != oldValue { configurationDidChange(from: oldValue) } }
    }

    package override init() {
        super.init()
    }

    /// The bounds of the screen in the current interface orientation, in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: configuration.size) }
    /// The bounds of the screen in portrait, in pixels. They don't change with the interface orientation.
    open var nativeBounds: CGRect {
        let size = configuration.portrait.size
        return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    }
    open var scale: CGFloat { configuration.scale }
    open var nativeScale: CGFloat { configuration.scale }

    /// The coordinate space of the screen in the current interface orientation.
    open var coordinateSpace: any UICoordinateSpace { FixedCoordinateSpace(frame: bounds) }

    open var traitCollection: UITraitCollection { UITraitCollection(values: configuration.traitValues) }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
