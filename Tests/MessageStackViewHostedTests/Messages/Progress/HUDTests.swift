import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// `ProgressMessage` with the presentation `.hud(blocksApp:)`.
    @MainActor
    struct HUDTests {
        private let stage: Stage
        private let postView: PostView

        init() async throws {
            stage = try await Stage()
            postView = stage.makePostView()
        }

        private func post(_ blocksApp: Bool, title: String = "Loading") async throws -> ProgressMessageView {
            let post = postView.post(ProgressMessage(title, subtitle: "3 of 10"), as: .hud(blocksApp: blocksApp))
            await stage.rest()
            return try #require(post.view as? ProgressMessageView)
        }

        @Test(arguments: [true, false])
        func hudIsASmallCardInTheMiddle(blocksApp: Bool) async throws {
            let view = try await post(blocksApp)
            let frame = view.screenFrame
            let middle = stage.view.safeAreaLayoutGuide.layoutFrame
            #expect(abs(frame.midX - middle.midX) < 1 && abs(frame.midY - middle.midY) < 1)
            #expect((119.5...280.5).contains(frame.width) && frame.height < 150)
            let indicator = view.activityIndicatorView.screenFrame
            let title = view.titleLabel.screenFrame
            #expect(view.activityIndicatorView.isAnimating && indicator.maxY < title.minY)
            #expect(abs(indicator.midX - frame.midX) < 1 && abs(title.midX - frame.midX) < 1)
            #expect(view.titleLabel.textAlignment == .center)
        }

        @Test(arguments: [nil, 0.5])
        func eitherIndicatorOrBarIsShown(fraction: Double?) async throws {
            let post = postView.post(ProgressMessage("Uploading", fraction: fraction), as: .float(.top))
            await stage.rest()
            let view = try #require(post.view as? ProgressMessageView)
            #expect(view.activityIndicatorView.isHidden == (fraction != nil))
            #expect(view.progressView.isHidden == (fraction == nil))
            #expect(view.activityIndicatorView.bounds.width < 40)
            #expect(view.titleLabel.bounds.width > 200)
        }

        @Test func longTextWrapsInTheHUD() async throws {
            let view = try await post(false, title: String(repeating: "A text that goes on and on. ", count: 4))
            let frame = view.screenFrame
            #expect(abs(frame.width - 280) < 0.5 && view.titleLabel.bounds.height > 60)
        }

        // MARK: While an operation runs

        /// Runs an operation until `open` yields, with a HUD after 0.3 s for at least 0.5 s.
        private func run(
            until gate: AsyncStream<Void>, _ success: Message? = nil
        ) -> Task<Void, any Error> {
            Task {
                try await postView.post(
                    whileRunning: ProgressMessage("Loading"), as: .hud,
                    request: {
                        $0.delay = 0.3
                        $0.minimumTime = 0.5
                    },
                    operation: { _ in
                        for await _ in gate { break }
                    },
                    success: { success })
            }
        }

        private var isSeen: Bool {
            postView.postManager.currentPosts.contains { $0.view is ProgressMessageView && $0.view?.window != nil }
        }

        @Test func longOperationIsShownUntilItsEnd() async throws {
            let (gate, open) = AsyncStream<Void>.makeStream()
            let task = run(until: gate)
            await stage.advance(by: 20)
            #expect(isSeen)
            open.yield()
            _ = try await task.value
            await stage.advance(by: 1)
            #expect(!isSeen && postView.postManager.posts.isEmpty)
        }

        @Test func resultReplacesTheProgressInPlace() async throws {
            let (gate, open) = AsyncStream<Void>.makeStream()
            let task = run(until: gate, Message("Done"))
            await stage.advance(by: 2)
            let post = try #require(postView.postManager.currentPosts.first)
            let view = try #require(post.view as? ProgressMessageView)
            open.yield()
            _ = try await task.value
            await stage.rest()
            #expect(post.view === view && view.titleLabel.text == "Done" && !view.activityIndicatorView.isAnimating)
            let middle = stage.view.safeAreaLayoutGuide.layoutFrame.midY
            #expect(abs(view.screenFrame.midY - middle) < 1)
            await stage.advance(by: 60)
            #expect(post.reason == .timeout)
        }

        @Test func progressAtAnEdgeIsNextToItsText() async throws {
            let post = postView.post(ProgressMessage("Loading"), as: .card(.top))
            await stage.rest()
            let view = try #require(post.view as? ProgressMessageView)
            let (indicator, title) = (view.activityIndicatorView.screenFrame, view.titleLabel.screenFrame)
            #expect(indicator.maxX < title.minX && abs(indicator.midY - title.midY) < 2)
            #expect(view.titleLabel.textAlignment == .natural)
        }
    }
}
