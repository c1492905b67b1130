import Combine
import Simulator
import SwiftUI
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests
@testable import MessageStackViewTests

/// A run of random events on a device with a poster of each kind, which checks the rules after each event.
@MainActor
final class PosterTrial {
    struct Failure: Error {
        let complaint: String
    }

    /// The posters of the run, in their order.
    enum Place: Int, CaseIterable {
        case scene, severalAtOnce, stack, toast, ownWindow, underBar, overBar
    }

    let stage: Stage
    let navigation: UINavigationController
    let posters: [any Poster]
    let delegates: [RecordingReactions]
    let views: [UIView]
    /// Controllers to post.
    let controllers = (0..<4).map { _ in UIViewController() }
    /// A controller of the app that may contain some of the others.
    let container = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    /// The guides of the screen at the edges where posts are.
    let guides: [(edge: PostEdge, guide: UILayoutGuide)]
    /// Views in a scroll view of the app that posts may be beside; in the view hierarchy from the first event about them.
    let anchors = (0..<3).map { UIView(frame: CGRect(x: 40 + 120 * $0, y: 150 + 200 * $0, width: 60, height: 40)) }
    lazy var anchorScrollView = makeAnchorScrollView()
    var otherWindow: UIWindow?
    var suspensions: [[PostSuspension]]
    var posts: [Post] = []
    var isTouching = false
    let slots = WeakReferences()
    /// The ready-made posts of the run.
    let messages = ReadyMadeLedger()
    /// The number of requests that the app has admitted.
    var admittedCount = 0
    /// The admitted requests that were then accepted or refused, by their numbers.
    var decided: Set<Int> = []
    /// The states of the managers for SwiftUI, and the posts that each has reported last.
    let states: [Posts.State]
    var reportedPosts: [[Post.ID]]
    private var subscriptions: [AnyCancellable] = []

    /// Runs `events` on a device, then ends the run.
    static func run(_ events: [PosterEvent], on device: Device = .iPhone16) async throws(Failure) {
        let trial = PosterTrial(device: device)
        defer { trial.messages.finishHandlers() }
        for event in events {
            await trial.apply(event)
            try trial.check()
            if case .wait(let frames) = event, frames > 1 { try trial.checkStates() }
        }
        try await trial.end()
    }

    /// Returns a short subsequence of `events` that still fails, found by leaving out ever smaller parts.
    static func shrink(_ events: [PosterEvent], on device: Device = .iPhone16) async -> [PosterEvent] {
        await events.shortest { (try? await run($0, on: device)) == nil }
    }

    init(device: Device = .iPhone16) {
        stage = Stage(device: device)
        navigation = UINavigationController(rootViewController: stage.controller)
        stage.controller.title = "Screen"
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        stage.window.rootViewController = tabs
        stage.simulator.advance(by: 0)
        let several = stage.view.createPostView(edge: .top)
        several.postManager.capacity = .max
        let stack = stage.view.createMessageStackView(edge: .bottom)
        stack.spaceViewHeight = 20
        stack.postManager.gestureManager.defaultGestures = [.pan, .tap]
        let toast = Toast()
        stage.controller.addAndConstrainToast(toast)
        posters = [
            stage.postView, several, stack, toast,
            stage.window.windowScene?.postWindow() ?? PostWindow(level: .alert + 1),
            stage.controller.createBarPostView(edge: .top, followsVisibleScreen: true),
            stage.controller.createBarPostView(edge: .bottom),
        ]
        delegates = posters.map { _ in RecordingReactions() }
        suspensions = posters.map { _ in [] }
        states = posters.map { _ in Posts.State() }
        reportedPosts = posters.map { _ in [] }
        views = (0..<8).map(Self.makeView)
        for controller in controllers { controller.preferredContentSize.height = 60 }
        stage.controller.addChild(container)
        container.view.frame = CGRect(x: 20, y: 400, width: 200, height: 60)
        stage.view.insertSubview(container.view, at: 0)
        container.didMove(toParent: stage.controller)
        stage.view.insertSubview(field, at: 0)
        guides = [.top, .bottom].map { [stage] in ($0, stage.view.postLayoutGuide(at: $0)) }
        for (poster, delegate) in zip(posters, delegates) { poster.postManager.delegate = delegate }
        watchStates()
        PostEnvironment.app.admit = { [weak self] in
            self?.count(&$0)
            return nil
        }
        guard device == .iPhoneDuo else { return }
        for poster in posters {
            var environment = PostEnvironment.app
            environment.reservedAreas = { [weak simulator = stage.simulator] in simulator?.reservedAreas(in: $0) ?? [] }
            poster.postManager.environment = environment
        }
    }

    /// Returns the poster with a number, modulo the number of posters.
    func poster(_ number: Int) -> any Poster { posters[number % posters.count] }

    func place(_ number: Int) -> Place? { Place(rawValue: number % posters.count) }

    func manager(_ number: Int) -> PostManager { poster(number).postManager }

    /// Counts a request that is admitted, and the decision about it.
    private func count(_ request: inout PostRequest) {
        admittedCount += 1
        let number = admittedCount
        request.onEvent { [weak self] event in
            switch event {
            case .waiting, .refused: self?.decided.insert(number)
            default: break
            }
        }
    }

    private func watchStates() {
        for (index, (state, poster)) in zip(states, posters).enumerated() {
            state.follow { [weak manager = poster.postManager] in manager }
            subscriptions.append(
                state.objectWillChange.sink { [weak self, weak state] in
                    guard let self, let state else { return }
                    reportedPosts[index] = (state.shown + state.waiting).map(\.id)
                })
        }
    }

    /// The views that contain the slots.
    var posterViews: [UIView] {
        posters.compactMap { ($0 as? PostWindow)?.postView ?? $0 as? UIView }
    }

    /// The slots of all posters, including those in decks.
    var allSlots: [PostSlot] {
        posterViews.flatMap(\.subviews).flatMap { $0 is DeckCard ? $0.subviews : [$0] }.compactMap { $0 as? PostSlot }
    }

    private func makeAnchorScrollView() -> UIScrollView {
        let scrollView = UIScrollView(frame: stage.view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        stage.view.insertSubview(scrollView, at: 0)
        for anchor in anchors { scrollView.addSubview(anchor) }
        return scrollView
    }

    private static func makeView(_ number: Int) -> UIView {
        switch number % 4 {
        case 0:
            let view = BadgeMessageView()
            view.set(badgeMessage: BadgeMessage("Title", subtitle: "Subtitle", image: nil, fillColor: .red))
            return view
        case 1:
            let view = MessageView()
            view.set(message: Message(title: "Title"))
            return view
        case 2:
            let view = UIView()
            let field = UITextField(frame: CGRect(x: 10, y: 0, width: 100, height: 30))
            view.addSubview(field)
            view.heightAnchor.constraint(equalToConstant: CGFloat(30 + number)).isActive = true
            return view
        default:
            let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            view.heightAnchor.constraint(equalToConstant: CGFloat(30 + number)).isActive = true
            return view
        }
    }
}
