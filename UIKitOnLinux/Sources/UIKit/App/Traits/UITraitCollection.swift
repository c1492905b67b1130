/// The traits of a view's environment, such as interface style, scale, direction, text size and size classes.
///
/// Trait collections are immutable.
/// https://developer.apple.com/documentation/uikit/uitraitcollection
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    package let values: Values

    // MARK: - Lifecycle

    package init(values: Values) {
        self.values = values
        super.init()
    }

    public override convenience init() {
        self.init(values: Values())
    }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(UITraitUserInterfaceIdiom.self, idiom)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(UITraitUserInterfaceStyle.self, userInterfaceStyle)
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(UITraitUserInterfaceLevel.self, userInterfaceLevel)
    }

    public convenience init(displayScale scale: CGFloat) {
        self.init(UITraitDisplayScale.self, scale)
    }

    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(UITraitDisplayGamut.self, displayGamut)
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(UITraitLayoutDirection.self, layoutDirection)
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitHorizontalSizeClass.self, horizontalSizeClass)
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitVerticalSizeClass.self, verticalSizeClass)
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(UITraitPreferredContentSizeCategory.self, preferredContentSizeCategory)
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(UITraitAccessibilityContrast.self, accessibilityContrast)
    }

    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(UITraitLegibilityWeight.self, legibilityWeight)
    }

    public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
        self.init(UITraitActiveAppearance.self, userInterfaceActiveAppearance)
    }

    /// Creates a collection that merges several. The last collection that specifies a trait takes precedence.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = Values()
        for collection in traitCollections { values.merge(collection.values) }
        self.init(values: values)
    }

    @available(iOS 17.0, *)
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: Values().mutated(by: mutations))
    }

    private convenience init<Trait: SystemTrait>(_ trait: Trait.Type, _ value: Trait.Value) {
        var values = Values()
        values[keyPath: trait.keyPath] = value
        self.init(values: values)
    }

    // MARK: - Traits

    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    open var displayScale: CGFloat { values.displayScale }
    open var displayGamut: UIDisplayGamut { values.displayGamut }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

    @available(iOS 17.0, *)
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

    /// Returns a copy with the traits set by `mutations`.
    @available(iOS 17.0, *)
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: values.mutated(by: mutations))
    }

    // MARK: - Current traits

    /// The traits that dynamic colors resolve with outside a view. Set during layout, drawing and trait callbacks.
    open class var current: UITraitCollection {
        get { CurrentTraits.storage.withLock { $0 } }
        set { CurrentTraits.storage.withLock { $0 = newValue } }
    }

    /// Runs `actions` with this collection as the current one.
    open func performAsCurrent(_ actions: () -> Void) {
        let previous = UITraitCollection.current
        UITraitCollection.current = self
        actions()
        UITraitCollection.current = previous
    }

    // MARK: - Comparing

    /// The traits defined by UIKit that dynamic colors may depend on.
    @available(iOS 17.0, *)
    open class var systemTraitsAffectingColorAppearance: [UITrait] {
        SystemTraits.all.filter { $0.affectsColorAppearance }
    }

    /// Returns whether this collection has the same value for each trait that `trait` specifies.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait.map { values.contains($0.values) } ?? true
    }

    /// Returns whether dynamic colors may differ between the two collections.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        values.hasDifferentColorAppearance(from: traitCollection?.values ?? Values())
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(values.userInterfaceStyle)
        hasher.combine(values.preferredContentSizeCategory)
        hasher.combine(values.horizontalSizeClass)
        hasher.combine(values.verticalSizeClass)
        return hasher.finalize()
    }
}

extension UITraitCollection.Values {
    fileprivate func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> Self {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? Self ?? self
    }
}
