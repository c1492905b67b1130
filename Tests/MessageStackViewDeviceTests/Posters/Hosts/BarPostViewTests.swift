import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

@MainActor
@Suite(.leavesNothingBehind)
struct BarPostViewTests {
    let simulator = Simulator()
    let screen = UIViewController()

    func settle() { simulator.advance(by: 1) }

    func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    /// Returns the visible part of a post view's frame, including the current offset of an animation that moves its
    /// slot.
    func seenFrame(of view: UIView) -> CGRect {
        guard let slot = view.enclosingSlot, let layer = slot.layer.presentation() else { return .null }
        let shift = layer.affineTransform()
        let whole = frame(of: view).offsetBy(dx: shift.tx - slot.transform.tx, dy: shift.ty - slot.transform.ty)
        let clip = sequence(first: slot as UIView, next: \.superview).first { $0.clipsToBounds }
        return clip.map { whole.intersection(frame(of: $0)) } ?? whole
    }

    func safeArea(of controller: UIViewController) -> CGRect {
        controller.view.convert(controller.view.safeAreaLayoutGuide.layoutFrame, to: nil)
    }

    func expect(
        _ banner: UIView, at edge: PostEdge, of controller: UIViewController,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let area = safeArea(of: controller)
        let frame = frame(of: banner)
        let distance = edge == .top ? frame.minY - area.minY : area.maxY - frame.maxY
        #expect(abs(distance - 8) < 0.5, "\(frame) in \(area)", sourceLocation: sourceLocation)
        #expect(abs(frame.width - min(area.width - 16, 400)) < 0.5, sourceLocation: sourceLocation)
        #expect(abs(frame.midX - area.midX) < 0.5, sourceLocation: sourceLocation)
    }

    func post(on postView: PostView) -> UIView {
        let banner = UIView.banner()
        postView.post(view: banner)
        settle()
        return banner
    }

    // MARK: Containers

    enum Arrangement: CaseIterable {
        case plain, navigation, largeTitle, hiddenBar, tab, navigationInTab, page, custom, table, tableInNavigation,
            split
        case opaqueBar, sheet
    }

    func show(_ arrangement: Arrangement, _ screen: UIViewController) {
        switch arrangement {
        case .plain, .table: simulator.show(screen)
        case .navigation, .tableInNavigation: simulator.show(UINavigationController(rootViewController: screen))
        case .largeTitle:
            let navigation = UINavigationController(rootViewController: screen)
            navigation.navigationBar.prefersLargeTitles = true
            screen.title = "Title"
            simulator.show(navigation)
        case .hiddenBar:
            let navigation = UINavigationController(rootViewController: screen)
            navigation.setNavigationBarHidden(true, animated: false)
            simulator.show(navigation)
        case .opaqueBar:
            screen.edgesForExtendedLayout = []
            simulator.show(UINavigationController(rootViewController: screen))
        case .tab, .navigationInTab:
            let tabs = UITabBarController()
            tabs.viewControllers = [
                arrangement == .tab ? screen : UINavigationController(rootViewController: screen), UIViewController(),
            ]
            simulator.show(tabs)
        case .page:
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([screen], direction: .forward, animated: false)
            simulator.show(UINavigationController(rootViewController: pages))
        case .custom:
            let container = UIViewController()
            container.addChild(screen)
            screen.view.frame = container.view.bounds
            screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.view.addSubview(screen.view)
            screen.didMove(toParent: container)
            simulator.show(UINavigationController(rootViewController: container))
        case .split:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(screen, for: .secondary)
            simulator.show(split)
        case .sheet:
            let home = UIViewController()
            simulator.show(home)
            home.present(UINavigationController(rootViewController: screen), animated: false)
        }
        settle()
    }

    @Test(arguments: Arrangement.allCases, [PostEdge.top, .bottom])
    func postSlidesOutFromUnderTheBarWithoutCoveringIt(arrangement: Arrangement, edge: PostEdge) {
        let isTable = arrangement == .table || arrangement == .tableInNavigation
        let screen = isTable ? UITableViewController(style: .plain) : screen
        show(arrangement, screen)
        for followsVisibleScreen in [false, true] {
            let postView = screen.createBarPostView(edge: edge, followsVisibleScreen: followsVisibleScreen)
            let banner = UIView.banner()
            let post = postView.post(PostRequest(view: banner))
            simulator.advance(by: 0.05)
            let window = screen.view.window?.bounds ?? .zero
            let hasBar = VisibleScreen(of: screen, at: edge).barHeight > 0
            let area = hasBar ? safeArea(of: screen) : window
            for _ in 0..<20 {
                simulator.advance(by: Simulator.frame)
                let seen = seenFrame(of: banner).intersection(window)
                #expect(seen.isEmpty || area.insetBy(dx: -0.5, dy: -0.5).contains(seen), "\(seen) in \(area)")
            }
            settle()
            expect(banner, at: edge, of: screen)
            post.remove(animated: false)
            settle()
        }
    }

