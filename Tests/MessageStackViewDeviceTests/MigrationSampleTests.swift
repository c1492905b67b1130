import Foundation
import MessageStackView
import Simulator
import Testing
import UIKit

/// The samples of the guides for users of other libraries, compiled and run line for line. `SampleTests` compares them with the
/// guides.
@MainActor
@Suite(.leavesNothingBehind)
struct MigrationSampleTests {
    private let simulator = Simulator()
    private let controller = UIViewController()

    init() {
        simulator.show(controller)
    }

    private var view: UIView { controller.view }

    // MARK: Posts by key

    private func syncingView() -> PostView {
        let postView = view.createPostView(edge: .top)
        var request = PostRequest(Message("Syncing"))
        request.key = "sync"
        postView.post(Message("First"))
        postView.post(request)
        simulator.advance(by: 1)
        return postView
    }

    @Test func postsAreFoundByKey() {
        let postView = syncingView()
        let manager = postView.postManager
        let isAnyPosted = manager.isActive
        let isPosted = !manager.posts(withKey: "sync").isEmpty
        let isShown = manager.currentPosts.contains { $0.key == "sync" }
        let isWaiting = manager.waitingPosts.contains { $0.key == "sync" }
        #expect([isAnyPosted, isPosted, isShown, isWaiting] == [true, true, false, true])
    }

    @Test func waitingPostIsChangedByItsValue() throws {
        let manager = syncingView().postManager
        let waiting = try #require(manager.posts(withKey: "sync").first)
        #expect(waiting.view == nil)
        if let post = manager.posts(withKey: "sync").first, var message = post.value as? Message {
            message.title = "Syncing 3 files"
            post.count = 3
            post.update(with: message)
        }
        #expect(waiting.text == "Syncing 3 files" && waiting.count == 3)
    }

    @Test func removalByKeyIsAwaited() async throws {
        let manager = syncingView().postManager
        let removed = try #require(manager.posts(withKey: "sync").first)
        if let post = manager.posts(withKey: "sync").first {
            post.remove()
            _ = await post.ended
        }
        #expect(removed.phase == .ended && manager.currentPosts.count == 1)
    }

    @Test func removalByKeyCallsItsCompletion() {
        let manager = syncingView().postManager
        var isLibraryOpen = false
        func openLibrary() { isLibraryOpen = true }
        manager.remove(key: "sync") { openLibrary() }
        simulator.advance(by: 1)
        #expect(isLibraryOpen)
    }

    // MARK: Previous behavior

    /// Returns the posts of two messages, after a second.
    private func posts(after setUp: () -> Void) -> [Post] {
        defer { PostEnvironment.app.options = PostOptions() }
        setUp()
        let postView = UIApplication.shared.postView
        let posts = [postView.post(Message(.error, "First")), postView.post(Message(.error, "First"))]
        simulator.advance(by: 1)
        return posts
    }

    private func tap(_ post: Post) throws {
        let view = try #require(post.view)
        simulator.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }

    @Test func behaviorOfSwiftEntryKitIsSetOnce() throws {
        let posts = posts {
            PostEnvironment.app.options.duration = .seconds(2)
            PostEnvironment.app.options.gestures = [.tap, .pan]
            PostEnvironment.app.options.precedence = .override
            PostEnvironment.app.options.presentation = .bar(.top)
        }
        #expect(posts[0].phase == .ended && posts[1].phase == .shown)
        try tap(posts[1])
        simulator.advance(by: 1)
        #expect(posts[1].reason == .tap)
    }

    @Test func behaviorOfSwiftMessagesIsSetOnce() throws {
        let posts = posts {
            PostEnvironment.app.options.duration = .seconds(2)
            PostEnvironment.app.options.gestures = .pan
            PostEnvironment.app.options.duplicatePolicy = .ignore
            PostEnvironment.app.options.presentation = .bar(.top)
        }
        #expect(posts[1].refusal == .duplicate && posts[0].view?.bounds.width == view.bounds.width)
        try tap(posts[0])
        simulator.advance(by: 3)
        #expect(posts[0].reason == .timeout)
    }

