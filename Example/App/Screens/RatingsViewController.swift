import MessageStackView
import MessageStackViewForms
import UIKit

/// A screen that asks for ratings, and shows the answers.
final class RatingsViewController: UIViewController {
    private let resultLabel = ResultLabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addColumn(of: [
            UIButton(filled: "Five stars") { [weak self] in self?.ask(.trip) },
            UIButton(filled: "Ten hearts") { [weak self] in self?.ask(.hearts) },
            UIButton(filled: "With a comment") { [weak self] in self?.ask(.support) },
            resultLabel,
        ])
    }

    // MARK: - Private

    private func ask(_ rating: RatingMessage) {
        guard let postView = view.window?.windowScene?.postView else { return }
        Task {
            let answer = await postView.ask(rating)
            resultLabel.text = answer.map(text) ?? "You gave no answer."
        }
    }

    private func text(_ rating: RatingMessage.Rating) -> String {
        guard let comment = rating.comment, !comment.isEmpty else { return "You chose \(rating.value)." }
        return "You chose \(rating.value), and wrote “\(comment)”."
    }
}
