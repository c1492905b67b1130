import MessageStackView
import UIKit

/// Three posters that are no part of the library: a panel at the side, a deck of cards, and one at a button.
final class PostersViewController: UIViewController {
    private let panel = SidePanel()
    private let deck = Deck()
    private lazy var anchored = AnchoredPoster(anchor: anchoredButton)

    private lazy var anchoredButton = makeButton("Below this button") { [weak self] in self?.postBelowButton() }
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let buttons = UIStackView(arrangedSubviews: [
            makeButton("At the side") { [weak self] in self?.postAtSide() },
            makeButton("On the deck") { [weak self] in self?.postOnDeck() },
        ])
        buttons.axis = .vertical
        buttons.spacing = 16
        view.addSubviewInTheMiddle(buttons)
        for subview in [anchoredButton, panel, deck] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            anchoredButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            anchoredButton.topAnchor.constraint(equalTo: buttons.bottomAnchor, constant: 16),
            panel.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -8),
            panel.topAnchor.constraint(equalTo: anchoredButton.bottomAnchor, constant: 80),
            panel.widthAnchor.constraint(equalToConstant: 200),
            deck.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            deck.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            deck.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            deck.heightAnchor.constraint(equalToConstant: 0),
        ])
    }

    private func makeButton(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
        UIButton(configuration: .filled(), primaryAction: UIAction(title: title) { _ in action() })
    }

    private func postAtSide() {
        count += 1
        let messageView = panel.post(
            message: Message(title: "Download \(count)", subtitle: "Finished"), dismissAfter: 4)
        messageView.layer.cornerRadius = 12
    }

    private func postOnDeck() {
        count += 1
        let messageView = deck.post(
            message: Message(title: "Card \(count)", subtitle: "Tap the deck to spread it out"), dismissAfter: nil)
        messageView.layer.cornerRadius = 12
    }

    private func postBelowButton() {
        let messageView = anchored.post(message: Message(title: "Tap me away"), dismissAfter: 4)
        messageView.layer.cornerRadius = 12
    }
}