    @Test func behaviorOfOwlBannersIsSetOnce() throws {
        let posts = posts {
            PostEnvironment.app.options.duration = .seconds(2)
            PostEnvironment.app.options.gestures = [.tap, .pan]
            PostEnvironment.app.options.duplicatePolicy = .ignore
            PostEnvironment.app.options.presentation = .bar(.top)
        }
        #expect(posts[1].refusal == .duplicate && posts[0].phase == .shown)
        try tap(posts[0])
        simulator.advance(by: 1)
        #expect(posts[0].reason == .tap)
    }

    // MARK: Keyboard

    @Test func barStaysAboveKeyboard() throws {
        let sendBar = UIView()
        sendBar.translatesAutoresizingMaskIntoConstraints = false
        sendBar.heightAnchor.constraint(equalToConstant: 50).isActive = true
        view.addSubview(sendBar)
        NSLayoutConstraint.activate([
            sendBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            sendBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            sendBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        view.addSubview(field)
        simulator.advance(by: 1)
        let rest = sendBar.frame.maxY
        field.becomeFirstResponder()
        simulator.advance(by: 1)
        let keyboard = try #require(simulator.keyboardFrame)
        #expect(sendBar.frame.maxY == keyboard.minY && sendBar.frame.maxY < rest)
    }

    // MARK: Accessibility

    @Test func ticketIsReachedAsOneTextAndButton() throws {
        let post = UIApplication.shared.postView.post(PostRequest(view: TicketView(gate: "B7", seat: "12A")))
        simulator.advance(by: 1)
        let dump = simulator.accessibilityDump()
        let places = try ["Gate B7, seat 12A", "Open"].map { try #require(dump.range(of: $0)).lowerBound }
        #expect(places[0] < places[1] && !dump.contains("B7\n12A"))
        #expect(post.text == "Gate B7, seat 12A")
    }

    @Test func wordBeforeTextIsSpoken() {
        let postView = view.createPostView(edge: .top)
        simulator.isVoiceOverRunning = true
        var request = PostRequest(Message("The lift is out of order"))
        request.accessibilityPrefix = "Maintenance"
        postView.post(request)
        simulator.advance(by: 2)
        #expect(simulator.announcements == ["Maintenance, The lift is out of order"])
    }

    @Test func backdropHasLabelOfApp() {
        var request = PostRequest(Message("Battery low"))
        request.editPresentation {
            $0.backdrop = .dim
            $0.backdrop.accessibilityLabel = "Close the map"
        }
        UIApplication.shared.postView.post(request)
        simulator.advance(by: 1)
        #expect(simulator.accessibilityDump().contains("Close the map"))
    }

    @Test func marginsOfBubbleLetTouchesThrough() {
        let view = BubbleView()
        view.addSubview(view.bubble)
        view.heightAnchor.constraint(equalToConstant: 100).isActive = true
        let post = UIApplication.shared.postView.post(PostRequest(view: view))
        simulator.advance(by: 1)
        view.bubble.frame = view.bounds.insetBy(dx: 40, dy: 40)
        func isHit(_ point: CGPoint) -> Bool {
            let hit = view.window?.hitTest(view.convert(point, to: nil), with: nil)
            return hit?.isDescendant(of: view) == true
        }
        #expect(isHit(CGPoint(x: view.bounds.midX, y: 50)) && !isHit(CGPoint(x: view.bounds.midX, y: 20)))
        #expect(post.phase == .shown)
    }

    @Test func waitingPostsMoveToTheNextScreen() {
        let oldScreen = view.createPostView(edge: .top)
        let newScreen = view.createPostView(edge: .bottom)
        for text in ["First", "Second"] { oldScreen.post(Message(text)) }
        simulator.advance(by: 1)
        oldScreen.postManager.moveWaitingPosts(to: newScreen.postManager)
        simulator.advance(by: 1)
        #expect(newScreen.postManager.currentPosts.map(\.text) == ["Second"])
        #expect(oldScreen.postManager.currentPosts.map(\.text) == ["First"])
    }

    // MARK: Segues and the status bar

    #if !os(visionOS)
        @Test func segueOfLayoutPresentsCard() throws {
            let destination = UIViewController()
            destination.preferredContentSize = CGSize(width: 0, height: 200)
            TopCardSegue(identifier: nil, source: controller, destination: destination).perform()
            simulator.advance(by: 1)
            #expect(controller.presentedViewController === destination)
            let frame = destination.view.convert(destination.view.bounds, to: nil)
            #expect(frame.height == 200 && frame.maxY < view.bounds.midY)
            simulator.tap(at: CGPoint(x: view.bounds.midX, y: view.bounds.maxY - 20))
            simulator.advance(by: 1)
            #expect(controller.presentedViewController == nil)
        }

        @Test func controllerOfAppChangesStatusBar() throws {
            let map = MapController()
            simulator.show(map)
            let statusBar = try #require(map.view.window?.windowScene?.statusBarManager)
            let style = statusBar.statusBarStyle
            var request = PostRequest(Message("Recording"))
            request.willPost { [weak map] _ in map?.postedStyle = .lightContent }
            request.willRemove { [weak map] _ in map?.postedStyle = nil }
            let post = UIApplication.shared.postView.post(request)
            simulator.advance(by: 1)
            #expect(statusBar.statusBarStyle == .lightContent && style != .lightContent)
            post.remove()
            simulator.advance(by: 1)
            #expect(statusBar.statusBarStyle == style)
        }
    #endif
}

final class BubbleView: UIView {
    let bubble = UIView()

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bubble.frame.contains(point)
    }
}

final class TicketView: UIView {
    let openButton = UIButton(type: .system)

    init(gate: String, seat: String) {
        super.init(frame: .zero)
        let label = UILabel()
        label.numberOfLines = 2
        label.text = "\(gate)\n\(seat)"
        label.accessibilityLabel = "Gate \(gate), seat \(seat)"
        openButton.setTitle("Open", for: .normal)
        let row = UIStackView(arrangedSubviews: [label, openButton])
        row.frame = bounds
        row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(row)
        accessibilityElements = [label, openButton]
    }

    required init?(coder: NSCoder) { nil }
}

#if !os(visionOS)
    class LayoutSegue: PostSegue {
        class var layout: PostPresentation { .presented }

        override init(identifier: String?, source: UIViewController, destination: UIViewController) {
            super.init(identifier: identifier, source: source, destination: destination)
            presentation = type(of: self).layout
            presentation.backdrop = .dim
        }
    }

    final class TopCardSegue: LayoutSegue {
        override class var layout: PostPresentation { .card(.top) }
    }

    final class MapController: UIViewController {
        var postedStyle: UIStatusBarStyle? { didSet { setNeedsStatusBarAppearanceUpdate() } }

        override var preferredStatusBarStyle: UIStatusBarStyle { postedStyle ?? .default }
    }
#endif

#if canImport(ObjectiveC)
    // The adapter for Objective-C is compiled by the check for Apple's platforms.

    @objc enum BannerSeverity: Int {
        case none, information, success, warning, error

        var severity: PostSeverity? {
            switch self {
            case .none: nil
            case .information: .information
            case .success: .success
            case .warning: .warning
            case .error: .error
            }
        }
    }

    @MainActor
    @objc(AppBanner)
    final class AppBanner: NSObject {
        private let post: Post

        private init(_ post: Post) { self.post = post }

        @discardableResult
        @objc(showTitle:subtitle:severity:whenEnded:)
        static func show(
            _ title: String, subtitle: String?, severity: BannerSeverity, whenEnded: ((_ reason: String) -> Void)?
        ) -> AppBanner {
            var message = Message(title, subtitle: subtitle)
            message.severity = severity.severity
            var request = PostRequest(message)
            request.onEnd { _, reason in whenEnded?(reason.name) }
            return AppBanner(UIApplication.shared.postView.post(request))
        }

        @discardableResult
        @objc(showView:seconds:)
        static func show(_ view: UIView, seconds: TimeInterval) -> AppBanner {
            AppBanner(UIApplication.shared.postView.post(view: view) { $0.duration = .seconds(seconds) })
        }

        @objc var isEnded: Bool { post.phase == .ended }

        @objc func remove() { post.remove() }
    }
#endif
