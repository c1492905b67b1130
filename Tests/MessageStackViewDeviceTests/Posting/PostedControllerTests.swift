import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

@MainActor
@Suite(.leavesNothingBehind)
struct PostedControllerTests {
    private let stage = Stage()

    @Test func textFieldInPostedControllerAcceptsTyping() throws {
        let child = ContainedController()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        child.view.addSubview(field)
        child.preferredContentSize.height = 60
        let postWindow = try #require(stage.window.windowScene).postWindow()
        postWindow.post(PostRequest(viewController: child))
        stage.simulator.advance(by: 1)
        stage.simulator.tap(field)
        stage.simulator.advance(by: 1)
        stage.simulator.typeText("abc")
        #expect(field.text == "abc")
    }

    @Test(arguments: [false, true])
    func controllerIsTheSameContentBeforeAndAfterItsViewLoads(postsView: Bool) {
        stage.simulator.advance(by: 0)
        let postView = stage.postView
        postView.post(PostRequest(view: UIView.banner()))
        let controller = UIViewController()
        #expect(postView.post(PostRequest(viewController: controller)).phase == .waiting)
        controller.loadViewIfNeeded()
        let again = postsView ? PostRequest(view: controller.view) : PostRequest(viewController: controller)
        #expect(postView.post(again).refusal == .duplicateView)
        #expect(postView.postManager.post(of: controller.view)?.phase == .waiting)
    }

    @Test func controllerThatReplacesItselfIsShownAgain() {
        stage.simulator.advance(by: 0)
        let postView = stage.postView
        var request = PostRequest(viewController: ContainedController())
        request.key = "controller"
        request.duplicatePolicy = .replace
        let first = postView.post(request)
        stage.simulator.advance(by: 1)
        let second = postView.post(request)
        stage.simulator.advance(by: 2)
        #expect(first.reason == .replaced && second.phase == .shown)
        #expect(stage.simulator.hierarchyInconsistencies.isEmpty)
    }

    /// The children of these containers are their screens and tabs.
    @Test(arguments: [true, false])
    func controllerInAContainerIsNoScreenOfIt(isTabBar: Bool) {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        stage.window.rootViewController = tabs
        stage.simulator.advance(by: 0)
        let postView = (isTabBar ? tabs : navigation).createBarPostView()
        let child = ContainedController()
        let post = postView.post(PostRequest(viewController: child))
        stage.rest()
        #expect(post.phase == .shown && child.view.window === stage.window)
        #expect(tabs.children == [navigation] && navigation.children == [root])
        post.remove()
        stage.rest()
        #expect(post.phase == .ended && child.parent == nil)
        #expect(stage.simulator.hierarchyInconsistencies.isEmpty)
    }

    // MARK: Status bar

    @Test func newestPostWithStatusBarPreferenceControlsIt() throws {
        let scene = try #require(stage.window.windowScene)
        let postWindow = scene.postWindow()
        postWindow.postManager.capacity = .max
        func style() -> UIStatusBarStyle? { scene.statusBarManager?.statusBarStyle }
        func post(style: UIStatusBarStyle? = nil, isHidden: Bool? = nil) -> Post {
            var request = PostRequest(view: UIView.banner())
            request.editPresentation {
                $0.statusBarStyle = style
                $0.isStatusBarHidden = isHidden
            }
            let post = postWindow.post(request)
            stage.simulator.advance(by: 1)
            return post
        }
        #expect(style() == .darkContent)
        let light = post(style: .lightContent)
        #expect(style() == .lightContent)
        let hidden = post(isHidden: true)
        #expect(style() == .lightContent && scene.statusBarManager?.isStatusBarHidden == true)
        let dark = post(style: .darkContent, isHidden: false)
        #expect(style() == .darkContent && scene.statusBarManager?.isStatusBarHidden == false)
        for other in [dark, light] {
            other.remove()
            stage.simulator.advance(by: 1)
        }
        #expect(style() == .darkContent && scene.statusBarManager?.isStatusBarHidden == true)
        hidden.remove()
        stage.simulator.advance(by: 1)
        #expect(style() == .darkContent && scene.statusBarManager?.isStatusBarHidden == false)
    }

    @Test func blockingControllerControlsStatusBar() throws {
        let scene = try #require(stage.window.windowScene)
        let postWindow = scene.postWindow()
        let child = WishingController()
        child.preferredContentSize.height = 100
        child.orientations = .portrait
        var request = PostRequest(viewController: child)
        postWindow.post(request)
        stage.simulator.advance(by: 1)
        #expect(scene.statusBarManager?.statusBarStyle == .darkContent, "a banner without a backdrop has no effect")
        postWindow.postManager.removeAll()
        stage.simulator.advance(by: 1)
        request.editPresentation { $0.backdrop = .dim }
        postWindow.post(request)
        stage.simulator.advance(by: 1)
        #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
        postWindow.postManager.removeAll()
        stage.simulator.advance(by: 1)
        #expect(scene.statusBarManager?.statusBarStyle == .darkContent)
    }
}
