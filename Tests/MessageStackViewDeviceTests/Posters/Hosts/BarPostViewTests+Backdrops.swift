import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

// Backdrops of bar post views, which also cover the bars.
extension BarPostViewTests {
    private func postDimmed(on postView: PostView, _ backdrop: PostBackdrop = .dim) -> Post {
        var request = PostRequest(view: UIView.banner())
        request.editPresentation { $0.backdrop = backdrop }
        let post = postView.post(request)
        settle()
        return post
    }

    @Test(arguments: Arrangement.allCases, [false, true])
    func backdropCoversBarsAndPostSlidesOutFromUnderThem(
        arrangement: Arrangement, followsVisibleScreen: Bool
    ) throws {
        let isTable = arrangement == .table || arrangement == .tableInNavigation
        let screen = isTable ? UITableViewController(style: .plain) : screen
        show(arrangement, screen)
        let window = try #require(screen.view.window)
        for layout in [PostEdge.top, .bottom] {
            let postView = screen.createBarPostView(edge: layout, followsVisibleScreen: followsVisibleScreen)
            let banner = UIView.banner()
            var request = PostRequest(view: banner)
            request.editPresentation { $0.backdrop = .dim }
            let post = postView.post(request)
            simulator.advance(by: 0.05)
            let hasBar = VisibleScreen(of: screen, at: layout).barHeight > 0
            let area = hasBar ? safeArea(of: screen) : window.bounds
            for _ in 0..<20 {
                simulator.advance(by: Simulator.frame)
                let seen = seenFrame(of: banner).intersection(window.bounds)
                #expect(seen.isEmpty || area.insetBy(dx: -0.5, dy: -0.5).contains(seen), "\(seen) in \(area)")
            }
            settle()
            expect(banner, at: layout, of: screen)
            let bounds = window.bounds
            for y in [bounds.minY + 2, safeArea(of: screen).minY - 2, bounds.midY, bounds.maxY - 2] {
                let hit = window.hitTest(CGPoint(x: bounds.midX, y: max(1, y)), with: nil)
                #expect(hit is PostBackdropView, "\(y): \(String(describing: hit))")
            }
            let backdrop = try #require(postView.backdrops?.current)
            #expect(backdrop.convert(backdrop.bounds, to: nil) == window.bounds)
            simulator.tap(at: CGPoint(x: bounds.midX, y: bounds.maxY - 2))
            settle()
            #expect(post.reason == .backdrop)
            if !followsVisibleScreen {
                let area = sequence(first: postView as UIView, next: \.superview).first { $0 is BarArea }
                #expect(area?.superview === screen.view, "the area blocks no touches there")
            } else {
                #expect(postView.window == nil)
            }
        }
    }

    @Test(arguments: [false, true])
    func blockingBackdropBlocksBarsForTouchAndVoiceOver(followsVisibleScreen: Bool) {
        let button = UIBarButtonItem(title: "Edit", primaryAction: nil)
        var presses = 0
        button.primaryAction = UIAction(title: "Edit") { _ in presses += 1 }
        screen.navigationItem.rightBarButtonItem = button
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: screen), UIViewController()]
        simulator.show(tabs)
        settle()
        let postView = screen.createBarPostView(followsVisibleScreen: followsVisibleScreen)
        simulator.voiceOver.start()
        let before = simulator.voiceOver.elements.count
        #expect(simulator.tapElement(named: "Edit") && presses == 1)
        let point = tabs.view.convert(CGPoint(x: 370, y: 80), to: nil)
        let post = postDimmed(on: postView)
        #expect(!simulator.tapElement(named: "Edit"))
        simulator.tap(at: point)
        #expect(presses == 1)
        settle()
        #expect(post.reason == .backdrop)
        #expect(simulator.tapElement(named: "Edit") && presses == 2)
        #expect(simulator.voiceOver.elements.count == before)
        simulator.voiceOver.stop()
    }

    @Test func backdropLeavesAndReturnsWithItsController() throws {
        let navigation = UINavigationController(rootViewController: screen)
        let window = simulator.show(navigation)
        settle()
        let postView = screen.createBarPostView()
        let post = postDimmed(on: postView)
        let second = UIViewController()
        navigation.pushViewController(second, animated: true)
        settle()
        #expect(postView.window == nil && post.phase == .shown)
        #expect(window.hitTest(CGPoint(x: 200, y: 400), with: nil) === second.view)
        navigation.popViewController(animated: true)
        settle()
        #expect(postView.window === window)
        let hit = window.hitTest(CGPoint(x: 200, y: 2), with: nil)
        #expect(hit is PostBackdropView)
        expect(try #require(post.view), at: .top, of: screen)
    }

    @Test func presentedScreenCoversTheBackdrop() {
        let navigation = UINavigationController(rootViewController: screen)
        let window = simulator.show(navigation)
        settle()
        let post = postDimmed(on: screen.createBarPostView())
        let sheet = UIViewController()
        navigation.present(sheet, animated: true)
        settle()
        #expect(window.hitTest(CGPoint(x: 200, y: 600), with: nil) === sheet.view && post.phase == .shown)
        navigation.dismiss(animated: true)
        settle()
        #expect(window.hitTest(CGPoint(x: 200, y: 600), with: nil) is PostBackdropView)
    }

    @Test(arguments: [false, true])
    func slowBackdropExitIsVisibleToTheEnd(followsVisibleScreen: Bool) throws {
        simulator.show(UINavigationController(rootViewController: screen))
        settle()
        let postView = screen.createBarPostView(followsVisibleScreen: followsVisibleScreen)
        var slow = PostBackdrop.dim
        slow.exit.duration = 3
        let post = postDimmed(on: postView, slow)
        post.remove()
        simulator.advance(by: 1.5)
        #expect(post.phase == .ended)
        let view = try #require(postView.backdrops?.current ?? backdropView(in: postView))
        #expect(view.window != nil && view.bounds == screen.view.window?.bounds)
        #expect(abs((view.fillView.subviews.first?.layer.presentation()?.opacity ?? 0) - 0.5) < 0.4)
        simulator.advance(by: 2)
        #expect(view.window == nil)
    }

    private func backdropView(in postView: PostView) -> PostBackdropView? {
        postView.host?.backdropArea?.subviews.lazy.compactMap { $0 as? PostBackdropView }.first
    }

    @Test func passThroughBackdropKeepsBarsTouchable() throws {
        let button = UIBarButtonItem(title: "Edit", primaryAction: nil)
        var presses = 0
        button.primaryAction = UIAction(title: "Edit") { _ in presses += 1 }
        screen.navigationItem.rightBarButtonItem = button
        simulator.show(UINavigationController(rootViewController: screen))
        settle()
        let postView = screen.createBarPostView()
        let post = postDimmed(on: postView, PostBackdrop(.color(UIColor(white: 0, alpha: 0.2))))
        #expect(simulator.tapElement(named: "Edit") && presses == 1 && post.phase == .shown)
        let backdrop = try #require(postView.backdrops?.current)
        #expect(backdrop.bounds == screen.view.window?.bounds)
    }
}
