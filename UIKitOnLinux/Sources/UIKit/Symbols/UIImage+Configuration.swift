extension UIImage {
    /// The traits of an image. Its subclass `SymbolConfiguration` also describes the appearance of a symbol.
    ///
    /// https://developer.apple.com/documentation/uikit/uiimage/configuration-swift.class
    open class Configuration: NSObject, @unchecked Sendable {
        private let traits: UITraitCollection?

        init(traits: UITraitCollection?) {
            self.traits = traits
        }

        open var traitCollection: UITraitCollection? { traits }
    }

    /// The size of a symbol relative to text of the same point size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3

        /// The factor relative to the medium scale, as in Apple's symbols.
        var factor: CGFloat {
            switch self {
            case .small: 0.79
            case .default, .unspecified, .medium: 1
            case .large: 1.29
            }
        }

        /// The additional height of a symbol's box, in hundredths of the scaled point size. At the large scale, the box of
        /// a circle is square (measured on iOS 26.1).
        var extraHeight: CGFloat { self == .large ? 7 : 0 }
    }

    /// The weight of a symbol.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin = 2
        case light = 3
        case regular = 4
        case medium = 5
        case semibold = 6
        case bold = 7
        case heavy = 8
        case black = 9

        /// The line width in hundredths of the point size, close to the stems of the system font.
        var line: CGFloat {
            switch self {
            case .ultraLight: 3
            case .thin: 4.6
            case .light: 6.4
            case .unspecified, .regular: 8.5
            case .medium: 10
            case .semibold: 11.8
            case .bold: 13.5
            case .heavy: 15.4
            case .black: 17.2
            }
        }
    }
}
