import Simulator
import SwiftUI
import Testing
import UIKit

@testable import MessageStackView

/// Posts of views that another screen covers, and that are in no window meanwhile.
@MainActor
@Suite(.leavesNothingBehind)
struct CoveredPostTests {
    enum Cover: CaseIterable {
        case pushedScreen, anotherTab, fullScreenCover
    }

    private struct Screen: View {
        let model: PostModel
        let post: @MainActor (PostingAction) -> Void
        @Environment(\.post) private var action

        var body: some View {
            let _ = post(action)
            Text("Screen").post(isPresented: model.isShownBinding) { Message("From below") }
        }
    }

    private let model = PostModel()

    /// Shows a screen with an anchor, and covers it.
    private func cover(
        _ hosting: UIViewController, by cover: Cover, showing show: (UIViewController) -> Void, on simulator: Simulator
    ) {
        switch cover {
        case .pushedScreen:
            let navigation = UINavigationController(rootViewController: hosting)
            show(navigation)
            simulator.advance(by: 1)
            navigation.pushViewController(UIViewController(), animated: true)
        case .anotherTab:
            let tabs = UITabBarController()
            tabs.viewControllers = [hosting, UIViewController()]
            show(tabs)
            simulator.advance(by: 1)
            tabs.selectedIndex = 1
        case .fullScreenCover:
            show(hosting)
            simulator.advance(by: 1)
            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen
            hosting.present(cover, animated: true)
        }
        simulator.advance(by: 1)
    }

    @Test(arguments: Cover.allCases)
    func bindingSetWhileItsViewIsCoveredPosts(cover: Cover) {
        let simulator = Simulator(device: .iPhone16)
        let hosting = UIHostingController(rootView: Screen(model: model) { _ in })
        var window: UIWindow?
        self.cover(hosting, by: cover, showing: { window = simulator.show($0) }, on: simulator)
        let stays = cover == .fullScreenCover && Reading.presentersViewsStay.isOn
        #expect((hosting.view.window != nil) == stays)
        model.isShown = true
        simulator.rest()
        let manager = window?.windowScene?.postView.postManager
        #expect(manager?.posts.map(\.phase) == [.shown])
        model.isShown = false
        simulator.rest()
        #expect(manager?.posts.isEmpty == true)
    }

    @Test func actionOfACoveredViewPostsOnItsScene() throws {
        let simulator = Simulator(device: .iPad11)
        var actions: [PostingAction] = []
        let hosting = UIHostingController(rootView: Screen(model: model) { actions.append($0) }.poster())
        var window: UIWindow?
        cover(hosting, by: .fullScreenCover, showing: { window = simulator.show($0) }, on: simulator)
        let second = UIWindow(windowScene: try #require(simulator.openScene()))
        second.rootViewController = UIViewController()
        second.makeKeyAndVisible()
        simulator.advance(by: 1)
        let post = try #require(actions.last)
        post(Message("From below"))
        simulator.advance(by: 1)
        #expect(window?.windowScene?.postView.postManager.posts.count == 1)
        #expect(second.windowScene?.postView.postManager.posts.isEmpty == true)
    }

    @Test(.bothReadings(of: .scenesDisconnectAtOnce), arguments: [true, false])
    func bindingSetAfterItsSceneIsGonePostsNothing(isWindowKept: Bool) throws {
        let simulator = Simulator(device: .iPad11)
        simulator.show(UIViewController())
        let hosting = UIHostingController(rootView: Screen(model: model) { _ in })
        let scene = try #require(simulator.openScene())
        var window: UIWindow? = UIWindow(windowScene: scene)
        window?.rootViewController = hosting
        window?.makeKeyAndVisible()
        simulator.advance(by: 1)
        if !isWindowKept { window = nil }
        simulator.disconnect(scene)
        simulator.advance(by: 1)
        model.isShown = true
        simulator.advance(by: 1)
        #expect(model.isShown && scene.postView.postManager.posts.isEmpty)
        #expect((window == nil) == !isWindowKept)
    }
}
