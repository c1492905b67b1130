import Foundation
import Simulator
import Testing
import UIKit

@testable import Example

/// The tutorials of the documentation. `RECORD_SAMPLES=1` writes their files with code.
@MainActor
@Suite(.tasksInOrder)
struct TutorialTests {
    /// The folder of a tutorial in the documentation, and its compiled steps.
    private nonisolated static let tutorials = ["UIKit", "SwiftUI"]

    @Test("The code of a tutorial is the code that is compiled", arguments: tutorials)
    func codeIsCompiled(tutorial: String) throws {
        let steps = try TutorialSource(tutorial).steps
        let names = steps.map(\.name)
        #expect(names == TutorialStep.all.map(\.name).filter { $0.hasPrefix("\(tutorial.lowercased())-") })
        for step in steps {
            let file = TutorialSource.documentation.appendingPathComponent("Code/\(step.name).swift")
            if ProcessInfo.processInfo.environment["RECORD_SAMPLES"] != nil {
                try step.code.write(to: file, atomically: true, encoding: .utf8)
            }
            let documented = try String(contentsOf: file, encoding: .utf8)
            #expect(documented == step.code, "Run with RECORD_SAMPLES=1 to write \(step.name).swift.")
        }
    }

    @Test("A tutorial shows the code and the picture of each step, in order", arguments: tutorials)
    func tutorialHasEachStep(tutorial: String) throws {
        let file = TutorialSource.documentation.appendingPathComponent("FirstPostIn\(tutorial).tutorial")
        let text = try String(contentsOf: file, encoding: .utf8)
        let names = try TutorialSource(tutorial).steps.map(\.name)
        let code = text.matches(of: /@Code\(name: "\w+\.swift", file: "([\w-]+)\.swift"/).map { String($0.1) }
        #expect(code == names)
        let pictures = text.matches(of: /@Code[^{]*\{\s*@Image\(source: "([\w-]+)\.png", alt: "[^"]+"\)/)
            .map { String($0.1) }
        #expect(pictures == names)
    }

    @Test("Each step shows its post", arguments: steps)
    func stepShowsItsPost(step: String, labels: [String]) async throws {
        let shown = try #require(TutorialStep.all.first { $0.name == step })
        let simulator = await shown.show()
        let elements = simulator.voiceOver.elements.compactMap(\.accessibilityLabel)
        for label in labels {
            #expect(elements.contains { $0.contains(label) }, "\(elements)")
        }
    }

    /// The steps, and texts that assistive technologies read on their screens.
    private nonisolated static let steps = [
        ("uikit-01", ["Save"]),
        ("uikit-02", ["Galicia is saved"]),
        ("uikit-03", ["Galicia is saved", "Find it under Trips."]),
        ("uikit-04", ["Galicia is saved"]),
        ("uikit-05", ["Galicia is saved"]),
        ("uikit-06", ["Upload failed", "Retry"]),
        ("uikit-07", ["Galicia is removed", "Undo"]),
        ("uikit-08", ["Cancel the trip?", "Keep", "Cancel trip"]),
        ("uikit-09", ["Ended: pan"]),
        ("uikit-10", ["Galicia is saved"]),
        ("swiftui-01", ["Offline"]),
        ("swiftui-02", ["You're offline"]),
        ("swiftui-03", ["You're offline", "Your changes stay on this device."]),
        ("swiftui-04", ["Galicia is saved"]),
        ("swiftui-05", ["Galicia is removed", "Undo"]),
        ("swiftui-06", ["Cancel the trip?", "Keep", "Cancel trip"]),
        ("swiftui-07", ["Beach.jpg"]),
        ("swiftui-08", ["Beach.jpg", "Hide"]),
    ]

    @Test("Undo shows the trip again, and any other end deletes it", arguments: ["uikit-07", "swiftui-05"])
    func removalIsCommittedOrUndone(name: String) async throws {
        let step = try #require(TutorialStep.all.first { $0.name == name })
        let waiting = await step.show()
        await waiting.advance(by: 60)
        #expect(TripStore.shared.trips.isEmpty)

        TripStore.shared = TripStore()
        let undoing = await step.show()
        #expect(TripStore.shared.hidden == ["Galicia"])
        #expect(undoing.tapElement(named: "Undo"))
        await undoing.advance(by: 60)
        #expect(TripStore.shared.trips == ["Galicia"] && TripStore.shared.hidden.isEmpty)
    }
}
