import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewHostedTests

extension EmbeddingTests {
    /// A screen, and the place of its controller.
    enum Screen: CaseIterable {
        case plain, table, tableInNavigation, tableInTabs, tableInSplit, scrollView, page, pageOfPages, navigation,
            tabs, split
    }

    /// A way to add a poster to the view of a controller.
    enum Embedding: CaseIterable {
        case topPostView, bottomPostView, postViewToTheEdge, topStack, bottomStack, stackToTheEdge
        case topBar, bottomBar, windowBar, toast, addedToast, createdPoster

        @MainActor
        func addPoster(to controller: UIViewController) -> any Poster & UIView {
            let view: UIView = controller.view
            switch self {
            case .topPostView: return view.createPostView()
            case .bottomPostView: return view.createPostView(edge: .bottom)
            case .postViewToTheEdge: return view.createPostView(edge: .bottom, constrainToSafeArea: false)
            case .topStack: return view.createMessageStackView()
            case .bottomStack: return view.createMessageStackView(edge: .bottom)
            case .stackToTheEdge: return view.createMessageStackView(constrainToSafeArea: false)
            case .topBar: return controller.createBarPostView()
            case .bottomBar: return controller.createBarPostView(edge: .bottom)
            case .windowBar: return controller.createBarPostView(edge: .bottom, followsVisibleScreen: true)
            case .toast, .addedToast:
                let toast = Toast()
                if self == .toast {
                    controller.addAndConstrainToast(toast)
                } else {
                    toast.addTo(view: view, layout: .bottom)
                }
                return toast
            case .createdPoster:
                let postView: PostView = view.createPosterView(layout: .top, constrainToSafeArea: false)
                return postView
            }
        }

        /// The distance in points between a post and its edge of the safe area.
        func distance(from insets: UIEdgeInsets) -> CGFloat {
            switch self {
            case .topStack, .bottomStack, .topBar, .bottomBar, .windowBar: 8
            case .stackToTheEdge: 8 - insets.top
            default: 20
            }
        }

        var isAtTheTop: Bool {
            [.topPostView, .topStack, .stackToTheEdge, .topBar, .createdPoster].contains(self)
        }
    }

    /// Returns the controller that gets the poster, and the root controller of the window.
    func make(_ screen: Screen) -> (controller: UIViewController, root: UIViewController) {
        let table = FortyRowsController()
        switch screen {
        case .plain:
            let controller = UIViewController()
            return (controller, controller)
        case .table: return (table, table)
        case .tableInNavigation: return (table, UINavigationController(rootViewController: table))
        case .tableInTabs:
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: table), UIViewController()]
            return (table, tabs)
        case .tableInSplit:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(table, for: .secondary)
            return (table, split)
        case .scrollView:
            let controller = ScrollingController()
            return (controller, UINavigationController(rootViewController: controller))
        case .page, .pageOfPages:
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([table], direction: .forward, animated: false)
            return (screen == .page ? table : pages, pages)
        case .navigation:
            let navigation = UINavigationController(rootViewController: UIViewController())
            return (navigation, navigation)
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), UIViewController()]
            return (tabs, tabs)
        case .split:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            return (split, split)
        }
    }
}

/// A table with 40 rows of 44 points.
final class FortyRowsController: UITableViewController {
    private(set) var loadedRows = 0

    init() { super.init(style: .plain) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        loadedRows += 1
        return UITableViewCell()
    }
}

/// A controller whose view is a scroll view, as that of a collection view controller is.
final class ScrollingController: UIViewController {
    override func loadView() {
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 393, height: 1_760)
        view = scrollView
    }
}

/// A table with a row of a text and a post view.
final class CellController: UITableViewController {
    let postView: CellPostView
    private let cells = (0..<3).map { _ in UITableViewCell() }

    init(_ edge: PostEdge) {
        postView = CellPostView(edge: edge)
        super.init(style: .plain)
        postView.tableView = tableView
        let (label, content) = (UILabel(), cells[1].contentView)
        label.text = "A row"
        label.translatesAutoresizingMaskIntoConstraints = false
        postView.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(label)
        content.addSubview(postView)
        // Until the table knows the height of the row, its cell has another one.
        let bottom = postView.bottomAnchor.constraint(equalTo: content.bottomAnchor)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
            label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            postView.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
            postView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            postView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            bottom,
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cells[indexPath.row]
    }
}
