/// A screen that shows scenes: the device's own, or one that is connected to it.
///
/// https://developer.apple.com/documentation/uikit/uiscreen
@MainActor
open class UIScreen: NSObject {
    private static let mainScreen = UIScreen()

    /// Deprecated by Apple since iOS 16 in favour of a scene's screen.
    open class var main: UIScreen { mainScreen }

    package var configuration = Configuration() {
        didSet { if configuration != oldValue { configurationDidChange(from: oldValue) } }
    }

    package override init() {
        super.init()
    }

    /// In the interface's orientation, in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: configuration.size) }
    /// In portrait, whatever the interface's orientation, in pixels.
    open var nativeBounds: CGRect {
        let size = configuration.portrait.size
        return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    }
    open var scale: CGFloat { configuration.scale }
    open var nativeScale: CGFloat { configuration.scale }

    /// Turns with the interface.
    open var coordinateSpace: any UICoordinateSpace { FixedCoordinateSpace(frame: bounds) }

    open var traitCollection: UITraitCollection { UITraitCollection(values: configuration.traitValues) }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
