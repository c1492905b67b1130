import MessageStackView
import UIKit

final class TripViewController: UIViewController {
    private lazy var postView = view.createPostView(edge: .bottom)

    override func loadView() {
        view = TripPage()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Save",
            primaryAction: UIAction { [weak self] _ in
                self?.save()
            })
    }

    private func save() {
        let message = Message(.success, "Galicia is saved")
        let post = postView.post(message)
        Task { [weak self] in
            let reason = await post.ended
            self?.title = "Ended: \(reason)"
        }
    }
}
