import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Posters in the views of all kinds of controllers.
@MainActor
@Suite(.leavesNothingBehind)
struct EmbeddingTests {
    private func post(on poster: any Poster) -> UIView {
        let view = Stage.makeMessageView()
        poster.post(PostRequest(view: view))
        return view
    }

    /// Returns the frame of the slot of a posted view at rest, in the coordinates of the window. Those of a screen may
    /// scroll.
    private func slotFrame(of view: UIView) throws -> CGRect {
        let slot = try #require(view.slot)
        return slot.convert(slot.bounds, to: nil)
    }

    // MARK: Places

    @Test(arguments: Screen.allCases, Embedding.allCases)
    func postIsAtItsEdgeOfTheVisibleArea(screen: Screen, embedding: Embedding) throws {
        for device in [Device.iPhone16, .iPhoneSE, .iPad11] {
            let (controller, root) = make(screen)
            let poster = embedding.addPoster(to: controller)
            let stage = Stage(device: device, root)
            stage.rest()
            let view = post(on: poster)
            stage.rest()
            let area = controller.view.convert(
                controller.view.safeAreaLayoutGuide.layoutFrame, to: nil)
            let frame = try slotFrame(of: view)
            let distance = embedding.isAtTheTop ? frame.minY - area.minY : area.maxY - frame.maxY
            // A bar that the view itself contains isn't in its safe area, so only bar post views avoid it.
            let wanted = embedding.distance(from: controller.view.safeAreaInsets)
            let isBar = [.topBar, .bottomBar, .windowBar].contains(embedding)
            #expect(isBar ? distance >= wanted - 0.5 : abs(distance - wanted) < 0.5, "\(device.name) \(frame) \(area)")
            #expect(frame.minX >= area.minX - 0.5 && frame.maxX <= area.maxX + 0.5)
            #expect(view.bounds.height > 30 && stage.window.bounds.contains(frame))
            #expect(stage.simulator.layoutConflicts == [] && !stage.hasEndlessLayouts)
        }
    }

    // MARK: Scrolling

    @Test(
        arguments: [Screen.table, .tableInNavigation, .tableInTabs, .tableInSplit, .scrollView, .page],
        Embedding.allCases)
    func postStaysWhileTheContentScrolls(screen: Screen, embedding: Embedding) throws {
        let (controller, root) = make(screen)
        let poster = embedding.addPoster(to: controller)
        let stage = Stage(root)
        stage.rest()
        let scrollView = try #require(controller.view as? UIScrollView)
        let size = scrollView.contentSize
        #expect(size == CGSize(width: 393, height: 1_760))
        let view = post(on: poster)
        stage.rest()
        let frame = try slotFrame(of: view)
        for offset in [300, 900] as [CGFloat] {
            scrollView.contentOffset.y = offset
            stage.simulator.advance(by: Simulator.frame)
            #expect(try slotFrame(of: view) == frame)
        }
        #expect(scrollView.contentSize == size)
        #expect(stage.simulator.layoutConflicts == [] && !stage.hasEndlessLayouts)
        stage.rest()
        let layouts = stage.simulator.layoutCalls
        stage.simulator.advance(by: 1.5)
        #expect(stage.simulator.layoutCalls - layouts <= 1)
    }

