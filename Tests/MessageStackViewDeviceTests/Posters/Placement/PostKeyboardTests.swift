import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewTests

/// The reaction of posts to the keyboard.
@MainActor
@Suite(.leavesNothingBehind)
struct PostKeyboardTests {
    private func keyboardTop(on stage: Stage) throws -> CGFloat {
        try #require(stage.simulator.keyboardFrame).minY
    }

    static let presentations: [PostPresentation] = [
        PostPresentation { $0.placement = PostPlacement(.bottom) }, .card(.bottom), .bar(.bottom), .fullScreen,
    ]

    @Test func emptyPostViewHasNoHeightOverTheKeyboard() throws {
        let stage = Stage()
        let toast = Toast()
        stage.controller.addAndConstrainToast(toast)
        toast.post(message: "Copied").removeFromSuperview()
        stage.showKeyboard()
        stage.simulator.advance(by: 1)
        #expect(toast.bounds.height == 0)
        stage.simulator.rotate(to: .landscapeRight)
        stage.simulator.advance(by: 1)
        #expect(toast.bounds.height == 0 && !stage.hasEndlessLayouts)
    }

    @Test func postMovesInStepWithTheKeyboard() throws {
        let stage = Stage()
        let view = Stage.makeMessageView()
        stage.makePostView(.card(.bottom)).post(PostRequest(view: view))
        stage.simulator.advance(by: 1)
        let guide = UIView()
        guide.translatesAutoresizingMaskIntoConstraints = false
        stage.view.addSubview(guide)
        NSLayoutConstraint.activate([
            guide.bottomAnchor.constraint(equalTo: stage.view.keyboardLayoutGuide.topAnchor),
            guide.heightAnchor.constraint(equalToConstant: 10),
        ])
        stage.simulator.advance(by: 0.1)
        stage.showKeyboard()
        var places: [CGFloat] = []
        for _ in 0..<40 {
            stage.simulator.advance(by: Simulator.frame)
            let top = (guide.layer.presentation() ?? guide.layer).frame.maxY
            let bottom = try stage.seenSlotFrame(of: view).maxY
            places.append(bottom)
            // The inset of the post, 8 points, is less than the spacing to the keyboard.
            #expect(abs(top - bottom - 8) < 1)
        }
        #expect(zip(places.dropFirst(), places).allSatisfy { $0 <= $1 + 0.01 })
        #expect(Set(places.map { Int($0) }).count > 10)
    }

