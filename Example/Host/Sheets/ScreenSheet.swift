import Foundation
import MessageStackView
import Simulator
import UIKit

/// A picture of the default look: the first line of the README over the screens of apps.
@MainActor
enum ScreenSheet {
    private struct Cell {
        let name: String
        var setting = PictureSetting.light
        var device = Device.iPhone16
        /// Whether the post is at the bottom.
        var isAtBottom = false
        let makeScreen: @MainActor () -> UIViewController
        /// Presents a sheet over the screen.
        var prepare: @MainActor (UIViewController) -> Void = { _ in }
    }

    /// Returns a PNG of all screens.
    static func picture() -> Data {
        PictureGrid(columns: 6, scale: 1).picture(of: cells.map { ($0.name, image(of: $0)) })
    }

    private static func image(of cell: Cell) -> UIImage {
        let screen = cell.makeScreen()
        let stage = PictureStage(cell.setting, on: cell.device, showing: screen)
        cell.prepare(screen)
        stage.simulator.advance(by: 1)
        let postView = UIApplication.shared.postView
        postView.edge = cell.isAtBottom ? .bottom : .top
        postView.post(Message(.success, "Saved"))
        stage.simulator.advance(by: 1.5)
        return stage.simulator.screenshot(scale: 1)
    }

    private static var cells: [Cell] {
        [
            Cell(name: "no bar") { ListController() },
            Cell(name: "inline title") { navigation() },
            Cell(name: "large title") { navigation(isLarge: true) },
            Cell(name: "search bar") { navigation(search: true) },
            Cell(name: "tab bar", isAtBottom: true) { tabs() },
            Cell(name: "large title, tab bar") { tabs(isLarge: true) },
            Cell(name: "sheet", makeScreen: { navigation() }) { $0.present(navigation(), animated: false) },
            Cell(name: "sheet, bottom", isAtBottom: true, makeScreen: { tabs() }) {
                $0.present(navigation(), animated: false)
            },
            Cell(name: "bright photo") { PhotoController(isDark: false) },
            Cell(name: "dark photo") { PhotoController(isDark: true) },
            Cell(name: "dark mode", setting: .dark) { navigation() },
            Cell(name: "dark mode, large title", setting: .dark) { navigation(isLarge: true) },
            Cell(name: "right to left", setting: .rightToLeft) { navigation() },
            Cell(name: "AX3", setting: .accessibilityText) { navigation() },
            Cell(name: "AX3, large title", setting: .accessibilityText) { navigation(isLarge: true) },
            Cell(name: "iPhone SE", device: .iPhoneSE) { navigation() },
            Cell(name: "stack in a screen") { StackController() },
            Cell(name: "landscape", setting: .landscape) { navigation() },
            Cell(name: "iPad", device: .iPad11) { navigation() },
            Cell(name: "iPad, large title", device: .iPad11) { navigation(isLarge: true) },
            Cell(name: "Mac", device: .mac) { navigation() },
        ]
    }

    private static func navigation(isLarge: Bool = false, search: Bool = false) -> UINavigationController {
        let list = ListController()
        list.title = "Photos"
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
        if search {
            let bar = UITextField()
            bar.placeholder = "Search"
            bar.borderStyle = .roundedRect
            list.navigationItem.titleView = bar
        }
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = isLarge
        return navigation
    }

    private static func tabs(isLarge: Bool = false) -> UITabBarController {
        let tabs = UITabBarController()
        let titles = [("Photos", "photo"), ("Search", "magnifyingglass"), ("Profile", "person.fill")]
        tabs.viewControllers = titles.enumerated().map { index, item in
            let controller = navigation(isLarge: isLarge)
            controller.tabBarItem = UITabBarItem(title: item.0, image: UIImage(systemName: item.1), tag: index)
            return controller
        }
        return tabs
    }
}

/// A list with text to the edges, so that what a post covers can be seen.
private final class ListController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let rows = (1...24).map { number in
            let label = UILabel()
            label.text = "Photo number \(number) of the album"
            label.font = .preferredFont(forTextStyle: .body)
            return label
        }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.spacing = 14
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
        ])
    }
}

/// A screen that is filled by many colors.
private final class PhotoController: UIViewController {
    private let isDark: Bool

    init(isDark: Bool) {
        self.isDark = isDark
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let hues: [CGFloat] = [0.58, 0.33, 0.12, 0.47, 0.08, 0.62]
        for index in 0..<60 {
            let tile = UIView(frame: CGRect(x: index % 5 * 80, y: index / 5 * 75, width: 80, height: 75))
            tile.backgroundColor = UIColor(
                hue: hues[index * 7 % 6], saturation: 0.55, brightness: isDark ? 0.25 : 0.92, alpha: 1)
            view.addSubview(tile)
        }
    }
}

/// A screen with an embedded stack between its rows.
private final class StackController: UIViewController {
    private let messages = MessageStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let titles = ["Above the stack", "Below the stack", "The last row"].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        let stack = UIStackView(arrangedSubviews: titles)
        stack.insertArrangedSubview(messages, at: 1)
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 160),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        messages.post(Message(.warning, "You're offline", subtitle: "Changes are saved later."))
        messages.post(Message(.information, "2 new photos"))
    }
}
