import Foundation
import MessageStackView
import Simulator
import Testing
import UIKit

/// The README's Swift samples, compiled here as they stand there, and run.
@MainActor
struct ReadmeTests {
    private let simulator = Simulator()
    private let controller = UIViewController()

    init() {
        simulator.show(controller)
    }

    @Test func everySampleIsInThisFile() throws {
        let source = try Self.lines(of: #filePath)
        let readme = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("README.md")
        let samples = try Self.samples(in: Self.lines(of: readme.path))
        #expect(samples.count >= 2)
        for sample in samples {
            let isHere = source.indices.contains { source[$0...].starts(with: sample) }
            #expect(isHere, "not compiled: \(sample.joined(separator: "\n"))")
        }
    }

    @Test func theFirstSamplePosts() {
        let message = BadgeMessage(
            title: "Thank you", subtitle: "Your donation has arrived.",
            image: UIImage(named: "donations"), fillColor: .systemRed)

        UIApplication.shared.postView.post(badgeMessage: message)
        simulator.advance(by: 1)
        #expect(UIApplication.shared.postView.postManager.currentPosts.map(\.phase) == [.shown])
    }

    @Test func theSecondSampleTellsWhyThePostWent() async {
        let message = BadgeMessage(title: "Hello", subtitle: nil, image: nil, fillColor: .systemBlue)
        let sample = Task { await Self.postAndWait(message, on: controller.view) }
        await simulator.advance(by: 10)
        #expect(await sample.value == .timeout)
    }

    private static func postAndWait(_ message: BadgeMessage, on view: UIView) async -> PostRemovalReason? {
        let postView = view.createPostView(layout: .bottom)

        var request = PostRequest(message)
        request.dismissAfter = 8
        let post = postView.post(request)

        if let refusal = post.refusal {
            print("not posted:", refusal)
        } else {
            let reason = await post.removed
            print("gone:", reason)
        }
        return post.reason
    }

    // MARK: - Reading

    private static func lines(of path: String) throws -> [String] {
        try String(contentsOfFile: path, encoding: .utf8)
            .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// The lines between the fences of each block of Swift.
    private static func samples(in lines: [String]) throws -> [[String]] {
        var samples: [[String]] = []
        var current: [String]?
        for line in lines {
            if line == "```swift" {
                current = []
            } else if line == "```", let sample = current {
                samples.append(sample)
                current = nil
            } else {
                current?.append(line)
            }
        }
        try #require(current == nil, "a fence isn't closed")
        return samples
    }
}
