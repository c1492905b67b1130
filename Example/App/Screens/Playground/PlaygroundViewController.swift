import MessageStackView
import UIKit

/// Every part of a presentation to choose, posts that are shown so, and the code for it.
final class PlaygroundViewController: UIViewController {
    let form = PlaygroundForm()
    private lazy var table = PlaygroundTableViewController(form: form)
    private lazy var postView = view.createPostView(layout: .top)
    private let panel = PlaygroundPanel()
    private weak var scene: UIWindowScene?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(table)
        for part in [table.view, panel].compactMap(\.self) {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.insertSubview(part, belowSubview: postView)
        }
        table.didMove(toParent: self)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            table.view.topAnchor.constraint(equalTo: view.topAnchor),
            table.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.view.bottomAnchor.constraint(equalTo: panel.topAnchor),
            panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            panel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            panel.column.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            panel.column.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
            panel.column.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
        ])
        panel.post = { [weak self] in self?.post() }
        panel.removeAll = { [weak self] in self?.removeAll() }
        form.didChange = { [weak self] in self?.choicesDidChange() }
        choicesDidChange()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        scene = view.window?.windowScene
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        removeAll()
    }

    // MARK: - Private

    private func choicesDidChange() {
        panel.code = PlaygroundCode.swift(for: form.choices)
        table.update()
    }

    private func post() {
        guard let poster = poster(on: form.host) else { return }
        poster.layout = form.layout
        let presentation = form.choices.presentation
        var request = PostRequest(
            Message(
                title: form.text, subtitle: "Drag me, tap me, turn the device",
                leftImage: UIImage(systemName: "checkmark.circle.fill")))
        request.duration = form.duration
        request.precedence = .override()
        request.presentation = { $0 = presentation }
        poster.post(request)
    }

    /// Wherever something has been posted.
    private func removeAll() {
        for host in PlaygroundForm.Host.allCases { poster(on: host)?.postManager.removeAll() }
    }

    private func poster(on host: PlaygroundForm.Host) -> PostView? {
        switch host {
        case .screen: postView
        case .keyWindow: scene?.postView
        case .ownWindow: scene?.postWindow(level: .app).postView
        }
    }
}
