import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Menus, alerts and sheets opened by a touch on a post, which hold the post.
@MainActor
@Suite(.leavesNothingBehind)
struct CoverageMonitorTests {
    private let stage = Stage()

    private final class Menu: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
        }
    }

    private let menu = Menu()

    private func show(_ view: UIView, for seconds: TimeInterval = 3) throws -> (post: Post, slot: PostSlot) {
        let postView = stage.makePostView(PostPresentation { $0.placement = .top })
        let post = postView.post(PostRequest(view: view).with { $0.duration = PostDuration(dismissAfter: seconds) })
        stage.simulator.advance(by: 1)
        return (post, try #require(view.slot))
    }

    private func makeView(_ subview: UIView? = nil) -> UIView {
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: 100).isActive = true
        if let subview {
            subview.frame = CGRect(x: 20, y: 20, width: 160, height: 60)
            view.addSubview(subview)
        }
        return view
    }

    private func middle(_ view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// Expects that a post, whose entrance takes about 0.6 of the first second, leaves.
    private func expectToLeave(_ post: Post, after seconds: TimeInterval = 2.3) {
        stage.simulator.advance(by: seconds - 0.2)
        #expect(post.phase == .shown)
        stage.simulator.advance(by: 0.8)
        #expect(post.phase != .shown)
        stage.simulator.advance(by: 1)
        #expect(post.reason == .timeout)
    }

    // MARK: Menus

    @Test func contextMenuOfPostHoldsPostUntilClosed() throws {
        let view = makeView()
        let interaction = UIContextMenuInteraction(delegate: menu)
        view.addInteraction(interaction)
        let (post, _) = try show(view)
        stage.simulator.press(at: middle(view), forDuration: 0.7)
        #expect(interaction.menuAppearance == .rich)
        stage.simulator.advance(by: 30)
        #expect(post.phase == .shown)
        stage.simulator.tap(at: CGPoint(x: 200, y: 840))
        stage.simulator.advance(by: 0.5)
        #expect(interaction.menuAppearance == .unknown)
        expectToLeave(post, after: 1.9)
    }

    @Test func contextMenuOfSubviewHoldsPost() throws {
        let label = UILabel()
        label.isUserInteractionEnabled = true
        label.addInteraction(UIContextMenuInteraction(delegate: menu))
        let view = makeView(label)
        let (post, _) = try show(view)
        stage.simulator.press(at: middle(label), forDuration: 0.7)
        stage.simulator.advance(by: 30)
        #expect(post.phase == .shown)
        #expect(stage.simulator.tapElement(named: "Copy"))
        stage.simulator.advance(by: 0.5)
        expectToLeave(post, after: 1.9)
    }

    @Test(arguments: [false, true])
    func menuOfButtonHoldsPost(isPrimary: Bool) throws {
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        button.showsMenuAsPrimaryAction = isPrimary
        let (post, _) = try show(makeView(button))
        stage.simulator.press(at: middle(button), forDuration: isPrimary ? 0.1 : 0.7)
        stage.simulator.advance(by: 30)
        #expect(button.contextMenuInteraction?.menuAppearance != .unknown)
        #expect(post.phase == .shown)
        button.contextMenuInteraction?.dismissMenu()
        stage.simulator.advance(by: 0.5)
        expectToLeave(post, after: 1.9)
    }

    @Test func menuOverWindowPostViewHoldsPost() throws {
        let button = UIButton(type: .system)
        button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        button.showsMenuAsPrimaryAction = true
        let postView = try #require(stage.window.windowScene).postView
        let post = postView.post(PostRequest(view: makeView(button)).with { $0.duration = 3 })
        stage.simulator.advance(by: 1)
        stage.simulator.tap(button)
        stage.simulator.advance(by: 30)
        #expect(post.phase == .shown)
        button.contextMenuInteraction?.dismissMenu()
        stage.simulator.advance(by: 3.5)
        #expect(post.reason == .timeout)
    }

    @Test func removedPostStopsWatchingItsMenu() throws {
        let button = UIButton(type: .system)
        button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        button.showsMenuAsPrimaryAction = true
        weak var cover: CoverageMonitor?
        do {
            let view = makeView(button)
            let (post, slot) = try show(view)
            stage.simulator.tap(button)
            let made = CoverageMonitor(of: slot) { _ in }
            made.isNeeded = true
            made.touchDidEnd(on: button, at: CGPoint(x: 30, y: 30))
            #expect(made.isCovered && made.isLooking)
            cover = made
            post.remove()
            stage.simulator.advance(by: 1)
            #expect(post.phase == .ended)
            made.update()
            #expect(!made.isLooking)
        }
        #expect(cover == nil)
    }

    // MARK: Covering views

    @Test(.without(.framesAreUneven, .transitionsAreOff, because: "The test measures when the post leaves."))
    func alertPresentedByButtonHoldsPost() throws {
        let button = UIButton(type: .system)
        let view = makeView(button)
        let root = try #require(stage.window.rootViewController)
        button.addAction(
            UIAction { _ in
                let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                root.present(alert, animated: true)
            }, for: .touchUpInside)
        let (post, _) = try show(view)
        stage.simulator.tap(button)
        stage.simulator.advance(by: 30)
        #expect(post.phase == .shown)
        root.dismiss(animated: true)
        stage.simulator.advance(by: 0.8)
        expectToLeave(post, after: 2.1)
    }

    @Test func viewThatDoesNotCoverPostDoesNotHoldIt() throws {
        let button = UIButton(type: .system)
        let view = makeView(button)
        let separateView = UIView(frame: CGRect(x: 0, y: 500, width: 300, height: 100))
        button.addAction(UIAction { [stage] _ in stage.window.addSubview(separateView) }, for: .touchUpInside)
        let (post, _) = try show(view)
        stage.simulator.tap(button)
        expectToLeave(post)
        separateView.removeFromSuperview()
    }

    @Test(.without(.timersAreLate, because: "The test measures when the posts leave."))
    func leavingPostDoesNotHoldPostsThatTakeItsPlace() {
        let postView = stage.makePostView(PostPresentation { $0.placement = .top })
        postView.postManager.capacity = 3
        let posts = (1...3).map { number in
            postView.post(view: makeView()) { $0.duration = .seconds(TimeInterval(number) / 2) }
        }
        stage.simulator.advance(by: 2.3)
        #expect(posts.map(\.reason) == [.timeout, .timeout, .timeout], "\(posts.map(\.timeLeft))")
    }

    /// A view in front of the touched location holds the post only if the touch may have opened it.
    @Test(arguments: [true, false])
    func viewOverTouchedLocationHoldsPostSoonAfterTouch(isSoon: Bool) throws {
        let view = makeView()
        let (post, _) = try show(view)
        stage.simulator.tap(at: middle(view))
        stage.simulator.advance(by: isSoon ? 0.3 : 1)
        let overlay = UIView(frame: CGRect(x: middle(view).x - 20, y: middle(view).y - 20, width: 40, height: 40))
        stage.window.addSubview(overlay)
        stage.simulator.advance(by: 20)
        #expect(post.phase == (isSoon ? .shown : .ended))
        overlay.removeFromSuperview()
        stage.simulator.advance(by: 3)
        #expect(post.reason == .timeout)
    }

    // MARK: Hit tests

    /// The hit tests that no touch causes. An app may take them for touches, and restart a timer of inactivity.
    @MainActor
    private final class HitTests {
        private(set) var count = 0

        func add(_ event: UIEvent?) {
            if event == nil { count += 1 }
        }

        /// Returns the number during an action.
        func count(during action: () -> Void) -> Int {
            count = 0
            action()
            return count
        }
    }

    private final class CountedWindow: UIWindow {
        var hitTests: HitTests?

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            hitTests?.add(event)
            return super.hitTest(point, with: event)
        }
    }

    private final class CountedView: UIView {
        var hitTests: HitTests?

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            hitTests?.add(event)
            return super.hitTest(point, with: event)
        }

        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            hitTests?.add(event)
            return super.point(inside: point, with: event)
        }
    }

    /// An app with a scroll view, whose hit tests are counted.
    @MainActor
    private struct CountedApp {
        let hitTests = HitTests()
        let window: CountedWindow
        let view: CountedView
        let scrollView: UIScrollView
        let content: CountedView

        init(on stage: Stage) throws {
            window = CountedWindow(windowScene: try #require(stage.window.windowScene))
            view = CountedView(frame: window.bounds)
            scrollView = UIScrollView(frame: window.bounds)
            scrollView.contentSize = CGSize(width: window.bounds.width, height: 9000)
            content = CountedView(frame: CGRect(x: 0, y: 0, width: window.bounds.width, height: 9000))
            content.hitTests = hitTests
            scrollView.addSubview(content)
            view.addSubview(scrollView)
            let controller = UIViewController()
            controller.view = view
            window.rootViewController = controller
            window.makeKeyAndVisible()
            (window.hitTests, view.hitTests) = (hitTests, hitTests)
        }

        func poster(_ place: Place) -> PostView {
            switch place {
            case .view: view.createPostView()
            case .scrollView: scrollView.createPostView()
            case .window: UIApplication.shared.postView
            }
        }

        /// Scrolls with a finger, and without one.
        func scroll(on simulator: Simulator) {
            simulator.fling(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500))
            simulator.advance(by: 0.5)
            simulator.pan(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500))
            scrollView.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
            simulator.advance(by: 1)
        }

        /// Ends a turn, in which the hit tests after the last change are made.
        func endTurn(on simulator: Simulator) {
            content.setNeedsLayout()
            simulator.advance(by: 0)
        }
    }

    enum Place: CaseIterable {
        case view, scrollView, window
    }

    @Test(arguments: Place.allCases)
    func shownPostCausesNoHitTests(place: Place) throws {
        let app = try CountedApp(on: stage)
        let post = app.poster(place).post(PostRequest(view: makeView()).with { $0.duration = 20 })
        let entrance = app.hitTests.count { stage.simulator.advance(by: 2) }
        #expect(post.phase == .shown && entrance > 0)
        app.endTurn(on: stage.simulator)
        #expect(app.hitTests.count { stage.simulator.advance(by: 5) } == 0)
        #expect(app.hitTests.count { app.scroll(on: stage.simulator) } == 0)
        #expect(app.scrollView.contentOffset.y == 10)
        #expect(app.hitTests.count { stage.simulator.advance(by: 20) } == 0)
        #expect(post.reason == .timeout)
    }

    /// A table adds cells while it scrolls.
    @Test func hitTestsWaitForTheEndOfAScroll() throws {
        let app = try CountedApp(on: stage)
        let post = app.content.createPostView().post(PostRequest(view: makeView()).with { $0.duration = 20 })
        stage.simulator.advance(by: 2)
        stage.simulator.touchDown(at: CGPoint(x: 200, y: 700))
        for y in stride(from: 690.0, through: 600, by: -10) {
            stage.simulator.touchMove(to: CGPoint(x: 200, y: y))
            stage.simulator.advance(by: Simulator.frame)
        }
        app.content.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(app.scrollView.isDragging)
        #expect(app.hitTests.count { stage.simulator.advance(by: 2) } == 0)
        stage.simulator.touchUp(at: CGPoint(x: 200, y: 600))
        #expect(app.hitTests.count { stage.simulator.advance(by: 2) } > 0)
        #expect(post.phase == .shown)
    }

    @Test func touchOnPostCausesHitTestsForASecond() throws {
        let app = try CountedApp(on: stage)
        let view = makeView()
        let post = app.poster(.view).post(PostRequest(view: view).with { $0.duration = 20 })
        stage.simulator.advance(by: 2)
        #expect(app.hitTests.count { stage.simulator.tap(at: middle(view)) } > 0)
        #expect(app.hitTests.count { stage.simulator.advance(by: 0.9) } > 0)
        stage.simulator.advance(by: 0.2)
        app.endTurn(on: stage.simulator)
        #expect(app.hitTests.count { app.scroll(on: stage.simulator) } == 0)
        #expect(post.phase == .shown)
    }

    @Test func coveredPostCausesHitTestsOnlyWhenItsSurroundingsChange() throws {
        let app = try CountedApp(on: stage)
        let post = app.poster(.view).post(PostRequest(view: makeView()).with { $0.duration = 3 })
        stage.simulator.advance(by: 1)
        let sheet = UIViewController()
        let list = UIScrollView()
        list.contentSize = app.scrollView.contentSize
        list.addSubview(UIView(frame: CGRect(origin: .zero, size: list.contentSize)))
        sheet.view = list
        app.window.rootViewController?.present(sheet, animated: true)
        #expect(app.hitTests.count { stage.simulator.advance(by: 3) } > 0)
        app.endTurn(on: stage.simulator)
        let whileCovered = app.hitTests.count {
            stage.simulator.advance(by: 5)
            app.scroll(on: stage.simulator)
        }
        #expect(whileCovered == 0 && post.countdown?.isRunning == false)
        sheet.dismiss(animated: true)
        stage.simulator.advance(by: 1)
        #expect(post.countdown?.isRunning == true)
        stage.simulator.advance(by: 4)
        #expect(post.reason == .timeout)
    }

    /// A touch on a post shows a view that was hidden, and later hides it.
    @Test func hiddenViewThatATouchShowsHoldsPostUntilHidden() throws {
        let overlay = UIView()
        overlay.isHidden = true
        let view = makeView()
        let (post, _) = try show(view)
        overlay.frame = CGRect(x: middle(view).x - 20, y: middle(view).y - 20, width: 40, height: 40)
        stage.window.addSubview(overlay)
        stage.simulator.advance(by: 1.2)
        stage.simulator.tap(at: middle(view))
        stage.simulator.advance(by: 0.3)
        overlay.isHidden = false
        stage.simulator.advance(by: 20)
        #expect(post.phase == .shown && post.countdown?.isRunning == false)
        overlay.isHidden = true
        stage.simulator.advance(by: 0.1)
        #expect(post.countdown?.isRunning == true)
        stage.simulator.advance(by: 3)
        #expect(post.reason == .timeout)
    }

    @Test func viewShownAtTheEndOfTheSecondAfterATouchHoldsPost() throws {
        let view = makeView()
        let (post, _) = try show(view, for: 8)
        let overlay = UIView(frame: stage.view.bounds)
        overlay.isHidden = true
        stage.view.addSubview(overlay)
        stage.simulator.advance(by: 1.2)
        stage.simulator.tap(at: middle(view))
        stage.simulator.advance(by: 1 - Simulator.frame / 2)
        overlay.isHidden = false
        stage.simulator.advance(by: 20)
        #expect(post.phase == .shown && post.countdown?.isRunning == false)
        overlay.removeFromSuperview()
        stage.simulator.advance(by: 9)
        #expect(post.reason == .timeout)
    }
}
