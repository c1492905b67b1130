public import MessageStackView
public import UIKit

extension Poster {
    /// Waits until a post with a text is on screen, and returns the post.
    ///
    /// ```swift
    /// let post = try await poster.expectPost(matching: "Saved", within: 2)
    /// ```
    ///
    /// If there is no such post, the thrown error fails the test in Swift Testing and in XCTest.
    ///
    /// The method finds posts that are entering or shown. If several posts match, it returns the newest one. It doesn't find posts
    /// that wait, are leaving or have ended. To find waiting and ended posts, use `RecordingPoster.values`.
    ///
    /// The method first lets pending tasks run, and returns at once if the post is then on screen. Otherwise it waits up to
    /// `seconds` in real time. During this time, tasks run, UIKit shows frames, and SwiftUI updates its views.
    ///
    /// If the poster has a `ManualPostClock`, as a `RecordingPoster` does, the method also advances that clock by up to `seconds`:
    /// after each frame to the next scheduled call, until the post enters.
    ///
    /// - Parameters:
    ///   - text: The complete text of the post, as in `RecordingPoster.texts`, or one or more complete elements of it, such
    ///     as the title of a message. A part of a title doesn't match.
    ///   - seconds: The maximum time to wait, in seconds. The default is 1. With 0, the method lets pending tasks run, and doesn't
    ///     wait any longer.
    /// - Returns: The post.
    /// - Throws: An error if no post with the text was on screen in time. The description of the error lists the other posts.
    @discardableResult
    public func expectPost(matching text: String, within seconds: TimeInterval = 1) async throws -> Post {
        let search = PostSearch(of: "with the text “\(text)”", in: postManager) { post in
            ", \(post.text), ".contains(", \(text), ")
        }
        return try await search.result(within: seconds)
    }

    /// Waits until a post that satisfies a condition is on screen, and returns the post.
    ///
    /// ```swift
    /// let alert = try await poster.expectPost(within: 2) { $0.value is AlertMessage }
    /// ```
    ///
    /// If there is no such post, the thrown error fails the test in Swift Testing and in XCTest. Apart from the condition, the
    /// method behaves like `expectPost(matching:within:)`: it finds posts that are entering or shown, prefers the newest one, and
    /// advances the clock of a `RecordingPoster`.
    ///
    /// - Parameters:
    ///   - seconds: The maximum time to wait, in seconds. The default is 1. With 0, the method lets pending tasks run, and doesn't
    ///     wait any longer.
    ///   - condition: A closure that receives a post that is entering or shown, and returns true if it is the expected one. The
    ///     closure can be called many times for the same post, so it should have no side effects.
    /// - Returns: The post.
    /// - Throws: An error if no post on screen satisfied the condition in time. The description of the error lists the other posts.
    @discardableResult
    public func expectPost(
        within seconds: TimeInterval = 1, matching condition: @escaping @MainActor (Post) -> Bool
    ) async throws -> Post {
        try await PostSearch(of: "that satisfies the condition", in: postManager, condition).result(within: seconds)
    }
}

/// A failure of a test, with a description of the posts.
struct PostFailure: LocalizedError, CustomStringConvertible {
    let description: String

    var errorDescription: String? { description }
}

/// A search for a post on screen that satisfies a condition.
@MainActor
private final class PostSearch {
    private let wanted: String
    private let manager: PostManager
    private let condition: @MainActor (Post) -> Bool
    /// The posts that were on screen, oldest first.
    private var seen: [Post] = []

    /// The number of times that other tasks can run before the clock advances. A task that awaits another actor needs a few.
    private static let turnCount = 100

    init(of wanted: String, in manager: PostManager, _ condition: @escaping @MainActor (Post) -> Bool) {
        self.wanted = wanted
        self.manager = manager
        self.condition = condition
    }

    /// Returns the post that is found within a number of seconds.
    func result(within seconds: TimeInterval) async throws -> Post {
        let seconds = seconds.isFinite ? max(0, seconds) : 0
        if let post = await foundInTurns() { return post }
        if let clock = manager.clock as? ManualPostClock {
            if let post = await found(within: seconds, advancing: clock) { return post }
        } else if seconds > 0, let post = await foundAfterEvents(within: seconds) {
            return post
        }
        throw PostFailure(description: "There was no post \(wanted) within \(seconds) seconds. \(posts)")
    }

    // MARK: - Private

    /// Returns the newest post on screen that satisfies the condition and isn't about to leave.
    private func found() -> Post? {
        let posts = manager.currentPosts.filter { $0.phase != .leaving }
        seen += posts.filter { post in !seen.contains { $0 === post } }
        return posts.last(where: condition)
    }

    /// Lets other tasks, and the main run loop, run until the post is found.
    private func foundInTurns() async -> Post? {
        for _ in 0..<Self.turnCount {
            if let post = found() { return post }
            // Other tasks have precedence over one with this priority.
            await Task.detached(priority: .background) { await Task.yield() }.value
        }
        return found()
    }

    /// Lets real time and that of a clock pass, in steps of a frame and of a scheduled call.
    private func found(within seconds: TimeInterval, advancing clock: ManualPostClock) async -> Post? {
        let device = DefaultPostClock.device
        let (end, realEnd) = (clock.mediaTime + seconds, device.mediaTime + seconds)
        while !Task.isCancelled {
            let hasTime = DefaultPostClock.isRunning && device.mediaTime < realEnd
            if hasTime {
                await device.nextFrame()
                if let post = await foundInTurns() { return post }
            }
            guard clock.runNextCall(until: end) || hasTime else { break }
            if let post = await foundInTurns() { return post }
        }
        clock.advance(by: end - clock.mediaTime)
        return nil
    }

    private func foundAfterEvents(within seconds: TimeInterval) async -> Post? {
        let events = manager.events
        let search = Task { () -> Post? in
            for await _ in events {
                if let post = found() { return post }
            }
            return nil
        }
        let cancel = manager.clock.schedule(after: seconds) { search.cancel() }
        defer { cancel() }
        return await withTaskCancellationHandler {
            await search.value
        } onCancel: {
            search.cancel()
        }
    }

    /// The posts that were on screen, or still wait.
    private var posts: String {
        let all = seen + manager.waitingPosts.filter { post in !seen.contains { $0 === post } }
        guard !all.isEmpty else { return "There was no other." }
        let list = all.map { post in
            let phase = post.phase == .ended ? post.reason.map { "ended: \($0)" } ?? "ended" : "\(post.phase)"
            return "\(post.text.isEmpty ? "a post without text" : "“\(post.text)”") (\(phase))"
        }
        return "The others: \(list.joined(separator: ", "))."
    }
}
