import MessageStackView
import UIKit

/// A screen with three custom posters: a side panel, a deck of cards, and a poster anchored to a button.
final class PostersViewController: UIViewController {
    private let panel = SidePanel()
    private let deck = Deck()
    private lazy var anchored = AnchoredPoster(anchor: anchoredButton, host: view)

    private lazy var anchoredButton = UIButton(filled: "Below this button") { [weak self] in self?.postBelowButton() }
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addColumn(of: [
            UIButton(filled: "At the side") { [weak self] in self?.postAtSide() },
            UIButton(filled: "On the deck") { [weak self] in self?.postOnDeck() },
            anchoredButton,
        ])
        for subview in [panel, deck] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let safeArea = view.safeAreaLayoutGuide
        let isNarrow = panel.widthAnchor.constraint(equalToConstant: 200)
        isNarrow.priority = .defaultLow
        NSLayoutConstraint.activate([
            panel.leadingAnchor.constraint(greaterThanOrEqualTo: safeArea.leadingAnchor, constant: 8),
            panel.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -8),
            panel.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -8),
            panel.widthAnchor.constraint(greaterThanOrEqualToConstant: 200),
            isNarrow,
            deck.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            deck.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            deck.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 8),
            deck.heightAnchor.constraint(equalToConstant: 0),
        ])
    }

    private func postAtSide() {
        count += 1
        post(Message("Download \(count)", subtitle: "Finished"), on: panel, for: .seconds(4))
    }

    private func postOnDeck() {
        count += 1
        post(Message("Card \(count)", subtitle: "Tap to spread the deck"), on: deck, for: .untilRemoved)
    }

    private func postBelowButton() {
        post(Message("Tap to dismiss"), on: anchored, for: .seconds(4))
    }

    private func post(_ message: Message, on poster: some Poster, for duration: PostDuration) {
        var request = PostRequest(message)
        request.duration = duration
        poster.post(request)
    }
}
