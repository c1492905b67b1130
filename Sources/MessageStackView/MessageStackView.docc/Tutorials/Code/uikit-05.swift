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
        let message = Message(
            .success, "Galicia is saved",
            subtitle: "Find it under Trips.")
        var request = PostRequest(message)
        request.duration = .seconds(10)
        request.editPresentation {
            $0.style.corners = .capsule
            $0.backdrop = .dim
        }
        let postView = UIApplication.shared.postView
        postView.post(request, as: .card(.bottom))
    }
}
