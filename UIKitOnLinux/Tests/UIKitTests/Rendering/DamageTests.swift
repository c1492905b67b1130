import Testing
import UIKit

struct DamageTests {
    private func rect(_ x: Int, _ y: Int, _ side: Int = 10) -> PixelRect {
        PixelRect(x: x, y: y, width: side, height: side)
    }

    @Test func rectanglesThatOverlapBecomeOne() {
        var damage = Damage()
        damage.add(rect(0, 0, 200))
        damage.add(rect(2000, 0, 200))
        #expect(damage.rects.count == 2)
        damage.add(PixelRect(x: 100, y: 0, width: 2000, height: 200))
        #expect(damage.rects == [PixelRect(x: 0, y: 0, width: 2200, height: 200)])
    }

    @Test func neighboursAreDrawnTogetherAndStrangersApart() {
        var damage = Damage()
        damage.add(rect(0, 0))
        damage.add(rect(12, 0))
        #expect(damage.rects == [PixelRect(x: 0, y: 0, width: 22, height: 10)])
        damage.add(rect(0, 2000))
        damage.add(rect(2000, 2000))
        #expect(damage.rects.count == 3)
    }

    @Test func thereAreFewAndTheyCoverEverythingWithoutOverlap() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<50 {
            var damage = Damage()
            let added = (0..<30).map { _ in
                rect(.random(in: 0...3000, using: &random), .random(in: 0...3000, using: &random), 30)
            }
            for rect in added { damage.add(rect) }
            #expect(damage.rects.count <= 8)
            for rect in added { #expect(damage.rects.contains { $0.union(rect) == $0 }) }
            for (index, rect) in damage.rects.enumerated() {
                #expect(!damage.rects.dropFirst(index + 1).contains { $0.intersects(rect) })
            }
        }
    }
}
