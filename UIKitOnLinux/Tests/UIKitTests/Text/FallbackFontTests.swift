import CPangoCairo
import Testing

@testable import UIKit

/// Text in scripts that Inter lacks.
@MainActor
@Suite(.device(.iPhone16))
struct FallbackFontTests {
    struct Sample: CustomTestStringConvertible {
        var language: String
        var text: String

        var testDescription: String { language }

        static let all = [
            Sample(language: "Thai", text: "คุณต้องการลบรูปภาพที่เลือกหรือไม่ ปู่ น้ำ"),
            Sample(language: "Hindi", text: "चुनी गई तस्वीरें हटाएँ? हूँ क्षेत्र"),
            Sample(language: "Arabic", text: "هل تريد حذف الصور المحددة؟ يمكنك إرسالها"),
            Sample(language: "Hebrew", text: "למחוק את התמונות? הַצְלָחָה"),
            Sample(language: "Japanese", text: "選択した写真を削除しますか？キャンセル"),
            Sample(language: "Korean", text: "선택한 사진을 삭제하시겠습니까?"),
            Sample(language: "Simplified Chinese", text: "要删除选中的照片吗？此操作无法撤销。"),
            Sample(language: "Traditional Chinese", text: "要刪除選取的照片嗎？此動作無法還原。"),
        ]
    }

    private static let scale: CGFloat = 3

    private func layout(_ text: String, _ font: UIFont, _ container: TextContainer = TextContainer()) -> TextLayout {
        TextLayout(StyledText(text, font: font), in: container)
    }

    private func unknownGlyphs(_ layout: TextLayout) -> Int {
        withExtendedLifetime(layout) {
            layout.lines.reduce(0) { $0 + Int(pango_layout_get_unknown_glyphs_count($1.handle.pointee.layout)) }
        }
    }

    /// Returns the names and weights of the fonts of a line.
    private func fonts(_ layout: TextLayout) -> [String] {
        defer { withExtendedLifetime(layout) {} }
        var names: [String] = []
        var next = layout.lines[0].handle.pointee.runs
        while let node = next {
            next = node.pointee.next
            let item = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item.pointee
            let description = pango_font_describe(item.analysis.font)
            names.append(
                String(cString: pango_font_description_get_family(description))
                    + " \(pango_font_description_get_weight(description).rawValue)")
            pango_font_description_free(description)
        }
        return names
    }

    /// Returns the first byte of each line.
    private func lineStarts(_ layout: TextLayout) -> [Int] {
        withExtendedLifetime(layout) { layout.lines.map { Int($0.handle.pointee.start_index) } }
    }

    // MARK: Glyphs

    @Test(arguments: Sample.all, [13, 17, 34] as [CGFloat])
    func noGlyphIsMissing(sample: Sample, size: CGFloat) {
        #expect(unknownGlyphs(layout(sample.text, .systemFont(ofSize: size))) == 0)
        #expect(unknownGlyphs(layout(sample.text, .boldSystemFont(ofSize: size))) == 0)
        #expect(unknownGlyphs(layout(sample.text, .monospacedSystemFont(ofSize: size, weight: .regular))) == 0)
    }

    @Test(arguments: [
        ("ที่", "Noto Sans Thai UI"), ("हूँ", "Noto Sans Devanagari UI"), ("صور", "Noto Sans Arabic UI"),
        ("תמונה", "Noto Sans Hebrew"), ("写真を", "Noto Sans CJK JP"), ("사진", "Noto Sans CJK KR"),
        ("照片", "Noto Sans CJK SC"),
    ])
    func regularAndBoldTextHaveFacesOfTheirOwn(text: String, family: String) {
        #expect(Set(fonts(layout(text, .systemFont(ofSize: 17)))) == ["\(family) 400"])
        #expect(Set(fonts(layout(text, .boldSystemFont(ofSize: 17)))) == ["\(family) 700"])
    }

    @Test(arguments: [
        ("ja-JP", "JP"), ("ko", "KR"), ("zh-Hans", "SC"), ("zh-CN", "SC"), ("zh-Hant", "TC"), ("zh-TW", "TC"),
        ("zh-Hant-HK", "HK"), ("zh-MO", "HK"), ("en", "SC"), ("", "SC"),
    ])
    func firstLanguageDeterminesTheShapesOfChineseCharacters(tag: String, family: String) {
        UIScreen.main.configuration.languages = [tag, "ja"]
        #expect(Set(fonts(layout("照片", .systemFont(ofSize: 17)))) == ["Noto Sans CJK \(family) 400"])
        let isChinese = family != "SC" || tag.hasPrefix("zh")
        let japanese = isChinese ? family : "JP"
        #expect(Set(fonts(layout("写真を", .systemFont(ofSize: 17)))) == ["Noto Sans CJK \(japanese) 400"])
    }

    @Test func shapesOfALanguageArentKeptForTheNext() {
        let families = ["ja", "zh-Hant", "en"].map { tag in
            UIScreen.main.configuration.languages = [tag]
            return fonts(TextLayoutCache.layout(StyledText("骨", font: .systemFont(ofSize: 17)), in: TextContainer()))
        }
        #expect(families == [["Noto Sans CJK JP 400"], ["Noto Sans CJK TC 400"], ["Noto Sans CJK SC 400"]])
    }

    @Test func latinTextKeepsItsFontAmongOtherScripts() {
        let fonts = fonts(layout("Delete 写真 – 3 – ไม่", .systemFont(ofSize: 17, weight: .semibold)))
        #expect(fonts.first == "Inter 600")
        #expect(Set(fonts) == ["Inter 600", "Noto Sans CJK SC 700", "Noto Sans Thai UI 700"])
    }

