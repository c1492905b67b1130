import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

@MainActor
@Suite(.leavesNothingBehind)
struct PostInboxTests {
    @Test func pendingRequestsDoNotRetainTheManager() {
        weak var released: PostManager?
        do {
            let poster = RecordingPoster()
            released = poster.postManager
            poster.postManager.enqueue(PostRequest(Message("Saved")))
        }
        #expect(released == nil)
    }
}
