import MessageStackView
import UIKit

final class TripViewController: UIViewController {
    override func loadView() {
        view = TripPage()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Cancel",
            primaryAction: UIAction { [weak self] _ in
                self?.cancel()
            })
    }

    private func cancel() {
        let question = AlertMessage(
            "Cancel the trip?",
            text: "You get 80 % of the price back.",
            actions: [
                .cancel("Keep"),
                .destructive("Cancel trip"),
            ])
        Task {
            let postView = UIApplication.shared.postView
            let answer = await postView.ask(question)
            if answer?.role == .destructive {
                title = "Canceled"
            }
        }
    }
}
