import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The accessibility rule D5 for the focus: whether the user can move it out of the post, or the library has placed it.
@MainActor
@Suite(.leavesNothingBehind)
struct FocusTimeTests {
    private let stage = Stage()
    private let postView: PostView
    private let buttons: [UIButton]
    private var voiceOver: VoiceOver { stage.simulator.voiceOver }

    init() {
        PostEnvironment.app.durationScale = 1
        buttons = stage.addButtons(["Archive", "Delete"])
        postView = stage.makePostView(.card(.top))
        postView.postManager.capacity = 3
        postView.postManager.showsOneAtATimeForAssistiveTechnology = false
    }

    private func withVoiceOver(_ body: () throws -> Void) rethrows {
        stage.simulator.advance(by: 0.1)
        voiceOver.start()
        voiceOver.focus(on: buttons[1])
        defer { voiceOver.stop() }
        try body()
    }

    private func post(
        _ title: String, _ duration: PostDuration = .seconds(5), as presentation: PostPresentation? = nil,
        _ edit: (inout PostRequest) -> Void = { _ in }
    ) -> Post {
        var request = PostRequest(Message(title, subtitle: "Text"))
        request.duration = duration
        edit(&request)
        let post = postView.post(request, as: presentation)
        stage.simulator.advance(by: 2)
        return post
    }

    private func isFocused(_ post: Post) -> Bool { PostSlot.slot(around: voiceOver.focusedElement)?.post === post }

    private func focus(on post: Post) {
        voiceOver.focus(on: post.view?.firstAccessibilityElement as? UIResponder)
    }

    // MARK: Posts that block the app

    /// A presentation that blocks the app.
    enum Blocking: CaseIterable {
        case hud, popup, alert, absorbing, dim

        var presentation: PostPresentation {
            switch self {
            case .hud: .hud(blocksApp: true)
            case .popup: .popup
            case .alert: .alert
            case .absorbing:
                PostPresentation {
                    $0 = .card(.bottom)
                    $0.backdrop.touches = .absorb
                }
            case .dim:
                PostPresentation {
                    $0 = .card(.top)
                    $0.backdrop = .dim
                }
            }
        }
    }

    @Test(arguments: Blocking.allCases)
    func blockingPostLeavesWithVoiceOver(blocking: Blocking) {
        withVoiceOver {
            let post = post("Saved", as: blocking.presentation)
            #expect(isFocused(post) && post.phase == .shown)
            stage.simulator.advance(by: 6)
            #expect(post.phase == .shown, "VoiceOver doubles the time")
            stage.simulator.advance(by: 5)
            #expect(post.reason == .timeout)
            #expect(voiceOver.focusedElement === buttons[1])
        }
    }

    @Test func automaticBlockingPostLeavesWithVoiceOver() {
        withVoiceOver {
            let post = postView.post(Message(.error, "Upload failed"), as: .hud(blocksApp: true))
            stage.simulator.advance(by: 30)
            #expect(post.reason == .timeout)
        }
    }

    @Test(arguments: Blocking.allCases)
    func movesRestartTime(blocking: Blocking) {
        withVoiceOver {
            let view = UIStackView(
                arrangedSubviews: ["One", "Two"].map { text in
                    let label = UILabel()
                    label.text = text
                    return label
                })
            let post = postView.post(PostRequest(view: view).with { $0.duration = 5 }, as: blocking.presentation)
            stage.simulator.advance(by: 2)
            #expect(isFocused(post))
            for index in [1, 0, 1] {
                stage.simulator.advance(by: 7)
                voiceOver.focus(on: view.arrangedSubviews[index])
                stage.simulator.advance(by: 0.2)
                #expect((post.timeLeft ?? 0) > 9.7)
            }
            #expect(post.countdown?.isRunning == true)
            stage.simulator.advance(by: 9.5)
            #expect(post.phase == .shown)
            stage.simulator.advance(by: 2)
            #expect(post.reason == .timeout)
        }
    }

    @Test func movesToBackdropRestartTime() {
        withVoiceOver {
            let post = post("Saved", as: Blocking.dim.presentation)
            for isBackdrop in [true, false] {
                stage.simulator.advance(by: 7)
                if isBackdrop { voiceOver.focus(on: voiceOver.elements.last) } else { focus(on: post) }
                stage.simulator.advance(by: 0.2)
                #expect((post.timeLeft ?? 0) > 9.7)
            }
        }
    }

    @Test func moveKeepsExtendedTime() {
        withVoiceOver {
            let post = post("Saved", as: .alert)
            post.extend(by: 60)
            voiceOver.focusNext()
            #expect(isFocused(post))
            #expect((post.timeLeft ?? 0) > 60)
        }
    }

    @Test func blockingPostLeavesWithSwitchControl() {
        stage.simulator.switchControl.start()
        defer { stage.simulator.switchControl.stop() }
        let post = post("Saved", as: .alert)
        stage.simulator.switchControl.moveToNextItem()
        stage.simulator.advance(by: 9)
        #expect(post.phase == .shown)
        stage.simulator.advance(by: 3)
        #expect(post.reason == .timeout)
    }

    @Test func blockingPostLeavesWithKeyboard() throws {
        let post = post("Saved", as: .alert)
        stage.simulator.advance(by: 1)
        stage.simulator.moveKeyboardFocus(to: try stage.button("OK", of: post))
        #expect((post.timeLeft ?? 0) > 4.9)
        stage.simulator.advance(by: 4.5)
        #expect(post.phase == .shown)
        stage.simulator.advance(by: 2)
        #expect(post.reason == .timeout)
    }

