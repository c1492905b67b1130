import Simulator
import Testing

@testable import UIKit

@MainActor @Suite(.device(.iPhone16))
struct NSStringDrawingTests {
    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    private let sentence = NSString(string: "This notification has been posted on the key window")

    @Test func aBoundingRectangleIsOneLineOnItsBaselineUnlessItsOriginIsThatOfTheLines() {
        let size = CGSize(width: 120, height: 1000)
        let line = sentence.boundingRect(with: size, attributes: attributes, context: nil)
        #expect(line.size == sentence.size(withAttributes: attributes))
        #expect(abs(line.minY + 16.187) < 0.001)
        let block = sentence.boundingRect(
            with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        #expect(block.minY == 0 && block.width <= 120.02 && block.height > 3 * 20)
    }

    @Test(arguments: [("A text of even length.", 1), ("A text of an odd length", -1)])
    func textsMayHaveOtherWidths(text: String, sign: CGFloat) {
        let simulator = Simulator()
        let width = NSString(string: text).size(withAttributes: attributes).width
        simulator.readings = [.textWidthsDiffer]
        let change = NSString(string: text).size(withAttributes: attributes).width / width - 1
        #expect(abs(change * sign - 0.04) < 0.02)
    }

    @Test func whatDoesntFitTheHeightIsCutOnlyWhereThatIsWanted() {
        let context = NSStringDrawingContext()
        let size = CGSize(width: 120, height: 45)
        let whole = sentence.boundingRect(
            with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: context)
        #expect(whole.height > 45 && context.totalBounds == whole)
        let cut = sentence.boundingRect(
            with: size, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: attributes,
            context: context)
        #expect(abs(cut.height - 2 * 20.287) < 0.01)
    }
}
