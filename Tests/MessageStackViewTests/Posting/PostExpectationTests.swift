import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// The wait for a post, with a clock that the wait advances, and with another one.
@MainActor
@Suite(.leavesNothingBehind)
struct PostExpectationTests {
    private let poster = RecordingPoster()

    /// Returns the description of the error of a wait.
    private func failure(_ wait: @MainActor () async throws -> Post) async throws -> String {
        let error = await #expect(throws: (any Error).self) { try await wait() }
        return String(describing: try #require(error))
    }

    private func delayed(_ text: String, by seconds: TimeInterval) -> PostRequest {
        var request = PostRequest(Message(text))
        request.delay = seconds
        return request
    }

    // MARK: Found

    @Test func postOnScreenIsFoundAtOnce() async throws {
        let saved = poster.post(Message(.success, "Saved", subtitle: "In your library"))
        let start = poster.clock.mediaTime
        for text in ["Saved", "In your library", "Saved, In your library"] {
            #expect(try await poster.expectPost(matching: text, within: 60) === saved)
        }
        #expect(poster.clock.mediaTime == start)
    }

    @Test func postOfATaskIsFound() async throws {
        let start = poster.clock.mediaTime
        Task {
            await Task.detached {}.value
            poster.post("Saved")
        }
        #expect(try await poster.expectPost(matching: "Saved").phase == .shown)
        #expect(poster.clock.mediaTime == start)
    }

    @Test func clockStopsAtTheEntrance() async throws {
        let start = poster.clock.mediaTime
        let post = poster.post(delayed("Saved", by: 3))
        #expect(try await poster.expectPost(matching: "Saved", within: 10) === post)
        #expect(post.phase == .shown && poster.clock.mediaTime == start + 3)
    }

    @Test func postThatWaitsForOthersIsFound() async throws {
        for text in ["First", "Second"] {
            var request = PostRequest(Message(text))
            request.duration = .seconds(5)
            poster.post(request)
        }
        let post = poster.post("Third")
        #expect(try await poster.expectPost(matching: "Third", within: 10) === post)
        #expect(poster.texts == ["Third"])
    }

    @Test func taskThatATimeoutStartsIsAwaited() async throws {
        var request = PostRequest(Message("Saving"))
        request.duration = .seconds(2)
        request.onEnd { [poster] _, _ in
            Task {
                await Task.detached {}.value
                poster.post("Saved")
            }
        }
        poster.post(request)
        try await poster.expectPost(matching: "Saved", within: 2)
        #expect(poster.texts == ["Saved"])
    }

    @Test func newestPostThatSatisfiesTheConditionIsFound() async throws {
        poster.postManager.capacity = 3
        let views = (0..<3).map { _ in UILabel() }
        let posts = views.map { poster.post(view: $0) }
        #expect(try await poster.expectPost { $0.view is UILabel } === posts[2])
        #expect(try await poster.expectPost { $0.view === views[0] } === posts[0])
    }

    // MARK: Not found

    @Test func partOfATitleIsNoText() async throws {
        poster.post(Message(.success, "Saved twice", subtitle: "In your library"))
        for text in ["Saved", "twice", "Saved twice, In your", ""] {
            _ = try await failure { try await poster.expectPost(matching: text) }
        }
    }

    @Test func failureListsThePosts() async throws {
        var request = PostRequest(Message("Copied"))
        request.duration = .seconds(5)
        poster.post(request)
        poster.post("Later")
        #expect(
            try await failure { try await poster.expectPost(matching: "Saved", within: 1) }
                == "There was no post with the text “Saved” within 1.0 seconds. "
                + "The others: “Copied” (shown), “Later” (waiting).")
        #expect(
            try await failure { try await poster.expectPost(within: 4) { _ in false } }
                == "There was no post that satisfies the condition within 4.0 seconds. "
                + "The others: “Copied” (ended: timeout), “Later” (shown).")
    }

    @Test func failureNamesPostsWithoutText() async throws {
        poster.post(view: UIView())
        poster.post(view: UIView())
        let text = try await failure { try await poster.expectPost(matching: "Saved") }
        #expect(text.hasSuffix("The others: a post without text (shown), a post without text (waiting)."))
    }

    @Test func failureWithoutPostsSaysSo() async throws {
        #expect(
            try await failure { try await poster.expectPost(matching: "Saved") }
                == "There was no post with the text “Saved” within 1.0 seconds. There was no other.")
    }

    @Test func wholeTimeHasPassedAfterAFailure() async throws {
        let start = poster.clock.mediaTime
        poster.post(delayed("Saved", by: 3))
        _ = try await failure { try await poster.expectPost(matching: "Saved", within: 2.5) }
        #expect(poster.clock.mediaTime == start + 2.5)
        try await poster.expectPost(matching: "Saved", within: 0.5)
    }

    @Test(arguments: [-1, .nan, .infinity, -.infinity] as [TimeInterval])
    func timesThatDontPassCountAsZero(seconds: TimeInterval) async throws {
        let start = poster.clock.mediaTime
        poster.post(delayed("Saved", by: 3))
        _ = try await failure { try await poster.expectPost(matching: "Saved", within: seconds) }
        #expect(poster.clock.mediaTime == start)
    }

    @Test func postThatLeavesIsntFound() async throws {
        poster.habit = .completesWhenTold
        let post = poster.post("Saved")
        poster.complete()
        post.remove()
        let text = try await failure { try await poster.expectPost(matching: "Saved") }
        #expect(text.hasSuffix("There was no other."))
    }

    // MARK: Another clock

    /// A clock of an app, which reports when the end of a wait is scheduled.
    private final class AppClock: PostClock {
        let manual = ManualPostClock()
        let (waits, wait) = AsyncStream.makeStream(of: TimeInterval.self)

        var mediaTime: TimeInterval { manual.mediaTime }
        var wallTime: TimeInterval { manual.wallTime }

        func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
            wait.yield(seconds)
            return manual.schedule(after: seconds, action)
        }
    }

    /// A poster of an app.
    private final class AppPoster: Poster, UIViewPoster {
        let clock = AppClock()
        private(set) lazy var postManager = PostManager(poster: self, clock: clock)

        func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) { completion() }
        func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) { completion() }
    }

    /// Starts a wait of 77 seconds for a post with the text "Saved", and returns it once it waits for events.
    private func startWaiting(on poster: AppPoster) async -> Task<Post, any Error> {
        let task = Task { try await poster.expectPost(matching: "Saved", within: 77) }
        for await seconds in poster.clock.waits where seconds == 77 { break }
        return task
    }

    @Test func eventsOfAnotherPosterAreAwaited() async throws {
        let poster = AppPoster()
        let wait = await startWaiting(on: poster)
        poster.clock.manual.advance(by: 76)
        let post = poster.postManager.post(PostRequest(Message("Saving")))
        post.update(with: Message("Saved"))
        #expect(try await wait.value === post)
        #expect(poster.clock.mediaTime == ManualPostClock().mediaTime + 76)
    }

    @Test func clockOfAnotherPosterEndsTheWait() async throws {
        let poster = AppPoster()
        let wait = await startWaiting(on: poster)
        poster.postManager.post(PostRequest(Message("Copied")))
        poster.clock.manual.advance(by: 77)
        let text = try await failure { try await wait.value }
        #expect(text.hasPrefix("There was no post with the text “Saved” within 77.0 seconds."))
    }

    @Test func canceledWaitFails() async throws {
        let poster = AppPoster()
        let wait = await startWaiting(on: poster)
        wait.cancel()
        let text = try await failure { try await wait.value }
        #expect(text.hasPrefix("There was no post with the text “Saved”"))
        #expect(poster.clock.manual.promiseCount == 0, "the end of the wait isn't scheduled any more")
    }

    @Test func timeOfAnotherPosterDoesntPassWithoutAWait() async throws {
        let poster = AppPoster()
        poster.postManager.post(delayed("Saved", by: 3))
        _ = try await failure { try await poster.expectPost(matching: "Saved", within: 0) }
        #expect(poster.clock.mediaTime == ManualPostClock().mediaTime)
    }
}
