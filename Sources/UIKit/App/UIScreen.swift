/// The device's screen.
@MainActor
open class UIScreen: NSObject {
    /// Set by whoever plays the device, before anything is shown.
    package struct Configuration: Equatable, Sendable {
        package var size = CGSize(width: 393, height: 852)
        package var scale: CGFloat = 3
        package var safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        package var statusBarHeight: CGFloat = 54
        package var idiom = UIUserInterfaceIdiom.phone
        package var userInterfaceStyle = UIUserInterfaceStyle.light
        package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
        package var contentSizeCategory = UIContentSizeCategory.large

        package init() {}
    }

    private static let mainScreen = UIScreen()

    /// Deprecated by Apple since iOS 16 in favour of a scene's screen.
    open class var main: UIScreen { mainScreen }

    package var configuration = Configuration() {
        didSet {
            guard configuration != oldValue else { return }
            // What code outside layout and drawing sees, such as a font that is made before any view is.
            UITraitCollection.current = traitCollection
            for window in UIApplication.shared.allWindows {
                window.propagateTraits()
                window.updateSafeArea()
            }
            Keyboard.shared.screenDidChange()
        }
    }

    open var bounds: CGRect { CGRect(origin: .zero, size: configuration.size) }
    open var scale: CGFloat { configuration.scale }
    open var nativeScale: CGFloat { configuration.scale }

    open var traitCollection: UITraitCollection {
        var values = UITraitCollection.Values()
        values.userInterfaceIdiom = configuration.idiom
        values.userInterfaceStyle = configuration.userInterfaceStyle
        values.layoutDirection = configuration.layoutDirection
        values.displayScale = configuration.scale
        values.preferredContentSizeCategory = configuration.contentSizeCategory
        let isPortrait = configuration.size.height >= configuration.size.width
        values.horizontalSizeClass = configuration.idiom == .pad ? .regular : .compact
        values.verticalSizeClass = configuration.idiom == .pad || isPortrait ? .regular : .compact
        values.userInterfaceLevel = .base
        values.accessibilityContrast = .normal
        values.legibilityWeight = .regular
        return UITraitCollection(values: values)
    }
}
