/// A colour that may depend on traits: light or dark appearance.
///
/// Where no traits are at hand, a dynamic colour takes those of `UITraitCollection.current`.
/// https://developer.apple.com/documentation/uikit/uicolor
open class UIColor: NSObject, @unchecked Sendable {
    private enum Storage {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
        /// A dynamic one with another alpha.
        case faded(UIColor, alpha: CGFloat)
    }

    private let attributeValueHeader = AttributeValueHeader()

    private let storage: Storage

    // MARK: Lifecycle

    /// A grey, from 0, black, to 1, white.
    public init(white: CGFloat, alpha: CGFloat) {
        storage = .fixed(CGColor(gray: white, alpha: alpha))
    }

    /// A colour in sRGB, each part from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A colour by its place on the colour wheel: hue 0 is red, 1/3 green, 2/3 blue, 1 red again.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        // The distance of each primary from the hue decides how much of it is left: none beyond a third of the wheel.
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

    /// A colour that `dynamicProvider` gives for each collection of traits.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        storage = .dynamic(dynamicProvider)
    }

    private init(storage: Storage) {
        self.storage = storage
    }

    // MARK: Resolving

    /// The colour in the current traits.
    open var cgColor: CGColor { resolved(with: .current) }

    /// The colour that this one is in the given traits; itself if it doesn't depend on them.
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

    /// The same colour with another alpha, from 0 to 1; still dynamic if this one is.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .dynamic: UIColor(storage: .faded(self, alpha: alpha))
        case .faded(let color, _): UIColor(storage: .faded(color, alpha: alpha))
        }
    }

    // MARK: Components

    /// The colour's parts in sRGB and the current traits, from 0 to 1; true always.
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

    /// Grey and alpha in the current traits; false, and nothing written, for a colour that isn't a grey.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let rgb = cgColor.rgb
        guard rgb.red == rgb.green, rgb.green == rgb.blue else { return false }
        white?.pointee = rgb.red
        alpha?.pointee = rgb.alpha
        return true
    }

    /// Hue, saturation and brightness in the current traits, from 0 to 1; true always. A grey's hue is 0.
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

    /// Fixed colours are equal by their components, dynamic ones only to themselves, and with an alpha of their own if
    /// those are that they are made from.
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
