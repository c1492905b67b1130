import Testing

@testable import UIKit

@Suite(.device(.iPhone16))
struct TextLayoutTests {
    private let font = UIFont.systemFont(ofSize: 17)

    private func layout(_ text: String, _ container: TextContainer = TextContainer()) -> TextLayout {
        TextLayout(StyledText(text, font: font), in: container)
    }

    @Test func emptyTextHasNoLinesAndNoSize() {
        #expect(layout("").lines.isEmpty)
        #expect(layout("").size == .zero)
    }

    @Test func aLineBreakAtTheEndOpensOneMoreLine() {
        #expect(layout("a\n").lines.count == 2)
        #expect(abs(layout("a\n").size.height - 2 * font.lineHeight) < 0.001)
    }

    @Test func linesFollowEachOtherAtTheLineHeightOfTheFont() {
        let lines = layout("one\ntwo\nthree").lines
        #expect(lines.count == 3)
        #expect(abs(lines[0].baseline - font.ascender) < 0.001)
        #expect(abs(lines[2].baseline - lines[1].baseline - font.lineHeight) < 0.001)
    }

    @Test func wordsWrapAtTheWidth() {
        let wrapped = layout("one two three four five", TextContainer(width: 80))
        #expect(wrapped.lines.count > 1)
        #expect(wrapped.lines.allSatisfy { $0.width <= 80 })
    }

    @Test(arguments: [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingTail])
    func aWordThatIsTooLongIsBroken(mode: NSLineBreakMode) {
        let wrapped = layout("supercalifragilistic", TextContainer(width: 60, lineBreakMode: mode))
        #expect(wrapped.lines.count > 1)
        #expect(wrapped.lines.allSatisfy { $0.width <= 60 })
    }

    @Test func aWordThatIsBrokenHasNoHyphen() {
        let word = String(repeating: "m", count: 20)
        let widths = layout(word, TextContainer(width: 60)).lines.map(\.width)
        #expect(widths.count > 1)
        #expect(abs(widths.reduce(0, +) - layout(word).size.width) < 0.5)
    }

    @Test func hyphenIsShownOnlyWhereALineBreaksAtASoftHyphen() {
        func lines(_ text: String, width: CGFloat) -> [TextLayout.Line] {
            TextLayout(StyledText(text, font: .systemFont(ofSize: 17)), in: TextContainer(width: width)).lines
        }
        let (whole, first) = (lines("Internetverbindung", width: 500)[0].width, lines("Internet", width: 500)[0].width)
        #expect(abs(lines("Internet\u{AD}verbindung", width: 500)[0].width - whole) < 0.5)
        let broken = lines("Internet\u{AD}verbindung", width: whole - 5)
        #expect(broken.count == 2)
        #expect(broken[0].width > first + 3, "the hyphen")
        #expect(lines("Internetverbindung", width: whole - 5)[0].width < whole - 5)
    }

    @Test func clippedTextNeverWraps() {
        let clipped = layout("one two three four five", TextContainer(width: 40, lineBreakMode: .byClipping))
        #expect(clipped.lines.count == 1)
        #expect(clipped.size.width > 40)
    }

    // MARK: Truncation

