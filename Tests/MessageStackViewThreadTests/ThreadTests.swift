import MessageStackViewTestSupport
import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// Calls from several threads at once.
@MainActor
@Suite(.realThreads, .leavesNothingBehind)
struct ThreadTests {
    private let poster = RecordingPoster()

    private nonisolated static func request(_ tag: Int) -> PostRequest {
        PostRequest {
            let view = UIView()
            view.tag = tag
            return view
        }.with { $0.isAnimated = false }
    }

    @Test func requestsKeepTheOrderOfTheirThread() async {
        let manager = poster.postManager
        manager.capacity = .max
        await withTaskGroup(of: Void.self) { group in
            for thread in 0..<400 {
                group.addTask {
                    for number in 0..<5 { manager.enqueue(Self.request(10 * thread + number)) }
                }
            }
        }
        await TaskOrder.wait { poster.changes.count == 2000 }
        for thread in 0..<400 {
            let tags = poster.changes.map(\.tag).filter { $0 / 10 == thread }
            #expect(tags == (0..<5).map { 10 * thread + $0 })
        }
    }

    @Test func descriptionOnAnotherThreadIsTheID() async {
        let post = poster.post(Message("Account 4711 is locked"))
        let printed = await Task.detached { "\(post)" }.value
        #expect(printed == "\(post.id)")
    }

    @Test func latestOfManyReportsOfAThreadIsShown() async throws {
        let gate = AsyncStream<Void>.makeStream()
        let task = Task {
            try await poster.post(whileRunning: ProgressMessage("Uploading")) { progress in
                await Task.detached {
                    for step in 1...1000 { progress(Double(step) / 2000) }
                }.value
                for await _ in gate.stream { break }
            }
        }
        await TaskOrder.wait { (poster.views.first as? ProgressMessageView)?.progressView.progress == 0.5 }
        gate.continuation.yield()
        try await task.value
        #expect(poster.postManager.posts.isEmpty)
    }
}
