import MessageStackView
import UIKit

/// A screen that posts notes with each kind of accessory.
final class NotesViewController: UIViewController {
    private lazy var postView = makePostView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addColumn(of: [
            makeButton("Text", NoteMessage("Synced just now")),
            makeButton("Two lines", .download),
            makeButton("Activity indicator", NoteMessage("Connecting …", accessory: .activity)),
            makeButton("Image", .saved),
            makeButton("Animated image", .searching),
            makeButton("View", .battery),
        ])
    }

    // MARK: - Private

    private func makePostView() -> PostView {
        let postView = view.createPostView()
        postView.presentation = .bar(.top)
        // A note with an activity indicator stays until it is removed, so the next one replaces it.
        postView.postManager.defaults.precedence = .override
        return postView
    }

    private func makeButton(_ title: String, _ note: NoteMessage) -> UIButton {
        UIButton(filled: title) { [weak self] in self?.postView.post(note) }
    }
}
