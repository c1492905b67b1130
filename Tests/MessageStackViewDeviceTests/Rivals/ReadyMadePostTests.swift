import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewTests

/// Checks that the ready-made posts don't have the defects that users of other libraries report.
///
/// The numbers are those of the threads. SEK is SwiftEntryKit, SM is SwiftMessages.
@MainActor
struct ReadyMadePostTests {
    private let stage = Stage()
    private let postView: PostView

    init() {
        postView = stage.makePostView()
        postView.postManager.gestureManager.defaultGestures = [.pan, .tap]
    }

    /// A ready-made post with actions.
    enum Kind: String, CaseIterable, CustomTestStringConvertible, Sendable {
        case banner
        case alert
        case popup = "pop-up"

        var testDescription: String { rawValue }

        func request(_ actions: [PostAction]) -> PostRequest {
            switch self {
            case .banner: PostRequest(Message("Update available", subtitle: "Version 5", actions: actions))
            case .alert: PostRequest(AlertMessage(title: "Update available", text: "Version 5", actions: actions))
            case .popup:
                PostRequest(PopupMessage(hero: nil, title: "Update available", text: "Version 5", actions: actions))
            }
        }
    }

    private func shown(_ kind: Kind, _ actions: [PostAction]) -> Post {
        let post = postView.post(kind.request(actions))
        stage.rest()
        return post
    }

    // MARK: Buttons

    /// A way to choose the action of a button.
    enum Choice: String, CaseIterable, CustomTestStringConvertible, Sendable {
        case tap
        case drift = "tap with a drift of 9 points"
        case shortPress = "press of 0.02 s"
        case longPress = "press of 1 s"
        case entrance = "tap during the entrance"
        case voiceOver = "VoiceOver"

        var testDescription: String { rawValue }
    }

    nonisolated private static let choices = Kind.allCases.flatMap { kind in Choice.allCases.map { (kind, $0) } }

    @Test("SEK #323: a text can have attributes", .tags(.swiftEntryKit))
    func textCanHaveAttributes() throws {
        let view = AlertMessageView()
        view.set(alert: AlertMessage(title: "Delete?", text: "12 photos"))
        let text = NSMutableAttributedString(string: "12 photos")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
        view.subtitleLabel.attributedText = text
        postView.post(view: view)
        stage.simulator.advance(by: 1)
        let shown = try #require(view.subtitleLabel.attributedText)
        #expect(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(view.subtitleLabel.bounds.height > 10)
    }

    @Test(
        "SEK #142 #192 #203 #229: each tap on a button runs its action once", .tags(.swiftEntryKit), arguments: choices)
    func eachTapRunsTheActionOnce(kind: Kind, choice: Choice) async throws {
        var ran = 0
        let post = postView.post(kind.request([PostAction("Install") { ran += 1 }]))
        await stage.simulator.advance(by: choice == .entrance ? 0.25 : 1)
        let button = try stage.button("Install", of: post)
        let frame = stage.seenFrame(of: button)
        let center = CGPoint(x: frame.midX, y: frame.midY)
        switch choice {
        case .tap, .entrance: stage.simulator.tap(at: center)
        case .drift:
            stage.finger.down(at: center)
            for _ in 0..<3 { stage.finger.move(by: CGVector(dx: 0, dy: -3), frames: 1) }
            stage.finger.up()
        case .shortPress: stage.simulator.press(at: center, forDuration: 0.02)
        case .longPress: stage.simulator.press(at: center, forDuration: 1)
        case .voiceOver:
            stage.simulator.voiceOver.start()
            stage.simulator.voiceOver.focus(on: button)
            #expect(stage.simulator.voiceOver.activate())
            stage.simulator.voiceOver.stop()
        }
        await stage.simulator.advance(by: 2)
        #expect(ran == 1 && post.reason == .action(id: "Install"))
    }

    @Test("SEK-D30: the button of a pop-up runs its action and highlights", .tags(.swiftEntryKit))
    func popupRunsTheActionOfItsButton() async throws {
        var ran = 0
        let post = shown(.popup, [PostAction("Install") { ran += 1 }])
        let button = try stage.button("Install", of: post)
        let frame = stage.screenFrame(of: button)
        stage.finger.down(at: CGPoint(x: frame.midX, y: frame.midY))
        await stage.simulator.advance(by: 0.2)
        #expect(button.isHighlighted)
        stage.finger.up()
        await stage.simulator.advance(by: 1)
        #expect(ran == 1 && post.reason == .action(id: "Install"))
    }

    @Test(
        "SDCAlertView #201: Return chooses the preferred action, Escape the cancel action", .tags(.commonDefects),
        arguments: [Kind.alert, .popup])
    func keysChooseActions(kind: Kind) throws {
        let actions = [PostAction.cancel("Later"), PostAction("Tonight"), PostAction("Install", isPreferred: true)]
        for (key, id) in [(HardwareKey.return, "Install"), (.escape, "Later")] {
            let post = shown(kind, actions)
            stage.simulator.pressKey(key)
            stage.rest()
            #expect(post.reason == .action(id: id))
        }
    }

    // MARK: Freedom of layout

    // MARK: Changes while shown

    // MARK: Resources
}
