import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Keys of a hardware keyboard for a modal post in a post window.
@MainActor @Suite(.bothReadings(of: .keysPrecedeText), .leavesNothingBehind)
struct ModalKeyboardFocusTests {
    private let simulator = Simulator()
    private let window: UIWindow
    private let postWindow: PostWindow

    init() throws {
        window = simulator.show(UIViewController())
        postWindow = try #require(window.windowScene).postWindow()
    }

    /// A view without a text field may become first responder in a window that isn't key, which then gets no keys.
    @Test(arguments: [true, false])
    func escapeEndsModalPost(firstResponderMakesWindowKey: Bool) {
        simulator.firstResponderMakesWindowKey = firstResponderMakesWindowKey
        var request = PostRequest(view: UIView.banner())
        request.editPresentation { $0.backdrop = .dim }
        let post = postWindow.post(request)
        simulator.advance(by: 1)
        #expect(postWindow.hasKeyStatus)
        simulator.pressKey(.escape)
        simulator.advance(by: 1)
        #expect(post.reason == .escape)
        #expect(window.hasKeyStatus, "the app gets its key status back")
    }

    @Test func escapeInTextFieldEndsModalPost() {
        let view = UIView.banner()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        view.addSubview(field)
        var request = PostRequest(view: view)
        request.editPresentation { $0.backdrop = .dim }
        let post = postWindow.post(request)
        simulator.advance(by: 1)
        field.becomeFirstResponder()
        simulator.moveKeyboardFocus(to: nil)
        simulator.composeText("nihon")
        simulator.pressKey(.escape)
        simulator.advance(by: 1)
        #expect(field.text == "" && post.phase == .shown, "Escape discards the composed text")
        simulator.pressKey(.escape)
        simulator.advance(by: 1)
        #expect(post.reason == .escape)
    }

    @Test(arguments: [true, false])
    func returnChoosesPreferredButtonOfAlert(firstResponderMakesWindowKey: Bool) async {
        simulator.firstResponderMakesWindowKey = firstResponderMakesWindowKey
        var request = PostRequest(
            AlertMessage("Update?", actions: [.cancel("Later"), PostAction("Now", isPreferred: true)]))
        request.editPresentation { $0.backdrop = .dim }
        let post = postWindow.post(request)
        await simulator.advance(by: 1)
        simulator.pressKey(.return)
        await simulator.advance(by: 1)
        #expect(post.reason == .action(id: "Now"))
        #expect(window.hasKeyStatus)
    }

    @Test(arguments: [true, false])
    func passivePostLeavesKeyStatusToTheApp(firstResponderMakesWindowKey: Bool) {
        simulator.firstResponderMakesWindowKey = firstResponderMakesWindowKey
        postWindow.post(PostRequest(view: UIView.banner()))
        simulator.advance(by: 1)
        #expect(window.hasKeyStatus && !postWindow.hasKeyStatus)
    }

    /// UIKit may refuse a first responder during a transition.
    @Test func alertDuringPresentationGetsKeys() async throws {
        window.rootViewController?.present(UIViewController(), animated: true)
        await simulator.advance(by: 0.1)
        var request = PostRequest(AlertMessage("Update?", actions: [.cancel("Later"), PostAction("Now")]))
        request.editPresentation { $0.backdrop = .dim }
        let post = try #require(window.windowScene).postView.post(request)
        await simulator.advance(by: 2)
        simulator.pressKey(.escape)
        await simulator.advance(by: 1)
        #expect(post.reason == .action(id: "Later"))
    }

    // MARK: The earlier field

    /// Shows an alert while a field is edited, and removes it during a transition.
    private func removeAlert(
        during beginTransition: () -> Void, then next: () -> Void = {}
    ) async throws -> UITextField {
        let field = UITextField(frame: CGRect(x: 40, y: 100, width: 200, height: 40))
        window.rootViewController?.view.addSubview(field)
        field.becomeFirstResponder()
        let alert = AlertMessage("Update?", actions: [.cancel("Later"), PostAction("Now")])
        let post = try #require(window.windowScene).postView.post(alert)
        await simulator.advance(by: 1)
        #expect(!field.isFirstResponder)
        beginTransition()
        post.remove()
        next()
        await simulator.advance(by: 2)
        #expect(post.phase == .ended)
        return field
    }

    @Test(.bothReadings(of: .respondersRefuseInTransitions))
    func fieldGetsKeysAfterTransition() async throws {
        let field = try await removeAlert { simulator.rotate(to: .landscapeLeft) }
        #expect(field.isFirstResponder)
    }

    @Test(.bothReadings(of: .respondersRefuseInTransitions))
    func refusedFieldGetsNoKeysBehindNewScreen() async throws {
        let field = try await removeAlert {
            window.rootViewController?.present(UIViewController(), animated: true)
        }
        #expect(!field.isFirstResponder || !Reading.respondersRefuseInTransitions.isOn)
    }

    @Test(.bothReadings(of: .respondersRefuseInTransitions))
    func refusedFieldTakesNoKeysFromAnotherWindow() async throws {
        let other = UITextField(frame: CGRect(x: 40, y: 200, width: 200, height: 40))
        let second = UIWindow(windowScene: try #require(window.windowScene))
        second.rootViewController = UIViewController()
        second.rootViewController?.view.addSubview(other)
        second.isHidden = false
        let field = try await removeAlert {
            window.rootViewController?.present(UIViewController(), animated: false)
            window.rootViewController?.dismiss(animated: true)
        } then: {
            second.makeKey()
            other.becomeFirstResponder()
        }
        #expect(second.windowScene?.keyWindow === second && other.isFirstResponder)
        #expect(!field.isFirstResponder || !Reading.respondersRefuseInTransitions.isOn)
    }
}
