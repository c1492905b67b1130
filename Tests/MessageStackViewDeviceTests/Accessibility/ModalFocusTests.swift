import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// The accessibility rules D26 and D27: only a blocking post takes the accessibility focus, and it returns the focus.
@MainActor
@Suite(.leavesNothingBehind)
struct ModalFocusTests {
    private let stage = Stage()
    private let postView: PostView
    private let buttons: [UIButton]
    private var voiceOver: VoiceOver { stage.simulator.voiceOver }

    init() {
        buttons = stage.addButtons(["Archive", "Delete"])
        postView = stage.makePostView(PostPresentation { $0.placement = .top })
    }

    private func settle(_ seconds: TimeInterval = 2) { stage.simulator.advance(by: seconds) }

    private func startVoiceOver() {
        settle(0.1)
        voiceOver.start()
        voiceOver.focus(on: buttons[1])
    }

    @discardableResult
    private func post(
        _ title: String, _ backdrop: PostBackdrop = .dim, on other: PostView? = nil,
        _ edit: (inout PostRequest) -> Void = { _ in }
    ) -> Post {
        var request = PostRequest(view: Stage.makeMessageView(title, nil))
        request.editPresentation { $0.backdrop = backdrop }
        edit(&request)
        return (other ?? postView).post(request)
    }

    private var focusedLabel: String? { voiceOver.focusedElement?.accessibilityLabel }

    @Test func blockingPostTakesFocusAndReturnsIt() {
        startVoiceOver()
        let spokenCount = voiceOver.spoken.count
        let post = post("Delete all?")
        settle(10)
        #expect(focusedLabel == "Delete all?")
        #expect(voiceOver.spoken.dropFirst(spokenCount).filter { $0.contains("Delete all?") }.count == 1)
        #expect(stage.simulator.announcements.isEmpty)
        post.remove()
        settle()
        #expect(voiceOver.focusedElement === buttons[1])
        voiceOver.stop()
    }

    @Test func eachBlockingPostTakesFocus() {
        startVoiceOver()
        for number in 1...4 {
            let post = post("Delete \(number)?")
            settle(4)
            #expect(focusedLabel == "Delete \(number)?")
            post.remove()
            settle(4)
        }
        voiceOver.stop()
    }

    @Test func dismissElementReturnsFocus() {
        startVoiceOver()
        let post = post("Delete all?")
        settle()
        voiceOver.focus(on: voiceOver.elements.last)
        #expect(focusedLabel == "Dismiss")
        #expect(voiceOver.activate())
        settle()
        #expect(post.reason == .backdrop && voiceOver.focusedElement === buttons[1])
        voiceOver.stop()
    }

    @Test(arguments: [nil, "Twelve photos", ""])
    func textOfTheAppIsAnnouncedInABlockingPost(text: String?) {
        startVoiceOver()
        var request = PostRequest(AlertMessage("Delete all?", actions: [PostAction("Delete")]))
        request.accessibilityMessage = text
        let post = postView.post(request)
        settle()
        #expect(focusedLabel == "Delete all?")
        let spoken = stage.simulator.announcements
        #expect(spoken.contains { $0.hasPrefix("Twelve photos") } == (text == "Twelve photos"))
        #expect(spoken.isEmpty == (text == ""))
        post.remove()
        settle()
        voiceOver.stop()
    }

    @Test(arguments: [true, false])
    func passivePostNeverMovesFocus(isDimmed: Bool) {
        startVoiceOver()
        let post = post("Saved", isDimmed ? PostBackdrop(.color(.black)) : .none)
        settle(5)
        #expect(voiceOver.focusedElement === buttons[1] && stage.simulator.focusMoves == 0)
        #expect(stage.simulator.announcements.count == 1)
        post.remove()
        settle()
        #expect(voiceOver.focusedElement === buttons[1] && stage.simulator.focusMoves == 0)
        voiceOver.stop()
    }

    @Test func focusOutsidePostStaysOnDismissal() {
        startVoiceOver()
        let post = post("Delete all?")
        settle()
        let other = UIButton(type: .system)
        other.setTitle("Other", for: .normal)
        other.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        stage.window.addSubview(other)
        voiceOver.focus(on: other)
        post.remove()
        settle()
        #expect(voiceOver.focusedElement === other)
        voiceOver.stop()
    }

    @Test func nestedBlockingPostsReturnFocusInOrder() {
        startVoiceOver()
        let first = post("First")
        settle()
        let second = post("Second", on: stage.view.createPostView())
        settle()
        #expect(focusedLabel == "Second")
        second.remove()
        settle()
        #expect(focusedLabel == "First")
        first.remove()
        settle()
        #expect(voiceOver.focusedElement === buttons[1])
        voiceOver.stop()
    }

    @Test(arguments: [0, 0.3, 2] as [TimeInterval])
    func overridingPostReturnsFocusToApp(after seconds: TimeInterval) {
        startVoiceOver()
        post("First")
        settle(2)
        let second = post("Second") { $0.precedence = .override }
        settle(seconds)
        if seconds == 2 { #expect(focusedLabel == "Second") }
        second.remove()
        settle()
        #expect(voiceOver.focusedElement === buttons[1])
        voiceOver.stop()
    }

    @Test func focusMovesNearbyIfPreviousElementIsGone() {
        startVoiceOver()
        let post = post("Delete all?")
        settle()
        buttons[1].removeFromSuperview()
        post.remove()
        settle()
        #expect(voiceOver.focusedElement === buttons[0])
        voiceOver.stop()
    }

    @Test func severityIsSpokenAfterFocusedText() {
        startVoiceOver()
        let spokenCount = voiceOver.spoken.count
        post("Not saved") { $0.severity = .error }
        settle(10)
        let spoken = voiceOver.spoken.dropFirst(spokenCount).filter { !$0.isEmpty }
        #expect(spoken.count == 2 && spoken.first?.hasPrefix("Not saved") == true && spoken.last == "Error")
        voiceOver.stop()
    }

    @Test func noFocusMovesWithoutAssistiveTechnology() {
        let post = post("Delete all?")
        settle()
        post.remove()
        settle()
        #expect(stage.simulator.focusMoves == 0)
    }

    @Test func postBehindAlertDoesNotTakeFocus() {
        startVoiceOver()
        let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        stage.controller.present(alert, animated: true)
        settle()
        let focused = voiceOver.focusedElement
        #expect(focused != nil)
        post("Delete all?")
        settle(5)
        #expect(voiceOver.focusedElement === focused)
        voiceOver.stop()
    }

    @Test func presentedControllerIsSpokenOnce() {
        startVoiceOver()
        let controller = UIViewController()
        let label = UILabel()
        label.text = "Pick one"
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: controller.view.topAnchor),
            label.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        ])
        let spokenCount = voiceOver.spoken.count
        stage.controller.present(controller, as: .presented)
        settle(5)
        #expect(focusedLabel == "Pick one" && stage.simulator.focusMoves == 1)
        #expect(voiceOver.spoken.dropFirst(spokenCount).filter { $0.contains("Pick one") }.count == 1)
        voiceOver.stop()
    }
}
