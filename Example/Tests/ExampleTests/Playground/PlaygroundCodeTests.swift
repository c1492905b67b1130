import Foundation
import MessageStackView
import Testing
import UIKit

@testable import Example

/// The Playground's code is compiled, as `PlaygroundSamples`, and does what was chosen.
@MainActor
struct PlaygroundCodeTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("PlaygroundSamples.swift")

    /// With `RECORD_SAMPLES=1` in the environment the file is written anew.
    @Test func theSamplesAreTheCodeForTheirChoices() throws {
        if ProcessInfo.processInfo.environment["RECORD_SAMPLES"] != nil {
            try Data(Self.text.utf8).write(to: Self.file)
        }
        let written = try String(contentsOf: Self.file, encoding: .utf8)
        #expect(written == Self.text, "run it with RECORD_SAMPLES=1 in the environment, and look at the difference")
    }

    @Test(arguments: PlaygroundSample.allCases)
    func theCodeMakesThePresentation(sample: PlaygroundSample) throws {
        let postView = PostView(layout: .top)
        let write = try #require(PlaygroundSamples.all[sample.rawValue])
        write(postView)
        let (written, chosen) = (facts(of: postView.presentation), facts(of: sample.choices.presentation))
        for (written, chosen) in zip(written, chosen) { #expect(written == chosen) }
    }

    @Test func nothingThatIsThereByDefaultIsWritten() {
        for sample in PlaygroundSample.allCases where sample != .all {
            let count = PlaygroundCode.swift(for: sample.choices).split(separator: "\n").count
            #expect(count <= 9, "\(sample)")
        }
        #expect(
            PlaygroundCode.swift(for: PlaygroundSample.corner.choices)
                == "postView.presentation.placement = .bottomTrailing")
    }

    // MARK: - What is compared

    /// Everything about a presentation that can be compared.
    private func facts(of presentation: PostPresentation) -> [AnyHashable] {
        let (pan, transition) = (presentation.interaction.pan, presentation.transition)
        let (placement, backdrop) = (presentation.placement, presentation.backdrop)
        let insets = placement.insets.map { [$0.top, $0.leading, $0.bottom, $0.trailing] }
        return [
            placement.position, placement.alignment, insets, placement.centerOffset, presentation.size,
            presentation.safeArea, presentation.keyboard, transition.entrance, transition.exit, transition.pop, pan,
            actions(of: presentation.interaction.tap), backdrop.fills, actions(of: backdrop.touches),
            backdrop.entrance, backdrop.exit, presentation.style, presentation.statusBar,
        ]
    }

    private func actions(of response: PostTouchResponse) -> [String] {
        ["\(response.isForwarding)"]
            + response.actions.map { action in
                switch action {
                case .remove: "remove"
                case .hold(let seconds): "hold \(seconds)"
                case .perform: "perform"
                }
            }
    }

    // MARK: - The file

    private static var text: String {
        let functions = PlaygroundSample.allCases.map { sample in
            let code = PlaygroundCode.swift(for: sample.choices).split(separator: "\n").map { "        \($0)" }
            return
                "    static func \(sample.rawValue)(_ postView: PostView) {\n\(code.joined(separator: "\n"))\n    }\n"
        }
        let names = PlaygroundSample.allCases.map { "        \"\($0.rawValue)\": \($0.rawValue)," }
        return """
            // swift-format-ignore-file
            // Written by PlaygroundCodeTests.

            import MessageStackView
            import UIKit

            /// What the Playground says about the choices of each `PlaygroundSample`.
            @MainActor
            enum PlaygroundSamples {
                static let all: [String: @MainActor (PostView) -> Void] = [
            \(names.joined(separator: "\n"))
                ]

            \(functions.joined(separator: "\n"))}

            """
    }
}
