import Simulator
import Testing

@testable import UIKit

/// Emoji are drawn as pictures, in the positions of their glyphs.
@MainActor
@Suite(.device(.iPhone16))
struct EmojiDrawingTests {
    private static let scale: CGFloat = 3

    private let playground = Playground()

    /// Returns the pixels of a label with the size of its text, as the screen shows it.
    private func pixels(_ change: (UILabel) -> Void) -> Pixels {
        let label = UILabel()
        change(label)
        label.sizeToFit()
        playground.view.addSubview(label)
        playground.simulator.advance(by: 0)
        let format = UIGraphicsImageRendererFormat()
        format.scale = Self.scale
        let renderer = UIGraphicsImageRenderer(size: label.bounds.size, format: format)
        return Pixels(renderer.image { label.layer.render(in: $0.cgContext) })
    }

    private func colors(in pixels: Pixels, _ columns: Range<Int>) -> Set<Pixels.Color> {
        var colors: Set<Pixels.Color> = []
        for x in columns {
            for y in 0..<pixels.height { colors.insert(pixels[x, y]) }
        }
        return colors
    }

    /// Returns the number of pixels in which two pictures of the same height differ.
    private func differences(_ first: Pixels, _ second: Pixels, _ columns: Range<Int>) -> Int {
        columns.reduce(0) { sum, x in sum + (0..<first.height).count { first[x, $0] != second[x, $0] } }
    }

    @Test(arguments: ["🎉🎉🚀", "🚀🎉", "🎉🎉🎉🎉🎉🎉", "👩‍👩‍👧‍👦🇩🇪👍🏽"])
    func everyEmojiInARowIsDrawn(text: String) {
        let pixels = pixels { $0.text = text }
        let step = pixels.width / text.count
        for index in text.indices.enumerated().map(\.offset) {
            let colors = colors(in: pixels, index * step + step / 4..<(index + 1) * step - step / 4)
            #expect(colors.count > 30, "emoji \(index)")
        }
    }

    @Test func emojiInARowAreDrawnLikeSingleOnes() {
        let single = pixels { $0.text = "🎉" }
        let row = pixels { $0.text = "🎉🎉" }
        let columns = 0..<single.width - 6
        #expect(colors(in: single, columns).count > 30)
        #expect(differences(single, row, columns) == 0)
    }

    @Test func emojiBetweenLettersKeepTheirPlaces() {
        let text = pixels { $0.text = "l🎉🚀l" }
        let width = text.width
        #expect(colors(in: text, width * 3 / 20..<width / 2).count > 30)
        #expect(colors(in: text, width / 2..<width * 17 / 20).count > 30)
        let letters = colors(in: text, 0..<width / 20).union(colors(in: text, width * 19 / 20..<width))
        #expect(letters.allSatisfy { $0.red == 0 && $0.green == 0 && $0.blue == 0 })
    }

    /// A blurred edge needs several pixels between the transparent and the opaque ones.
    @Test func emojiAreSharpAtTheScreensScale() {
        let pixels = pixels { $0.text = "⬛️⬛️" }
        let middle = (0..<pixels.width / 2).map { pixels[$0, pixels.height / 2].alpha }
        #expect(middle.count { $0 > 250 } > pixels.width / 4)
        #expect(middle.count { (20...235).contains($0) } <= 4)
    }

    @Test(arguments: [4, -4] as [CGFloat])
    func aBaselineOffsetMovesEmoji(offset: CGFloat) throws {
        // The letter makes the line high enough for both.
        func top(offset: CGFloat) -> Int? {
            let pixels = pixels { label in
                let text = NSMutableAttributedString(
                    string: "l🎉🚀", attributes: [.font: UIFont.systemFont(ofSize: 17)])
                text.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 1))
                text.addAttribute(.baselineOffset, value: offset, range: NSRange(location: 1, length: 4))
                label.attributedText = text
            }
            return (0..<pixels.height).first { y in (0..<pixels.width).contains { pixels[$0, y].red > 100 } }
        }
        #expect(try #require(top(offset: 0)) - #require(top(offset: offset)) == Int(offset * Self.scale))
    }

    @Test func drawingLeavesTheLayoutUnchanged() {
        let layout = TextLayout(StyledText("🎉🚀", font: .systemFont(ofSize: 17)), in: TextContainer())
        func draw() -> Pixels {
            Pixels(
                UIGraphicsImageRenderer(size: layout.size).image { context in
                    layout.draw(
                        in: context.cgContext.cairo, rect: CGRect(origin: .zero, size: layout.size), alignment: .left,
                        direction: .leftToRight, color: InkColor(.black), scale: Self.scale)
                })
        }
        let (first, second) = (draw(), draw())
        #expect(differences(first, second, 0..<first.width) == 0)
        #expect(colors(in: first, 0..<first.width).count > 30)
    }
}
