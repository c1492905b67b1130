import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// The Return and Escape keys of a hardware keyboard in posts with actions.
@MainActor @Suite(.bothReadings(of: .keysPrecedeText), .leavesNothingBehind)
struct ActionKeyTests {
    /// A question in the middle, and its poster.
    enum Kind: CaseIterable {
        case alert, popup, windowAlert, windowPopup, embeddedAlert
    }

    private final class Record {
        var choices: [String] = []
        var answers: [String] = []
    }

    private let stage = Stage()
    private let record = Record()
    private var simulator: Simulator { stage.simulator }

    private func action(_ title: String, _ role: PostAction.Role = .default, isPreferred: Bool = false) -> PostAction {
        PostAction(title, role: role, isPreferred: isPreferred) { [record] in record.choices.append(title) }
    }

    private func post(_ kind: Kind, _ actions: [PostAction]) async throws -> Post {
        let poster: any Poster =
            switch kind {
            case .alert, .popup: stage.postView
            case .windowAlert, .windowPopup: try #require(stage.window.windowScene).postWindow()
            case .embeddedAlert: stage.view.createPostView(edge: .top, constrainToSafeArea: false)
            }
        let post = post(kind, actions, on: poster)
        await simulator.advance(by: 1)
        return post
    }

    private func post(_ kind: Kind, _ actions: [PostAction], on poster: some Poster) -> Post {
        let onAnswer: @MainActor @Sendable (PostAction) -> Void = { [record] in record.answers.append($0.title) }
        switch kind {
        case .popup, .windowPopup:
            var popup = PopupMessage("Update?", text: "Version 5 is ready.", actions: actions)
            popup.onAnswer = onAnswer
            return poster.post(popup)
        case .alert, .windowAlert, .embeddedAlert:
            var alert = AlertMessage("Update?", text: "Version 5 is ready.", actions: actions)
            alert.onAnswer = onAnswer
            return poster.post(alert)
        }
    }

    private func press(_ key: HardwareKey) async {
        simulator.pressKey(key)
        await simulator.advance(by: 1)
    }

    /// Moves the focus of Full Keyboard Access to the button with a title.
    private func focus(on title: String, of post: Post) throws {
        let button = try #require(post.view?.actionButton(title))
        for _ in 0..<8 where simulator.keyboardFocus !== button { simulator.pressKey(.tab) }
        try #require(simulator.keyboardFocus === button)
    }

    // MARK: Questions

    @Test(arguments: Kind.allCases)
    func returnChoosesPreferredAction(kind: Kind) async throws {
        let post = try await post(
            kind, [action("Tonight"), action("Now", isPreferred: true), action("Never", .cancel)])
        await press(.return)
        await press(.return)
        #expect(record.choices == ["Now"] && record.answers == ["Now"])
        #expect(post.reason == .action(id: "Now"))
    }

    @Test(arguments: Kind.allCases)
    func returnChoosesOnlyDefaultAction(kind: Kind) async throws {
        let post = try await post(kind, [action("Never", .cancel), action("Now"), action("Delete", .destructive)])
        await press(.return)
        #expect(record.choices == ["Now"] && post.reason == .action(id: "Now"))
    }

    @Test(arguments: Kind.allCases)
    func returnChoosesNothingWithoutPreferredAction(kind: Kind) async throws {
        let post = try await post(kind, [action("Tonight"), action("Now"), action("Delete", .destructive)])
        await press(.return)
        #expect(record.choices == [] && post.phase == .shown)
    }

    @Test(arguments: Kind.allCases)
    func returnActivatesFocusedButton(kind: Kind) async throws {
        let post = try await post(
            kind, [action("Tonight"), action("Now", isPreferred: true), action("Never", .cancel)])
        try focus(on: "Tonight", of: post)
        await press(.return)
        #expect(record.choices == ["Tonight"] && post.reason == .action(id: "Tonight"))
    }

