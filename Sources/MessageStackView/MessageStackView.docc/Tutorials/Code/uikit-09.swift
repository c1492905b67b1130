import MessageStackView
import UIKit

final class TripViewController: UIViewController {
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
        let postView = UIApplication.shared.postView
        let message = Message(.success, "Galicia is saved")
        let post = postView.post(message)
        Task {
            let reason = await post.ended
            title = "Ended: \(reason)"
        }
    }
}
