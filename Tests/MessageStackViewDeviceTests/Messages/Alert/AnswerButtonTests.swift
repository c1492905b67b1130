import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The button OK of values without actions in alerts and pop-ups.
@MainActor
@Suite(.leavesNothingBehind)
struct AnswerButtonTests {
    /// A value without actions.
    enum Value: CaseIterable {
        case message, error, text, badge, note

        var model: any Postable {
            switch self {
            case .message: Message("Uploaded", subtitle: "12 photos")
            case .error: Message(.error, "Upload failed")
            case .text: Message(title: "Saved")
            case .badge: BadgeMessage("Hello", subtitle: "Welcome", image: nil, fillColor: .red)
            case .note: NoteMessage("Synced", accessory: .activity)
            }
        }
    }

    enum Kind: CaseIterable {
        case alert, popup

        var presentation: PostPresentation { self == .alert ? .alert : .popup }
    }

    private let stage = Stage()
    private let postView: PostView

    init() {
        postView = stage.makePostView()
    }

    private func post(
        _ model: any Postable, as presentation: PostPresentation, on poster: (any Poster)? = nil,
        _ edit: (inout PostRequest) -> Void = { _ in }
    ) -> Post {
        stage.post(model, as: presentation, on: poster ?? postView, edit)
    }

    private func titles(of post: Post) -> [String] { post.view?.actionsView?.actions.map(\.title) ?? [] }

    @Test(arguments: Value.allCases, Kind.allCases)
    func valueWaitsForOK(value: Value, kind: Kind) throws {
        let post = post(value.model, as: kind.presentation)
        #expect(titles(of: post) == ["OK"])
        stage.simulator.advance(by: 120)
        #expect(post.phase == .shown && post.timeLeft == nil)
        let view = try #require(post.view)
        let button = try stage.button("OK", of: post)
        #expect(button.bounds.height >= 44 && stage.screenFrame(of: view).contains(stage.screenFrame(of: button)))
        stage.simulator.tap(button)
        stage.rest()
        #expect(post.reason == .action(id: "ok"))
    }

    @Test(arguments: Value.allCases)
    func otherPresentationHasNoButton(value: Value) {
        for presentation in [PostPresentation.centered, .hud(blocksApp: true), .card(.top)] {
            let post = post(value.model, as: presentation)
            #expect(titles(of: post) == [])
            post.remove(animated: false)
        }
    }

    @Test(arguments: Kind.allCases)
    func valueWithActionsKeepsThem(kind: Kind) {
        let message = Message("Delete?", actions: [PostAction("Delete"), .cancel("Keep")])
        #expect(titles(of: post(message, as: kind.presentation)) == ["Delete", "Keep"])
    }

    @Test(arguments: Kind.allCases)
    func progressHasNoButton(kind: Kind) throws {
        for result in [Message("Uploaded"), Message(.error, "Upload failed")] {
            let post = post(ProgressMessage("Uploading"), as: kind.presentation)
            #expect(titles(of: post) == [] && post.timeLeft == nil)
            post.update(with: result)
            stage.rest()
            #expect(titles(of: post) == ["OK"] && post.timeLeft == nil)
            post.update(with: ProgressMessage("Uploading"))
            stage.rest()
            #expect(titles(of: post) == [])
            post.remove(animated: false)
        }
    }

    @Test(arguments: Value.allCases)
    func stackShowsOK(value: Value) throws {
        let stack = stage.view.createMessageStackView(edge: .top)
        let post = post(value.model, as: .alert, on: stack)
        #expect(titles(of: post) == ["OK"])
        try stage.tapButton("OK", of: post)
        stage.rest()
        #expect(post.reason == .action(id: "ok"))
    }

    @Test func editedAlertHasOK() {
        let post = post(Message("Saved"), as: .alert) { $0.editPresentation { $0.backdrop.touches = .remove } }
        #expect(titles(of: post) == ["OK"] && post.timeLeft == nil)
    }

    @Test(arguments: [Value.message, .badge])
    func updateAddsAndRemovesOK(value: Value) {
        func request(_ model: some Postable, _ presentation: PostPresentation) -> PostRequest {
            var request = PostRequest(model)
            request.editPresentation { $0 = presentation }
            return request
        }
        let post = postView.post(request(value.model, .card(.top)))
        stage.rest()
        for (presentation, expected) in [(PostPresentation.alert, ["OK"]), (.card(.top), [])] {
            post.update(with: request(value.model, presentation))
            stage.rest()
            #expect(titles(of: post) == expected)
            #expect((post.timeLeft == nil) == !expected.isEmpty)
        }
    }

    @Test func durationOfTheAppStays() throws {
        let post = post(Message("Saved"), as: .alert) { $0.duration = .seconds(5) }
        #expect(titles(of: post) == ["OK"])
        #expect(try #require(post.timeLeft) <= 5)
        stage.simulator.advance(by: 6)
        #expect(post.reason == .timeout)
    }

    @Test func viewIsReturnedWithoutButton() {
        let message = MessageView()
        message.set(message: Message("Saved"))
        let badge = BadgeMessageView()
        badge.set(badgeMessage: Stage.message)
        for view in [message, badge] {
            let post = postView.post(PostRequest(view: view), as: .alert)
            stage.rest()
            #expect(titles(of: post) == ["OK"])
            post.remove(animated: false)
            #expect(view.actionsView?.actions ?? [] == [])
        }
    }

    @Test func viewTakenByAnotherAlertKeepsButton() {
        let view = MessageView()
        view.set(message: Message("Saved"))
        let first = postView.post(PostRequest(view: view), as: .alert)
        stage.rest()
        let second = stage.makePostView().post(PostRequest(view: view), as: .alert)
        stage.rest()
        #expect(first.reason == .viewTaken && second.phase == .shown)
        #expect(titles(of: second) == ["OK"])
    }

    @Test func viewRemovedBeforeEntranceHasNoButton() {
        let view = MessageView()
        view.set(message: Message("Saved"))
        var request = PostRequest(view: view)
        request.willPost { $0.remove() }
        let post = postView.post(request, as: .alert)
        stage.rest()
        #expect(post.phase == .ended && view.actionsView?.actions ?? [] == [])
    }

    @Test(arguments: Value.allCases, [HardwareKey.return, .escape])
    func keysChooseOK(value: Value, key: HardwareKey) {
        let post = post(value.model, as: .alert)
        #expect(stage.simulator.pressKey(key))
        stage.rest()
        #expect(post.reason == .action(id: "ok"))
    }

    @Test(arguments: Value.allCases)
    func voiceOverReachesOK(value: Value) throws {
        let voiceOver = stage.simulator.voiceOver
        voiceOver.start()
        defer { voiceOver.stop() }
        let post = post(value.model, as: .popup)
        stage.simulator.advance(by: 10)
        #expect(stage.readLabels.contains("OK"))
        #expect(voiceOver.spoken.contains { $0.contains("OK available") })
        voiceOver.focus(on: try stage.button("OK", of: post))
        #expect(voiceOver.activate())
        stage.rest()
        #expect(post.reason == .action(id: "ok"))
    }
}
