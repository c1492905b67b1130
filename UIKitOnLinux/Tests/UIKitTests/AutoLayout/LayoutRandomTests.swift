import Testing

@testable import UIKit

/// A tree that is changed over and over satisfies as much as one that is solved from nothing.
@MainActor
struct LayoutRandomTests {
    @Test(arguments: 0..<40) func aChangedTreeIsAsGoodAsANewOne(seed: UInt64) throws {
        let tree = RandomTree(seed: seed)
        for step in 0..<40 {
            let change = tree.change()
            let (changed, new) = (try #require(tree.shortfalls), tree.shortfallsFromNothing)
            let isEqual =
                changed.count == new.count
                && zip(changed, new).allSatisfy { $0.level == $1.level && abs($0.sum - $1.sum) < 1e-3 }
            #expect(isEqual, "seed \(seed), step \(step), \(change): \(changed), from nothing \(new)")
            #expect(tree.isOnPixels, "seed \(seed), step \(step), \(change)")
            guard isEqual else { return }
        }
        #expect(tree.sheet.conflicts.isEmpty)
    }
}
