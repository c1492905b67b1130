import Testing

@testable import UIKit

/// Japanese text in the system font, measured on iOS 26.
@MainActor @Suite(.device(.iPhone16))
struct JapaneseFactsTests {
    private let font = UIFont.systemFont(ofSize: 17)

    private func layout(_ text: String, width: CGFloat = .infinity, maximumLines: Int = 0) -> TextLayout {
        let mode: NSLineBreakMode = maximumLines == 1 ? .byTruncatingTail : .byWordWrapping
        return TextLayout(
            StyledText(text, font: font),
            in: TextContainer(width: width, maximumLines: maximumLines, lineBreakMode: mode))
    }

    /// Returns the width as a multiple of the point size.
    private func ems(_ text: String) -> CGFloat { layout(text).size.width / 17 }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        return label
    }

    // MARK: - Advances

    @Test(arguments: ["写真", "さくじょ", "ファイル", "写真の削除"])
    func kanaAndKanjiAre94HundredthsOfAnEmWide(text: String) {
        #expect(abs(ems(text) - 0.94 * CGFloat(text.count)) < 0.002)
    }

    @Test func fullStopAtTheEndOfALineIsNarrow() {
        #expect(abs(ems("削除。") - (2 * 0.94 + 0.41)) < 0.002)
        #expect(abs(ems("削。除") - 3 * 0.94) < 0.002)
        let lines = layout("削除。\n写真。").lines
        #expect(lines.allSatisfy { abs($0.width / 17 - (2 * 0.94 + 0.41)) < 0.002 })
    }

    @Test(arguments: ["「写真」", "（写真）", "『写真』", "【写真】"])
    func bracketsAreHalfAnEmWide(text: String) {
        #expect(abs(ems(text) - (2 * 0.94 + 1)) < 0.002)
    }

    @Test(arguments: ["「写」", "（写）", "写。"])
    func narrowPunctuationIsDrawnInItsAdvance(text: String) {
        let layout = layout(text)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let size = CGSize(width: layout.size.width + 20, height: 40)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            layout.draw(
                in: context.cgContext.cairo, rect: CGRect(origin: CGPoint(x: 10, y: 10), size: layout.size),
                alignment: .left, direction: .leftToRight, color: InkColor(.black), scale: 3)
        }
        let pixels = Pixels(image)
        let columns = (0..<pixels.width).filter { x in (0..<pixels.height).contains { pixels[x, $0].alpha > 60 } }
        #expect(columns.first.map { $0 >= 30 } == true && columns.last.map { $0 < pixels.width - 30 } == true)
    }

    @Test func otherFontsHaveWholeEms() throws {
        let georgia = try #require(UIFont(name: "Georgia", size: 17))
        let text = StyledText("「写真」。", font: georgia)
        #expect(abs(TextLayout(text, in: TextContainer()).size.width - 5 * 17) < 0.01)
    }

    // MARK: - Other scripts

    @Test(arguments: zip(["写真10枚", "iPhoneの写真", "写真", "写真 A", "第1章Aの「B」"], [2, 1, 0, 0, 4]))
    func labelsSeparateJapaneseFromLettersAndDigits(text: String, gaps: CGFloat) {
        let styled = StyledText(text, font: font)
        let width = TextLayout(styled.separatingScripts(), in: TextContainer()).size.width
        let plain = TextLayout(styled, in: TextContainer()).size.width
        #expect(abs(width - plain - gaps * 17 / 8) < 0.05)
        let pixels = (width * 3 - 1e-4).rounded(.up) / 3
        #expect(abs(label(text).sizeThatFits(CGSize(width: 1000, height: 100)).width - pixels) < 0.01)
    }

    @Test func buttonsSeparateScriptsToo() {
        let button = UIButton(type: .system)
        button.setTitle("写真10枚", for: .normal)
        let font = UIFont.systemFont(ofSize: 15)
        let plain = TextLayout(StyledText("写真10枚", font: font), in: TextContainer()).size.width
        #expect(button.intrinsicContentSize.width == (plain + 2 * 15 / 8).rounded(.up))
    }

    @Test func spaceBetweenScriptsHasNoWidthAtTheEndOfALine() {
        let text = StyledText("写真ABC", font: font).separatingScripts()
        let width = layout("写真").size.width
        let lines = TextLayout(text, in: TextContainer(width: max(width, layout("ABC").size.width))).lines
        #expect(lines.count == 2)
        #expect(abs((lines.first?.width ?? 0) - width) < 0.01)
    }

    @Test func attributesOfSeparatedTextStayWithTheirCharacters() {
        let attributed = NSMutableAttributedString(string: "写真", attributes: [.font: font])
        attributed.append(NSAttributedString(string: "ABC", attributes: [.font: UIFont.systemFont(ofSize: 34)]))
        let text = StyledText(attributed, font: font).separatingScripts()
        #expect(text.runs.map(\.length) == [6, 3, 3])
        #expect(text.runs.map(\.font.pointSize) == [17, 34, 34])
        #expect(text.runs.map(\.isGap) == [false, true, false])
    }

    // MARK: - Lines

    @Test func furtherLinesAre22PointsDown() {
        let lines = layout("写真\n写真\n写真").lines
        #expect(abs(lines[0].bottom - 20.287) < 0.001)
        #expect(zip(lines, lines.dropFirst()).allSatisfy { abs($1.baseline - $0.baseline - 22) < 0.001 })
        #expect(abs(label("写真\n写真").sizeThatFits(CGSize(width: 1000, height: 100)).height - 42.333) < 0.001)
        #expect(abs(label("写真").sizeThatFits(CGSize(width: 1000, height: 100)).height - 20.333) < 0.001)
    }

    @Test func linesWithoutJapaneseKeepTheirDistance() {
        let lines = layout("写真\nPhoto\n写真").lines
        #expect(abs(lines[1].baseline - lines[0].baseline - 20.287) < 0.001)
        #expect(abs(lines[2].baseline - lines[1].baseline - 22) < 0.001)
    }

    @Test func truncatedLastLineIsAsFarDown() {
        let text = String(repeating: "写真", count: 20)
        let container = TextContainer(width: 100, maximumLines: 2, lineBreakMode: .byTruncatingTail)
        let layout = TextLayout(StyledText(text, font: font), in: container)
        #expect(layout.isTruncated)
        #expect(abs(layout.lines[1].baseline - layout.lines[0].baseline - 22) < 0.001)
    }
}
