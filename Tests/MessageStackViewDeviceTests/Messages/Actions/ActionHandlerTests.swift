import Foundation
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Actions whose handlers take time or fail, with a text size and VoiceOver.
@MainActor
@Suite(.leavesNothingBehind)
struct ActionHandlerTests {
    enum Kind: CaseIterable {
        case banner, alert, popup
    }

    private struct Failure: LocalizedError {
        var errorDescription: String? { "The server didn't answer. Try again in a few minutes." }
    }

    private let stage = Stage()
    private let handler = HeldHandler()
    private var simulator: Simulator { stage.simulator }

    private var retry: PostAction {
        PostAction("Retry") { [handler] in try await handler.run() }
    }

    private var actions: [PostAction] { [retry, PostAction("Details"), .cancel("Later")] }

    private func post(_ kind: Kind, _ actions: [PostAction]) async -> Post {
        let post =
            switch kind {
            case .banner: stage.postView.post(Message("Upload failed", actions: actions))
            case .alert: stage.postView.post(AlertMessage("Upload failed", actions: actions))
            case .popup: stage.postView.post(PopupMessage("Upload failed", actions: actions))
            }
        await simulator.advance(by: 1)
        return post
    }

    private func button(_ title: String, of post: Post) throws -> PostActionButton {
        try #require(post.view?.actionButton(title))
    }

    private func tap(_ title: String, of post: Post) async throws {
        simulator.tap(try button(title, of: post))
        await simulator.advance(by: 0.5)
    }

    /// Ends the handler, and advances the device until the effects have ended.
    private func end(with error: (any Error)? = nil) async {
        if let error { handler.fail(error) } else { handler.succeed() }
        await simulator.advance(by: 1)
    }

    @Test(arguments: Kind.allCases, [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
    func runningHandlerMovesNothing(kind: Kind, size: UIContentSizeCategory) async throws {
        simulator.preferredContentSizeCategory = size
        let long = PostAction("Upload the photos again", image: UIImage(systemName: "arrow.up")) { [handler] in
            try await handler.run()
        }
        for running in [retry, long] {
            let post = await post(kind, [running, .cancel("Later")])
            let buttons = try #require(post.view?.actionsView).buttons
            let before = try buttons.map(\.screenFrame) + [#require(post.view?.slot).screenFrame]
            try await tap(running.title, of: post)
            #expect(post.phase == .shown)
            let after = try buttons.map(\.screenFrame) + [#require(post.view?.slot).screenFrame]
            for (one, other) in zip(before, after) {
                #expect(abs(one.midX - other.midX) < 0.5 && abs(one.midY - other.midY) < 0.5, "\(one) \(other)")
                #expect(abs(one.width - other.width) < 0.5 && abs(one.height - other.height) < 0.5, "\(one) \(other)")
            }
            await end()
        }
    }

    @Test(.announcementsAreReported, arguments: Kind.allCases)
    func errorIsAnnouncedEachTime(kind: Kind) async throws {
        simulator.isVoiceOverRunning = true
        let post = await post(kind, actions)
        let text = try #require(Failure().errorDescription)
        for count in 1...2 {
            try await tap("Retry", of: post)
            await end(with: Failure())
            await simulator.advance(by: 5)
            #expect(simulator.announcements.filter { $0 == text }.count == count, "\(simulator.announcements)")
        }
        #expect(simulator.announcements.last == text, "and nothing else")
    }
}
