import MessageStackView
import UIKit

/// A screen that asks questions with alerts, and shows the answers.
final class AlertsViewController: UIViewController {
    private lazy var stackView = view.createMessageStackView()
    private let resultLabel = ResultLabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addColumn(of: [
            UIButton(filled: "Delete photos") { [weak self] in self?.ask(.delete) },
            UIButton(filled: "Install an update") { [weak self] in self?.ask(.install) },
            UIButton(filled: "Without actions") { [weak self] in self?.ask(.imported) },
            UIButton(filled: "On a message stack") { [weak self] in self?.askOnStack(.delete) },
            resultLabel,
        ])
    }

    // MARK: - Private

    /// Asks a question in the middle of the window.
    private func ask(_ alert: AlertMessage) {
        guard let postView = view.window?.windowScene?.postView else { return }
        Task { show(await postView.ask(alert)) }
    }

    /// Asks a question on the stack, which shows it like a message.
    private func askOnStack(_ alert: AlertMessage) {
        Task { [stackView] in show(await stackView.ask(alert)) }
    }

    private func show(_ answer: PostAction?) {
        resultLabel.text = answer.map { "You chose “\($0.title)”." } ?? "You gave no answer."
    }
}
