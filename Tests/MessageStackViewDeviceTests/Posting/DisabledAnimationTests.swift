import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewHostedTests

/// `UIView.setAnimationsEnabled(false)`, which is usual in UI tests.
@MainActor
@Suite(.leavesNothingBehind)
struct DisabledAnimationTests {
    /// The posters and hosts of the library.
    enum Place: CaseIterable {
        case view, deck, stack, toast, keyWindow, postWindow, bar, bars

        @MainActor
        func poster(on stage: Stage) -> any Poster {
            switch self {
            case .view: return stage.view.createPostView(edge: .bottom)
            case .deck:
                let postView = stage.view.createPostView()
                postView.deck = PostDeck()
                return postView
            case .stack: return stage.view.createMessageStackView(edge: .bottom)
            case .toast: return stage.view.createPosterView(layout: .bottom) as Toast
            case .keyWindow: return stage.postView
            case .postWindow: return UIApplication.shared.postWindow()
            case .bar: return stage.controller.createBarPostView(edge: .top)
            case .bars: return stage.controller.createBarPostView(edge: .top, followsVisibleScreen: true)
            }
        }
    }

    private let stage = Stage()

    init() { UIView.setAnimationsEnabled(false) }

    private func nextFrame() { stage.simulator.advance(by: Simulator.frame) }

    @Test(arguments: Place.allCases)
    func postEntersAndLeavesAtOnce(place: Place) throws {
        let poster = place.poster(on: stage)
        var request = PostRequest(Message(title: "Title"))
        request.animated = .both
        request.editPresentation { $0.backdrop = .dim }
        let post = poster.post(request)
        #expect(post.phase == .shown)
        nextFrame()
        let slot = try #require(post.view?.slot)
        #expect(slot.transform == .identity && slot.alpha == 1 && !slot.motion.isMoving && slot.bounds.height > 20)
        let second = poster.post(PostRequest(Message(title: "Second")))
        post.remove()
        #expect(post.phase == .ended && slot.superview == nil)
        nextFrame()
        #expect(second.phase == .shown)
        second.remove()
        nextFrame()
        #expect(second.phase == .ended && stage.simulator.animations == 0)
    }

    @Test func updatedPostLeavesNoPicture() throws {
        stage.simulator.isReduceMotionEnabled = true
        let post = stage.postView.post(PostRequest(Message(title: "Title")))
        nextFrame()
        let slot = try #require(post.view?.slot)
        let views = slot.subviews.count
        post.update(with: PostRequest(Message(title: "Longer", subtitle: "Subtitle")))
        #expect(slot.subviews.count == views)
        nextFrame()
        #expect(slot.subviews.count == views && slot.bounds.height > 30)
    }

    @Test(arguments: [false, true])
    func postUnderFingerReturnsOrLeavesAtOnce(isThrown: Bool) throws {
        let postView = stage.view.createPostView()
        postView.postManager.gestureManager.defaultGestures = .pan
        let post = postView.post(PostRequest(Message(title: "Title")))
        nextFrame()
        let slot = try #require(post.view?.slot)
        let frame = slot.convert(slot.bounds, to: nil)
        let start = CGPoint(x: frame.midX, y: frame.midY)
        if isThrown {
            stage.simulator.fling(from: start, to: CGPoint(x: start.x, y: start.y - 80))
        } else {
            stage.finger.down(at: start)
            for _ in 0..<10 {
                stage.finger.move(by: CGVector(dx: 0, dy: 2))
                nextFrame()
            }
            stage.finger.up()
        }
        nextFrame()
        #expect(post.phase == (isThrown ? .ended : .shown))
        #expect(isThrown || slot.transform == .identity && !slot.motion.isMoving)
    }

    @Test func deckSpreadsAtOnce() throws {
        let postView = stage.view.createPostView()
        postView.deck = PostDeck()
        let posts = (0..<2).map { postView.post(PostRequest(Message(title: "\($0)"))) }
        nextFrame()
        postView.setDeckExpanded(true, animated: true)
        nextFrame()
        let frames = try posts.map { try stage.slotFrame(of: #require($0.view)) }
        #expect(!frames[0].intersects(frames[1]) && stage.simulator.animations == 0)
    }

    @Test(arguments: [false, true])
    func presentedControllerIsSeenAtOnce(isAnimated: Bool) {
        let presented = UIViewController()
        presented.preferredContentSize.height = 200
        var calls: [String] = []
        stage.controller.present(presented, as: .presented, animated: isAnimated) { calls.append("presented") }
        stage.simulator.advance(by: 0.1)
        let bottom = presented.view.convert(presented.view.bounds, to: nil).maxY
        #expect(abs(bottom - (852 - 34 - 20)) < 0.001)
        presented.dismiss(animated: isAnimated) { calls.append("dismissed") }
        stage.simulator.advance(by: 0.1)
        #expect(calls == ["presented", "dismissed"] && presented.view.window == nil)
    }
}
