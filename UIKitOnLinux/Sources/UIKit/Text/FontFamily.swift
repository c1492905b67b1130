/// A family of fonts with a name, which Apple's devices have. Its glyphs are those of an installed family.
struct FontFamily: Hashable, Sendable {
    enum Design: Sendable {
        case sansSerif, serif, monospaced
    }

    struct Face: Sendable {
        let name: String
        let weight: UIFont.Weight
        let isItalic: Bool

        /// Creates a face from a PostScript name such as `AvenirNext-DemiBoldItalic`.
        init(named name: String) {
            self.name = name
            let style = name.drop { $0 != "-" }.lowercased()
            isItalic = style.contains("italic") || style.contains("oblique")
            weight = Self.weights.first { style.contains($0.word) }?.weight ?? .regular
        }

        /// The words for weights. One that contains another comes first.
        private static let weights: [(word: String, weight: UIFont.Weight)] = [
            ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("book", UIFont.Weight(-0.1)),
            ("medium", .medium),
            ("demibold", .semibold), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
        ]
    }

    let name: String
    let design: Design
    /// The PostScript names of the faces, the one of the family's name first.
    private let faceNames: [String]

    private init(_ name: String, _ design: Design, _ faceNames: String) {
        self.name = name
        self.design = design
        self.faceNames = faceNames.split(separator: " ").map(String.init)
    }

    static func == (lhs: FontFamily, rhs: FontFamily) -> Bool { lhs.name == rhs.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }

    var faces: [Face] { faceNames.map(Face.init) }

    /// Returns the face nearest to a weight. A family without italic faces returns an upright one.
    func face(_ weight: UIFont.Weight, isItalic: Bool) -> Face? {
        let matching = faces.filter { $0.isItalic == isItalic }
        return (matching.isEmpty ? faces : matching).min {
            abs($0.weight.rawValue - weight.rawValue) < abs($1.weight.rawValue - weight.rawValue)
        }
    }

    /// Returns the family and the face with the PostScript name of a face, or the name of a family; `nil` for others.
    static func named(_ name: String) -> (family: FontFamily, face: Face)? {
        for family in all {
            let faceName = family.name == name ? family.faceNames.first : family.faceNames.first { $0 == name }
            if let faceName { return (family, Face(named: faceName)) }
        }
        return nil
    }

    /// The families of iOS that apps use, with the names of their faces.
    private static let all = [
        FontFamily(
            "American Typewriter", .serif,
            "AmericanTypewriter AmericanTypewriter-Light AmericanTypewriter-Semibold AmericanTypewriter-Bold"),
        FontFamily("Arial", .sansSerif, "ArialMT Arial-BoldMT Arial-ItalicMT Arial-BoldItalicMT"),
        FontFamily(
            "Avenir", .sansSerif,
            "Avenir-Roman Avenir-Book Avenir-Light Avenir-Medium Avenir-Heavy Avenir-Black Avenir-Oblique "
                + "Avenir-BookOblique Avenir-LightOblique Avenir-MediumOblique Avenir-HeavyOblique Avenir-BlackOblique"),
        FontFamily(
            "Avenir Next", .sansSerif,
            "AvenirNext-Regular AvenirNext-UltraLight AvenirNext-Medium AvenirNext-DemiBold AvenirNext-Bold "
                + "AvenirNext-Heavy AvenirNext-Italic AvenirNext-UltraLightItalic AvenirNext-MediumItalic "
                + "AvenirNext-DemiBoldItalic AvenirNext-BoldItalic AvenirNext-HeavyItalic"),
        FontFamily(
            "Baskerville", .serif,
            "Baskerville Baskerville-SemiBold Baskerville-Bold Baskerville-Italic Baskerville-SemiBoldItalic "
                + "Baskerville-BoldItalic"),
        FontFamily(
            "Charter", .serif,
            "Charter-Roman Charter-Bold Charter-Black Charter-Italic Charter-BoldItalic Charter-BlackItalic"),
        FontFamily("Cochin", .serif, "Cochin Cochin-Bold Cochin-Italic Cochin-BoldItalic"),
        FontFamily(
            "Courier New", .monospaced,
            "CourierNewPSMT CourierNewPS-BoldMT CourierNewPS-ItalicMT CourierNewPS-BoldItalicMT"),
        FontFamily("Didot", .serif, "Didot Didot-Bold Didot-Italic"),
        FontFamily("Futura", .sansSerif, "Futura-Medium Futura-Bold Futura-MediumItalic"),
        FontFamily("Georgia", .serif, "Georgia Georgia-Bold Georgia-Italic Georgia-BoldItalic"),
        FontFamily(
            "Gill Sans", .sansSerif,
            "GillSans GillSans-Light GillSans-SemiBold GillSans-Bold GillSans-Italic GillSans-LightItalic "
                + "GillSans-SemiBoldItalic GillSans-BoldItalic"),
        FontFamily(
            "Helvetica", .sansSerif,
            "Helvetica Helvetica-Light Helvetica-Bold Helvetica-Oblique Helvetica-LightOblique Helvetica-BoldOblique"),
        FontFamily(
            "Helvetica Neue", .sansSerif,
            "HelveticaNeue HelveticaNeue-UltraLight HelveticaNeue-Thin HelveticaNeue-Light HelveticaNeue-Medium "
                + "HelveticaNeue-Bold HelveticaNeue-Italic HelveticaNeue-UltraLightItalic HelveticaNeue-ThinItalic "
                + "HelveticaNeue-LightItalic HelveticaNeue-MediumItalic HelveticaNeue-BoldItalic"),
        FontFamily(
            "Hoefler Text", .serif, "HoeflerText-Regular HoeflerText-Black HoeflerText-Italic HoeflerText-BlackItalic"),
        FontFamily("Menlo", .monospaced, "Menlo-Regular Menlo-Bold Menlo-Italic Menlo-BoldItalic"),
        FontFamily(
            "Optima", .sansSerif, "Optima-Regular Optima-Bold Optima-ExtraBlack Optima-Italic Optima-BoldItalic"),
        FontFamily("Palatino", .serif, "Palatino-Roman Palatino-Bold Palatino-Italic Palatino-BoldItalic"),
        FontFamily("Rockwell", .serif, "Rockwell-Regular Rockwell-Bold Rockwell-Italic Rockwell-BoldItalic"),
        FontFamily(
            "Times New Roman", .serif,
            "TimesNewRomanPSMT TimesNewRomanPS-BoldMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldItalicMT"),
        FontFamily(
            "Trebuchet MS", .sansSerif, "TrebuchetMS TrebuchetMS-Bold TrebuchetMS-Italic Trebuchet-BoldItalic"),
        FontFamily("Verdana", .sansSerif, "Verdana Verdana-Bold Verdana-Italic Verdana-BoldItalic"),
    ]
}
