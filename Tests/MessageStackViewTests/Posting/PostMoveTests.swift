import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// Waiting posts that the app moves to another manager.
@MainActor
@Suite(.leavesNothingBehind)
struct PostMoveTests {
    private let table = PostTable()
    private let other = PostTable()

    @Test func waitingPostsMoveInOrderAndEndOnce() {
        let posts = [table.post(1), table.post(2), table.post(3, priority: .high), table.post(4)]
        table.manager.moveWaitingPosts(to: other.manager)
        #expect(table.current == [1] && table.waiting == [])
        #expect(other.current == [3] && other.waiting == [2, 4])
        #expect(posts.map(\.phase) == [.shown, .waiting, .shown, .waiting])
        for post in posts { post.remove() }
        #expect(table.delegate.log.filter { $0.hasPrefix("ended") } == ["ended 1 programmatic"])
        #expect(
            other.delegate.log.filter { $0.hasPrefix("ended") }
                == [2, 3, 4].map { "ended \($0) programmatic" })
    }

    @Test func movedPostsWaitInTheOrderOfPosting() {
        table.post(1)
        other.post(7)
        other.post(8)
        table.post(2)
        other.post(9)
        table.manager.moveWaitingPosts(to: other.manager)
        #expect(other.current == [7] && other.waiting == [8, 2, 9])
    }

    @Test func valueIsMadeIntoAViewByTheOtherPoster() throws {
        table.post(1)
        var request = PostRequest(Message(title: "Title"))
        request.duration = .untilRemoved
        let post = table.manager.post(request)
        #expect(post.view == nil)
        table.manager.moveWaitingPosts(to: other.manager)
        #expect(post.phase == .shown && post.value is Message)
        #expect(other.poster.views.map { $0 is MessageView } == [true])
    }

    @Test func eventsOfThePostFollowIt() async {
        table.post(1)
        var names: [String] = []
        let post = table.post(2) { $0.onEvent { names.append(String($0.description.prefix { $0 != ":" })) } }
        table.manager.moveWaitingPosts(to: other.manager)
        post.remove()
        #expect(
            names == ["waiting", "waiting", "willPost", "didPost", "willRemove", "ended"],
            "it is reported where the post waits now")
        #expect(await post.ended == .programmatic)
    }

    @Test func expiryContinues() {
        table.post(1)
        let post = table.post(2) { $0.expiresAfter = 5 }
        table.clock.advance(by: 3)
        other.post(9)
        table.manager.moveWaitingPosts(to: other.manager)
        other.clock.advance(by: 1.9)
        #expect(post.phase == .waiting)
        other.clock.advance(by: 0.2)
        #expect(post.reason == .expired)
    }

    @Test func eachManagerKeepsItsRequestsOfAKey() {
        for tag in [1, 2, 3] { table.post(tag) { $0.key = "busy" } }
        table.manager.moveWaitingPosts(to: other.manager)
        #expect(table.current == [1] && other.current == [2] && other.waiting == [3])
        table.manager.removeCounted(key: "busy")
        #expect(table.current == [])
        other.manager.removeCounted(key: "busy")
        #expect(other.current == [2])
        other.manager.removeCounted(key: "busy")
        #expect(!other.manager.isActive)
    }

    @Test func limitsOfTheOtherQueueRefuseNothing() {
        other.manager.waitingLimit = 0
        other.post(9)
        table.post(1)
        let post = table.post(2)
        table.manager.moveWaitingPosts(to: other.manager)
        #expect(post.phase == .waiting && other.waiting == [2])
    }

    @Test func postsMoveAfterACallback() {
        table.post(1)
        table.post(2)
        var waitingInCallback: [Int] = []
        table.delegate.onWillRemove = { _ in
            table.manager.moveWaitingPosts(to: other.manager)
            waitingInCallback = table.waiting
        }
        table.manager.removeCurrent()
        #expect(waitingInCallback == [2])
        #expect(table.current == [] && table.waiting == [])
        #expect(other.current == [2])
    }

    @Test func nothingMovesToTheSameManager() {
        table.post(1)
        let post = table.post(2)
        table.manager.moveWaitingPosts(to: table.manager)
        #expect(table.waiting == [2] && post.phase == .waiting)
    }

    @Test func postsEndIfTheOtherPosterIsGone() {
        table.post(1)
        let post = table.post(2)
        let manager = other.manager
        func makeManager() -> PostManager { PostManager(poster: RecordingPoster(), clock: manager.clock) }
        let abandoned = makeManager()
        table.manager.moveWaitingPosts(to: abandoned)
        #expect(post.reason == .hostGone)
        #expect(table.current == [1])
    }

    @Test func movedPostCanBeRemovedWhenItIsReportedToWait() {
        table.post(1)
        var phases: [PostPhase] = []
        let post = table.post(2) {
            $0.onEvent { event in
                guard case .waiting(let post) = event else { return }
                phases.append(post.phase)
                if phases.count == 2 { post.remove() }
            }
        }
        table.manager.moveWaitingPosts(to: other.manager)
        #expect(phases == [.waiting, .waiting])
        #expect(post.reason == .programmatic && other.poster.changes.isEmpty)
    }

    @Test func movedPostsAreReportedToWaitBeforeAnyEnters() {
        table.post(1)
        var names: [String] = []
        var hasMoved = false
        for tag in [2, 3] {
            table.post(tag) {
                $0.onEvent { event in
                    guard hasMoved else { return }
                    names.append("\(event.description.prefix { $0 != ":" }) \(tag)")
                    if names.count == 1 { other.post(9) }
                }
            }
        }
        hasMoved = true
        table.manager.moveWaitingPosts(to: other.manager)
        #expect(names == ["waiting 2", "waiting 3", "willPost 2", "didPost 2"])
    }
}
