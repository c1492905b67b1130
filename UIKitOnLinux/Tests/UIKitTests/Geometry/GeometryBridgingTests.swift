import Testing
import UIKit

/// What stands in a notification's `userInfo` is cast both ways, as on Apple's platforms.
struct GeometryBridgingTests {
    @Test func aRectangleIsAValueAndBack() throws {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let value = try #require(rect as Any as? NSValue)
        #expect(value.cgRectValue == rect)
        #expect(NSValue(cgRect: rect) as Any as? CGRect == rect)
    }

    @Test func aPointAndASizeAreValues() {
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)) as Any as? CGPoint == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)) as Any as? CGSize == CGSize(width: 1, height: 2))
    }

    @Test func aValueOfAnotherTypeIsNoRectangle() {
        #expect(NSValue(cgPoint: .zero) as Any as? CGRect == nil)
        #expect(NSNumber(value: 3) as Any as? CGRect == nil)
    }

    @Test func aNumberIsACGFloat() {
        #expect(NSNumber(value: 0.25) as Any as? CGFloat == 0.25)
    }
}
