import MessageStackView
import Simulator
import Testing
import UIKit

/// The samples of the article *Writing a custom poster*, compiled and run line for line. `SampleTests` compares them with the
/// article.
@MainActor
@Suite(.leavesNothingBehind)
struct PosterSampleTests {
    private let simulator = Simulator()

    private static let longText = "A text that is too long for one line of a narrow poster, and even for three of them"

    // MARK: A poster in a corner

    private func makeCorner() -> CornerPoster {
        let controller = UIViewController()
        simulator.show(controller)
        let poster = CornerPoster(frame: CGRect(x: 200, y: 100, width: 180, height: 300))
        controller.view.addSubview(poster)
        return poster
    }

    private func makeLabel(_ text: String) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        return label
    }

    @Test func postFadesInAndOut() throws {
        let poster = makeCorner()
        var request = PostRequest(view: makeLabel("Saved"))
        request.duration = .seconds(1)
        let post = poster.post(request)
        simulator.advance(by: 0.1)
        let slot = try #require(poster.subviews.first)
        #expect(post.phase == .entering && (0.01..<0.99).contains(slot.layer.presentation()?.opacity ?? 1))
        simulator.advance(by: 0.9)
        #expect(post.phase == .shown && slot.alpha == 1)
        simulator.advance(by: 2)
        #expect(post.reason == .timeout && poster.subviews.isEmpty)
    }

    @Test func unanimatedPostIsShownAndRemovedAtOnce() {
        let poster = makeCorner()
        let post = poster.post(PostRequest(view: makeLabel("Saved")).with { $0.isAnimated = false })
        #expect(post.phase == .shown && poster.subviews.count == 1)
        post.remove()
        #expect(post.phase == .ended && poster.subviews.isEmpty)
    }

    @Test func slotHasHeightOfContentAfterUpdates() throws {
        let poster = makeCorner()
        let post = poster.post(Message("Saved"))
        simulator.advance(by: 1)
        let slot = try #require(poster.subviews.first)
        let height = slot.frame.height
        #expect(slot.frame.width == 180 && height > 20 && height < 100)
        post.update(with: Message(Self.longText))
        simulator.advance(by: 0.1)
        let seen = try #require(slot.layer.presentation()).bounds.height
        #expect(seen > height && seen < slot.frame.height, "the update isn't animated")
        simulator.advance(by: 1)
        #expect(slot.frame.height > height + 40)
        // The default implementation of `update(view:animated:)` never shrinks a slot.
        post.update(with: Message("Saved"))
        simulator.advance(by: 1)
        #expect(slot.frame.height == height && slot.frame.origin == .zero)
    }

    // MARK: A poster with constraints

    @Test func columnMakesRoomForThreePostsAndFollowsTheirContent() throws {
        let controller = UIViewController()
        simulator.show(controller)
        let (poster, button) = (ColumnPoster(), UIButton())
        poster.axis = .vertical
        let form = UIStackView(arrangedSubviews: [poster, button])
        form.axis = .vertical
        form.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(form)
        NSLayoutConstraint.activate([
            form.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
            form.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            form.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        ])
        let posts = (1...4).map { number in
            poster.post(Message(.error, "Error \(number)")) { $0.duration = .untilRemoved }
        }
        simulator.advance(by: 0.1)
        let slot = try #require(poster.subviews.first)
        #expect((0.01..<0.99).contains(slot.layer.presentation()?.opacity ?? 1))
        simulator.advance(by: 1)
        #expect(posts.map(\.phase) == [.shown, .shown, .shown, .waiting])
        let height = slot.frame.height
        #expect(height > 20 && button.frame.minY >= 3 * height - 0.1 && slot.frame.width == form.frame.width)

        posts[0].update(with: Message(.error, String(repeating: Self.longText, count: 3)))
        simulator.advance(by: 1)
        #expect(slot.frame.height > height + 20)
        #expect(abs(slot.frame.maxY - poster.subviews[1].frame.minY) < 0.1)

        for post in posts { post.remove() }
        simulator.advance(by: 2)
        #expect(posts.allSatisfy { $0.reason == .programmatic } && poster.subviews.isEmpty)
        #expect(button.frame.minY < 1)
    }

    // MARK: A poster in the header of a table

    private func makeTable() -> TableController {
        let controller = TableController()
        simulator.show(controller)
        simulator.advance(by: 1)
        return controller
    }

    @Test func headerHasHeightOfPost() throws {
        let controller = makeTable()
        let tableView = try #require(controller.tableView)
        let poster = controller.poster
        let header = try #require(tableView.tableHeaderView)
        let cell = try #require(tableView.visibleCells.first)
        let top = cell.frame.minY
        #expect(header.frame.height == 0)

        let post = poster.post(Message("Saved"))
        simulator.advance(by: 1)
        let height = header.frame.height
        #expect(post.phase == .shown && height > 20 && height < 100)
        #expect(abs(try controller.topOfRows - top - height) < 0.1)

        post.update(with: Message(String(repeating: Self.longText + " ", count: 3)))
        simulator.advance(by: 1)
        let updated = header.frame.height
        #expect(updated > height + 20)
        #expect(abs(try controller.topOfRows - top - updated) < 0.1)
        #expect(post.view?.bounds.height == updated && post.view?.bounds.width == tableView.bounds.width)

        post.update(with: Message("Saved"))
        simulator.advance(by: 1)
        #expect(header.frame.height == height)

        post.remove()
        simulator.advance(by: 1)
        #expect(post.reason == .programmatic && header.subviews.isEmpty && header.frame.height == 0)
        #expect(abs(try controller.topOfRows - top) < 0.1)
    }

    @Test func headerGrowsAndShrinksInMotion() throws {
        let controller = makeTable()
        let header = try #require(controller.tableView.tableHeaderView)
        let post = controller.poster.post(Message("Saved"))
        simulator.advance(by: 0.1)
        let entering = try #require(header.layer.presentation()).bounds.height
        #expect(entering > 1 && entering < header.frame.height - 1 && post.phase == .entering)
        simulator.advance(by: 1)
        let height = header.frame.height
        post.remove()
        simulator.advance(by: 0.1)
        let leaving = try #require(header.layer.presentation()).bounds.height
        #expect(leaving > 1 && leaving < height - 1 && post.phase == .leaving)
    }

    @Test func headerHasHeightOfTwoPosts() throws {
        let controller = makeTable()
        let header = try #require(controller.tableView.tableHeaderView)
        controller.poster.postManager.capacity = 2
        let first = controller.poster.post("First") { ($0.animatesEntrance, $0.animatesExit) = (false, false) }
        let height = header.frame.height
        controller.poster.post("Second") { ($0.animatesEntrance, $0.animatesExit) = (false, false) }
        #expect(header.frame.height == 2 * height)
        first.remove(animated: false)
        #expect(header.frame.height == height)
        let rest = controller.poster.postManager.currentPosts.first?.view
        #expect(rest?.convert(.zero, to: header).y == 0)
    }
}

