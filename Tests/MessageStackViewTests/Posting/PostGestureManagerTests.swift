import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

@MainActor
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
            if isPosted { poster.post(PostRequest(view: view, dismissAfter: 1)) }
        }
        #expect((released != nil) == isPosted)
        poster.clock.advance(by: 1)
        #expect(released == nil)
    }
}
