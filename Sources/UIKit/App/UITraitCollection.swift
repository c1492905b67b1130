/// The environment of a view: style, scale, direction, text size, size classes.
///
/// Immutable; https://developer.apple.com/documentation/uikit/uitraitcollection
open class UITraitCollection: NSObject, @unchecked Sendable {
    /// All traits as values; nil, zero or `unspecified` means that the collection says nothing of that trait.
    package struct Values: Hashable, Sendable {
        package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
        package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
        package var displayScale: CGFloat = 0
        package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
        package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
        package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
        package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
        package var accessibilityContrast = UIAccessibilityContrast.unspecified
        package var legibilityWeight = UILegibilityWeight.unspecified

        package init() {}

        /// Takes over each trait that `other` says something of.
        package mutating func merge(_ other: Values) {
            if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
            if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
            if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
            if other.displayScale != 0 { displayScale = other.displayScale }
            if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
            if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
            if other.preferredContentSizeCategory != .unspecified {
                preferredContentSizeCategory = other.preferredContentSizeCategory
            }
            if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
            if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
            if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
        }
    }

    package let values: Values

    package init(values: Values) {
        self.values = values
        super.init()
    }

    public override convenience init() {
        self.init(values: Values())
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        var values = Values()
        values.userInterfaceStyle = userInterfaceStyle
        self.init(values: values)
    }

    public convenience init(displayScale: CGFloat) {
        var values = Values()
        values.displayScale = displayScale
        self.init(values: values)
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        var values = Values()
        values.layoutDirection = layoutDirection
        self.init(values: values)
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        var values = Values()
        values.preferredContentSizeCategory = preferredContentSizeCategory
        self.init(values: values)
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        var values = Values()
        values.userInterfaceLevel = userInterfaceLevel
        self.init(values: values)
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        var values = Values()
        values.accessibilityContrast = accessibilityContrast
        self.init(values: values)
    }

    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = Values()
        for collection in traitCollections { values.merge(collection.values) }
        self.init(values: values)
    }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    open var displayScale: CGFloat { values.displayScale }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// Whether the interface lies in front of another, where dark backgrounds are a little lighter.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

    /// The traits that dynamic colours resolve with where no view is at hand; set around layout, drawing and trait callbacks.
    open class var current: UITraitCollection {
        get { CurrentTraits.storage.withLock { $0 } }
        set { CurrentTraits.storage.withLock { $0 = newValue } }
    }

    /// Whether dynamic colours differ between the two collections.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
            || userInterfaceLevel != traitCollection?.userInterfaceLevel
            || accessibilityContrast != traitCollection?.accessibilityContrast
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    open override var hash: Int { values.hashValue }
}
