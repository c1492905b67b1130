import MessageStackView
import UIKit

final class TripViewController: UIViewController {
    override func loadView() {
        view = TripPage()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Upload",
            primaryAction: UIAction { [weak self] _ in
                self?.upload()
            })
    }

    private func upload() {
        let message = Message(
            .error, "Upload failed",
            actions: [
                PostAction("Retry") { [weak self] in
                    self?.upload()
                }
            ])
        let postView = UIApplication.shared.postView
        postView.post(message)
    }
}
