import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

@MainActor
@Suite(.leavesNothingBehind)
struct PostInboxTests {
    private let poster = RecordingPoster()

    private nonisolated static func request(_ tag: Int) -> PostRequest {
        PostRequest(animated: .none) {
            let view = UIView()
            view.tag = tag
            return view
        }
    }

    @Test func pendingRequestsDoNotRetainTheManager() async {
        weak var released: PostManager?
        do {
            let poster = RecordingPoster()
            released = poster.postManager
            poster.postManager.enqueue(Self.request(1))
        }
        await TaskOrder.settle()
        #expect(released == nil)
    }
}