private final class TableController: UITableViewController {
    private(set) lazy var poster = HeaderPoster(tableView: tableView)

    var topOfRows: CGFloat {
        get throws { try #require(tableView.cellForRow(at: IndexPath(row: 0, section: 0))).frame.minY }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        _ = poster
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row"
        return cell
    }
}

final class CornerPoster: UIView, Poster, UIViewPoster {
    private(set) lazy var postManager = PostManager(poster: self)

    func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        fit(view)
        addSubview(view)
        guard animated else { return completion() }
        view.alpha = 0
        animate(completion) { view.alpha = 1 }
    }

    func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        let finish: @MainActor () -> Void = {
            view.removeFromSuperview()
            completion()
        }
        guard animated else { return finish() }
        animate(finish) { view.alpha = 0 }
    }

    func update(view: UIView, animated: Bool) {
        guard animated else { return fit(view) }
        animate { self.fit(view) }
    }

    /// Gives a slot the width of the poster and the height of its content.
    private func fit(_ view: UIView) {
        let size = view.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: size.height)
        view.layoutIfNeeded()
    }

    private func animate(_ completion: @escaping @MainActor () -> Void = {}, changes: @escaping @MainActor () -> Void) {
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) { changes() }
        animator.addCompletion { _ in completion() }
        animator.startAnimation()
    }
}

final class ColumnPoster: UIStackView, Poster, UIViewPoster {
    private(set) lazy var postManager: PostManager = {
        let manager = PostManager(poster: self)
        manager.capacity = 3
        manager.showsTimedPostAlongside = false
        return manager
    }()

    func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        addArrangedSubview(view)
        superview?.layoutIfNeeded()
        guard animated else { return completion() }
        view.alpha = 0
        UIView.animate(withDuration: 0.3) {
            view.alpha = 1
        } completion: { _ in
            completion()
        }
    }

    func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        let finish: @MainActor () -> Void = {
            view.removeFromSuperview()
            completion()
        }
        guard animated else { return finish() }
        UIView.animate(withDuration: 0.3) {
            view.alpha = 0
        } completion: { _ in
            finish()
        }
    }
}

final class HeaderPoster: Poster, UIViewPoster {
    private(set) lazy var postManager = PostManager(poster: self)
    private let tableView: UITableView
    private let header = UIView()
    private var slots: [UIView] = []

    var hostScene: UIWindowScene? { tableView.window?.windowScene }

    init(tableView: UITableView) {
        self.tableView = tableView
        header.clipsToBounds = true
        tableView.tableHeaderView = header
    }

    func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        slots.append(view)
        placeSlots()
        header.addSubview(view)
        resize(animated: animated, completion: completion)
    }

    func update(view: UIView, animated: Bool) {
        resize(animated: animated) {}
    }

    func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        slots.removeAll { $0 === view }
        resize(animated: animated) {
            view.removeFromSuperview()
            completion()
        }
    }

    private func resize(animated: Bool, completion: @escaping @MainActor () -> Void) {
        let change: @MainActor () -> Void = { [self] in
            // The table uses the height of its header after a batch of updates, even an empty one.
            header.frame.size.height = placeSlots()
            tableView.performBatchUpdates(nil)
        }
        guard animated else {
            change()
            return completion()
        }
        let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 1) { change() }
        animator.addCompletion { _ in completion() }
        animator.startAnimation()
    }

    /// Puts the slots below each other, and returns the sum of their heights.
    @discardableResult
    private func placeSlots() -> CGFloat {
        var height: CGFloat = 0
        for slot in slots {
            let size = slot.systemLayoutSizeFitting(
                CGSize(width: tableView.bounds.width, height: 0),
                withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            slot.frame = CGRect(x: 0, y: height, width: tableView.bounds.width, height: size.height)
            slot.layoutIfNeeded()
            height += size.height
        }
        return height
    }
}

/// The sample of the article *Placing posts*, which `EmbeddingTests` runs in a cell.
final class CellPostView: PostView, PostManagerDelegate {
    weak var tableView: UITableView?

    override func carryOut(_ change: PostChange) {
        super.carryOut(change)
        tableView?.performBatchUpdates(nil)
    }

    func postManager(_ postManager: PostManager, didRemove view: UIView) {
        tableView?.performBatchUpdates(nil)
    }
}
