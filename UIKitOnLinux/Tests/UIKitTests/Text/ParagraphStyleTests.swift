import Simulator
import Testing

@testable import UIKit

@MainActor @Suite(.device(.iPhone16))
struct ParagraphStyleTests {
    private let font = UIFont.systemFont(ofSize: 17)
    private let sentence = "This notification has been posted on the key window"

    private func layout(
        _ string: String, width: CGFloat = 160, lines: Int = 0, _ change: (NSMutableParagraphStyle) -> Void
    ) -> TextLayout {
        let style = NSMutableParagraphStyle()
        change(style)
        let text = NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style])
        let container = TextContainer(width: width, maximumLines: lines, lineBreakMode: .byTruncatingTail)
        return TextLayout(StyledText(text, font: font), in: container)
    }

    // MARK: Line heights

    @Test func aMultipleMakesRoomAboveTheText() {
        let lines = layout(sentence) { $0.lineHeightMultiple = 1.5 }.lines
        #expect(abs(lines[1].baseline - lines[0].baseline - 1.5 * font.lineHeight) < 0.001)
        #expect(abs(lines[0].baseline - font.ascender - 0.5 * font.lineHeight) < 0.001)
        #expect(abs(lines[0].descent + font.descender) < 0.001)
    }

    @Test(arguments: [(30, 0, 30), (0, 15, 15), (30, 25, 25), (5, 100, 20.287)] as [(CGFloat, CGFloat, CGFloat)])
    func linesAreNotLowerThanTheMinimumNorHigherThanTheMaximum(
        minimum: CGFloat, maximum: CGFloat, expected: CGFloat
    ) {
        let result = layout("one\ntwo") {
            $0.minimumLineHeight = minimum
            $0.maximumLineHeight = maximum
        }
        #expect(abs(result.size.height - 2 * expected) < 0.01)
    }

    @Test func spacingStandsBetweenLinesAndBetweenParagraphsOnly() {
        let plain = layout("one\ntwo") { _ in }
        let spaced = layout("one\ntwo") {
            $0.lineSpacing = 7
            $0.paragraphSpacing = 10
            $0.paragraphSpacingBefore = 4
        }
        #expect(abs(spaced.size.height - plain.size.height - 14) < 0.001)
        #expect(spaced.firstBaseline == plain.firstBaseline)
    }

    // MARK: Indents

    @Test func theFirstLineAndTheOthersHaveIndentsOfTheirOwn() {
        let lines = layout(sentence) {
            $0.firstLineHeadIndent = 40
            $0.headIndent = 10
            $0.tailIndent = -20
        }.lines
        #expect(lines.map(\.head) == [40] + Array(repeating: 10, count: lines.count - 1))
        #expect(lines.allSatisfy { $0.head + $0.width + $0.tail <= 160.02 && $0.tail == 20 })
    }

    @Test func hangingLinesBeginFartherInside() {
        let lines = layout(sentence) { $0.headIndent = 60 }.lines
        #expect(lines[0].head == 0 && lines[1].head == 60)
        #expect(lines.allSatisfy { $0.head + $0.width <= 160.02 })
        #expect(lines[0].width > 100)
    }

    @Test func aTailIndentThatIsPositiveIsMeasuredFromTheLeadingEdge() {
        let lines = layout(sentence) { $0.tailIndent = 100 }.lines
        #expect(lines.allSatisfy { $0.width <= 100.02 })
    }

    @Test func indentsCountInTheSizeAndInWhatIsShortened() {
        let free = layout("Text", width: .infinity) { _ in }
        let indented = layout("Text", width: .infinity) {
            $0.firstLineHeadIndent = 12
            $0.tailIndent = -8
        }
        #expect(abs(indented.size.width - free.size.width - 20) < 0.001)
        let shortened = layout(sentence, lines: 1) { $0.firstLineHeadIndent = 100 }
        #expect(shortened.isTruncated && shortened.size.width <= 160.02)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func indentsThatAreNoNumbersCountAsZero(indent: CGFloat) {
        let lines = layout(sentence) {
            $0.headIndent = indent
            $0.firstLineHeadIndent = indent
            $0.tailIndent = indent
        }.lines
        #expect(lines.allSatisfy { $0.head == 0 && $0.tail == 0 })
    }

    // MARK: Ink

    @Test func linesUnderAndThroughTextChangeNoPlace() {
        func size(_ attributes: [NSAttributedString.Key: Any]) -> CGSize {
            NSAttributedString(string: "Some text", attributes: attributes.merging([.font: font]) { $1 }).size()
        }
        let plain = size([:])
        #expect(size([.underlineStyle: NSUnderlineStyle.single.rawValue]) == plain)
        #expect(size([.strikethroughStyle: 1, .strikethroughColor: UIColor.red]) == plain)
        #expect(size([.backgroundColor: UIColor.yellow]) == plain)
    }
}