    /// As when content scrolls in iOS 27.
    @Test func postFollowsABarThatIsMinimized() {
        let navigation = UINavigationController(rootViewController: screen)
        simulator.show(navigation)
        let banner = post(on: screen.createBarPostView(edge: .top))
        let tall = safeArea(of: screen).minY
        for height in [20, nil] as [CGFloat?] {
            simulator.minimizeNavigationBar(of: navigation, to: height)
            settle()
            #expect((safeArea(of: screen).minY < tall) == (height != nil))
            expect(banner, at: .top, of: screen)
        }
    }

    @Test func postIsAboveContentAndBelowBars() throws {
        let navigation = UINavigationController(rootViewController: screen)
        simulator.show(navigation)
        let postView = screen.createBarPostView()
        let content = UIView(frame: screen.view.bounds)
        screen.view.addSubview(content)
        let banner = post(on: postView)
        let center = CGPoint(x: frame(of: banner).midX, y: frame(of: banner).midY)
        let hit = screen.view.window?.hitTest(center, with: nil)
        #expect(hit?.isDescendant(of: banner) == true)
        #expect(banner.isDescendant(of: screen.view))
        let beside = CGPoint(x: center.x, y: frame(of: banner).maxY + 5)
        #expect(screen.view.window?.hitTest(beside, with: nil) === content)
    }

    @Test(arguments: [false, true])
    func postFollowsBarsThatAppearAndDisappear(followsVisibleScreen: Bool) {
        let navigation = UINavigationController(rootViewController: screen)
        simulator.show(navigation)
        let banner = post(on: screen.createBarPostView(followsVisibleScreen: followsVisibleScreen))
        expect(banner, at: .top, of: screen)
        let before = frame(of: banner).minY
        navigation.setNavigationBarHidden(true, animated: true)
        settle()
        expect(banner, at: .top, of: screen)
        #expect(frame(of: banner).minY < before)
        navigation.setNavigationBarHidden(false, animated: true)
        settle()
        expect(banner, at: .top, of: screen)
        screen.additionalSafeAreaInsets.top = 40
        settle()
        expect(banner, at: .top, of: screen)
        simulator.rotate(to: .landscapeLeft)
        settle()
        expect(banner, at: .top, of: screen)
    }

    @Test func postAndTableScrollIndependently() throws {
        let table = UITableViewController(style: .plain)
        table.tableView.contentSize = CGSize(width: 393, height: 3000)
        simulator.show(UINavigationController(rootViewController: table))
        let banner = post(on: table.createBarPostView())
        let rest = frame(of: banner)
        table.tableView.contentOffset.y += 100
        simulator.advance(by: 0.1)
        #expect(abs(frame(of: banner).minY - rest.minY) < 0.5)
        let offset = table.tableView.contentOffset.y
        let finger = Finger(on: simulator)
        finger.down(at: CGPoint(x: rest.midX, y: rest.midY))
        for _ in 0..<20 {
            simulator.advance(by: Simulator.frame)
            finger.move(by: CGVector(dx: 0, dy: -1))
        }
        #expect(abs(table.tableView.contentOffset.y - offset) < 0.5)
        finger.up()
    }

    @Test(arguments: [false, true])
    func postStaysInItsColumnOfSplitView(followsVisibleScreen: Bool) {
        let simulator = Simulator(device: .iPad11)
        simulator.rotate(to: .landscapeLeft)
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(screen, for: .secondary)
        let window = simulator.show(split)
        simulator.advance(by: 1)
        let banner = UIView.banner()
        screen.createBarPostView(followsVisibleScreen: followsVisibleScreen).post(view: banner)
        simulator.advance(by: 1)
        expect(banner, at: .top, of: screen)
        #expect(frame(of: banner).minX > 200 && frame(of: banner).maxX <= window.bounds.maxX)
    }

    // MARK: Following

