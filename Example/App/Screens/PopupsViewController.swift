import MessageStackView
import UIKit

/// A screen that posts pop-ups, and shows the chosen actions.
final class PopupsViewController: UIViewController {
    private let resultLabel = ResultLabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addColumn(of: [
            UIButton(filled: "Picture") { [weak self] in self?.post(.coast) },
            UIButton(filled: "Symbol") { [weak self] in self?.post(.notifications) },
            UIButton(filled: "View") { [weak self] in self?.post(.steps) },
            UIButton(filled: "A tap outside removes it") { [weak self] in
                self?.post(.welcome) { $0.backdrop.touches = .remove }
            },
            resultLabel,
        ])
    }

    // MARK: - Private

    private func post(_ popup: PopupMessage, edit: (inout PostPresentation) -> Void = { _ in }) {
        guard let postView = view.window?.windowScene?.postView else { return }
        var presentation = PostPresentation.popup
        edit(&presentation)
        Task {
            let answer = await postView.ask(popup, as: presentation)
            resultLabel.text = answer.map { "You chose “\($0.title)”." } ?? "You gave no answer."
        }
    }
}
