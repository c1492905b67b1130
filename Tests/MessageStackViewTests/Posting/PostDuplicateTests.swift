import Testing
import UIKit

@testable import MessageStackView

@MainActor
@Suite(.leavesNothingBehind)
struct PostDuplicateTests {
    private let table = PostTable()
    private var manager: PostManager { table.manager }

    private func post(_ tag: Int, _ policy: PostDuplicatePolicy, for seconds: TimeInterval? = nil) -> Post {
        table.post(tag, for: seconds) {
            $0.key = "key"
            $0.duplicatePolicy = policy
        }
    }

    // MARK: Ignoring

    @Test func keyIsAcceptedOnceWithinItsTime() {
        let first = post(1, .ignore(within: 10), for: 2)
        table.clock.advance(by: 4)
        #expect(first.reason == .timeout)
        #expect(post(2, .ignore(within: 10)).refusal == .tooSoon(timeLeft: 6))
        table.clock.sleep(for: 6)
        #expect(post(3, .ignore(within: 10)).phase == .shown)
    }

    @Test func refusedRequestRestartsNoTime() {
        _ = post(1, .ignore(within: 10), for: 1)
        table.clock.advance(by: 6)
        #expect(post(2, .ignore(within: 10)).refusal == .tooSoon(timeLeft: 4))
        table.clock.advance(by: 4)
        #expect(post(3, .ignore(within: 10)).refusal == nil)
    }

    @Test func staysDuplicateAfterItsTime() {
        _ = post(1, .ignore(within: 3))
        table.clock.advance(by: 5)
        #expect(post(2, .ignore(within: 3)).refusal == .duplicate)
    }

    @Test func otherKeysAndPoliciesAreAccepted() {
        manager.capacity = 9
        _ = post(1, .ignore(within: .infinity), for: 1)
        table.clock.advance(by: 1000)
        #expect(post(2, .ignore(within: 1)).refusal == .tooSoon(timeLeft: .infinity))
        let ignoring = post(3, .ignore)
        #expect(ignoring.refusal == nil)
        ignoring.remove()
        #expect(post(6, .post).refusal == nil)
        #expect(post(4, .replace).refusal == nil)
        let other = table.post(5) {
            $0.key = "other"
            $0.duplicatePolicy = .ignore(within: 10)
        }
        #expect(other.refusal == nil)
    }

    @Test(arguments: [0, -1, TimeInterval.nan])
    func ignoringForNoTimeIgnoresDuplicatesOnly(seconds: TimeInterval) {
        let first = post(1, .ignore(within: seconds))
        #expect(post(2, .ignore(within: seconds)).refusal == .duplicate)
        first.remove()
        #expect(post(3, .ignore(within: seconds)).refusal == nil)
    }

    // MARK: Replacing

    @Test func replacementOfShownPostEntersAtOnce() {
        let first = post(1, .post)
        table.post(2)
        let third = post(3, .replace)
        #expect(first.reason == .replaced)
        #expect(table.current == [3])
        #expect(table.waiting == [2])
        #expect(third.phase == .shown)
    }

    @Test func replacementOfWaitingPostWaits() {
        table.post(1)
        let second = post(2, .post)
        table.post(3)
        let fourth = post(4, .replace)
        #expect(second.reason == .replaced)
        #expect(table.waiting == [3, 4])
        #expect(fourth.phase == .waiting)
    }

    // MARK: Counting

    @Test func countedDuplicateIsMergedAtOnce() {
        let first = post(1, .post, for: 5)
        table.clock.advance(by: 3)
        let second = post(2, .count, for: 5)
        #expect(second === first)
        #expect(first.count == 2)
        #expect(first.timeLeft == 5)
        #expect(first.view?.tag == 2)
    }

    @Test func countIsShownInTheCornerOfThePost() throws {
        let first = post(1, .post)
        let slot = try #require(first.view?.superview as? PostSlot)
        #expect(!slot.subviews.contains { $0 is UILabel })
        _ = post(2, .count)
        _ = post(3, .count)
        let label = try #require(slot.subviews.lazy.compactMap { $0 as? UILabel }.first)
        #expect(label.text == "×3")
        #expect(!label.isHidden)
    }

    @Test func postCountedWhileWaitingEntersWithItsCount() throws {
        let blocker = table.post(1)
        let second = post(2, .post)
        _ = post(3, .count)
        #expect(second.count == 2)
        blocker.remove()
        let slot = try #require(second.view?.superview as? PostSlot)
        #expect(slot.subviews.contains { ($0 as? UILabel)?.text == "×2" })
    }

    @Test func countingViewShowsTheCountItself() {
        final class Counter: UIView, PostContentView {
            var shown = 0
            func show(count: Int) -> Bool {
                shown = count
                return true
            }
        }
        let counter = Counter()
        postTwice(counter)
        #expect(counter.shown == 2)
        #expect(counter.superview?.subviews.count == 1)
    }

    @Test func subclassOfMessageViewShowsTheCountItself() {
        final class Counter: MessageView {
            var shown = 0
            override func show(count: Int) -> Bool {
                shown = count
                return true
            }
        }
        let counter = Counter()
        postTwice(counter)
        #expect(counter.shown == 2)
        #expect(counter.superview?.subviews.count == 1)
    }

