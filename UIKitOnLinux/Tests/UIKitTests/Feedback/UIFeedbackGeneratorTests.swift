import Simulator
import Testing
import UIKit

@MainActor
struct UIFeedbackGeneratorTests {
    private let simulator = Simulator()

    private var played: [HapticEngine.Played] { HapticEngine.shared.played }

    @Test func eachGeneratorPlaysItsOwn() {
        UINotificationFeedbackGenerator().notificationOccurred(.error)
        UIImpactFeedbackGenerator(style: .rigid).impactOccurred()
        UIImpactFeedbackGenerator(style: .soft).impactOccurred(intensity: 3)
        UISelectionFeedbackGenerator().selectionChanged()
        #expect(
            played.map(\.pattern) == [
                .notification(.error), .impact(.rigid, intensity: 1), .impact(.soft, intensity: 1), .selection,
            ])
        #expect(simulator.playedFeedback == ["error", "rigid", "soft", "selection"])
    }

    @Test func itIsReadyForALittleWhileAfterItWasPrepared() {
        let generator = UINotificationFeedbackGenerator()
        generator.notificationOccurred(.success)
        generator.prepare()
        simulator.advance(by: 1)
        generator.notificationOccurred(.success)
        generator.prepare()
        simulator.advance(by: 3)
        generator.notificationOccurred(.success)
        #expect(played.map(\.wasPrepared) == [false, true, false])
    }

    @Test func anotherDeviceHasPlayedNothing() {
        UISelectionFeedbackGenerator().selectionChanged()
        #expect(Simulator().playedFeedback.isEmpty)
    }
}
