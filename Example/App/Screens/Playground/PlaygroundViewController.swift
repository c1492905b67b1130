import MessageStackView
import UIKit

/// A screen with settings for every part of a presentation. It posts with these settings and shows their code.
final class PlaygroundViewController: UIViewController {
    let form = PlaygroundForm()
    private lazy var table = PlaygroundTableViewController(form: form)
    private lazy var postView = view.createPostView(edge: .top)
    /// The bar post views, created on first use.
    private var barPostViews: [Bool: PostView] = [:]
    /// The post views that have been used, for removing all posts.
    private var posters: [PostView] = []
    private let panel = PlaygroundPanel()
    /// A button with a menu of the form's sections.
    private let sectionsButton = UIButton(type: .system)
    /// The titles of the sections in the menu.
    private var menuTitles: [String] = []
    private weak var scene: UIWindowScene?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        sectionsButton.setTitle("Sections", for: .normal)
        // Like the titles of other bar buttons, it has the same size at all text sizes.
        sectionsButton.titleLabel?.font = .systemFont(ofSize: 17)
        sectionsButton.showsMenuAsPrimaryAction = true
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Reset", primaryAction: UIAction { [weak self] _ in self?.form.reset() }),
            UIBarButtonItem(customView: sectionsButton),
        ]
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
        if presentedViewController is MapSheetViewController { dismiss(animated: animated) }
        // Other screens use the same post views of windows.
        let defaults = PostChoices(manager: PostManagerChoices())
        for poster in posters { defaults.configure(poster) }
    }

    // MARK: - Private

    private func choicesDidChange() {
        panel.code = PlaygroundCode.swift(for: form.choices, form.post)
        makeRoomForPosts(at: form.post.makesRoom ? [.top, .bottom] : [])
        updateSheet()
        table.update()
        updateSectionsButton()
    }

    private func updateSectionsButton() {
        let titles = table.sections.map(\.title)
        guard titles != menuTitles else { return }
        menuTitles = titles
        let sections = Array(table.sections.enumerated())
        sectionsButton.menu = UIMenu(
            children: PlaygroundSection.Group.allCases.map { group in
                UIMenu(
                    title: group.rawValue,
                    children: sections.filter { $0.element.group == group }.map { index, section in
                        UIAction(title: section.title) { [weak self] _ in self?.table.scroll(to: index) }
                    })
            })
    }

    private func post() {
        guard let poster = poster(on: form.post.host) else { return }
        if !posters.contains(poster) { posters.append(poster) }
        form.post.configure(poster)
        form.post.post(on: poster, as: form.choices.presentation(beside: panel.postButton))
    }

    /// Shows a low sheet while posts stay above it.
    private func updateSheet() {
        guard form.post.keepsAboveSheets != (presentedViewController is MapSheetViewController) else { return }
        guard form.post.keepsAboveSheets else { return dismiss(animated: true) }
        if view.window != nil { present(MapSheetViewController(), animated: true) }
    }

    /// Removes all posts from all post views.
    private func removeAll() {
        for poster in posters { poster.postManager.removeAll() }
    }

    private func poster(on host: PostChoices.Host) -> PostView? {
        switch host {
        case .screen: return postView
        case .bars:
            let followsScreen = form.post.followsVisibleScreen
            if let postView = barPostViews[followsScreen] { return postView }
            let postView = createBarPostView(edge: form.post.edge, followsVisibleScreen: followsScreen)
            barPostViews[followsScreen] = postView
            return postView
        case .appWindow: return scene?.postView
        case .window: return scene?.postWindow(level: form.post.level).postView
        }
    }
}