    @Test(arguments: Kind.allCases, [true, false])
    func escapeChoosesCancelAction(kind: Kind, isButtonFocused: Bool) async throws {
        let post = try await post(kind, [action("Now"), action("Never", .cancel)])
        if isButtonFocused { try focus(on: "Now", of: post) }
        await press(.escape)
        #expect(record.choices == ["Never"] && record.answers == ["Never"])
        #expect(post.reason == .action(id: "Never"))
    }

    @Test(arguments: Kind.allCases, [true, false])
    func escapeWithoutCancelActionIsNoAnswer(kind: Kind, isButtonFocused: Bool) async throws {
        let post = try await post(kind, [action("Now"), action("Tonight")])
        if isButtonFocused { try focus(on: "Now", of: post) }
        await press(.escape)
        #expect(record.choices == [] && record.answers == [])
        #expect(post.reason == .escape)
    }

    @Test(arguments: Kind.allCases)
    func alertReturnsFirstResponder(kind: Kind) async throws {
        let field = stage.showKeyboard()
        await simulator.advance(by: 1)
        let post = try await post(kind, [action("Now"), action("Never", .cancel)])
        await press(.return)
        #expect(record.choices == ["Now"] && field.text == "", "the text field doesn't get the key")
        #expect(post.phase == .ended && field.isFirstResponder)
        #expect(stage.window.hasKeyStatus)
    }

    // MARK: Custom views

    /// A view that handles keys as the documentation of `choose(for:)` describes.
    private final class CustomView: UIView {
        let choiceView = PostActionsView()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

        override var canBecomeFirstResponder: Bool { true }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            if !choiceView.choose(for: presses) { super.pressesBegan(presses, with: event) }
        }
    }

    private func postCustomView() async -> (post: Post, view: CustomView) {
        let view = CustomView()
        view.heightAnchor.constraint(equalToConstant: 100).isActive = true
        view.addSubview(view.field)
        view.choiceView.actions = [action("Now", isPreferred: true), action("Never", .cancel)]
        view.addSubview(view.choiceView)
        var request = PostRequest(view: view)
        request.editPresentation { $0.backdrop = .dim }
        let post = stage.postView.post(request)
        await simulator.advance(by: 1)
        return (post, view)
    }

    @Test func returnInTextFieldOfCustomViewChoosesNothing() async {
        let (post, view) = await postCustomView()
        view.field.becomeFirstResponder()
        await press(.return)
        #expect(record.choices == [] && post.phase == .shown)
        view.becomeFirstResponder()
        simulator.moveKeyboardFocus(to: nil)
        await press(.return)
        #expect(record.choices == ["Now"] && post.reason == .action(id: "Now"))
    }

    @Test func escapeInTextFieldOfCustomViewChoosesCancelAction() async {
        let (post, view) = await postCustomView()
        view.field.becomeFirstResponder()
        simulator.moveKeyboardFocus(to: nil)
        simulator.composeText("nihon")
        await press(.escape)
        #expect(view.field.text == "" && post.phase == .shown)
        await press(.escape)
        #expect(record.choices == ["Never"] && post.reason == .action(id: "Never"))
    }

    // MARK: Banners

    private func postBanner(_ actions: [PostAction]) async -> Post {
        let post = stage.postView.post(Message("Upload failed", actions: actions))
        await simulator.advance(by: 1)
        return post
    }

    @Test func escapeInBannerChoosesCancelAction() async throws {
        let post = await postBanner([action("Retry"), action("Later", .cancel)])
        try focus(on: "Retry", of: post)
        await press(.escape)
        #expect(record.choices == ["Later"] && post.reason == .action(id: "Later"))
    }

    @Test func escapeInBannerWithoutCancelActionDismisses() async throws {
        let post = await postBanner([action("Retry")])
        try focus(on: "Retry", of: post)
        await press(.escape)
        #expect(record.choices == [] && post.reason == .escape)
    }

    @Test(arguments: [HardwareKey.return, .escape, .space])
    func keysOutsideBannerDoNotReachIt(key: HardwareKey) async {
        let field = stage.showKeyboard()
        let post = await postBanner([action("Retry"), action("Later", .cancel)])
        #expect(field.isFirstResponder, "a banner leaves the first responder as it is")
        await press(key)
        #expect(record.choices == [] && post.phase == .shown)
    }
}
