import MessageStackView
import UIKit

/// Every part of a presentation to choose, posts that are shown so, and the code for it.
final class PlaygroundViewController: UIViewController {
    let form = PlaygroundForm()
    private lazy var table = PlaygroundTableViewController(form: form)
    private lazy var postView = view.createPostView(layout: .top)
    /// Made when posts are to come from under bars; another one for another way to follow.
    private var barPostViews: [PostFollowing: PostView] = [:]
    /// That something has been posted on.
    private var posters: [PostView] = []
    private let panel = PlaygroundPanel()
    private weak var scene: UIWindowScene?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Reset", primaryAction: UIAction { [weak self] _ in self?.form.reset() })
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
        form.show = { [weak self] section in
            self?.table.scroll(to: section)
            self?.table.update()
        }
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
        panel.code = form.post.code + "\n" + PlaygroundCode.swift(for: form.choices)
        table.update()
    }

    private func post() {
        guard let poster = poster(on: form.post.host) else { return }
        if !posters.contains(poster) { posters.append(poster) }
        poster.layout = form.post.layout
        poster.arrangement = form.post.company == .deck ? .deck : .list
        poster.postManager.isSerialQueue = form.post.company == .override
        let presentation = form.choices.presentation
        var (request, card) = request()
        request.duration = form.post.duration
        request.gestures = form.post.gestures
        request.severity = form.choices.style.theme?.severity
        if form.post.company == .override { request.precedence = .override() }
        request.presentation = { $0 = presentation }
        let post = poster.post(request)
        card?.close = { [weak post] in post?.remove(reason: .action) }
    }

    /// What is to be posted, with the card if it is one.
    private func request() -> (PostRequest, CardView?) {
        let icon = form.choices.style.theme.flatMap { $0.theme.icon } ?? UIImage(systemName: "checkmark.circle.fill")
        switch form.post.content {
        case .message, .longMessage:
            let isLong = form.post.content == .longMessage
            let message = Message(
                title: form.post.text, subtitle: isLong ? Self.longText : "Drag me, tap me, turn the device",
                leftImage: icon)
            return (PostRequest(message), nil)
        case .card:
            let card = CardView(.notifications)
            // It has nothing behind it but its style.
            if form.choices.presentation.style.background.isEmpty { card.backgroundColor = .tertiarySystemBackground }
            return (PostRequest(view: card, dismissAfter: nil), card)
        }
    }

    private static let longText = """
        A post is as high as its content, and no higher than there is room. If there isn’t room for all of it, it \
        scrolls, and the finger that comes to its end goes on to drag the post. Turn the device and see.
        """

    /// Wherever something has been posted.
    private func removeAll() {
        for poster in posters { poster.postManager.removeAll() }
    }

    private func poster(on host: PostChoices.Host) -> PostView? {
        switch host {
        case .screen: return postView
        case .bars:
            let following = form.post.following
            if let postView = barPostViews[following] { return postView }
            let postView = createBarPostView(layout: form.post.layout, following: following)
            barPostViews[following] = postView
            return postView
        case .appWindow: return scene?.postView
        case .window: return scene?.postWindow(level: form.post.level).postView
        }
    }
}
