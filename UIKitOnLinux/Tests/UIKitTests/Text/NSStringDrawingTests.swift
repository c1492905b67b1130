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