    @Test func stayingPostLeavesAndReturnsWithItsController() throws {
        let navigation = UINavigationController(rootViewController: screen)
        simulator.show(navigation)
        let postView = screen.createBarPostView()
        let post = postView.post(PostRequest(view: UIView.banner()).with { $0.duration = 5 })
        let next = postView.post(PostRequest(view: UIView.banner()))
        simulator.advance(by: 2)
        let view = try #require(post.view)
        navigation.pushViewController(UIViewController(), animated: true)
        settle()
        #expect(view.window == nil)
        let timeLeft = try #require(post.timeLeft)
        simulator.advance(by: 20)
        #expect(post.phase == .shown && post.timeLeft == timeLeft && next.phase == .waiting)
        navigation.popViewController(animated: true)
        settle()
        #expect(view.window != nil)
        expect(view, at: .top, of: screen)
        simulator.advance(by: 5)
        #expect(post.reason == .timeout && next.phase == .shown)
    }

    @Test func postOfContainerStaysWhileContainerIsShown() {
        let navigation = UINavigationController(rootViewController: screen)
        simulator.show(navigation)
        let banner = post(on: navigation.createBarPostView())
        expect(banner, at: .top, of: screen)
        let second = UIViewController()
        second.additionalSafeAreaInsets.top = 50
        navigation.pushViewController(second, animated: true)
        settle()
        expect(banner, at: .top, of: second)
        navigation.popViewController(animated: true)
        settle()
        expect(banner, at: .top, of: screen)
    }

    @Test func windowScopedPostMovesToTheVisibleScreen() {
        let navigation = UINavigationController(rootViewController: screen)
        let tabs = UITabBarController()
        let other = UIViewController()
        tabs.viewControllers = [navigation, other]
        let window = simulator.show(tabs)
        let banner = post(on: screen.createBarPostView(followsVisibleScreen: true))
        expect(banner, at: .top, of: screen)
        let second = UIViewController()
        second.additionalSafeAreaInsets.top = 50
        navigation.pushViewController(second, animated: true)
        for _ in 0..<30 {
            simulator.advance(by: Simulator.frame)
            #expect(banner.window === window, "the banner never leaves the window")
        }
        settle()
        expect(banner, at: .top, of: second)
        navigation.popViewController(animated: true)
        settle()
        expect(banner, at: .top, of: screen)
        tabs.selectedIndex = 1
        settle()
        expect(banner, at: .top, of: other)
        let inSheet = UIViewController()
        tabs.present(UINavigationController(rootViewController: inSheet), animated: true)
        settle()
        expect(banner, at: .top, of: inSheet)
        tabs.dismiss(animated: true)
        settle()
        expect(banner, at: .top, of: other)
        #expect(window.subviews.contains { $0 is BarArea })
    }

    @Test func windowScopedPostLeavesNoViewInTheWindow() {
        let window = simulator.show(screen)
        let postView = screen.createBarPostView(followsVisibleScreen: true)
        #expect(!window.subviews.contains { $0 is BarArea })
        for _ in 0..<2 {
            postView.post(view: UIView.banner()) { $0.duration = 1 }
            settle()
            #expect(window.subviews.contains { $0 is BarArea })
            simulator.advance(by: 3)
            #expect(!window.subviews.contains { $0 is BarArea })
        }
    }

    @Test func windowScopedPostWaitsForItsControllersWindow() {
        let postView = screen.createBarPostView(followsVisibleScreen: true)
        let post = postView.post(PostRequest(view: UIView.banner()))
        simulator.advance(by: 1)
        #expect(post.phase == .waiting)
        simulator.show(screen)
        settle()
        #expect(post.phase == .shown)
    }

    @Test func windowScopedPostOutlivesItsController() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        simulator.show(navigation)
        let pushed = UIViewController()
        navigation.pushViewController(pushed, animated: false)
        settle()
        let postView = pushed.createBarPostView(followsVisibleScreen: true)
        let banner = post(on: postView)
        navigation.popViewController(animated: true)
        settle()
        #expect(banner.window != nil)
        postView.postManager.removeAll()
        settle()
        #expect(post(on: postView).window != nil)
    }

    @Test func unusedBarPostViewIsReleased() {
        weak var released: PostView?
        do {
            let controller = UIViewController()
            released = controller.createBarPostView()
            released = controller.createBarPostView(followsVisibleScreen: true)
        }
        #expect(released == nil)
    }
}
