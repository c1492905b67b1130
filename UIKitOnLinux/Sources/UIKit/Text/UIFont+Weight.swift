extension UIFont {
    /// The stroke weight of a font; 0 is regular.
    public struct Weight: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }
}

extension UIFont.Weight {
    /// The named weights, lightest first, with one face each.
    static let named: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The names of the faces of `named` in the PostScript names of the system font.
    static let styleNames = [
        "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]

    /// The index in `named` of the nearest weight, whose face draws this weight.
    var faceIndex: Int {
        let distances = Self.named.map { abs($0.rawValue - rawValue) }
        return distances.indices.min { distances[$0] < distances[$1] } ?? 3
    }
}
