import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Alerts and pop-ups, which block the app: touches, focus, first responder and keyboard.
@MainActor
@Suite(.leavesNothingBehind)
struct BlockingPostTests {
    private let stage = Stage()
    private let postView: PostView
    private let appButton = UIButton(type: .system)
    private var voiceOver: VoiceOver { stage.simulator.voiceOver }

    init() {
        appButton.setTitle("Archive", for: .normal)
        appButton.frame = CGRect(x: 20, y: 700, width: 150, height: 50)
        stage.view.addSubview(appButton)
        postView = stage.makePostView()
    }

    private func post(
        _ kind: BlockingKind, on poster: (any Poster)? = nil, _ edit: (inout PostRequest) -> Void = { _ in }
    ) -> Post {
        var request = kind.request()
        edit(&request)
        let post = (poster ?? postView).postManager.post(request)
        stage.rest()
        return post
    }

    private static let outside = CGPoint(x: 60, y: 720)

    // MARK: Touches

    @Test(arguments: BlockingKind.allCases)
    func appGetsNoTouchesWhilePostIsShown(kind: BlockingKind) throws {
        var pressed = 0
        appButton.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
        let post = post(kind)
        stage.simulator.tap(at: Self.outside)
        stage.rest()
        #expect(pressed == 0 && post.phase == .shown)
        try stage.tapButton("Keep", of: post)
        stage.rest()
        stage.simulator.tap(at: Self.outside)
        #expect(pressed == 1)
    }

    @Test(arguments: BlockingKind.allCases)
    func tapOutsideRemovesPostIfAsked(kind: BlockingKind) {
        let post = post(kind) { $0.editPresentation { $0.backdrop.touches = .remove } }
        stage.simulator.tap(at: Self.outside)
        stage.rest()
        #expect(post.reason == .backdrop)
    }

