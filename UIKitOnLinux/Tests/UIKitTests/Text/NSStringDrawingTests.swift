import Simulator
import Testing

@testable import UIKit

@MainActor @Suite(.device(.iPhone16))
struct NSStringDrawingTests {
    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

    @Test(arguments: [("A text of even length.", 1), ("A text of an odd length", -1)])
    func textsMayHaveOtherWidths(text: String, sign: CGFloat) {
        let simulator = Simulator()
        let width = NSString(string: text).size(withAttributes: attributes).width
        simulator.readings = [.textWidthsDiffer]
        let change = NSString(string: text).size(withAttributes: attributes).width / width - 1
        #expect(abs(change * sign - 0.04) < 0.02)
    }
}