    @Test func contentViewWithDefaultsHasTheCountInTheCorner() {
        final class Plain: UIView, PostContentView {}
        let plain = Plain()
        postTwice(plain)
        #expect(plain.superview?.subviews.contains { ($0 as? UILabel)?.text == "×2" } == true)
    }

    /// Posts a view twice in one post.
    private func postTwice(_ view: UIView) {
        var request = PostRequest(view: view)
        request.key = "key"
        request.duplicatePolicy = .count
        manager.post(request)
        manager.post(request)
    }

    // MARK: Updating

    @Test func updatePutsNewViewIntoTheSamePost() {
        let view = UIView.tagged(1)
        var request = PostRequest(view: view)
        request.key = "key"
        let first = manager.post(request)
        let slot = view.superview
        let second = post(2, .update, for: 4)
        #expect(second === first)
        #expect(first.view?.tag == 2)
        #expect(first.view?.superview === slot)
        #expect(first.timeLeft == 4)
        #expect(view.superview == nil)
        #expect(manager.post(of: view) == nil)
        #expect(table.poster.log == ["post 1", "update 2"])
        let lifeCycle = ["willPost 1", "didPost 1", "willRemove 1", "willPost 2", "didRemove 1", "didPost 2"]
        #expect(table.delegate.log == lifeCycle)
    }

    @Test func updateKeepsPositionOfWaitingPost() {
        let blocker = table.post(1)
        let second = post(2, .post)
        table.post(3)
        _ = post(4, .update)
        #expect(manager.waitingCount == 2)
        blocker.remove()
        #expect(second.phase == .shown)
        #expect(second.view?.tag == 4)
    }

    @Test func updateReusesViewThatCanShowTheNewValue() {
        var request = PostRequest(Message(title: "Uploading"))
        request.key = "key"
        let post = manager.post(request)
        let view = post.view as? MessageView
        #expect(post.update(with: Message(title: "Uploaded", subtitle: "3 files")))
        #expect(post.view === view)
        #expect(view?.titleLabel.text == "Uploaded")
        #expect(manager.post(of: view ?? UIView()) === post)
    }

    @Test func updateByHandleReturnsWhetherItSucceeded() {
        let first = table.post(1)
        let other = table.post(2)
        #expect(!first.update(with: PostRequest(view: other.view ?? UIView())))
        first.remove()
        #expect(!first.update(with: Message(title: "Too late")))
        #expect(other.phase == .shown)
        #expect(other.update(with: PostRequest(view: .tagged(3))))
        #expect(table.current == [3])
    }

    @Test func duplicateIsMergedIntoTheNewestPost() {
        let posts = [post(1, .post), post(2, .post)]
        #expect(post(3, .count) === posts[1])
        posts[1].remove()
        #expect(post(4, .count) === posts[0])
    }

    @Test func postWithoutKeyHasNoDuplicates() {
        let posts = [table.post(1), table.post(2) { $0.duplicatePolicy = .count }]
        #expect(posts.map(\.count) == [1, 1])
        #expect(table.waiting == [2])
    }

    // MARK: Counted removal

    @Test func countedRemovalRemovesPostWithTheLastRequest() {
        let first = post(1, .post)
        _ = post(2, .ignore)
        _ = post(3, .count)
        manager.removeCounted(key: "key")
        manager.removeCounted(key: "key")
        #expect(first.phase == .shown)
        manager.removeCounted(key: "key")
        #expect(first.reason == .programmatic)
        manager.removeCounted(key: "key")
    }

    @Test func countedRemovalLowersTheShownNumber() {
        let first = post(1, .post)
        _ = post(2, .count)
        _ = post(3, .count)
        manager.removeCounted(key: "key")
        #expect(first.count == 2)
        manager.removeCounted(key: "key")
        #expect(first.count == 1)
        manager.removeCounted(key: "key")
        #expect(first.reason == .programmatic && first.count == 1)
    }

    @Test func requestCountRestartsAfterPostsOfTheKeyEnd() {
        _ = post(1, .post)
        _ = post(2, .ignore)
        manager.removeAll()
        let again = post(3, .post)
        manager.removeCounted(key: "key")
        #expect(again.reason == .programmatic)
    }

    @Test func countStartsAnewWhileTheCountedPostLeaves() {
        let table = PostTable(.completesWhenTold)
        func post(_ tag: Int) -> Post {
            table.post(tag) {
                $0.key = "key"
                $0.duplicatePolicy = .count
            }
        }
        _ = post(1)
        _ = post(2)
        table.poster.complete()
        table.manager.remove(key: "key")
        let again = post(3)
        _ = post(4)
        for _ in 1...2 { table.poster.complete() }
        #expect(again.phase == .shown && again.count == 2)
        table.manager.removeCounted(key: "key")
        #expect(again.phase == .shown)
        table.manager.removeCounted(key: "key")
        #expect(again.phase == .leaving)
    }

    // MARK: Defaults

    @Test func managerDefaultsFillUnsetRequestValues() {
        manager.defaults.duplicatePolicy = .ignore
        manager.defaults.duration = .seconds(7)
        let first = table.post(1) { $0.key = "key" }
        #expect(table.post(2) { $0.key = "key" }.refusal == .duplicate)
        #expect(post(3, .post).phase == .waiting)
        first.remove()
        manager.removeAll()
        #expect(manager.post(PostRequest(Message(title: "Title"))).timeLeft == 7)
    }
}
