import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// The animation and the completion of each kind of removal, and the look-up of all posts.
@MainActor
@Suite(.leavesNothingBehind)
struct PostRemovalTests {
    private let table = PostTable(.completesWhenTold)
    private var manager: PostManager { table.manager }

    /// A removal with both arguments.
    struct Removal: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let call: @MainActor @Sendable (PostTable, PostRequest, _ completion: @escaping @MainActor () -> Void) -> Void

        static let all = [
            Removal(testDescription: "by view") {
                $0.manager.remove(view: $1.view ?? UIView(), animated: false, completion: $2)
            },
            Removal(testDescription: "by request") {
                $0.manager.remove(postRequest: $1, animated: false, completion: $2)
            },
            Removal(testDescription: "by key") { $0.manager.remove(key: "a", animated: false, completion: $2) },
            Removal(testDescription: "counted") {
                $0.manager.removeCounted(key: "a", animated: false, completion: $2)
            },
            Removal(testDescription: "current") { $0.manager.removeCurrent(animated: false, completion: $2) },
            Removal(testDescription: "all") { $0.manager.removeAll(animated: false, completion: $2) },
            Removal(testDescription: "all of the poster") { $0.poster.removeAll(animated: false, completion: $2) },
            Removal(testDescription: "by handle") {
                $0.manager.posts.first?.remove(animated: false, completion: $2)
            },
        ]
    }

    @Test(arguments: Removal.all)
    func removalIsUnanimatedAndReportsItsEnd(_ removal: Removal) {
        var request = PostRequest(view: .tagged(1))
        request.key = "a"
        let post = manager.post(request)
        table.poster.complete()
        var completions = 0
        removal.call(table, request) { completions += 1 }
        #expect(post.phase == .leaving && completions == 0)
        #expect(table.poster.changes.last?.kind == .remove)
        #expect(table.poster.changes.last?.isAnimated == false)
        table.poster.complete()
        #expect(post.phase == .ended && completions == 1)
    }

    @Test(arguments: Removal.all.filter { $0.testDescription != "by handle" })
    func removalOfNothingCompletesAtOnce(_ removal: Removal) {
        var completions = 0
        removal.call(table, PostRequest(view: .tagged(1))) { completions += 1 }
        #expect(completions == 1)
    }

    @Test(arguments: [
        PostRemovalReason.timeout, .expired, .noSize, .replaced, .evicted, .hostGone, .refused(.queueFull),
    ])
    func reasonOfTheLibraryCountsAsProgrammatic(reason: PostRemovalReason) {
        let reporter = PostMisuse.reporter
        defer { PostMisuse.reporter = reporter }
        var reports: [String] = []
        PostMisuse.reporter = { reports.append($1) }
        let post = table.post(1)
        table.poster.complete()
        post.remove(animated: false, reason: reason)
        table.poster.complete()
        #expect(post.reason == .programmatic && reports.count == 1)
    }

    @Test(arguments: [PostRemovalReason.tap, .closeButton, .action(id: "a"), .cancelled])
    func reasonOfTheUserIsReported(reason: PostRemovalReason) {
        let post = table.post(1)
        table.poster.complete()
        post.remove(animated: false, reason: reason)
        table.poster.complete()
        #expect(post.reason == reason)
    }

    @Test func countedRemovalCompletesAtOnceWhilePostStays() {
        for tag in 1...2 {
            table.post(tag) {
                $0.key = "a"
                $0.duplicatePolicy = .count
            }
        }
        table.poster.complete()
        var completions = 0
        manager.removeCounted(key: "a") { completions += 1 }
        #expect(completions == 1 && table.current == [2])
        manager.removeCounted(key: "a") { completions += 1 }
        #expect(completions == 1)
        table.poster.complete()
        #expect(completions == 2 && table.current == [])
    }

    @Test func removalOfWaitingPostsCompletesAtOnce() {
        table.post(1)
        table.post(2)
        var completions = 0
        manager.removeWaiting { completions += 1 }
        #expect(completions == 1)
        #expect(table.current == [1] && table.waiting == [])
    }

    @Test func postsAreShownOnesThenWaitingOnesInOrder() {
        manager.capacity = 2
        let first = table.post(1)
        let second = table.post(2)
        let low = table.post(3, priority: .low)
        let high = table.post(4, priority: .high)
        #expect(manager.posts.map(\.id) == [first, second, high, low].map(\.id))
        manager.removeAll(animated: false)
        table.poster.complete()
        #expect(manager.posts.isEmpty)
    }

    @Test func removalOfAllAdmitsNoWaitingPost() {
        let table = PostTable()
        let posts = (1...5).map { table.post($0) }
        table.manager.removeAll()
        #expect(table.poster.log == ["post 1", "remove 1"] && !table.manager.isActive)
        #expect(posts.allSatisfy { $0.reason == .programmatic })
    }

    @Test func removalCompletesIfThePosterIsReleased() {
        var isDone = false
        var poster: RecordingPoster? = RecordingPoster(.completesWhenTold)
        let manager = poster?.postManager
        let post = manager?.post(PostRequest(view: .tagged(1)))
        poster?.complete()
        post?.remove { isDone = true }
        poster = nil
        manager?.post(PostRequest(view: .tagged(2)))
        #expect(isDone)
    }
}
