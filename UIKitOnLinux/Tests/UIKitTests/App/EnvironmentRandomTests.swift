import Simulator
import Testing
import UIKit

/// Long runs of whatever may happen to a device, its scenes and windows; the rules hold after each step.
@MainActor
struct EnvironmentRandomTests {
    @Test(arguments: [Device.iPhone16, .iPhoneSE, .iPad11, .iPhone16ProMax], [UInt64(1), 2, 3])
    func theRulesHoldWhateverHappens(device: Device, seed: UInt64) {
        let trial = EnvironmentTrial(device: device, seed: seed)
        for step in 0..<150 {
            let event = trial.perform()
            let faults = trial.faults()
            #expect(faults.isEmpty, "seed \(seed), step \(step), \(event): \(faults)")
            guard faults.isEmpty else { return }
        }
    }
}
