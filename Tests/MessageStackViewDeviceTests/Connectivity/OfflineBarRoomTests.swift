import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewConnectivity
@testable import MessageStackViewHostedTests

/// The offline bar next to other posts at the bottom.
@MainActor
@Suite(.leavesNothingBehind)
struct OfflineBarRoomTests {
    /// Another post at the bottom.
    enum Neighbor: CaseIterable {
        case app, toast, card, stack, bars, deck, fullWidth
    }

    enum Screen: CaseIterable {
        case plain, tabBar, toolbar, landscape
    }

    let controller: UIViewController
    let stage: Stage
    private let monitor = ManualConnectivityMonitor()
    let manager: ConnectivityManager

    init() {
        controller = UIViewController()
        stage = Stage(controller)
        manager = ConnectivityManager(monitor: monitor)
    }

    func show(_ screen: Screen) {
        switch screen {
        case .plain: break
        case .tabBar, .landscape:
            let tabs = UITabBarController()
            stage.window.rootViewController = tabs
            tabs.viewControllers = [controller, UIViewController()]
            if screen == .landscape { stage.simulator.rotate(to: .landscapeLeft) }
        case .toolbar:
            let toolbar = UIView(frame: CGRect(x: 0, y: 769, width: 393, height: 83))
            controller.view.addSubview(toolbar)
            controller.additionalSafeAreaInsets.bottom = 49
        }
        stage.rest()
    }

    /// Creates the poster of a neighbor.
    func makePoster(_ neighbor: Neighbor) -> any Poster {
        switch neighbor {
        case .app:
            stage.postView.presentation = .card(.bottom)
            return stage.postView
        case .toast:
            let toast = Toast()
            controller.addAndConstrainToast(toast)
            return toast
        case .card, .deck, .fullWidth:
            let postView = controller.view.createPostView(edge: .bottom)
            switch neighbor {
            case .deck: postView.deck = PostDeck()
            case .fullWidth: postView.presentation = .bar(.bottom)
            default: postView.presentation = .card(.bottom)
            }
            return postView
        case .stack: return controller.view.createMessageStackView(edge: .bottom)
        case .bars: return controller.createBarPostView(edge: .bottom)
        }
    }

    /// Posts on the poster of a neighbor.
    ///
    /// - Returns: The frame of the post.
    func post(on poster: any Poster) throws -> () throws -> CGRect {
        for title in ["First", "Second"].prefix((poster as? PostView)?.deck == nil ? 1 : 2) {
            var request = PostRequest(Message(title: title, subtitle: "A sentence about it."))
            request.duration = .untilRemoved
            poster.post(request)
        }
        stage.rest()
        let view = try #require(poster.postManager.currentPosts.last?.view)
        return { try stage.slotFrame(of: view) }
    }

    func lose() throws -> () throws -> CGRect {
        monitor.state = .notConnected
        stage.rest()
        let bar = try #require(bar)
        return { try stage.slotFrame(of: bar) }
    }

    private var bar: UIView? { Self.bar(in: stage.window) }

    private static func bar(in view: UIView) -> MessageView? {
        if let message = view as? MessageView, message.titleLabel.text == "No Internet Connection" { return message }
        return view.subviews.lazy.compactMap(bar).first
    }

    /// Expects two frames to be apart, and inside the visible part of the screen.
    private func expectRoom(
        _ bar: CGRect, _ neighbor: CGRect, _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let frames: Comment = "\(comment): bar \(bar), neighbor \(neighbor)"
        let screen = stage.window.bounds
        let area = controller.view.convert(controller.view.safeAreaLayoutGuide.layoutFrame, to: nil)
        #expect(bar.intersection(neighbor).height < 0.5, frames, sourceLocation: sourceLocation)
        #expect(screen.contains(bar) && screen.contains(neighbor), frames, sourceLocation: sourceLocation)
        #expect(area.insetBy(dx: -0.5, dy: -0.5).contains(bar), frames, sourceLocation: sourceLocation)
        #expect(min(bar.minY, neighbor.minY) > screen.midY - 60, frames, sourceLocation: sourceLocation)
    }

    @Test(arguments: Neighbor.allCases, Screen.allCases)
    func barCoversNoOtherPost(neighbor: Neighbor, screen: Screen) throws {
        show(screen)
        let poster = makePoster(neighbor)
        manager.messageManager.startObserving(on: stage.window.windowScene)
        let post = try post(on: poster)
        let alone = try post()
        let bar = try lose()
        try expectRoom(bar(), post(), "a bar that appears later")
        monitor.state = .connected(.wifi)
        stage.rest()
        #expect(self.bar == nil)
        #expect(try abs(post().minY - alone.minY) < 0.5 && abs(post().maxY - alone.maxY) < 0.5, "the bar leaves")
        poster.postManager.removeAll(animated: false)
        let laterBar = try lose()
        let laterPost = try self.post(on: poster)
        try expectRoom(laterBar(), laterPost(), "a post that appears later")
        #expect(!stage.hasEndlessLayouts)
    }
}
