import MessageStackView
import UIKit

final class TripViewController: UIViewController {
    override func loadView() {
        view = TripPage()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Remove",
            primaryAction: UIAction { [weak self] _ in
                self?.remove()
            })
    }

    private func remove() {
        TripStore.shared.hide("Galicia")
        let postView = UIApplication.shared.postView
        postView.post(
            undoable: "Galicia is removed", as: .card(.bottom)
        ) {
            await TripStore.shared.delete("Galicia")
        } undo: {
            TripStore.shared.show("Galicia")
        }
    }
}
