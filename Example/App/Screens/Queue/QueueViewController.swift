import MessageStackView
import UIKit

/// A screen that posts with any combination of policies and shows the state of the queue.
final class QueueViewController: UIViewController {
    private lazy var stackView = view.createMessageStackView()
    private var manager: PostManager { stackView.postManager }
    private let requestChoices = RequestChoices()
    private lazy var managerChoices = ManagerChoices(manager: manager)
    private var log = QueueLog()

    private lazy var list = QueueTableViewController { [weak self] in
        guard let self else { return [] }
        return log.rows(of: manager)
    }

    private lazy var choices = QueueTableViewController { [weak self] in
        guard let self else { return [] }
        let post = QueueRow(title: "Post") { [weak self] in self?.post() }
        return [post] + requestChoices.rows + managerChoices.rows
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for controller in [list, choices] {
            addChild(controller)
            controller.view.translatesAutoresizingMaskIntoConstraints = false
            view.insertSubview(controller.view, belowSubview: stackView)
            controller.didMove(toParent: self)
        }
        layOut()
        Task { [weak self, events = manager.events] in
            for await event in events { self?.handle(event) }
        }
    }

    /// Lays out the list below the posts, which push it down, and the settings in the lower half.
    private func layOut() {
        let divider = UIView()
        divider.backgroundColor = .secondarySystemBackground
        divider.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(divider)
        let safeArea = view.safeAreaLayoutGuide
        let half = choices.view.heightAnchor.constraint(equalTo: safeArea.heightAnchor, multiplier: 0.5)
        half.priority = .defaultHigh
        let widths = [list.view, divider, choices.view].compactMap { $0 }.flatMap { part in
            [
                part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ]
        }
        NSLayoutConstraint.activate(
            widths + [
                half,
                list.view.topAnchor.constraint(equalTo: stackView.bottomAnchor),
                list.view.heightAnchor.constraint(greaterThanOrEqualToConstant: 60),
                divider.topAnchor.constraint(equalTo: list.view.bottomAnchor),
                divider.heightAnchor.constraint(equalToConstant: 8),
                choices.view.topAnchor.constraint(equalTo: divider.bottomAnchor),
                choices.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
    }

    private func post() {
        let (request, name) = requestChoices.makeRequest()
        log.note(manager.post(request), as: name)
    }

    private func handle(_ event: PostEvent) {
        log.record(event)
        list.reload()
    }
}