    // MARK: Changes

    /// Updates a post with another backdrop.
    private func update(_ post: Post, blocks: Bool) {
        var request = PostRequest(Message("Sent", subtitle: "Text"))
        request.duration = .seconds(5)
        request.editPresentation { $0.backdrop.touches = blocks ? .absorb : .forward }
        post.update(with: request)
        stage.simulator.advance(by: 1)
    }

    @Test func postThatBecomesBlockingLeaves() {
        withVoiceOver {
            let post = post("Saved")
            focus(on: post)
            stage.simulator.advance(by: 60)
            #expect(post.phase == .shown)
            update(post, blocks: true)
            stage.simulator.advance(by: 12)
            #expect(post.reason == .timeout)
        }
    }

    @Test func postThatStopsBlockingIsHeld() {
        withVoiceOver {
            let post = postView.post(
                Message("Saved", actions: [PostAction("Retry"), .cancel("Later")]), as: Blocking.absorbing.presentation)
            stage.simulator.advance(by: 2)
            #expect(isFocused(post))
            voiceOver.focusNext()
            var request = PostRequest(Message("Saved", actions: [PostAction("Retry"), .cancel("Later")]))
            request.duration = .seconds(5)
            request.editPresentation { $0.backdrop.touches = .forward }
            post.update(with: request)
            stage.simulator.advance(by: 60)
            #expect(post.phase == .shown && isFocused(post))
            voiceOver.focus(on: buttons[0])
            stage.simulator.advance(by: 30)
            #expect(post.reason == .timeout)
        }
    }

    @Test func placedFocusReleasesPostThatStopsBlocking() {
        withVoiceOver {
            let post = post("Saved", .untilRemoved, as: nil) { $0.editPresentation { $0.backdrop.touches = .absorb } }
            #expect(isFocused(post))
            update(post, blocks: false)
            stage.simulator.advance(by: 40)
            #expect(post.reason == .timeout)
        }
    }

    // MARK: Posts that don't block the app

    /// Returns a post that the focus has moved to because the one before it has ended.
    private func postThatTookFocusOver(_ title: String = "Second") -> Post {
        let first = post("First", .untilRemoved)
        let second = post(title) { $0.accessibilityMessage = "Second" }
        focus(on: first)
        // The announcement ends.
        stage.simulator.advance(by: 3)
        first.remove(animated: false)
        stage.simulator.advance(by: 0.2)
        #expect(isFocused(second))
        return second
    }

    @Test func postThatTakesFocusOverLeaves() throws {
        try withVoiceOver {
            let post = postThatTookFocusOver()
            let reading = PostDuration.readingTime(of: try #require(post.view))
            #expect(post.countdown?.isRunning == false)
            stage.simulator.advance(by: reading - 0.5)
            #expect(post.countdown?.isRunning == false)
            // The focus comes up to half a second late, and a timer up to 0.2 seconds.
            stage.simulator.advance(by: Reading.focusMovesLate.isOn || Reading.timersAreLate.isOn ? 1.2 : 0.5)
            #expect(post.countdown?.isRunning == true)
            stage.simulator.advance(by: 12)
            #expect(post.reason == .timeout)
        }
    }

    @Test(.announcementsAreReported)
    func endOfAnnouncementReleasesPost() {
        withVoiceOver {
            let title = String(repeating: "long ", count: 100)
            let post = postThatTookFocusOver(title)
            stage.simulator.advance(by: 10)
            #expect(post.countdown?.isRunning == false)
            var request = PostRequest(Message(title))
            request.duration = .seconds(5)
            request.accessibilityMessage = "New"
            post.update(with: request)
            stage.simulator.advance(by: 0.3)
            #expect(post.countdown?.isRunning == false)
            stage.simulator.advance(by: 4)
            #expect(post.countdown?.isRunning == true)
        }
    }

    @Test func focusMovedByUserHolds() {
        withVoiceOver {
            let post = postThatTookFocusOver()
            voiceOver.focus(on: post.view)
            stage.simulator.advance(by: 100)
            #expect(post.phase == .shown)
            voiceOver.focus(on: buttons[0])
            stage.simulator.advance(by: 0.2)
            #expect(post.countdown?.isRunning == true)
            focus(on: post)
            stage.simulator.advance(by: 100)
            #expect(post.phase == .shown)
        }
    }

    @Test func postToWhichFocusReturnsLeaves() {
        withVoiceOver {
            let post = post("Saved")
            focus(on: post)
            let alert = self.post("Delete?", .untilRemoved, as: .alert)
            #expect(isFocused(alert) && post.phase == .shown)
            alert.remove()
            stage.simulator.advance(by: 2)
            #expect(isFocused(post))
            stage.simulator.advance(by: 30)
            #expect(post.reason == .timeout)
        }
    }

    @Test func stoppingVoiceOverReleasesPlacedFocus() {
        var post: Post?
        withVoiceOver { post = postThatTookFocusOver(String(repeating: "long ", count: 100)) }
        stage.simulator.advance(by: 7)
        #expect(post?.reason == .timeout)
    }

    @Test(.announcementsAreReported)
    func otherPostsAreNotHeld() {
        withVoiceOver {
            let posts = [post("First"), post("Second"), post("Third")]
            focus(on: posts[0])
            posts[0].remove(animated: false)
            stage.simulator.advance(by: 12)
            #expect(posts[2].reason == .timeout)
        }
    }
}
