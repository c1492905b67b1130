import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

@MainActor
@Suite(.leavesNothingBehind)
struct PostGestureManagerTests {
    private let poster = RecordingPoster()
    private var gestures: PostGestureManager { poster.postManager.gestureManager }

    @Test func gesturesAreNotAddedToTheView() {
        let view = UIView()
        for _ in 1...3 {
            gestures.addPanToRemoveGesture(to: view)
            gestures.addTapToRemoveGesture(to: view)
            poster.post(PostRequest(view: view)).remove()
        }
        #expect((view.gestureRecognizers ?? []).isEmpty)
    }

    @Test(arguments: [false, true]) func viewIsNotRetained(isPosted: Bool) {
        weak var released: UIView?
        do {
            let view = UIView()
            released = view
            gestures.addTapToRemoveGesture(to: view)
            if isPosted { poster.post(PostRequest(view: view).with { $0.duration = 1 }) }
        }
        #expect((released != nil) == isPosted)
        poster.clock.advance(by: 1)
        #expect(released == nil)
    }

    // MARK: Gestures of a request

    private func enabled(_ post: Post) -> PostGestures? {
        poster.postManager.records[post.id]?.presented?.enabledGestures
    }

    private func post(_ view: UIView, _ requested: PostGestures?) -> Post {
        var request = PostRequest(view: view)
        request.gestures = requested
        return poster.post(request)
    }

    @Test(arguments: [[.tap, .pan], .tap, .pan, [], nil] as [PostGestures?])
    func changeOfOneGestureKeepsTheOthers(requested: PostGestures?) {
        let view = UIView()
        gestures.defaultGestures = []
        let post = post(view, requested)
        gestures.addPanToRemoveGesture(to: view)
        #expect(enabled(post) == (requested ?? []).union(.pan))
        gestures.removePanToRemoveGesture(from: view)
        #expect(enabled(post) == (requested ?? []).subtracting(.pan))
        gestures.addTapToRemoveGesture(to: view)
        #expect(enabled(post) == (requested ?? []).subtracting(.pan).union(.tap))
        gestures.removeTapToRemoveGesture(from: view)
        #expect(enabled(post) == (requested ?? []).subtracting([.tap, .pan]))
    }

    @Test func changeAppliesToWaitingPost() {
        let blocker = post(UIView(), nil)
        let view = UIView()
        let post = post(view, [.tap, .pan])
        gestures.removePanToRemoveGesture(from: view)
        blocker.remove()
        #expect(enabled(post) == .tap)
    }

    @Test func changeStaysAfterAnInterruption() {
        let view = UIView()
        let post = post(view, [.tap, .pan])
        gestures.removePanToRemoveGesture(from: view)
        var request = PostRequest(view: UIView())
        request.precedence = .interrupt
        let other = poster.post(request)
        #expect(post.phase == .waiting)
        other.remove()
        #expect(enabled(post) == .tap)
    }

    @Test func changeEndsWithThePost() {
        let view = UIView()
        let post = post(view, [.tap, .pan])
        gestures.removePanToRemoveGesture(from: view)
        post.remove()
        #expect(enabled(self.post(view, [.tap, .pan])) == [.tap, .pan])
    }
}
