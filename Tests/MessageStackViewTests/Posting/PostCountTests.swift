import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// The number of requests that a post represents, and its text.
@MainActor
@Suite(.leavesNothingBehind)
final class PostCountTests {
    private let poster = RecordingPoster()
    private var counted: [Int] = []

    /// Posts equal requests.
    ///
    /// - Returns: The post that counts them.
    private func post(_ count: Int = 1, _ value: some Postable, text: ((Int) -> String)? = nil) -> Post {
        let posts = (0..<count).map { _ in
            poster.post(value) { request in
                request.key = "inbox"
                request.duplicatePolicy = .count
                if let text { request.countText = { text($0) } }
                request.onEvent { [weak self] in if case .counted(_, let count) = $0 { self?.counted.append(count) } }
            }
        }
        return posts[0]
    }

    private func corner(of post: Post) -> String? {
        post.view?.enclosingSlot?.subviews.lazy.compactMap { $0 as? PostCountLabel }.first.flatMap {
            $0.isHidden ? nil : $0.text
        }
    }

    @Test func textReplacesTheTitle() throws {
        let post = post(1, Message("New message", subtitle: "from Ada")) { "\($0) new messages" }
        let label = try #require(post.view as? MessageView).titleLabel
        #expect(label.text == "New message")
        _ = self.post(2, Message("New message", subtitle: "from Ada")) { "\($0) new messages" }
        #expect(label.text == "3 new messages")
        #expect(corner(of: post) == nil)
        #expect(post.text == "3 new messages, from Ada")
        #expect(poster.changes.last?.kind == .update)
    }

    @Test func textReplacesTheTitleOfOtherMessages() {
        let badge = post(2, BadgeMessage("Badge")) { "\($0) badges" }
        #expect((badge.view as? BadgeMessageView)?.titleLabel.text == "2 badges")
        badge.remove()
        let note = post(2, NoteMessage("Note")) { "\($0) notes" }
        #expect((note.view as? MessageView)?.titleLabel.text == "2 notes")
    }

    @Test func otherViewsHaveTheTextInTheCorner() {
        struct Plain: Postable {
            func makeView() -> UIView { UIView() }
        }
        let post = post(3, Plain()) { "\($0) of them" }
        #expect(corner(of: post) == "3 of them")
    }

    @Test func emptyTextHidesTheNumber() {
        let post = post(3, Message("New message")) { _ in "" }
        #expect(post.count == 3)
        #expect(corner(of: post) == nil)
        #expect(post.text == "New message")
    }

    @Test func postThatWasCountedWhileItWaitedEntersWithItsText() {
        let blocker = poster.post(view: UIView()) { $0.duration = 5 }
        let post = post(2, Message("New message")) { "\($0) new messages" }
        #expect(post.phase == .waiting && post.count == 2)
        blocker.remove()
        #expect((post.view as? MessageView)?.titleLabel.text == "2 new messages")
        #expect(poster.changes.map(\.kind) == [.post, .remove, .post], "no update precedes the entrance")
    }

    @Test func textIsAnnouncedInsteadOfTheNumber() {
        let announcer = RecordingAnnouncer()
        poster.postManager.announcer = announcer
        _ = post(1, Message("New message")) { "\($0) new messages" }
        _ = post(1, Message("New message")) { "\($0) new messages" }
        #expect(announcer.announcements.map(\.text) == ["New message", "2 new messages"])
    }

    @Test func silentCountIsAnnounced() {
        let announcer = RecordingAnnouncer()
        poster.postManager.announcer = announcer
        _ = post(2, Message("New message")) { _ in "" }
        #expect(announcer.announcements.map(\.text) == ["New message", "New message, 2 times"])
    }

    // MARK: Setting

    @Test func settingTheCountShowsAndReportsItButKeepsTheTime() {
        let post = poster.post(Message("New message")) {
            $0.duration = .seconds(5)
            $0.onEvent { [weak self] in if case .counted(_, let count) = $0 { self?.counted.append(count) } }
        }
        poster.clock.advance(by: 2)
        post.count = 7
        #expect(corner(of: post) == "×7")
        #expect(counted == [7])
        #expect(post.timeLeft == 3)
        post.count = 7
        post.count = -3
        #expect(post.count == 1)
        #expect(corner(of: post) == nil)
        #expect(counted == [7, 1])
    }

    @Test func nextRequestContinuesFromTheSetCount() {
        let post = post(1, Message("New message"))
        post.count = 7
        _ = self.post(1, Message("New message"))
        #expect(post.count == 8)
    }

    @Test func settingTheCountAfterTheEndHasNoEffect() {
        let post = post(1, Message("New message"))
        post.remove()
        post.count = 3
        #expect(post.count == 1 && counted.isEmpty)
    }
}
