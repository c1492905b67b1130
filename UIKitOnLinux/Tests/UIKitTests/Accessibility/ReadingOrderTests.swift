import Testing

@testable import UIKit

struct ReadingOrderTests {
    private func order(_ frames: [(String, CGRect)], isRightToLeft: Bool = false) -> [String] {
        ReadingOrder(isRightToLeft: isRightToLeft).sorted(frames, frame: \.1).map(\.0)
    }

    private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test func rowsGoFromTheTopAndEachFromItsLeadingEnd() {
        let frames = [
            ("d", box(200, 62, 80, 20)), ("b", box(200, 8, 80, 30)), ("c", box(10, 60, 80, 20)),
            ("a", box(10, 10, 80, 20)),
        ]
        #expect(order(frames) == ["a", "b", "c", "d"])
        #expect(order(frames, isRightToLeft: true) == ["b", "a", "d", "c"])
    }

    @Test func aPictureComesBeforeTheLinesBesideIt() {
        let frames = [
            ("subtitle", box(80, 40, 200, 20)), ("title", box(90, 10, 200, 20)), ("picture", box(10, 5, 60, 60)),
            ("below", box(10, 80, 200, 20)),
        ]
        #expect(order(frames) == ["picture", "title", "subtitle", "below"])
        #expect(order(frames, isRightToLeft: true) == ["title", "subtitle", "picture", "below"])
    }

    @Test func linesThatOverlapALittleAreStillLines() {
        let frames = [("second", box(0, 18, 100, 20)), ("first", box(50, 0, 100, 20))]
        #expect(order(frames) == ["first", "second"])
    }

    @Test func whatLiesOnEachOtherGoesByItsUpperEdge() {
        let frames = [("button", box(20, 40, 260, 50)), ("panel", box(0, 0, 300, 120))]
        #expect(order(frames) == ["panel", "button"])
    }

    @Test func equalFramesKeepTheirOrder() {
        let frames = (0..<5).map { ("\($0)", box(0, 0, 10, 10)) }
        #expect(order(frames) == ["0", "1", "2", "3", "4"])
    }

    @Test func anyFramesComeOutOnceEach() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            let frames = (0..<12).map { index in
                let values = (0..<4).map { _ in CGFloat.random(in: 0...300, using: &random) }
                return ("\(index)", box(values[0], values[1], values[2], Bool.random(using: &random) ? 0 : values[3]))
            }
            #expect(Set(order(frames)).count == 12)
        }
    }
}
