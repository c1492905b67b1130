import MessageStackView
import Simulator
import Testing
import UIKit

/// The lines of code in the README's table, compiled and run as calls on a post view. `SampleTests` compares them with
/// the table.
@MainActor
struct TableSampleTests {
    private let simulator = Simulator()

    init() {
        simulator.show(UIViewController())
    }

    private var postView: PostView { UIApplication.shared.postView }

    @Test func linesShowPosts() {
        postView.postKinds()
        #expect(postView.postManager.posts.count == 4)
        simulator.advance(by: 1)
        let views = postView.postManager.currentPosts.compactMap(\.view)
        #expect(views.count == 4)
        #expect(views.contains { $0 is BadgeMessageView })
        #expect(simulator.accessibilityDump().contains("4 of 10"))
    }

    @Test func questionsAreAnswered() async {
        let alert = AlertMessage(title: "Delete 12 photos?", actions: [.cancel("Keep"), .destructive("Delete")])
        let rating = RatingMessage(title: "How was your trip?", submit: "Send")
        let task = Task { await postView.askKinds(alert, rating) }
        await simulator.advance(by: 1)
        #expect(simulator.tapElement(named: "Delete"))
        await simulator.advance(by: 1)
        simulator.pressKey(digit: 4)
        #expect(simulator.tapElement(named: "Send"))
        await simulator.advance(by: 1)
        let (choice, stars) = await task.value
        #expect(choice?.role == .destructive && stars == 4)
    }
}

extension PostView {
    fileprivate func postKinds() {
        let message = BadgeMessage(title: "Thank you", subtitle: nil, image: nil, fillColor: .systemRed)
        let retry = PostAction("Retry")
        let delete: @MainActor @Sendable () async -> Void = {}
        let restore: @MainActor @Sendable () -> Void = {}
        deck = PostDeck()
        postManager.capacity = 4
        post(badgeMessage: message)
        post(Message(.error, "Upload failed", actions: [retry]))
        post(undoable: "3 photos deleted", commit: delete, undo: restore)
        update(post(ProgressMessage(title: "Uploading")))
        presentation.pan = .fling
    }

    private func update(_ post: Post) {
        let progress = ProgressMessage(title: "Uploading", subtitle: "4 of 10", fraction: 0.4)
        post.update(with: progress)
    }

    fileprivate func askKinds(
        _ alert: AlertMessage, _ rating: RatingMessage
    ) async -> (choice: PostAction?, stars: Int?) {
        let choice = await ask(alert)
        let stars = await ask(rating)?.value
        return (choice, stars)
    }
}
