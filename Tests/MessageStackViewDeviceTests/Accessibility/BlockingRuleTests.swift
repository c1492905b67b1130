import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms
@testable import MessageStackViewTests

/// The accessibility rule D44: only questions and waits block the app.
@MainActor
@Suite(.leavesNothingBehind)
struct BlockingRuleTests {
    private let stage = Stage()
    private let button = UIButton(type: .system)
    private let corner = CGPoint(x: 40, y: 760)

    init() {
        button.setTitle("Archive", for: .normal)
        button.frame = CGRect(x: 0, y: 740, width: 80, height: 44)
        stage.view.addSubview(button)
    }

    /// Returns the number of presses that a tap on the app's button causes.
    private func pressesOfTap() -> Int {
        var presses = 0
        let action = UIAction { _ in presses += 1 }
        button.addAction(action, for: .touchUpInside)
        stage.simulator.tap(at: corner)
        button.removeAction(action, for: .touchUpInside)
        return presses
    }

    @Test func onlyPresetsForQuestionsAndWaitsBlock() {
        let notices: [PostPresentation] = [
            PostPresentation(), .bar(.top), .bar(.bottom), .float(.top), .float(.bottom), .card(.top), .card(.bottom),
            .tab(.top), .tab(.bottom), .statusLine, .centered, .hud, .fullScreen,
        ]
        #expect(notices.filter { $0.backdrop.isBlocking }.map(\.testDescription) == [])
        #expect(!PostBackdrop.none.isBlocking && !PostBackdrop().isBlocking)
        let questionsAndWaits: [PostPresentation] = [.alert, .popup, .form, .hud(blocksApp: true)]
        #expect(questionsAndWaits.map { $0.backdrop.isBlocking } == [true, true, true, true])
    }

    @Test(arguments: ReadyMadePost.notices)
    func noticeLeavesAppUsable(notice: ReadyMadePost) {
        stage.simulator.voiceOver.start()
        let postView = stage.makePostView(PostPresentation { $0.placement = .top })
        let post = notice.post(postView, .init())
        if post.phase == .entering { stage.rest() }
        // Bars at the bottom are above the button.
        button.frame.origin.y = 300
        #expect(stage.readLabels.contains("Archive"))
        stage.simulator.voiceOver.stop()
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        stage.simulator.tap(at: CGPoint(x: 40, y: 320))
        #expect(presses == 1)
    }

    @Test(arguments: ReadyMadePost.questions)
    func questionBlocksApp(question: ReadyMadePost) {
        let post = question.post(stage.makePostView(), .init())
        stage.rest()
        #expect(pressesOfTap() == 0 && post.phase == .shown)
    }

    @Test func tapNextToCenteredPostReachesApp() {
        let post = stage.makePostView(.centered).post("Saved")
        stage.rest()
        #expect(pressesOfTap() == 1 && post.phase == .leaving)
        stage.rest()
        #expect(post.reason == .backdrop)
    }
}
