/// A color that may depend on traits, for example on light or dark appearance.
///
/// Without explicit traits, a dynamic color uses `UITraitCollection.current`.
/// https://developer.apple.com/documentation/uikit/uicolor
open class UIColor: NSObject, @unchecked Sendable {
    private enum Storage {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
        /// A dynamic color with another alpha.
        case faded(UIColor, alpha: CGFloat)
    }

    private let attributeValueHeader = AttributeValueHeader()

    private let storage: Storage

    // MARK: Lifecycle

    /// Creates a gray from 0 (black) to 1 (white).
    public init(white: CGFloat, alpha: CGFloat) {
        storage = .fixed(CGColor(gray: white, alpha: alpha))
    }

    /// Creates a color in sRGB with components from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a color by hue, where 0 is red, 1/3 green, 2/3 blue, and 1 red again.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        // The amount of each primary color depends on its distance from the hue and is zero beyond a third of the color
        // wheel.
        func share(of primary: CGFloat) -> CGFloat {
            let turn = (hue - primary + 1.5).truncatingRemainder(dividingBy: 1) - 0.5
            let fullness = min(1, max(0, 2 - 6 * abs(turn)))
            return brightness * (1 - saturation * (1 - fullness))
        }
        let rgb = ColorComponents(
            red: share(of: 0), green: share(of: 1 / 3), blue: share(of: 2 / 3), alpha: alpha)
        storage = .fixed(CGColor(rgb))
    }

    public init(cgColor: CGColor) {
        storage = .fixed(cgColor)
    }

    /// Creates a dynamic color, which `dynamicProvider` returns for each trait collection.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        storage = .dynamic(dynamicProvider)
    }

    private init(storage: Storage) {
        self.storage = storage
    }

    // MARK: Resolving

    /// The color for the current traits.
    open var cgColor: CGColor { resolved(with: .current) }

    /// Returns the color for the given traits. Returns itself if it doesn't depend on traits.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .fixed: self
        case .dynamic, .faded: UIColor(cgColor: resolved(with: traitCollection))
        }
    }

    private func resolved(with traitCollection: UITraitCollection) -> CGColor {
        switch storage {
        case .fixed(let color): color
        case .dynamic(let provider): provider(traitCollection).resolved(with: traitCollection)
        case .faded(let color, let alpha):
            color.resolvedColor(with: traitCollection).withAlphaComponent(alpha).resolved(with: traitCollection)
        }
    }

    /// Returns the color with another alpha, from 0 to 1. A dynamic color stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .dynamic: UIColor(storage: .faded(self, alpha: alpha))
        case .faded(let color, _): UIColor(storage: .faded(color, alpha: alpha))
        }
    }

    // MARK: Components

    /// Gets the sRGB components for the current traits, from 0 to 1. Always returns true.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgb = cgColor.rgb
        red?.pointee = rgb.red
        green?.pointee = rgb.green
        blue?.pointee = rgb.blue
        alpha?.pointee = rgb.alpha
        return true
    }

    /// Gets gray and alpha for the current traits. For a color that isn't a gray, returns false and writes nothing.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let rgb = cgColor.rgb
        guard rgb.red == rgb.green, rgb.green == rgb.blue else { return false }
        white?.pointee = rgb.red
        alpha?.pointee = rgb.alpha
        return true
    }

    /// Gets hue, saturation and brightness for the current traits, from 0 to 1. Always returns true. The hue of a gray
    /// is 0.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgb = cgColor.rgb
        let (most, least) = (max(rgb.red, rgb.green, rgb.blue), min(rgb.red, rgb.green, rgb.blue))
        let range = most - least
        hue?.pointee = rgb.hue
        saturation?.pointee = most > 0 ? range / most : 0
        brightness?.pointee = most
        alpha?.pointee = rgb.alpha
        return true
    }

    // MARK: Equality

    /// Fixed colors are equal if their components are. Dynamic colors are equal only to themselves; with a changed
    /// alpha, they are equal if their original colors and alphas are.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        switch (storage, other.storage) {
        case (.fixed(let mine), .fixed(let others)): return mine == others
        case (.faded(let mine, let alpha), .faded(let others, let otherAlpha)):
            return alpha == otherAlpha && mine.isEqual(others)
        default: return false
        }
    }

    open override var hash: Int {
        switch storage {
        case .fixed(let color): color.hashValue
        case .dynamic: ObjectIdentifier(self).hashValue
        case .faded(let color, let alpha): color.hash ^ alpha.hashValue
        }
    }
}