    @Test func flingRemovesPopupButNotAlert() throws {
        postView.postManager.gestureManager.defaultGestures = .pan
        for kind in BlockingKind.allCases {
            let post = post(kind)
            let frame = stage.screenFrame(of: try #require(post.view))
            let start = CGPoint(x: frame.midX, y: frame.minY + 30)
            stage.simulator.fling(from: start, to: CGPoint(x: start.x, y: start.y + 300))
            stage.rest()
            #expect(post.reason == (kind == .popup ? .pan : nil))
            post.remove(animated: false)
        }
    }

    @Test(arguments: BlockingKind.allCases)
    func tapOnThePostItselfHasNoEffect(kind: BlockingKind) throws {
        postView.postManager.gestureManager.defaultGestures = .pan
        let post = post(kind)
        let frame = stage.screenFrame(of: try #require(post.view))
        stage.simulator.tap(at: CGPoint(x: frame.midX, y: frame.minY + 24))
        stage.simulator.advance(by: 60)
        #expect(post.phase == .shown)
    }

    // MARK: VoiceOver

    @Test(arguments: BlockingKind.allCases)
    func voiceOverReachesOnlyThePost(kind: BlockingKind) {
        voiceOver.start()
        let post = post(kind)
        #expect(
            stage.readLabels == [
                "Delete 12 photos?", "They are removed from all your devices.", "Keep", "Delete",
            ])
        #expect(voiceOver.elements.first?.accessibilityTraits.contains(.header) == true)
        post.remove()
        stage.rest()
        #expect(stage.readLabels == ["Archive"])
        voiceOver.stop()
    }

    @Test(arguments: BlockingKind.allCases)
    func focusEntersThePostAndReturns(kind: BlockingKind) throws {
        voiceOver.start()
        voiceOver.focus(on: appButton)
        let count = voiceOver.spoken.count
        let post = post(kind)
        stage.simulator.advance(by: 10)
        #expect(voiceOver.focusedElement?.accessibilityLabel == "Delete 12 photos?")
        let spoken = voiceOver.spoken.dropFirst(count).joined(separator: "; ")
        for text in ["Delete 12 photos?", "They are removed", "Keep available", "Delete available"] {
            #expect(spoken.components(separatedBy: text).count == 2, "\(text) in \(spoken)")
        }
        voiceOver.focus(on: try stage.button("Keep", of: post))
        #expect(voiceOver.activate())
        stage.simulator.advance(by: 2)
        #expect(post.reason == .action(id: "Keep"))
        #expect(voiceOver.focusedElement === appButton)
        voiceOver.stop()
    }

    @Test(arguments: Place.allCases)
    func alertIsModalOnEachPoster(place: Place) {
        voiceOver.start()
        voiceOver.focus(on: appButton)
        let post = post(.alert, on: poster(place))
        #expect(stage.readLabels.count == 4 && !stage.readLabels.contains("Archive"))
        #expect(voiceOver.focusedElement?.accessibilityLabel == "Delete 12 photos?")
        post.remove()
        stage.simulator.advance(by: 2)
        #expect(voiceOver.focusedElement === appButton)
        voiceOver.stop()
    }

    @Test(arguments: BlockingKind.allCases)
    func escapeGestureChoosesTheCancelAction(kind: BlockingKind) {
        voiceOver.start()
        let post = post(kind)
        #expect(voiceOver.escape())
        stage.rest()
        #expect(post.reason == .action(id: "Keep"))
        voiceOver.stop()
    }

    // MARK: First responder

    /// A poster in the key window, or in a separate window.
    enum Place: CaseIterable {
        case content, keyWindow, postWindow
    }

    private func poster(_ place: Place) -> any Poster {
        switch place {
        case .content: postView
        case .keyWindow: stage.postView
        case .postWindow: UIApplication.shared.postWindow()
        }
    }

    @Test(arguments: Place.allCases)
    func editedFieldIsFirstResponderAgain(place: Place) throws {
        let field = stage.showKeyboard()
        stage.rest()
        let post = post(.alert, on: poster(place))
        // In another window, the field stays the first responder of its own window.
        #expect(field.isFirstResponder == (place == .postWindow) && stage.simulator.keyboardFrame == nil)
        #expect((post.view as? PostCardView)?.isFirstResponder == true)
        stage.simulator.pressKey(.escape)
        stage.simulator.isHardwareKeyboardConnected = false
        stage.rest()
        #expect(post.reason == .action(id: "Keep"))
        #expect(field.isFirstResponder && stage.window.hasKeyStatus)
        stage.simulator.typeText("abc")
        #expect(field.text == "abc" && stage.simulator.keyboardFrame != nil)
    }

    @Test func fieldThatTheAppChoosesMeanwhileStaysFirstResponder() throws {
        stage.showKeyboard()
        let other = stage.addField(CGRect(x: 20, y: 200, width: 200, height: 40))
        let post = post(.alert)
        other.becomeFirstResponder()
        post.remove()
        stage.rest()
        #expect(other.isFirstResponder)
    }

    /// A text field that becomes first responder when it appears.
    private final class EagerField: UITextField {
        override func didMoveToWindow() {
            super.didMoveToWindow()
            if window != nil { becomeFirstResponder() }
        }
    }

    @Test func popupKeepsTheFirstResponderInsideIt() throws {
        let popup = PopupMessage("Name", hero: .view { EagerField() }, actions: [PostAction("Save")])
        let post = postView.post(popup)
        stage.rest()
        let field = try #require((post.view as? PopupMessageView)?.heroView)
        #expect(field.isFirstResponder && stage.simulator.keyboardFrame != nil)
        try stage.tapButton("Save", of: post)
        stage.rest()
        #expect(post.phase == .ended && stage.simulator.keyboardFrame == nil)
    }

    @Test func alertWithoutEditedFieldLeavesNoFirstResponder() {
        let post = post(.alert)
        let view = post.view
        #expect(view?.isFirstResponder == true)
        post.remove()
        stage.rest()
        #expect(view?.isFirstResponder == false && stage.simulator.keyboardFrame == nil)
    }

    /// An order in which two alerts leave.
    enum Leaving: CaseIterable {
        case oldestFirst, newestFirst, together
    }

    @Test(arguments: Leaving.allCases)
    func fieldIsFirstResponderAgainAfterTwoAlerts(leaving: Leaving) {
        let field = stage.showKeyboard()
        let posts = [post(.alert), post(.alert, on: stage.view.createPostView())]
        #expect(posts.map(\.phase) == [.shown, .shown] && posts[1].view?.isFirstResponder == true)
        if leaving == .together {
            PostManager.removeAll()
            stage.rest()
        } else {
            for post in leaving == .oldestFirst ? posts : posts.reversed() {
                post.remove()
                stage.rest()
            }
        }
        #expect(field.isFirstResponder)
    }

    @Test func alertAfterAlertGivesTheFieldBack() {
        let field = stage.showKeyboard()
        let first = post(.alert)
        let second = post(.alert)
        first.remove()
        stage.rest()
        #expect(second.phase == .shown && second.view?.isFirstResponder == true)
        second.remove()
        stage.rest()
        #expect(field.isFirstResponder)
    }

    @Test(arguments: Place.allCases)
    func passivePostLeavesFirstResponder(place: Place) {
        let field = stage.showKeyboard()
        let poster = poster(place)
        let messages = [
            PostRequest(Message("Failed", actions: [PostAction("Retry", isPreferred: true), .cancel("Later")])),
            PostRequest(ProgressMessage("Loading")),
        ]
        for request in messages {
            let post = poster.postManager.post(request)
            for _ in 0..<50 {
                stage.simulator.advance(by: Simulator.frame)
                #expect(field.isFirstResponder)
            }
            stage.simulator.pressKey(.space)
            stage.simulator.pressKey(.return)
            #expect(post.phase == .shown, "the keys belong to the text field")
            post.remove()
            stage.rest()
            #expect(field.isFirstResponder)
        }
        let hud = poster.postManager.post(PostRequest(ProgressMessage("Loading")), as: .hud(blocksApp: true))
        stage.rest()
        #expect(hud.phase == .shown && field.isFirstResponder)
    }
}
