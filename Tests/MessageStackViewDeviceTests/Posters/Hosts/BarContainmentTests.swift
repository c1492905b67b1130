import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Posted controllers in bar post views, whose area is either in the view of its controller or in the window.
@MainActor
@Suite(.leavesNothingBehind)
struct BarContainmentTests {
    private let simulator = Simulator()
    private let screen = UIViewController()
    private let navigation: UINavigationController
    private let window: UIWindow
    private let postView: PostView

    init() {
        navigation = UINavigationController(rootViewController: screen)
        window = simulator.show(navigation)
        postView = screen.createBarPostView()
        postView.postManager.capacity = .max
        settle()
    }

    private func settle() { simulator.rest() }

    private var area: UIView? { postView.superview?.superview }

    private func post(_ controller: UIViewController, dims: Bool) -> Post {
        controller.preferredContentSize.height = 80
        var request = PostRequest(viewController: controller)
        request.duration = .untilRemoved
        if dims { request.editPresentation { $0.backdrop = .dim } }
        let post = postView.post(request)
        settle()
        return post
    }

    /// - Parameter blocksApp: Whether touches outside the post don't reach the app, so that no other post enters.
    private func postDimmedBanner(blocksApp: Bool = true) -> Post {
        var request = PostRequest(view: UIView.banner())
        request.editPresentation {
            $0.backdrop = .dim
            if !blocksApp { $0.backdrop.touches = .forward }
        }
        let post = postView.post(request)
        settle()
        return post
    }

    @Test func areaWithPostedControllerStaysInControllersView() {
        let child = UIViewController()
        let first = post(child, dims: false)
        #expect(child.parent?.parent === screen)
        let second = postDimmedBanner()
        #expect(area?.superview === screen.view && second.phase == .shown)
        first.remove()
        second.remove()
        settle()
        let third = postDimmedBanner()
        #expect(area?.superview === window && third.phase == .shown)
        #expect(simulator.hierarchyInconsistencies == [])
    }

    @Test func backdropOfPostedControllerCoversBars() {
        let child = UIViewController()
        let post = post(child, dims: true)
        #expect(area?.superview === window && child.parent?.parent == nil)
        #expect(window.hitTest(CGPoint(x: 200, y: 2), with: nil) is PostBackdropView)
        post.remove()
        settle()
        #expect(area?.superview === screen.view)
        #expect(simulator.hierarchyInconsistencies == [])
    }

    @Test func controllerPostedAboveBackdropHasNoParent() {
        let first = postDimmedBanner(blocksApp: false)
        let child = UIViewController()
        let second = post(child, dims: false)
        #expect(second.phase == .shown)
        #expect(area?.superview === window && child.parent?.parent == nil)
        first.remove()
        second.remove()
        settle()
        #expect(area?.superview === screen.view)
        #expect(simulator.hierarchyInconsistencies == [])
    }

    @Test func areaWithPostedControllerLeavesWithItsScreen() {
        let child = UIViewController()
        let other = postView.post(PostRequest(view: UIView.banner()))
        let post = post(child, dims: true)
        navigation.pushViewController(UIViewController(), animated: true)
        settle()
        #expect(child.view.window == nil && post.phase == .shown && other.phase == .shown)
        let late = postView.post(PostRequest(view: UIView.banner()))
        settle()
        #expect(late.phase == .waiting)
        navigation.popViewController(animated: true)
        settle()
        #expect(child.view.window === window && area?.superview === window && late.phase == .waiting)
        post.remove()
        settle()
        #expect(late.phase == .shown)
        #expect(simulator.hierarchyInconsistencies == [])
    }

    @Test func presentedScreenCoversPostedController() {
        let child = UIViewController()
        let post = post(child, dims: true)
        let sheet = UIViewController()
        navigation.present(sheet, animated: true)
        settle()
        #expect(area?.superview === window && post.phase == .shown)
        #expect(window.hitTest(CGPoint(x: 200, y: 600), with: nil) === sheet.view)
        navigation.dismiss(animated: true)
        settle()
        #expect(window.hitTest(CGPoint(x: 200, y: 600), with: nil) is PostBackdropView)
        #expect(simulator.hierarchyInconsistencies == [])
    }

    @Test func popOfScreenReleasesPostedController() async {
        weak var released: PostView?
        weak var releasedChild: UIViewController?
        do {
            let pushed = UIViewController()
            navigation.pushViewController(pushed, animated: false)
            settle()
            let child = UIViewController()
            let postView = pushed.createBarPostView()
            var request = PostRequest(viewController: child)
            request.editPresentation { $0.backdrop = .dim }
            postView.post(request)
            settle()
            released = postView
            releasedChild = child
            navigation.popViewController(animated: true)
        }
        settle()
        // The clean-up of a released manager hops to the main actor.
        await TaskOrder.settle()
        #expect(released == nil && releasedChild == nil)
    }
}