    @Test(arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
    func aLineThatIsTooLongGetsAnEllipsisAndFits(mode: NSLineBreakMode) {
        let container = TextContainer(width: 100, maximumLines: 1, lineBreakMode: mode)
        let shortened = layout("One line that is much too long", container)
        #expect(shortened.isTruncated)
        #expect(shortened.lines.count == 1)
        #expect(shortened.size.width <= 100.01)
        #expect(shortened.size.width > 70)
    }

    @Test func onlyTheLastLineIsShortened() {
        let container = TextContainer(width: 60, maximumLines: 2, lineBreakMode: .byTruncatingTail)
        let shortened = layout("aaa\nbbb\nccc ddd eee fff", container)
        #expect(shortened.isTruncated)
        #expect(shortened.lines.count == 2)
        #expect(abs(shortened.lines[0].width - layout("aaa").size.width) < 0.01)
        #expect(shortened.lines[1].width > layout("bbb").size.width + 10)
    }

    @Test func whatFitsIsNotShortened() {
        let container = TextContainer(width: 300, maximumLines: 2, lineBreakMode: .byTruncatingTail)
        #expect(!layout("one\ntwo", container).isTruncated)
    }

    @Test func wordWrappingDropsTheLinesThatAreTooMany() {
        let dropped = layout("one\ntwo\nthree", TextContainer(width: 100, maximumLines: 2))
        #expect(dropped.lines.count == 2)
        #expect(!dropped.isTruncated)
    }

    @Test(arguments: [8, 12, 15, 17, 19.5, 20, 34] as [CGFloat])
    func aTextFitsIntoItsOwnWidthRoundedUpToPixels(size: CGFloat) {
        for string in ["f", "Hello UIKit", "This notification has been posted on the key window", "AVA To. W"] {
            for scale in [2, 3] as [CGFloat] {
                let text = StyledText(string, font: .systemFont(ofSize: size, weight: .semibold))
                let width = (TextLayout(text, in: TextContainer()).size.width * scale).rounded(.up) / scale
                let line = TextContainer(width: width, maximumLines: 1, lineBreakMode: .byTruncatingTail)
                #expect(!TextLayout(text, in: line).isTruncated)
                #expect(TextLayout(text, in: TextContainer(width: width)).lines.count == 1)
            }
        }
    }

    // MARK: Attributes

    @Test func aRaisedRunMakesItsLineHigher() {
        // 17 points with 13 raised by 6: 12.378 + 6 above the baseline, 4.101 below it.
        let text = NSMutableAttributedString(string: "note", attributes: [.font: font])
        text.append(
            NSAttributedString(
                string: "1", attributes: [.font: UIFont.systemFont(ofSize: 13), .baselineOffset: CGFloat(6)]))
        let layout = TextLayout(StyledText(text, font: font), in: TextContainer())
        #expect(abs(layout.size.height - (12.378 + 6 + 4.101)) < 0.01)
    }

    @Test func aLoweredRunMakesItsLineHigher() {
        let text = NSMutableAttributedString(string: "H", attributes: [.font: font])
        text.append(
            NSAttributedString(string: "2", attributes: [.font: UIFont.systemFont(ofSize: 13), .baselineOffset: -4]))
        let layout = TextLayout(StyledText(text, font: font), in: TextContainer())
        #expect(abs(layout.size.height - (16.187 + 3.136 + 4)) < 0.01)
    }

    @Test func spacingStandsBetweenLinesAndAfterParagraphs() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 5
        style.paragraphSpacing = 9
        let text = NSAttributedString(string: "one two\nthree", attributes: [.font: font, .paragraphStyle: style])
        let layout = TextLayout(StyledText(text, font: font), in: TextContainer(width: 40))
        #expect(layout.lines.count == 3)
        #expect(abs(layout.size.height - (3 * font.lineHeight + 5 + 9)) < 0.01)
    }

    @Test func runsOfOtherScriptsKeepTheirPlace() {
        let text = NSMutableAttributedString(string: "Ünï😀", attributes: [.font: font])
        text.append(NSAttributedString(string: "big", attributes: [.font: UIFont.systemFont(ofSize: 34)]))
        let layout = TextLayout(StyledText(text, font: font), in: TextContainer())
        #expect(abs(layout.size.height - UIFont.systemFont(ofSize: 34).lineHeight) < 0.01)
    }

    // MARK: Direction

    @Test func textWithoutDirectionFollowsTheUserInterface() {
        #expect(layout("123", TextContainer(direction: .rightToLeft)).lines[0].isRightToLeft)
        #expect(!layout("123").lines[0].isRightToLeft)
    }

    @Test func naturalAlignmentIsAtTheLeadingEdge() {
        #expect(NSTextAlignment.natural.fraction(in: .leftToRight) == 0)
        #expect(NSTextAlignment.natural.fraction(in: .rightToLeft) == 1)
        #expect(NSTextAlignment.left.fraction(in: .rightToLeft) == 0)
    }

    // MARK: Size of the work

    @Test func aMegabyteOnTwoLinesIsSetAsFarAsItIsSeen() {
        let text = String(repeating: "word and more ", count: 75_000)
        let container = TextContainer(width: 300, maximumLines: 2, lineBreakMode: .byTruncatingTail)
        let layout = layout(text, container)
        #expect(layout.isTruncated)
        #expect(layout.lines.count == 2)
    }

    @Test func aMegabyteOnOneEndlessLineHasASize() {
        let size = layout(String(repeating: "word and more ", count: 75_000)).size
        #expect(size.width.isFinite && size.width > 100_000)
    }

    @Test func equalTextsShareOneLayout() {
        let text = StyledText("Shared \(#function)", font: font)
        let first = TextLayoutCache.layout(text, in: TextContainer())
        #expect(first === TextLayoutCache.layout(text, in: TextContainer()))
        #expect(first !== TextLayoutCache.layout(text, in: TextContainer(width: 100)))
    }
}
