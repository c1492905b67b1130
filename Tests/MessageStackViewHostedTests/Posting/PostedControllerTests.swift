import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    @MainActor
    struct PostedControllerTests {
        enum Host: CaseIterable {
            case view, keyWindow, ownWindow
        }

        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        private func makePoster(_ host: Host) -> any Poster {
            switch host {
            case .view: stage.view.createPostView()
            case .keyWindow: stage.postView
            case .ownWindow: PostWindow(windowScene: stage.scene)
            }
        }

        @Test func postedControllerIsContainedCorrectly() async {
            let postView = stage.view.createPostView()
            let child = ContainedController()
            let post = postView.post(PostRequest(viewController: child))
            await stage.rest()
            #expect(child.parent?.parent === stage.controller)
            #expect(child.calls == ["join", "willAppear", "joined", "didAppear"])
            child.forget()
            post.remove()
            await stage.rest()
            #expect(child.parent == nil)
            #expect(child.calls == ["leave", "willDisappear", "didDisappear", "left"])
        }

        @Test func controllerThatReplacesAnotherInWillPostIsContainedOnce() async {
            let postView = stage.view.createPostView()
            let (first, second) = (ContainedController(), ContainedController())
            var request = PostRequest(viewController: first)
            request.willPost { $0.update(with: PostRequest(viewController: second)) }
            postView.post(request)
            await stage.rest()
            #expect(first.parent == nil && first.view.superview == nil)
            #expect(second.parent?.parent === stage.controller && second.view.window != nil)
            #expect(second.calls.filter { $0 == "join" || $0 == "joined" } == ["join", "joined"])
        }

        @Test(arguments: Host.allCases)
        func controllerReceivesAppearanceCallbacksInOrder(host: Host) async throws {
            let child = ContainedController()
            let poster = makePoster(host)
            let post = poster.post(PostRequest(viewController: child))
            await stage.rest()
            #expect(child.calls == ["join", "willAppear", "joined", "didAppear"])
            child.forget()
            post.remove()
            await stage.rest()
            #expect(child.calls == ["leave", "willDisappear", "didDisappear", "left"])
            #expect(child.parent == nil)
            withExtendedLifetime(poster) {}
        }

        @Test func controllerIsDescendantOfWindowRootController() async throws {
            let child = ContainedController()
            let postWindow = PostWindow(windowScene: stage.scene)
            postWindow.post(PostRequest(viewController: child))
            await stage.rest()
            let ancestors = Array(sequence(first: child as UIViewController, next: \.parent))
            #expect(ancestors.last === postWindow.rootViewController)
        }

        @Test(arguments: Host.allCases)
        func preferredContentSizeSizesPost(host: Host) async throws {
            let child = ContainedController()
            child.preferredContentSize = CGSize(width: 0, height: 120)
            let poster = makePoster(host)
            let post = poster.post(PostRequest(viewController: child))
            await stage.rest()
            #expect(child.view.bounds.width >= stage.view.bounds.width - 20 && child.view.bounds.height == 120)
            child.preferredContentSize.height = 200
            let slot = try #require(child.view.enclosingSlot)
            let heights = await stage.watch(frames: 30) { slot.layer.presentation()?.bounds.height ?? 0 }
            #expect(heights.contains { $0 > 120 && $0 < 200 }, "the height animates")
            await stage.rest()
            #expect(child.view.bounds.height == 200)
            post.remove()
            await stage.rest()
            #expect(child.view.constraints.isEmpty)
            withExtendedLifetime(poster) {}
        }

        @Test func presentationSizeOverridesPreferredContentSize() async throws {
            let child = ContainedController()
            child.preferredContentSize = CGSize(width: 200, height: 120)
            var request = PostRequest(viewController: child)
            request.editPresentation {
                $0.placement = .center
                $0.size = PostSize(width: .content, height: .points(80))
            }
            stage.view.createPostView().post(request)
            await stage.rest()
            #expect(child.view.enclosingSlot?.bounds.size == CGSize(width: 200, height: 80))
            #expect(child.view.bounds.height == 120)
        }

        @Test func navigationControllerWorksInPost() async throws {
            let first = ContainedController()
            first.preferredContentSize = CGSize(width: 0, height: 300)
            let second = ContainedController()
            let navigation = UINavigationController(rootViewController: first)
            navigation.preferredContentSize = CGSize(width: 0, height: 300)
            let postWindow = PostWindow(windowScene: stage.scene)
            postWindow.post(PostRequest(viewController: navigation))
            await stage.rest()
            #expect(navigation.view.bounds.height == 300)
            navigation.pushViewController(second, animated: true)
            await stage.rest()
            #expect(second.calls == ["join", "willAppear", "didAppear", "joined"])
            #expect(second.view.window != nil)
            #expect(second.view.bounds.width == stage.view.bounds.width - 16)
            withExtendedLifetime(postWindow) {}
        }
    }
}
