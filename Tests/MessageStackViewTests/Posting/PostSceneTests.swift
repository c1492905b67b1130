import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// Posts that move from a lost scene to another one.
@MainActor
@Suite(.leavesNothingBehind)
struct PostSceneTests {
    private let table = PostTable()
    private let other = PostTable()

    init() {
        table.manager.defaults.outlivesScene = true
    }

    private func loseScene() {
        table.loseScene(to: other)
    }

    @Test func postsMoveInOrderAndEndOnce() {
        let posts = [table.post(1, for: 5), table.post(2), table.post(3, priority: .high)]
        loseScene()
        #expect(!table.manager.isActive)
        #expect(other.current == [3])
        #expect(other.waiting == [1, 2])
        #expect(posts.map(\.reason) == [nil, nil, nil])
        #expect(table.delegate.log == ["willPost 1", "didPost 1", "willRemove 1", "didRemove 1"])
        posts[2].remove()
        #expect(other.current == [1])
        posts[0].remove()
        posts[1].remove()
        #expect(!other.manager.isActive)
        #expect(other.delegate.log.filter { $0.hasPrefix("ended") }.count == 3)
    }

    @Test func shownPostKeepsItsRemainingTime() {
        let post = table.post(1, for: 5)
        table.clock.advance(by: 3)
        loseScene()
        #expect(post.timeLeft == 2)
        other.clock.advance(by: 1.9)
        #expect(post.phase == .shown)
        other.clock.advance(by: 0.2)
        #expect(post.reason == .timeout)
    }

    @Test func delaysAndExpiriesContinue() {
        let blocking = other.post(9)
        let delayed = table.post(1) { $0.delay = 4 }
        let expiring = table.post(2) { $0.expiresAfter = 10 }
        table.manager.capacity = 1
        table.clock.advance(by: 3)
        let waiting = table.post(3) { $0.expiresAfter = 5 }
        loseScene()
        #expect(other.waiting == [2, 3, 1])
        other.clock.advance(by: 1)
        #expect(other.waiting == [1, 2, 3])
        other.clock.advance(by: 4.1)
        #expect(waiting.reason == .expired)
        #expect(expiring.phase == .waiting, "a post that was shown once no longer expires")
        blocking.remove()
        #expect(delayed.phase == .shown)
    }

    @Test func postsThatDoNotOutliveTheSceneEnd() {
        table.manager.capacity = 3
        let staying = table.post(1)
        let going = table.post(2) { $0.outlivesScene = false }
        let dismissed = table.post(3) { $0.minimumTime = 10 }
        dismissed.remove()
        let waiting = table.post(4) { $0.outlivesScene = false }
        loseScene()
        #expect((staying.owner as? PostRecord)?.manager === other.manager)
        #expect(going.reason == .hostGone)
        #expect(waiting.reason == .hostGone)
        #expect(dismissed.reason == .programmatic)
        #expect(other.current == [1])
    }

    @Test func laterPostsMoveAtOnce() {
        loseScene()
        var waits = 0
        let post = table.post(1) {
            $0.outlivesScene = false
            $0.onEvent { if case .waiting = $0 { waits += 1 } }
        }
        #expect(table.manager.posts.isEmpty && !table.manager.isActive)
        #expect(other.current == [1] && post.phase == .shown)
        #expect(waits == 2, "once for each manager")
        post.remove()
        #expect(other.delegate.log.last == "ended 1 programmatic" && table.delegate.log == [])
    }

    @Test func laterPostsWaitWithoutASuccessor() {
        table.loseScene(to: nil)
        let post = table.post(1)
        #expect(table.waiting == [1])
        table.manager.setAbsence(nil, of: table.poster)
        table.clock.advance(by: 0)
        #expect(table.current == [1])
        post.remove()
    }

    @Test func postsOfAnotherPosterOfTheManagerStay() {
        table.manager.defaults.outlivesScene = nil
        table.manager.capacity = 5
        let sharing = RecordingPoster()
        table.manager.add(sharing, from: sharing.postManager)
        let managed = table.manager.managed(sharing)
        func postOnSharing(_ tag: Int) -> Post? {
            managed.map {
                table.manager.submit(PostRequest(view: .tagged(tag)), as: nil, on: $0, claim: nil)
            }
        }
        table.post(1)
        let early = postOnSharing(2)
        loseScene()
        let late = postOnSharing(3)
        #expect(table.current == [2, 3] && other.current == [])
        #expect(early?.phase == .shown && late?.phase == .shown)
        table.manager.removeAll()
    }

    @Test func requestCountsMoveWithTheKey() {
        table.post(1) { $0.key = "busy" }
        table.post(2) {
            $0.key = "busy"
            $0.duplicatePolicy = .count
        }
        loseScene()
        other.manager.removeCounted(key: "busy")
        #expect(other.current == [2])
        other.manager.removeCounted(key: "busy")
        #expect(other.current == [])
    }

    @Test func sceneLostInCallbackMovesPostsAfterTheCallback() {
        var reasons: [PostRemovalReason] = []
        table.delegate.onWillPost = { _ in loseScene() }
        let post = table.post(1) { $0.onEnd { reasons.append($1) } }
        #expect(table.delegate.log == ["willPost 1", "willRemove 1", "didRemove 1"])
        #expect((post.owner as? PostRecord)?.manager === other.manager)
        #expect(other.current == [1])
        post.remove()
        #expect(reasons == [.programmatic])
    }

    @Test func completionAndAwaitContinueAfterTheMove() async {
        let post = table.post(1)
        var isDone = false
        post.remove(animated: nil, reason: .cancelled)
        let moved = table.post(2)
        moved.whenEnded { _ in isDone = true }
        loseScene()
        #expect(!isDone)
        other.manager.removeAll()
        #expect(isDone)
        #expect(await moved.ended == .programmatic)
    }
}
