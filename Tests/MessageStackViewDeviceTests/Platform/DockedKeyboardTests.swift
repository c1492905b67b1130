import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Posts that appear while the keyboard is up, for both readings of the guide of a view that was added then.
@MainActor @Suite(.bothReadings(of: .newKeyboardGuidesStayDown), .leavesNothingBehind)
struct DockedKeyboardTests {
    enum Place: CaseIterable {
        case view, window, postWindow, bars, toast, stack
    }

    private let stage = Stage()

    private func poster(at place: Place) throws -> any Poster {
        let scene = try #require(stage.window.windowScene)
        switch place {
        case .view: return stage.view.createPostView(edge: .bottom)
        case .window: return scene.postView
        case .postWindow: return scene.postWindow().postView
        case .bars: return stage.controller.createBarPostView(edge: .bottom)
        case .toast:
            let toast = Toast()
            stage.controller.addAndConstrainToast(toast)
            return toast
        case .stack: return stage.view.createMessageStackView(edge: .bottom)
        }
    }

    private func post(on poster: any Poster) -> UIView {
        let view = Stage.makeMessageView()
        var request = PostRequest(view: view)
        if let postView = poster as? PostView, postView.edge == .top {
            request.editPresentation { $0.placement = PostPlacement(.bottom) }
        }
        poster.post(request)
        return view
    }

    @Test(arguments: Place.allCases)
    func latePostIsAboveTheKeyboard(at place: Place) throws {
        let poster = try poster(at: place)
        let field = stage.showKeyboard()
        stage.rest()
        let keyboard = try #require(stage.simulator.keyboardFrame)
        let view = post(on: poster)
        stage.rest()
        let above = try stage.slotFrame(of: view)
        #expect(above.maxY <= keyboard.minY + 0.5 && above.maxY > keyboard.minY - 30)
        #expect(!stage.hasEndlessLayouts && stage.simulator.layoutConflicts.isEmpty)
        field.resignFirstResponder()
        stage.rest()
        let below = try stage.slotFrame(of: view)
        #expect(below.maxY > keyboard.minY + 100, "the post returns with the keyboard")
        field.becomeFirstResponder()
        stage.rest()
        #expect(try stage.slotFrame(of: view).maxY == above.maxY)
    }

    @Test func latePostFollowsAHigherKeyboard() throws {
        let postView = stage.view.createPostView(edge: .bottom)
        let field = stage.showKeyboard()
        stage.rest()
        let view = post(on: postView)
        stage.rest()
        let before = try stage.slotFrame(of: view)
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        field.inputAccessoryView = accessory
        field.reloadInputViews()
        stage.rest()
        #expect(try stage.slotFrame(of: view).maxY == before.maxY - 44)
    }

    @Test(arguments: Place.allCases)
    func postAfterChangedKeyboardIsAboveIt(at place: Place) throws {
        let poster = try poster(at: place)
        let field = stage.showKeyboard()
        stage.rest()
        let lower = try #require(stage.simulator.keyboardFrame)
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        field.reloadInputViews()
        stage.rest()
        let view = post(on: poster)
        stage.rest()
        #expect(try stage.slotFrame(of: view).maxY <= lower.minY - 43.5)
    }

    @Test func floatingKeyboardEndsTheFloor() throws {
        let stage = Stage(device: .iPad11)
        let postView = stage.view.createPostView(edge: .bottom)
        stage.showKeyboard()
        stage.rest()
        let keyboard = try #require(stage.simulator.keyboardFrame)
        let view = post(on: postView)
        stage.rest()
        #expect(try stage.slotFrame(of: view).maxY <= keyboard.minY)
        stage.simulator.floatKeyboard(at: CGPoint(x: 20, y: 100))
        stage.rest()
        #expect(try stage.slotFrame(of: view).maxY > keyboard.minY)
        #expect(DockedKeyboard.shared.frame == nil)
    }

    /// A finger that moves the keyboard down moves the posts too, although no notification reports it.
    @Test func latePostFollowsTheFingerOnTheKeyboard() throws {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 652))
        scrollView.contentSize = CGSize(width: 393, height: 2000)
        scrollView.keyboardDismissMode = .interactive
        stage.view.addSubview(scrollView)
        let postView = stage.makePostView(PostPresentation { $0.placement = .bottomTrailing })
        stage.showKeyboard()
        stage.rest()
        let view = Stage.makeMessageView()
        postView.post(PostRequest(view: view))
        stage.rest()
        stage.simulator.touchDown(at: CGPoint(x: 100, y: 400))
        stage.simulator.touchMove(to: CGPoint(x: 100, y: 600))
        stage.simulator.touchMove(to: CGPoint(x: 100, y: 700))
        #expect(abs(try stage.seenSlotFrame(of: view).maxY - 690) < 0.5)
        stage.simulator.touchMove(to: CGPoint(x: 100, y: 851))
        #expect(try stage.seenSlotFrame(of: view).maxY > 780, "the keyboard is off the screen")
        stage.simulator.touchUp(at: CGPoint(x: 100, y: 851))
    }
}