    @Test func postFollowsInteractiveKeyboardDismissal() throws {
        let stage = Stage()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 652))
        scrollView.contentSize = CGSize(width: 393, height: 2000)
        scrollView.keyboardDismissMode = .interactive
        stage.view.addSubview(scrollView)
        let view = Stage.makeMessageView()
        let presentation = PostPresentation {
            $0.placement = .bottomTrailing
            $0.size = PostSize(width: .points(150))
        }
        stage.makePostView(presentation).post(PostRequest(view: view))
        stage.showKeyboard()
        stage.simulator.advance(by: 1)
        stage.simulator.touchDown(at: CGPoint(x: 100, y: 400))
        for y in stride(from: 600.0, to: 780, by: 30) {
            stage.simulator.touchMove(to: CGPoint(x: 100, y: y))
            #expect(abs(try stage.seenSlotFrame(of: view).maxY - (y - 10)) < 0.5)
        }
        stage.simulator.touchUp(at: CGPoint(x: 100, y: 780))
        stage.simulator.advance(by: 1)
    }

    @Test func centeredPostMovesOnlyIfTheKeyboardCoversIt() throws {
        let stage = Stage()
        let low = Stage.makeMessageView()
        let high = Stage.makeMessageView()
        for (view, offset) in [(low, 200.0), (high, -200.0)] {
            let presentation = PostPresentation { $0.placement = PostPlacement(.center, centerOffset: offset) }
            stage.makePostView(presentation).post(PostRequest(view: view))
        }
        stage.simulator.advance(by: 1)
        let before = try stage.seenSlotFrame(of: high)
        stage.showKeyboard()
        stage.simulator.advance(by: 1)
        #expect(try stage.seenSlotFrame(of: high) == before)
        #expect(abs(try keyboardTop(on: stage) - 10 - (try stage.seenSlotFrame(of: low)).maxY) < 0.5)
    }

    @Test func postShrinksAndScrollsWithoutEnoughRoom() throws {
        let stage = Stage(device: .iPhoneSE)
        let view = Stage.makeMessageView("Title", String(repeating: "Words and words. ", count: 200))
        var presentation = PostPresentation.card(.bottom)
        presentation.keyboard = .avoided(spacing: 4, resistance: 30)
        stage.makePostView(presentation).post(PostRequest(view: view))
        stage.simulator.advance(by: 1)
        stage.showKeyboard()
        stage.simulator.advance(by: 1)
        let frame = try stage.seenSlotFrame(of: view)
        #expect(abs(frame.minY - (stage.safeFrame.minY + 30)) < 0.5)
        #expect(abs(frame.maxY - (try keyboardTop(on: stage) - 4)) < 0.5)
        #expect(view.bounds.height > frame.height)
    }

    @Test func keyboardThatAppearsFloatingMovesThePostItCovers() throws {
        let stage = Stage(device: .iPad11)
        let view = Stage.makeMessageView()
        let presentation = PostPresentation {
            $0.placement = .bottomLeading
            $0.size = .content
        }
        stage.makePostView(presentation).post(PostRequest(view: view))
        stage.simulator.floatKeyboard(at: CGPoint(x: 0, y: 900))
        stage.showKeyboard()
        stage.simulator.advance(by: 1)
        let keyboard = try #require(stage.simulator.keyboardFrame)
        #expect(keyboard.width < 400)
        #expect(!(try stage.seenSlotFrame(of: view)).intersects(keyboard))
    }

    @Test func floatingKeyboardMovesOnlyPostsItCovers() throws {
        let stage = Stage(device: .iPad11)
        let under = Stage.makeMessageView("Under it")
        let beside = Stage.makeMessageView("Beside it")
        for (view, placement) in [(under, PostPlacement.bottomLeading), (beside, .bottomTrailing)] {
            let presentation = PostPresentation {
                $0.placement = placement
                $0.size = .content
            }
            stage.makePostView(presentation).post(PostRequest(view: view))
        }
        stage.simulator.advance(by: 1)
        let free = try stage.seenSlotFrame(of: beside)
        let covered = try stage.seenSlotFrame(of: under)
        stage.showKeyboard()
        stage.simulator.advance(by: 1)
        stage.simulator.floatKeyboard(at: CGPoint(x: 0, y: 900))
        stage.simulator.advance(by: 1)
        let keyboard = try #require(stage.simulator.keyboardFrame)
        #expect(try stage.seenSlotFrame(of: beside) == free)
        #expect(!(try stage.seenSlotFrame(of: under)).intersects(keyboard))
        stage.simulator.floatKeyboard(at: CGPoint(x: 0, y: 300))
        stage.simulator.advance(by: 1)
        #expect(try stage.seenSlotFrame(of: under) == covered)
    }

    @Test func appCanBeTouchedAfterTheKeyboard() {
        let stage = Stage()
        var taps = 0
        let button = UIButton(frame: CGRect(x: 20, y: 732, width: 350, height: 60))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.view.addSubview(button)
        let postView = stage.makePostView(PostPresentation { $0.placement = .bottom })
        postView.edgeInsets.bottom = 200
        postView.post(PostRequest(view: Stage.makeMessageView()))
        stage.showKeyboard()
        stage.rest()
        stage.view.endEditing(true)
        stage.rest()
        stage.simulator.tap(at: button.center)
        #expect(taps == 1)
    }
}
