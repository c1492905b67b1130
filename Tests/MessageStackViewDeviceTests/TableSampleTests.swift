import MessageStackView
import MessageStackViewForms
import Simulator
import Testing
import UIKit

/// The lines of code in the README's table, compiled and run. `SampleTests` compares them with the table.
@MainActor
struct TableSampleTests {
    private let simulator = Simulator()

    init() {
        simulator.show(UIViewController())
    }

    private var postView: PostView { UIApplication.shared.postView }

    @Test func linesShowPosts() {
        let message = BadgeMessage(title: "Thank you", subtitle: nil, image: nil, fillColor: .systemRed)
        let retry = PostAction("Retry")
        let delete: @MainActor @Sendable () async -> Void = {}
        let restore: @MainActor @Sendable () -> Void = {}
        postView.postManager.capacity = 4
        postView.deck = PostDeck()
        postView.presentation.pan = .fling
        postView.post(message)
        postView.post(Message(.error, "Upload failed", actions: [retry]))
        postView.post(undoable: "3 photos deleted", commit: delete, undo: restore)
        let post = postView.post(ProgressMessage(title: "Uploading"))
        post.update(with: ProgressMessage(title: "Uploading", fraction: 0.4))
        simulator.advance(by: 1)
        #expect(postView.postManager.currentPosts.map(\.phase) == [.shown, .shown, .shown, .shown])
        #expect(post.view.flatMap(progressBar)?.progress == 0.4)
    }

    private func progressBar(in view: UIView) -> UIProgressView? {
        view as? UIProgressView ?? view.subviews.lazy.compactMap(progressBar).first
    }

    @Test func questionsAreAnswered() async {
        let task = Task { await ask() }
        await simulator.advance(by: 1)
        #expect(simulator.tapElement(named: "Delete"))
        await simulator.advance(by: 1)
        simulator.pressKey(digit: 4)
        #expect(simulator.tapElement(named: "Send"))
        await simulator.advance(by: 1)
        let (choice, stars) = await task.value
        #expect(choice?.role == .destructive && stars == 4)
    }

    private func ask() async -> (choice: PostAction?, stars: Int?) {
        let alert = AlertMessage(title: "Delete 12 photos?", actions: [.cancel("Keep"), .destructive("Delete")])
        let rating = RatingMessage(title: "How was your trip?", submit: "Send")
        let choice = await postView.ask(alert)
        let stars = await postView.ask(rating)?.value
        return (choice, stars)
    }
}
