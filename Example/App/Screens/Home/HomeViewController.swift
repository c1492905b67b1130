import MessageStackView
import UIKit

/// The first screen: a small travel app, in which each tap posts something.
final class HomeViewController: UIViewController {
    let posts = HomePosts()

    lazy var noteBar = NoteBar { [weak self] note in
        self?.run(.add) { $0.add(note) }
    }
    private var cardRows: [UIStackView] = []
    private var hasWelcomed = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trips"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Screens",
            primaryAction: UIAction { [weak self] _ in
                self?.navigationController?.pushViewController(ScreensViewController(), animated: true)
            })
        layOut()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        for row in cardRows {
            row.axis = isLarge ? .vertical : .horizontal
            row.distribution = isLarge ? .fill : .fillEqually
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasWelcomed else { return }
        hasWelcomed = true
        run(.welcome) { $0.welcome() }
    }

    // MARK: - Views

    private func layOut() {
        let column = UIStackView(arrangedSubviews: [makeCards(), makeRows()])
        column.axis = .vertical
        column.spacing = 24
        column.translatesAutoresizingMaskIntoConstraints = false
        let scrollView = UIScrollView()
        scrollView.alwaysBounceVertical = true
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(column)
        noteBar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        view.addSubview(noteBar)
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: noteBar.topAnchor),
            column.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            noteBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            noteBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            noteBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    /// Returns the cards, in rows of two, or in one column if the texts are large.
    private func makeCards() -> UIView {
        let cards = Trip.all.map(makeCard)
        let rows = stride(from: 0, to: cards.count, by: 2).map { index in
            let row = UIStackView(arrangedSubviews: Array(cards[index..<min(index + 2, cards.count)]))
            row.distribution = .fillEqually
            row.spacing = 14
            return row
        }
        let column = UIStackView(arrangedSubviews: rows)
        column.axis = .vertical
        column.spacing = 16
        cardRows = rows
        return column
    }

    private func makeCard(_ trip: Trip) -> UIView {
        TripCard(trip) { [weak self] in
            self?.run(.book) { posts in Task { try await posts.book(trip) } }
        } toggleFavorite: { [weak self] card in
            card.isFavorite.toggle()
            guard card.isFavorite else { return }
            self?.run(.favorite) {
                $0.favorite(trip) {
                } undo: {
                    card.isFavorite = false
                }
            }
        }
    }

    private func makeRows() -> UIView {
        let rows = UIStackView(arrangedSubviews: [
            HomeRow("checkmark", .systemGreen, "Save", "A message, in one line of code") { [weak self] in
                self?.run(.save) { $0.save() }
            },
            HomeRow("envelope.fill", .systemBlue, "Message", "A banner with a button") { [weak self] in
                self?.run(.message) { posts in
                    posts.message { self?.noteBar.textField.becomeFirstResponder() }
                }
            },
            HomeRow("bell.fill", .systemIndigo, "Flight updates", "Three posts in a deck") { [weak self] in
                guard let view = self?.view else { return }
                self?.run(.updates) { $0.updates(on: view) }
            },
            HomeRow("star.fill", .systemOrange, "Rate your trip", "A rating, and its answer") { [weak self] in
                self?.run(.rate) { posts in Task { await posts.rate() } }
            },
            HomeRow("trash", .systemRed, "Clear the history", "An alert") { [weak self] in
                self?.run(.clear) { posts in Task { await posts.clear() } }
            },
            HomeRow(
                "wifi.slash", .systemGray, "Airplane mode", "A bar until you are back", control: makeSwitch()),
        ])
        rows.axis = .vertical
        rows.backgroundColor = .secondarySystemBackground
        rows.layer.cornerRadius = 20
        rows.clipsToBounds = true
        return rows
    }

    private func makeSwitch() -> UISwitch {
        let control = UISwitch()
        control.addAction(
            UIAction { [weak self, weak control] _ in
                let isOn = control?.isOn ?? false
                guard let view = self?.view else { return }
                self?.run(.offline) { $0.offline(isOn, on: view) }
            }, for: .valueChanged)
        return control
    }

    /// Posts a sample in place of the last one, and reports it so that its code can be shown.
    private func run(_ sample: HomeSample, _ post: (HomePosts) -> Void) {
        UIApplication.shared.postView.removeAll()
        post(posts)
        NotificationCenter.default.post(name: HomeSample.didRun, object: sample)
    }
}