    @Test(arguments: ["Hello", "12:30", "Größe", "Привет", "→ ✓ ⌘", "“…” — €"])
    func textThatInterHasIsDrawnInInter(text: String) {
        #expect(Set(fonts(layout(text, .systemFont(ofSize: 17)))) == ["Inter 400"])
        #expect(Set(fonts(layout(text, .systemFont(ofSize: 28)))) == ["Inter Display 400"])
    }

    @Test(arguments: ["🎉", "👍🏽", "🇯🇵", "⭐️", "㊗"])
    func emojiAreDrawnInTheEmojiFont(text: String) {
        #expect(Set(fonts(layout(text, .systemFont(ofSize: 17)))) == ["Noto Color Emoji 400"])
    }

    // MARK: Line heights

    @Test(arguments: Sample.all)
    func onlyScriptsWithHighAndLowMarksHaveHigherLines(sample: Sample) {
        let isTall = ["Thai", "Hindi", "Arabic"].contains(sample.language)
        let font = UIFont.systemFont(ofSize: 20)
        let height: CGFloat = isTall ? 27.24 : font.lineHeight
        #expect(abs(layout(sample.text, font).size.height - height) < 0.01)
    }

    @Test func otherLinesKeepTheirHeight() {
        let font = UIFont.systemFont(ofSize: 17)
        let lines = layout("first\nไม่\nlast", font).lines
        #expect(abs(lines[0].bottom - font.lineHeight) < 0.001)
        #expect(abs(lines[2].bottom - lines[2].top - font.lineHeight) < 0.001)
        #expect(lines[1].bottom - lines[1].top > font.lineHeight + 2)
    }

    /// A label of the size of its text clips nothing: the same pixels are drawn as in a much larger one.
    @Test(arguments: Sample.all, [UIFont.systemFont(ofSize: 15), .boldSystemFont(ofSize: 17), .systemFont(ofSize: 34)])
    func noLineIsClipped(sample: Sample, font: UIFont) {
        let layout = layout(sample.text, font)
        let margin: CGFloat = 20
        let size = CGSize(width: layout.size.width + 2 * margin, height: layout.size.height + 2 * margin)
        let format = UIGraphicsImageRendererFormat()
        format.scale = Self.scale
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            layout.draw(
                in: context.cgContext.cairo, rect: CGRect(origin: CGPoint(x: margin, y: margin), size: layout.size),
                alignment: .left, direction: .leftToRight, color: InkColor(.black), scale: Self.scale)
        }
        let pixels = Pixels(image)
        let rows = (0..<pixels.height).filter { y in (0..<pixels.width).contains { pixels[$0, y].alpha > 60 } }
        let top = Int((margin * Self.scale).rounded(.down))
        let bottom = Int(((margin + layout.size.height) * Self.scale).rounded(.up))
        #expect(rows.count > 10)
        #expect(rows.allSatisfy { (top..<bottom).contains($0) })
    }

    // MARK: Spacing

    @Test func kernCountsBetweenJapaneseCharactersToo() {
        var text = StyledText("写真写真", font: .systemFont(ofSize: 17))
        let width = TextLayout(text, in: TextContainer()).size.width
        text.runs[0].kern = 2
        #expect(abs(TextLayout(text, in: TextContainer()).size.width - width - 4 * 2) < 0.01)
    }

    @Test func trackingOfLatinTextEndsAtAnotherScript() {
        let font = UIFont.systemFont(ofSize: 17)
        let parts = layout("abc", font).size.width + layout("写真", font).size.width
        #expect(abs(layout("abc写真", font).size.width - parts) < 0.3)
        #expect(abs(layout("写真abc", font).size.width - parts) < 0.3)
    }

    // MARK: Lines

    @Test(arguments: Sample.all)
    func linesBreakWithinTheWidth(sample: Sample) {
        let lines = layout(sample.text, .systemFont(ofSize: 17), TextContainer(width: 110)).lines
        #expect(lines.count > 1)
        #expect(lines.allSatisfy { $0.width <= 110 })
    }

    @Test(arguments: Sample.all, [13, 15, 17, 22] as [CGFloat])
    func textFitsIntoItsMeasuredWidth(sample: Sample, size: CGFloat) {
        for end in ["", "?", " a"] {
            for weight in [UIFont.Weight.regular, .semibold] {
                let (text, font) = (sample.text + end, UIFont.systemFont(ofSize: size, weight: weight))
                let width = layout(text, font).size.width
                #expect(layout(text, font, TextContainer(width: width)).lines.count == 1, "\(text)")
            }
        }
    }

    @Test func thaiBreaksBetweenWords() {
        let words = "รูปภาพ" + "โทรศัพท์" + "ประเทศ" + "โรงเรียน"
        let width = layout("รูปภาพโทรศัพท์", .systemFont(ofSize: 17)).size.width
        let layout = layout(words, .systemFont(ofSize: 17), TextContainer(width: width + 8))
        #expect(lineStarts(layout) == [0, "รูปภาพโทรศัพท์".utf8.count])
    }

    @Test func noJapaneseLineStartsWithAFullStop() {
        let text = "写真を削除。写真"
        let width = layout("写真を削除", .systemFont(ofSize: 17)).size.width
        let layout = layout(text, .systemFont(ofSize: 17), TextContainer(width: width + 4))
        #expect(lineStarts(layout) == [0, "写真を削".utf8.count])
    }

    @Test(arguments: Sample.all)
    func lastLineIsTruncated(sample: Sample) {
        let container = TextContainer(width: 120, maximumLines: 1, lineBreakMode: .byTruncatingTail)
        let layout = layout(sample.text, .systemFont(ofSize: 17), container)
        #expect(layout.isTruncated)
        #expect(layout.lines[0].width <= 120.02)
        #expect(unknownGlyphs(layout) == 0)
    }
}
