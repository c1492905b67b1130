import CPangoCairo

/// The font files in use: Inter, Inter Display, DejaVu Sans Mono for code, Noto Serif for named families with serifs, Noto
/// Color Emoji, and `FallbackFonts`.
enum FontFiles {
    /// The families of the system font below and from `SystemFontTracking.displaySize`.
    static let textFamily = "Inter"
    static let displayFamily = "Inter Display"

    /// Returns the second name of a family, for text in fonts other than the system font, whose advances differ.
    static func namedFamily(drawnIn family: String) -> String { "Named \(family)" }

    /// Returns the third name of an East Asian family, for the full stop at the end of a line.
    static func closingFamily(drawnIn family: String) -> String { "Closing \(family)" }

    /// The family of monospaced text.
    static let monospacedFamily = "DejaVu Sans Mono"
    /// The family of named families with serifs.
    static let serifFamily = "Noto Serif"
    static let emojiFamily = "Noto Color Emoji"

    /// The directories of Debian's packages `fonts-inter`, `fonts-dejavu-core`, `fonts-noto-core` and `fonts-noto-color-emoji`.
    private static let interDirectory = "/usr/share/fonts/opentype/inter/"
    private static let monospacedFiles = ["DejaVuSansMono", "DejaVuSansMono-Bold"].map {
        "/usr/share/fonts/truetype/dejavu/\($0).ttf"
    }
    private static let serifFiles = ["Regular", "Bold", "Italic", "BoldItalic"].map {
        "/usr/share/fonts/truetype/noto/NotoSerif-\($0).ttf"
    }
    private static let emojiFile = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

    /// The faces from ultralight to black, in the order of `UIFont.Weight.named`.
    private static let faces = [
        "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]

    /// The upright faces, and the italic ones of the weights that are used for emphasis.
    private static let files = faces + ["Italic", "MediumItalic", "SemiBoldItalic", "BoldItalic"]

    /// Returns Pango's weight of the face at an index of `UIFont.Weight.named`: 100, 200, … 900.
    static func pangoWeight(ofFace index: Int) -> PangoWeight {
        PangoWeight(rawValue: UInt32(100 * (index + 1)))
    }

    /// Returns the weight of the face with Pango's weight.
    static func weight(of pangoWeight: PangoWeight) -> UIFont.Weight {
        UIFont.Weight.named[min(max(Int(pangoWeight.rawValue) / 100 - 1, 0), UIFont.Weight.named.count - 1)]
    }

    /// Creates a configuration that contains only these files. Stops the program if a file is missing, other than one
    /// of Noto Serif or `FallbackFonts`, because text can't be measured without it.
    static func makeConfiguration() -> OpaquePointer {
        guard let configuration = FcConfigCreate() else { fatalError("Fontconfig is out of memory.") }
        FcConfigParseAndLoadFromMemory(configuration, bitmapScaling, 0)
        for path in files.flatMap({ ["\(interDirectory)Inter-\($0).otf", "\(interDirectory)InterDisplay-\($0).otf"] }) {
            guard FcConfigAppFontAddFile(configuration, path) != 0 else { reportMissing(path, package: "fonts-inter") }
        }
        addCopies(to: FcConfigGetFonts(configuration, FcSetApplication), named: [namedFamily])
        for path in monospacedFiles where FcConfigAppFontAddFile(configuration, path) == 0 {
            reportMissing(path, package: "fonts-dejavu-core")
        }
        guard FcConfigAppFontAddFile(configuration, emojiFile) != 0 else {
            reportMissing(emojiFile, package: "fonts-noto-color-emoji")
        }
        for path in serifFiles + FallbackFonts.files { FcConfigAppFontAddFile(configuration, path) }
        addCopies(
            of: FallbackFonts.isEastAsian, to: FcConfigGetFonts(configuration, FcSetApplication),
            named: [namedFamily, closingFamily])
        return configuration
    }

    /// Adds the fonts of some families again, under other names of their families.
    private static func addCopies(
        of isWanted: (String) -> Bool = { _ in true }, to fonts: UnsafeMutablePointer<FcFontSet>,
        named names: [(String) -> String]
    ) {
        for index in 0..<Int(fonts.pointee.nfont) {
            let font = fonts.pointee.fonts[index]
            var family: UnsafeMutablePointer<FcChar8>?
            guard FcPatternGetString(font, FC_FAMILY, 0, &family) == FcResultMatch, let family else { continue }
            let drawn = String(cString: family)
            guard isWanted(drawn) else { continue }
            for name in names {
                let copy = FcPatternDuplicate(font)
                FcPatternDel(copy, FC_FAMILY)
                FcPatternAddString(copy, FC_FAMILY, name(drawn))
                FcFontSetAdd(fonts, copy)
            }
        }
    }

    private static func reportMissing(_ path: String, package: String) -> Never {
        fatalError("UIKit can't read the font \(path). Install it with: apt-get install \(package)")
    }

    /// Noto Color Emoji contains bitmaps of one size. This rule scales them to the text size.
    private static let bitmapScaling = """
        <?xml version="1.0"?>
        <fontconfig>
          <match target="font">
            <test name="outline"><bool>false</bool></test>
            <edit name="bitmapscale" mode="assign">
              <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
            </edit>
            <edit name="matrix" mode="assign">
              <times>
                <name>matrix</name>
                <matrix>
                  <name>bitmapscale</name><double>0</double><double>0</double><name>bitmapscale</name>
                </matrix>
              </times>
            </edit>
            <edit name="size" mode="assign"><divide><name>size</name><name>bitmapscale</name></divide></edit>
          </match>
        </fontconfig>
        """
}
