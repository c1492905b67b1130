import Testing
import UIKit

@MainActor
struct GestureRandomTests {
    @Test(arguments: 0..<300 as Range<UInt64>)
    func everyGestureBeginsOnceAndEndsOnce(seed: UInt64) {
        let trial = GestureTrial(seed: seed)
        trial.run(events: 120)
        #expect(trial.faults.isEmpty, "seed \(seed)")
    }
}
