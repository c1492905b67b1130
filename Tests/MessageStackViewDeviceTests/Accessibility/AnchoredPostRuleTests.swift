import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The accessibility rules D19 to D23 and D25 for posts beside a view. `TargetRuleTests` checks D24.
@MainActor
@Suite(.leavesNothingBehind)
struct AnchoredPostRuleTests {
    /// A screen of an app that handles escapes itself.
    private final class Screen: UIViewController {
        private(set) var escapes = 0

        override func accessibilityPerformEscape() -> Bool {
            escapes += 1
            return true
        }
    }

    private final class Record {
        var calls: [String] = []
    }

    private let screen = Screen()
    private let stage: Stage
    private let buttons: [UIButton]
    private let record = Record()
    private var voiceOver: VoiceOver { stage.simulator.voiceOver }

    init() {
        stage = Stage(screen)
        buttons = stage.addButtons(["Filter", "Sort"])
        for (button, y) in zip(buttons, [200, 600] as [CGFloat]) { button.frame.origin = CGPoint(x: 150, y: y) }
        stage.simulator.advance(by: 0)
    }

    /// Posts a message with an action beside the first button.
    private func post() -> Post {
        let retry = PostAction("Retry", endsPost: false) { [record] in record.calls.append("Retry") }
        return post(PostRequest(Message("Tap here to filter", actions: [retry])))
    }

    private func post(_ request: PostRequest) -> Post {
        let post = stage.postView.post(
            request.with { $0.duration = .untilRemoved }, as: .anchored(to: buttons[0], edge: .bottom))
        stage.rest()
        return post
    }

    private func withVoiceOver(_ body: () throws -> Void) rethrows {
        voiceOver.start()
        defer { voiceOver.stop() }
        try body()
    }

    // MARK: D19

    @Test(arguments: ReachingTechnology.allCases)
    func escapeEndsThePostOnce(technology: ReachingTechnology) throws {
        let post = post()
        let slot = try #require(post.view?.enclosingSlot)
        try technology.run(on: stage.simulator) {
            let element = try #require(
                technology.reached(on: stage.simulator).first { $0.accessibleView?.isDescendant(of: slot) == true })
            #expect(technology.focus(on: element, of: stage.simulator))
            #expect(technology.escape(on: stage.simulator))
            stage.rest()
            #expect(post.reason == .escape && screen.escapes == 0)
            #expect(technology.focus(on: buttons[0], of: stage.simulator))
            #expect(technology.escape(on: stage.simulator))
            #expect(screen.escapes == 1)
        }
    }

    // MARK: D20

    @Test(arguments: ["Retry", "Dismiss"])
    func textOffersTheButtonAndTheDismissal(name: String) async throws {
        let post = post()
        voiceOver.start()
        let text = voiceOver.elements.first { $0.accessibilityLabel == "Tap here to filter" }
        voiceOver.focus(on: text)
        #expect(voiceOver.actions == ["Retry", "Dismiss"])
        #expect(voiceOver.perform(actionNamed: name))
        await stage.simulator.advance(by: 2)
        voiceOver.stop()
        #expect(record.calls == (name == "Retry" ? ["Retry"] : []))
        #expect(post.reason == (name == "Dismiss" ? .closeButton : nil))
    }

    // MARK: D21

    @Test func controlsHaveLabelsAndTheTraitOfAButton() throws {
        let badge = BadgeMessageView()
        badge.set(badgeMessage: Stage.message)
        _ = post(PostRequest(view: badge))
        #expect(badge.button.accessibilityLabel == "Dismiss")
        stage.makePostView().post("News")
        stage.rest()
        #expect(badge.button.accessibilityLabel == "Dismiss “Title”")
        #expect(badge.button.accessibilityTraits.contains(.button))
    }

    // MARK: D22

    @Test func viewWithoutControlsIsDismissedWithoutADrag() throws {
        let view = UIView()
        NSLayoutConstraint.activate([
            view.heightAnchor.constraint(equalToConstant: 80), view.widthAnchor.constraint(equalToConstant: 120),
        ])
        let posts = (0..<2).map { _ in
            let post = post(PostRequest(view: view))
            withVoiceOver {
                let element = voiceOver.elements.first { $0.accessibilityLabel == "Dismiss" }
                #expect(element?.accessibilityFrame == post.view?.enclosingSlot?.screenFrame)
                voiceOver.focus(on: element)
                #expect(voiceOver.activate())
                stage.rest()
            }
            return post
        }
        #expect(posts.map(\.reason) == [.closeButton, .closeButton])
    }

    // MARK: D23

    @Test func fingerThatLeavesTheButtonChoosesNothing() throws {
        let post = post()
        let button = try stage.button("Retry", of: post)
        stage.finger.down(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        stage.simulator.advance(by: 0.1)
        stage.finger.move(by: CGVector(dx: 0, dy: 20), frames: 12)
        stage.finger.up()
        stage.rest()
        #expect(record.calls.isEmpty)
    }

    @Test func postRespondsToTapsOutsideOnTouchUp() {
        let post = post()
        let point = CGPoint(x: 60, y: 500)
        stage.finger.down(at: point)
        stage.simulator.advance(by: 0.1)
        #expect(post.phase == .shown)
        stage.finger.move(by: CGVector(dx: 20, dy: 0), frames: 12)
        stage.finger.up()
        stage.rest()
        #expect(post.phase == .shown, "the finger has moved")
        stage.simulator.tap(at: point)
        stage.rest()
        #expect(post.reason == .backdrop)
    }

    // MARK: D25

    @Test func postIsOperatedWithAKeyboard() async throws {
        let post = post()
        let retry = try stage.button("Retry", of: post)
        let keyboard = ReachingTechnology.keyboard
        stage.simulator.isHardwareKeyboardConnected = true
        let labels = keyboard.reachedLabels(on: stage.simulator)
        for label in ["Filter", "Sort", "Retry"] { #expect(labels.count { $0 == label } == 1, "\(labels)") }
        #expect(keyboard.focus(on: retry, of: stage.simulator))
        #expect(stage.simulator.pressKey(.space))
        await stage.simulator.advance(by: 2)
        #expect(record.calls == ["Retry"] && post.phase == .shown)
        #expect(stage.simulator.pressKey(.escape))
        await stage.simulator.advance(by: 2)
        #expect(post.reason == .escape)
    }
}
