import Testing
import UIKit

@MainActor
struct ScrollRandomTests {
    @Test(arguments: 0..<100 as Range<UInt64>)
    func everyDragAndMotionEndsOnceAndWithinTheLimits(seed: UInt64) {
        let trial = ScrollTrial(seed: seed)
        trial.run(events: 80)
        #expect(trial.faults.isEmpty, "seed \(seed)")
    }
}
