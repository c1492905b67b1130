import CPangoCairo

/// The font files that text is set in: Inter, its display cut, DejaVu Sans Mono for code, and Noto Color Emoji.
enum FontFiles {
    /// Family of text below `SystemFontTracking.displaySize`, and from there on.
    static let textFamily = "Inter"
    static let displayFamily = "Inter Display"
    /// Family of code.
    static let monospacedFamily = "DejaVu Sans Mono"

    /// Where Debian's packages `fonts-inter`, `fonts-dejavu-core` and `fonts-noto-color-emoji` put them.
    private static let interDirectory = "/usr/share/fonts/opentype/inter/"
    private static let monospacedFiles = ["DejaVuSansMono", "DejaVuSansMono-Bold"].map {
        "/usr/share/fonts/truetype/dejavu/\($0).ttf"
    }
    private static let emojiFile = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

    /// From ultralight to black, as in `UIFont.Weight.named`.
    private static let faces = [
        "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]

    /// The upright faces and, of those that emphasis is set in, the italic ones.
    private static let files = faces + ["Italic", "MediumItalic", "SemiBoldItalic", "BoldItalic"]

    /// What Pango calls the face at an index of `UIFont.Weight.named`: 100, 200, … 900.
    static func pangoWeight(ofFace index: Int) -> PangoWeight {
        PangoWeight(rawValue: UInt32(100 * (index + 1)))
    }

    /// A configuration of these files alone. Without them nothing can be measured, so a missing one ends the process.
    static func makeConfiguration() -> OpaquePointer {
        guard let configuration = FcConfigCreate() else { fatalError("Fontconfig has no memory left.") }
        FcConfigParseAndLoadFromMemory(configuration, bitmapScaling, 0)
        for path in files.flatMap({ ["\(interDirectory)Inter-\($0).otf", "\(interDirectory)InterDisplay-\($0).otf"] }) {
            guard FcConfigAppFontAddFile(configuration, path) != 0 else { reportMissing(path, package: "fonts-inter") }
        }
        for path in monospacedFiles where FcConfigAppFontAddFile(configuration, path) == 0 {
            reportMissing(path, package: "fonts-dejavu-core")
        }
        guard FcConfigAppFontAddFile(configuration, emojiFile) != 0 else {
            reportMissing(emojiFile, package: "fonts-noto-color-emoji")
        }
        return configuration
    }

    private static func reportMissing(_ path: String, package: String) -> Never {
        fatalError("UIKit can't read the font \(path). Install it with: apt-get install \(package)")
    }

    /// Noto Color Emoji has bitmaps of one size; this has them scaled to the size of the text.
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
