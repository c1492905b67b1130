import MessageStackView
import UIKit

/// A screen that posts messages with severities, icons and actions, and shows the chosen action.
final class MessagesViewController: UIViewController {
    var server = SampleServer()

    private lazy var postView = makePostView()
    private let resultLabel = ResultLabel()
    private var attempts = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addColumn(of: [
            makeButton("Information", Message(.information, "A new version is available")),
            makeButton("Success", Message(.success, "Saved")),
            makeButton("Warning", Message(.warning, "Your storage is almost full")),
            makeButton("Error", Message(.error, "The card was declined", subtitle: "Try another card.")),
            makeButton("Emoji", Message("Anna Berg", subtitle: "Are we still on for lunch?", icon: "🍝")),
            makeButton("Symbol", Message("Added to your favorites", icon: "star.fill")),
            UIButton(filled: "Failed upload") { [weak self] in self?.postFailedUpload() },
            UIButton(filled: "Two actions") { [weak self] in self?.postChoice() },
            UIButton(filled: "Long text") { [weak self] in self?.postLongText() },
            resultLabel,
        ])
    }

    // MARK: - Private

    private func makePostView() -> PostView {
        let postView = view.createPostView()
        // A message with actions stays until it is dismissed, so the next one replaces it.
        postView.postManager.defaults.precedence = .override
        return postView
    }

    private func makeButton(_ title: String, _ message: Message) -> UIButton {
        UIButton(filled: title) { [weak self] in self?.postView.post(message) }
    }

    private func postFailedUpload() {
        attempts = 0
        postView.post(
            Message(
                .error, "Upload failed", subtitle: "The first attempt to send it again fails too.",
                actions: [PostAction("Retry") { [weak self] in try await self?.upload() }]))
    }

    /// Fails at the first attempt.
    private func upload() async throws {
        try await server.wait(1)
        attempts += 1
        guard attempts > 1 else {
            resultLabel.text = "The upload failed again."
            throw SampleServer.NoResponse()
        }
        resultLabel.text = "Uploaded."
    }

    private func postChoice() {
        postView.post(
            Message(
                .warning, "Your storage is almost full", subtitle: "New photos stay on this device.",
                actions: [makeAction("Not now", .cancel), makeAction("Manage storage", .default)]))
    }

    private func postLongText() {
        postView.post(
            Message(
                "New terms of use",
                subtitle: """
                    The terms change next month. They describe which data the app stores, for how long, and how you \
                    can download or delete it at any time.
                    """,
                icon: "info.circle.fill", actions: [makeAction("Read the terms", .default)]))
    }

    /// Returns an action that shows its title as the result.
    private func makeAction(_ title: String, _ role: PostAction.Role) -> PostAction {
        PostAction(title, role: role) { [resultLabel] in resultLabel.text = "You chose “\(title)”." }
    }
}
