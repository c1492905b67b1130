import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

@MainActor
struct PostInboxTests {
    private let poster = RecordingPoster()

    private nonisolated static func request(_ tag: Int) -> PostRequest {
        PostRequest(animated: .none) {
            let view = UIView()
            view.tag = tag
            return view
        }
    }

    @Test func requestsKeepTheOrderOfTheirThread() async {
        let manager = poster.postManager
        manager.isSerialQueue = false
        await withTaskGroup(of: Void.self) { group in
            for thread in 0..<4 {
                group.addTask {
                    for number in 0..<250 { manager.enqueue(Self.request(1000 * thread + number)) }
                }
            }
        }
        while poster.changes.count < 1000 { await Task.yield() }
        for thread in 0..<4 {
            let tags = poster.changes.map(\.tag).filter { $0 / 1000 == thread }
            #expect(tags == (0..<250).map { 1000 * thread + $0 })
        }
    }

    @Test func pendingRequestsDoNotRetainTheManager() async {
        weak var released: PostManager?
        do {
            let poster = RecordingPoster()
            released = poster.postManager
            poster.postManager.enqueue(Self.request(1))
        }
        await Task.yield()
        #expect(released == nil)
    }
}
