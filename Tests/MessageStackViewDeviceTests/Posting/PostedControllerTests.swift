import Simulator
import Testing
import UIKit

@testable import MessageStackView

@MainActor
struct PostedControllerTests {
    enum Host: CaseIterable {
        case view, keyWindow, ownWindow
    }

    private let stage = Stage()

    private func poster(_ host: Host) throws -> any Poster {
        let scene = try #require(stage.window.windowScene)
        return switch host {
        case .view: stage.view.createPostView()
        case .keyWindow: scene.postView
        case .ownWindow: scene.postWindow()
        }
    }

    @Test(arguments: Host.allCases)
    func controllerReceivesAppearanceCallbacksInOrder(host: Host) throws {
        let child = ContainedController()
        let post = try poster(host).post(PostRequest(viewController: child))
        stage.simulator.advance(by: 1)
        #expect(child.calls == ["join", "willAppear", "joined", "didAppear"])
        child.forget()
        post.remove()
        stage.simulator.advance(by: 1)
        #expect(child.calls == ["leave", "willDisappear", "didDisappear", "left"])
        #expect(child.parent == nil)
    }

    @Test func controllerIsDescendantOfWindowRootController() throws {
        let child = ContainedController()
        let postWindow = try #require(stage.window.windowScene).postWindow()
        postWindow.post(PostRequest(viewController: child))
        stage.simulator.advance(by: 1)
        let ancestors = Array(sequence(first: child as UIViewController, next: \.parent))
        #expect(ancestors.last === postWindow.rootViewController)
    }

    @Test(arguments: Host.allCases)
    func preferredContentSizeSizesPost(host: Host) throws {
        let child = ContainedController()
        child.preferredContentSize = CGSize(width: 0, height: 120)
        let post = try poster(host).post(PostRequest(viewController: child))
        stage.simulator.advance(by: 1)
        #expect(child.view.bounds.size == CGSize(width: 373, height: 120))
        child.preferredContentSize.height = 200
        stage.simulator.advance(by: 0.1)
        let height = child.view.enclosingSlot?.layer.presentation()?.bounds.height ?? 0
        #expect(height > 120 && height < 200, "the height animates")
        stage.simulator.advance(by: 1)
        #expect(child.view.bounds.height == 200)
        post.remove()
        stage.simulator.advance(by: 1)
        #expect(child.view.constraints.isEmpty)
    }

    @Test func presentationSizeOverridesPreferredContentSize() throws {
        let child = ContainedController()
        child.preferredContentSize = CGSize(width: 200, height: 120)
        var request = PostRequest(viewController: child)
        request.presentation = {
            $0.placement = .center
            $0.size = PostSize(width: .content, height: .points(80))
        }
        stage.view.createPostView().post(request)
        stage.simulator.advance(by: 1)
        #expect(child.view.enclosingSlot?.bounds.size == CGSize(width: 200, height: 80))
        #expect(child.view.bounds.height == 120)
    }

    @Test func navigationControllerWorksInPost() throws {
        let first = ContainedController()
        first.preferredContentSize = CGSize(width: 0, height: 300)
        let second = ContainedController()
        let navigation = UINavigationController(rootViewController: first)
        navigation.preferredContentSize = CGSize(width: 0, height: 300)
        try #require(stage.window.windowScene).postWindow().post(PostRequest(viewController: navigation))
        stage.simulator.advance(by: 1)
        #expect(navigation.view.bounds.height == 300)
        navigation.pushViewController(second, animated: true)
        stage.simulator.advance(by: 1)
        #expect(second.calls == ["join", "willAppear", "didAppear", "joined"])
        #expect(second.view.window != nil)
        #expect(second.view.bounds.width == 373)
    }

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

    // MARK: Status bar

    @Test func newestPostWithStatusBarPreferenceControlsIt() throws {
        let scene = try #require(stage.window.windowScene)
        let postWindow = scene.postWindow()
        postWindow.postManager.isSerialQueue = false
        func style() -> UIStatusBarStyle? { scene.statusBarManager?.statusBarStyle }
        func post(style: UIStatusBarStyle? = nil, isHidden: Bool? = nil) -> Post {
            var request = PostRequest(view: UIView.banner())
            request.presentation = {
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
        request.presentation = { $0.backdrop = .dim }
        postWindow.post(request)
        stage.simulator.advance(by: 1)
        #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
        postWindow.postManager.removeAll()
        stage.simulator.advance(by: 1)
        #expect(scene.statusBarManager?.statusBarStyle == .darkContent)
    }
}
