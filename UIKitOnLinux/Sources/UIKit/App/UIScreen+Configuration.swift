extension UIScreen {
    /// The properties of the simulated device that affect a screen.
    package struct Configuration: Equatable, Sendable {
        package var idiom = UIUserInterfaceIdiom.phone
        package var scale: CGFloat = 3
        /// The size of a new scene on a Mac, where each scene has a window with a title bar; nil if scenes fill the screen.
        package var windowSize: CGSize?
        package var portrait = SceneGeometry(
            size: CGSize(width: 393, height: 852),
            safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), statusBarHeight: 54,
            horizontalSizeClass: .compact, verticalSizeClass: .regular)
        package var landscape = SceneGeometry(
            size: CGSize(width: 852, height: 393),
            safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), statusBarHeight: 54,
            horizontalSizeClass: .compact, verticalSizeClass: .compact)
        /// The geometry in `.landscapeLeft` where it isn't that in `.landscapeRight`; nil if both are `landscape`.
        package var landscapeLeft: SceneGeometry?
        /// Whether scenes that don't fill the screen have window controls.
        package var hasWindowControls = false
        /// Whether the device can be folded.
        package var isFoldable = false
        /// Whether the top safe area inset is caused by the status bar rather than the shape of the screen. If so, the
        /// inset disappears with the bar.
        package var statusBarMakesTopInset = false
        /// Whether a phone call is in progress, which the status bar or the Dynamic Island shows.
        package var isInCall = false
        package var interfaceOrientation = UIInterfaceOrientation.portrait

        package var userInterfaceStyle = UIUserInterfaceStyle.light
        /// The region and language from the device's settings.
        package var locale = Locale(identifier: "en_US") {
            didSet { if locale != oldValue { updateLanguageDirection() } }
        }

        static let defaultLanguages = ["en"]
        private var chosenLanguages: [String] = []

        /// The languages that the user has chosen for the app, most preferred first. Setting an empty array restores
        /// the default.
        package var languages: [String] {
            get { chosenLanguages.isEmpty ? Self.defaultLanguages : chosenLanguages }
            set {
                chosenLanguages = newValue
                updateLanguageDirection()
            }
        }

        private var languageDirection = UITraitEnvironmentLayoutDirection.leftToRight
        private var chosenDirection: UITraitEnvironmentLayoutDirection?

        /// The layout direction. Follows the language unless set; setting `unspecified` makes it follow the language
        /// again.
        package var layoutDirection: UITraitEnvironmentLayoutDirection {
            get { chosenDirection ?? languageDirection }
            set { chosenDirection = newValue == .unspecified ? nil : newValue }
        }

        private var chosenCategory = UIContentSizeCategory.large

        /// The text size that the user has chosen. In the Mac idiom it is always large, because macOS doesn't support
        /// Dynamic Type (Human Interface Guidelines, Typography).
        package var contentSizeCategory: UIContentSizeCategory {
            get { idiom == .mac ? .large : chosenCategory }
            set { chosenCategory = newValue }
        }

        package var accessibilityContrast = UIAccessibilityContrast.normal
        package var legibilityWeight = UILegibilityWeight.regular

        package init() {}

        package var geometry: SceneGeometry { geometry(in: interfaceOrientation) }
        package var size: CGSize { geometry.size }
        package var safeAreaInsets: UIEdgeInsets { geometry.safeAreaInsets }
        package var statusBarHeight: CGFloat { geometry.statusBarHeight }

        /// Whether a call makes the status bar taller, as on iPhones with a home button.
        package var showsCallBar: Bool { isInCall && idiom == .phone && statusBarMakesTopInset }

        package func geometry(in orientation: UIInterfaceOrientation) -> SceneGeometry {
            if orientation == .landscapeLeft, let landscapeLeft { return landscapeLeft }
            return orientation.isLandscape ? landscape : portrait
        }

        /// Copies everything but the geometry and the orientation from the configuration of another display of the device.
        mutating func takeSettings(of other: Configuration) {
            let own = self
            self = other
            (portrait, landscape, landscapeLeft) = (own.portrait, own.landscape, own.landscapeLeft)
            interfaceOrientation = own.interfaceOrientation
        }

        /// Takes the direction from the first of the languages, or from the locale if no languages have been chosen.
        private mutating func updateLanguageDirection() {
            let language = chosenLanguages.first.map { Locale.Language(identifier: $0) } ?? locale.language
            languageDirection = language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }

        var traitValues: UITraitCollection.Values {
            var values = UITraitCollection.Values()
            values.userInterfaceIdiom = idiom
            values.userInterfaceStyle = userInterfaceStyle
            values.userInterfaceLevel = .base
            values.layoutDirection = layoutDirection
            values.displayScale = scale
            values.displayGamut = .P3
            values.preferredContentSizeCategory = contentSizeCategory
            values.horizontalSizeClass = geometry.horizontalSizeClass
            values.verticalSizeClass = geometry.verticalSizeClass
            values.accessibilityContrast = accessibilityContrast
            values.legibilityWeight = legibilityWeight
            values.activeAppearance = .active
            return values
        }
    }

    /// Updates the traits of screen, scenes, windows, controllers and views, in this order. Each is notified if its
    /// traits have changed.
    func configurationDidChange(from old: Configuration) {
        let previous = UITraitCollection(values: old.traitValues)
        if self === UIScreen.main {
            // For code outside layout and drawing, for example for a font created before any view.
            UITraitCollection.current = traitCollection
            DeviceLanguages.change(to: configuration.languages)
            UIScreen.inner.configuration.takeSettings(of: configuration)
        }
        if traitCollection != previous { traitCollectionDidChange(previous) }
        for scene in UIApplication.shared.windowScenes where scene.screen === self && !scene.isChanging {
            scene.geometryDidChange()
        }
        if self === UIScreen.inUse {
            StatusBarRule.setNeedsUpdate()
            Keyboard.shared.screenDidChange()
        }
        guard self === UIScreen.main else { return }
        if configuration.locale != old.locale {
            NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
        }
    }
}