    @Test(arguments: [Screen.table, .scrollView], Embedding.allCases)
    func postStaysInFrontOfLaterCells(screen: Screen, embedding: Embedding) throws {
        let (controller, root) = make(screen)
        let poster = embedding.addPoster(to: controller)
        let stage = Stage(root)
        stage.rest()
        let view = post(on: poster)
        stage.rest()
        let scrollView = try #require(controller.view as? UIScrollView)
        let cell = UIView(frame: scrollView.bounds)
        scrollView.addSubview(cell)
        stage.simulator.advance(by: 0.3)
        let frame = try slotFrame(of: view)
        let hit = try #require(stage.window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil))
        #expect(hit.isDescendant(of: view))
        // The ancestor of the post that is a sibling of the cell is drawn in front of it.
        let sibling = try #require(
            sequence(first: view as UIView, next: \.superview).first { view in
                view.superview === scrollView || view.superview === stage.window
            })
        #expect(sibling.superview === stage.window || sibling.layer.zPosition > cell.layer.zPosition)
        // Elsewhere, touches reach the cell.
        #expect(stage.window.hitTest(CGPoint(x: frame.midX, y: stage.window.bounds.midY), with: nil) === cell)
    }

    @Test(arguments: [Embedding.topPostView, .bottomStack])
    func posterWithoutPostsIsBehindLaterCells(embedding: Embedding) throws {
        let controller = FortyRowsController()
        let poster = embedding.addPoster(to: controller)
        let stage = Stage(controller)
        let view = post(on: poster)
        stage.rest()
        #expect(poster.layer.zPosition > 0)
        poster.postManager.post(of: view)?.remove()
        stage.rest()
        #expect(poster.layer.zPosition == 0 && stage.simulator.timers == 0 && stage.simulator.displayLinks == 0)
    }

    @Test func posterInATableDoesNotLoadCellsBeforeTheyAreShown() {
        let controller = FortyRowsController()
        for embedding in Embedding.allCases { _ = embedding.addPoster(to: controller) }
        #expect(controller.loadedRows == 0)
        let stage = Stage(controller)
        stage.rest()
        #expect(controller.loadedRows > 5)
    }

    @Test func toastOnATableLeavesWithItsScreen() {
        let controller = FortyRowsController()
        let navigation = UINavigationController(rootViewController: controller)
        let toast = Toast()
        controller.addAndConstrainToast(toast)
        let stage = Stage(navigation)
        let view = post(on: toast)
        stage.rest()
        #expect(view.window != nil)
        navigation.pushViewController(UIViewController(), animated: true)
        stage.rest()
        #expect(view.window == nil)
        navigation.popViewController(animated: true)
        stage.rest()
        #expect(view.window != nil && toast.postManager.currentPosts.map(\.phase) == [.shown])
    }

    @Test(arguments: [Screen.table, .tableInTabs])
    func dragOnAToastMovesItAndNotTheTable(screen: Screen) throws {
        let (controller, root) = make(screen)
        let toast = Toast()
        controller.addAndConstrainToast(toast)
        let stage = Stage(device: .iPhoneSE, root)
        stage.rest()
        let view = post(on: toast)
        stage.rest()
        let scrollView = try #require(controller.view as? UIScrollView)
        let offset = scrollView.contentOffset
        let frame = try slotFrame(of: view)
        stage.simulator.pan(
            from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: 666), duration: 0.6)
        stage.rest()
        #expect(view.window == nil && scrollView.contentOffset == offset)
    }

    // MARK: Backdrops, decks and keyboards

    @Test func backdropOnATableCoversItsFrame() throws {
        let controller = FortyRowsController()
        let postView = controller.view.createPostView()
        postView.presentation = .alert
        let stage = Stage(controller)
        let size = controller.tableView.contentSize
        let view = post(on: postView)
        stage.rest()
        controller.tableView.contentOffset.y = 500
        stage.simulator.advance(by: Simulator.frame)
        let backdrop = try #require(postView.backdrops?.current)
        #expect(backdrop.convert(backdrop.bounds, to: nil) == stage.window.bounds)
        let safeFrame = stage.window.safeAreaLayoutGuide.layoutFrame
        #expect(abs(try slotFrame(of: view).midY - safeFrame.midY) < 0.5)
        #expect(controller.tableView.contentSize == size)
        #expect(stage.simulator.layoutConflicts == [] && !stage.hasEndlessLayouts)
    }

    @Test(arguments: [false, true])
    func deckOnATableStaysWhileItScrolls(hasGlass: Bool) throws {
        let controller = FortyRowsController()
        let postView = controller.view.createPostView(edge: .bottom)
        postView.deck = PostDeck()
        if hasGlass { postView.presentation.style.background = [.glass()] }
        let stage = Stage(controller)
        let views = (0..<3).map { _ in post(on: postView) }
        stage.rest()
        postView.setDeckExpanded(true, animated: true)
        stage.rest()
        let frames = try views.map(slotFrame)
        let size = controller.tableView.contentSize
        controller.tableView.contentOffset.y = 400
        stage.simulator.advance(by: Simulator.frame)
        #expect(try views.map(slotFrame) == frames && controller.tableView.contentSize == size)
        #expect(stage.simulator.layoutConflicts == [] && !stage.hasEndlessLayouts)
    }

    @Test(arguments: [Screen.table, .tableInTabs, .page], [Embedding.bottomStack, .bottomPostView, .toast])
    func postOnATableMovesAboveTheKeyboard(screen: Screen, embedding: Embedding) throws {
        let (controller, root) = make(screen)
        let poster = embedding.addPoster(to: controller)
        let stage = Stage(root)
        let view = post(on: poster)
        stage.rest()
        let rest = try slotFrame(of: view)
        let field = stage.showKeyboard()
        stage.rest()
        #expect(try slotFrame(of: view).maxY < rest.maxY - 200)
        field.resignFirstResponder()
        stage.rest()
        #expect(try slotFrame(of: view) == rest)
        #expect(stage.simulator.layoutConflicts == [] && !stage.hasEndlessLayouts)
    }

    @Test(arguments: [Screen.table, .page])
    func highStackOnATableStaysOnTheScreen(screen: Screen) throws {
        let (controller, root) = make(screen)
        let stack = controller.view.createMessageStackView()
        let stage = Stage(root)
        let views = (0..<3).map { _ in Stage.makeMessageView(sentences: 40) }
        for view in views { stack.post(PostRequest(view: view)) }
        stage.rest()
        let safeFrame = stage.window.safeAreaLayoutGuide.layoutFrame.insetBy(dx: -0.5, dy: -0.5)
        #expect(try views.allSatisfy { safeFrame.contains(try slotFrame(of: $0)) })
        #expect(stage.simulator.layoutConflicts == [] && !stage.hasEndlessLayouts)
    }

    // MARK: Containers

    @Test(arguments: [Embedding.topPostView, .bottomStack, .toast])
    func postOnAContainerStaysInFrontOfItsNextChild(embedding: Embedding) throws {
        for screen in [Screen.navigation, .tabs, .pageOfPages, .split] {
            let (container, root) = make(screen)
            let poster = embedding.addPoster(to: container)
            let stage = Stage(root)
            stage.rest()
            let view = post(on: poster)
            stage.rest()
            let frame = try slotFrame(of: view)
            switch container {
            case let navigation as UINavigationController:
                navigation.pushViewController(FortyRowsController(), animated: true)
            case let tabs as UITabBarController: tabs.selectedIndex = 1
            case let pages as UIPageViewController:
                pages.setViewControllers([FortyRowsController()], direction: .forward, animated: true)
            case let split as UISplitViewController: split.show(.secondary)
            default: break
            }
            stage.rest()
            let hit = stage.window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)
            #expect(hit?.isDescendant(of: view) == true, "\(screen)")
            #expect(try slotFrame(of: view) == frame, "\(screen)")
        }
    }

    // MARK: Cells

    @Test(arguments: [PostEdge.top, .bottom])
    func cellGrowsAndShrinksWithThePost(edge: PostEdge) throws {
        let controller = CellController(edge)
        let stage = Stage(controller)
        stage.rest()
        let row = IndexPath(row: 1, section: 0)
        let height = { controller.tableView.rectForRow(at: row).height }
        let low = height()
        let postView = controller.postView
        let view = Stage.makeMessageView()
        let post = postView.post(PostRequest(view: view))
        // The cell grows with the entrance.
        stage.simulator.advance(by: Simulator.frame)
        #expect(abs(height() - low - view.bounds.height - 40) <= 1)
        stage.rest()
        #expect(abs(height() - low - view.bounds.height - 40) <= 1)
        let slot = try slotFrame(of: view)
        let cell = try #require(controller.tableView.cellForRow(at: row))
        #expect(cell.convert(cell.bounds, to: nil).contains(slot))
        post.remove()
        stage.rest()
        #expect(height() == low && view.window == nil)
        #expect(stage.simulator.layoutConflicts == [] && !stage.hasEndlessLayouts)
    }
}
