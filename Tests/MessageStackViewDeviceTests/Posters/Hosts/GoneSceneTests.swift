import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests
@testable import MessageStackViewTests

/// The post views and the post windows of scenes that have disconnected.
@MainActor
@Suite(.leavesNothingBehind)
struct GoneSceneTests {
    /// A poster of a scene.
    enum Kind: CaseIterable {
        case postView, postWindow

        /// The poster of the scene in use.
        @MainActor
        var ofApp: any Poster {
            switch self {
            case .postView: PostView.app
            case .postWindow: UIApplication.shared.postWindow()
            }
        }

        @MainActor
        func poster(of scene: UIWindowScene) -> any Poster {
            switch self {
            case .postView: scene.postView
            case .postWindow: scene.postWindow()
            }
        }
    }

    private let simulator = Simulator(device: .iPad11)
    private let outcome = UndoOutcome()

    // MARK: - A poster that the app keeps

    @Test(.bothReadings(of: .scenesDisconnectAtOnce), arguments: Kind.allCases, [true, false])
    func keptPosterShowsPostsOnTheNextScene(kind: Kind, isSameSession: Bool) throws {
        let first = try connect()
        let poster = kind.ofApp
        simulator.moveToBackground()
        disconnect(first)
        simulator.advance(by: 100)
        let second = try connect(isSameSession ? first.session : nil)
        let post = poster.post(Message("Later"))
        simulator.advance(by: 1)
        #expect(post.phase == .shown && scene(of: post) === second.scene)
        #expect(poster.postManager.posts.map(\.id) == [post.id] && isSame(poster, kind.ofApp))
        #expect(isSame(poster, kind.poster(of: second.scene)))
    }

    @Test(arguments: Kind.allCases)
    func keptPosterShowsPostsOnEachNextScene(kind: Kind) throws {
        var place = try connect()
        let poster = kind.ofApp
        for _ in 0..<3 {
            disconnect(place)
            place = try connect()
            let post = poster.post(Message("Later"))
            simulator.advance(by: 1)
            #expect(post.phase == .shown && scene(of: post) === place.scene)
            post.remove(animated: false)
        }
    }

    @Test(arguments: Kind.allCases)
    func postsWaitForTheNextScene(kind: Kind) throws {
        let first = try connect()
        let poster = kind.ofApp
        disconnect(first)
        let posts = [poster.post(Message("First")), kind.ofApp.post(Message("Second"))]
        simulator.advance(by: 5)
        #expect(
            posts.map(\.phase) == [.waiting, .waiting] && poster.postManager.waitingPosts.map(\.id) == posts.map(\.id))
        let second = try connect()
        simulator.advance(by: 1)
        #expect(posts.map(\.phase) == [.shown, .waiting] && scene(of: posts[0]) === second.scene)
    }

    @Test(arguments: Kind.allCases)
    func postsWithoutSceneExpire(kind: Kind) throws {
        let first = try connect()
        let poster = kind.ofApp
        disconnect(first)
        let post = poster.post(Message("Later"))
        simulator.advance(by: 29)
        #expect(post.phase == .waiting)
        simulator.advance(by: 2)
        #expect(post.reason == .expired)
    }

    @Test(arguments: Kind.allCases)
    func postInTheEndOfALostPostIsShownOnTheNextScene(kind: Kind) throws {
        let first = try connect()
        let poster = kind.ofApp
        var next: Post?
        let lost = poster.post(
            Message("Lost"), request: { $0.onEnd { _, _ in next = poster.post(Message("Next")) } })
        simulator.advance(by: 1)
        disconnect(first)
        #expect(lost.reason == .hostGone && next?.phase == .waiting)
        let second = try connect()
        simulator.advance(by: 1)
        #expect(next?.phase == .shown && next.flatMap(scene) === second.scene)
    }

    // MARK: - Settings

    @Test(arguments: Kind.allCases, [true, false])
    func settingsStay(kind: Kind, isSameSession: Bool) throws {
        let delegate = RecordingDelegate()
        let first = try connect()
        let ended: Post
        do {
            let poster = kind.ofApp
            let view = try #require(poster as? PostView ?? (poster as? PostWindow)?.postView)
            view.edge = .bottom
            view.presentation = .card(.bottom)
            view.edgeInsets.bottom = 30
            poster.postManager.delegate = delegate
            poster.postManager.historyLimit = 5
            poster.postManager.defaults.duration = .seconds(7)
            poster.postManager.capacity = 2
            ended = poster.post(Message("First"))
            simulator.advance(by: 1)
        }
        disconnect(first)
        #expect(ended.reason == .hostGone)
        let second = try connect(isSameSession ? first.session : nil)
        delegate.clear()
        let poster = kind.poster(of: second.scene)
        let view = try #require(poster as? PostView ?? (poster as? PostWindow)?.postView)
        #expect(view.edge == .bottom && view.edgeInsets.bottom == 30)
        #expect(poster.postManager.history.map(\.id) == [ended.id] && poster.postManager.capacity == 2)
        let posts = [poster.post(Message("Second")), poster.post(Message("Third"))]
        simulator.advance(by: 1)
        #expect(posts.map(\.phase) == [.shown, .shown] && delegate.log.filter { $0.hasPrefix("didPost") }.count == 2)
        let frame = try #require(posts[0].view.map { $0.convert($0.bounds, to: nil) })
        #expect(frame.midY > second.window.bounds.midY)
        simulator.advance(by: 8)
        #expect(posts.map(\.reason) == [.timeout, .timeout])
    }

    // MARK: - Memory

    @Test(arguments: Kind.allCases)
    func postsOfAGoneSceneAreReleased(kind: Kind) throws {
        let place = try connect()
        weak var released: UIView?
        do {
            let view = UIView.banner()
            released = view
            kind.ofApp.post(PostRequest(view: view))
        }
        simulator.advance(by: 1)
        #expect(released?.window != nil)
        disconnect(place)
        simulator.advance(by: 1)
        #expect(released == nil)
    }

    @Test(arguments: Kind.allCases)
    func onlyTheNewestGonePosterIsKept(kind: Kind) throws {
        let places = [try connect(), try connect()]
        var posters: [() -> AnyObject?] = []
        for place in places {
            let poster = kind.poster(of: place.scene)
            poster.post(Message("Posted"))
            let object = poster as AnyObject
            posters.append { [weak object] in object }
        }
        simulator.advance(by: 1)
        disconnect(places[0])
        simulator.advance(by: 1)
        #expect(posters[0]() != nil)
        disconnect(places[1])
        simulator.advance(by: 1)
        #expect(posters[0]() == nil && posters[1]() != nil)
    }

    // MARK: - Several scenes

    @Test(arguments: Kind.allCases)
    func postOutlivesSeveralScenes(kind: Kind) throws {
        let places = [try connect(), try connect()]
        _ = kind.poster(of: places[1].scene)
        var request = PostRequest(Message("Posted"))
        request.outlivesScene = true
        let post = kind.poster(of: places[0].scene).post(request)
        for place in places {
            simulator.advance(by: 1)
            #expect(post.phase == .shown && scene(of: post) === place.scene)
            disconnect(place)
        }
        #expect(post.phase == .waiting)
        let next = try connect()
        simulator.advance(by: 1)
        #expect(post.phase == .shown && scene(of: post) === next.scene)
        post.remove(animated: false)
    }

    @Test(arguments: Kind.allCases)
    func keptPosterForwardsPostsToTheSceneInUse(kind: Kind) throws {
        let places = [try connect(), try connect()]
        let posters = places.map { kind.poster(of: $0.scene) }
        disconnect(places[0])
        var log: [String] = []
        let post = posters[0].post(
            Message("Later"),
            request: {
                $0.onEvent { event in
                    switch event {
                    case .waiting: log.append("waiting")
                    case .willPost: log.append("willPost")
                    default: break
                    }
                }
            })
        #expect(posters[0].postManager.posts.isEmpty && !posters[0].postManager.isActive)
        #expect(posters[1].postManager.posts.map(\.id) == [post.id])
        #expect(log == ["waiting", "waiting", "willPost"])
        simulator.advance(by: 1)
        #expect(post.phase == .shown && scene(of: post) === places[1].scene)
        post.remove()
        simulator.advance(by: 1)
        #expect(post.reason == .programmatic)
    }

    @Test(arguments: Kind.allCases)
    func sceneOfTheSameSessionTakesOverThePoster(kind: Kind) throws {
        let places = [try connect(), try connect()]
        let posters = places.map { kind.poster(of: $0.scene) }
        disconnect(places[0])
        let other = try connect()
        #expect(!isSame(kind.poster(of: other.scene), posters[0]))
        let same = try connect(places[0].session)
        #expect(isSame(kind.poster(of: same.scene), posters[0]))
        let post = posters[0].post(Message("Later"))
        simulator.advance(by: 1)
        #expect(post.phase == .shown && scene(of: post) === same.scene)
    }

    @Test(arguments: Kind.allCases)
    func onlySceneTakesOverThePoster(kind: Kind) throws {
        let places = [try connect(), try connect()]
        let poster = kind.poster(of: places[1].scene)
        disconnect(places[1])
        let post = poster.post(Message("Later"))
        simulator.advance(by: 1)
        #expect(post.phase == .shown && scene(of: post) === places[0].scene)
        #expect(isSame(kind.poster(of: places[0].scene), poster))
    }

    @Test(arguments: Kind.allCases)
    func olderKeptPosterForwardsPostsAndReturnsWithItsSession(kind: Kind) throws {
        let places = [try connect(), try connect()]
        let posters = places.map { kind.poster(of: $0.scene) }
        for place in places { disconnect(place) }
        let early = posters[0].post(Message("Early"))
        #expect(early.phase == .waiting)
        let other = try connect()
        simulator.advance(by: 1)
        #expect(isSame(kind.poster(of: other.scene), posters[1]))
        #expect(early.phase == .shown && scene(of: early) === other.scene)
        early.remove(animated: false)
        let late = posters[0].post(Message("Late"))
        #expect(posters[1].postManager.posts.map(\.id) == [late.id])
        late.remove(animated: false)
        let same = try connect(places[0].session)
        let own = posters[0].post(Message("Own"))
        simulator.advance(by: 1)
        #expect(
            own.phase == .shown && scene(of: own) === same.scene && posters[0].postManager.posts.map(\.id) == [own.id])
    }

    @Test(arguments: Kind.allCases)
    func disconnectedSceneHasItsFormerPoster(kind: Kind) throws {
        let places = [try connect(), try connect()]
        let posters = places.map { kind.poster(of: $0.scene) }
        disconnect(places[0])
        #expect(isSame(kind.poster(of: places[0].scene), posters[0]))
        let post = kind.poster(of: places[0].scene).post(Message("Later"))
        simulator.advance(by: 1)
        #expect(post.phase == .shown && scene(of: post) === places[1].scene)
    }

    @Test func postsOfOtherPostersOfTheManagerStay() throws {
        let places = [try connect(), try connect()]
        let poster = places[0].scene.postView
        poster.postManager.capacity = .max
        let card = try #require(places[1].window.rootViewController?.view).createPostView(edge: .bottom)
        card.postManager = poster.postManager
        let posts = [poster.post(Message("First")), card.post(Message("Second"))]
        simulator.advance(by: 1)
        disconnect(places[0])
        #expect(posts.map(\.reason) == [.hostGone, nil])
        let later = card.post(Message("Third"))
        simulator.advance(by: 1)
        #expect(posts[1].phase == .shown && later.phase == .shown && later.view?.isDescendant(of: card) == true)
    }

    @Test func postMovesBetweenPostersOfOneManager() throws {
        let places = [try connect(), try connect()]
        let posters = places.map { $0.scene.postView }
        posters[1].postManager = posters[0].postManager
        disconnect(places[0])
        let post = posters[0].post(Message("Later"))
        simulator.advance(by: 1)
        #expect(post.phase == .shown && post.view?.isDescendant(of: posters[1]) == true)
    }

    // MARK: - Undo

    @Test(arguments: Kind.allCases, [true, false])
    func actionCanBeUndoneOnTheNextScene(kind: Kind, isUndone: Bool) async throws {
        let first = try connect()
        kind.ofApp.postManager.defaults.outlivesScene = true
        let post = kind.ofApp.post(undoable: "Deleted", commit: outcome.commit(), undo: outcome.undo())
        await simulator.advance(by: 1)
        disconnect(first)
        await simulator.advance(by: 10)
        #expect(post.phase == .waiting && outcome.calls == [])
        let second = try connect(first.session)
        await simulator.advance(by: 1)
        #expect(post.phase == .shown && scene(of: post) === second.scene)
        if isUndone { simulator.tap(try UndoOutcome.button(of: post)) }
        await simulator.advance(by: 12)
        #expect(outcome.calls == [isUndone ? "undo" : "commit"])
    }

    @Test(arguments: Kind.allCases)
    func forwardedActionCanBeUndone(kind: Kind) async throws {
        let places = [try connect(), try connect()]
        let posters = places.map { kind.poster(of: $0.scene) }
        disconnect(places[0])
        let post = posters[0].post(undoable: "Deleted", commit: outcome.commit(), undo: outcome.undo())
        await simulator.advance(by: 1)
        simulator.tap(try UndoOutcome.button(of: post))
        await simulator.advance(by: 1)
        #expect(outcome.calls == ["undo"] && posters[1].postManager.posts.isEmpty)
    }

    // MARK: - Windows of the app

    @Test func windowOfTheAppForwardsPostsAndReturnsWithItsSession() throws {
        let places = [try connect(), try connect()]
        let own = PostWindow(windowScene: places[0].scene)
        disconnect(places[0])
        let forwarded = own.post(Message("Later"))
        simulator.advance(by: 1)
        #expect(forwarded.phase == .shown && forwarded.view?.window === places[1].scene.postWindow())
        forwarded.remove(animated: false)
        let other = try connect()
        #expect(own.scene == nil)
        let same = try connect(places[0].session)
        let post = own.post(Message("Own"))
        simulator.advance(by: 1)
        #expect(post.phase == .shown && post.view?.window === own && own.windowScene === same.scene)
        withExtendedLifetime(other) {}
    }

    @Test func postViewOfAReleasedWindowForwardsPosts() throws {
        let places = [try connect(), try connect()]
        let postView = places[0].scene.postWindow().postView
        _ = places[1].scene.postWindow()
        for place in places { disconnect(place) }
        let next = try connect()
        let post = postView.post(Message("Later"))
        simulator.advance(by: 1)
        #expect(post.phase == .shown && scene(of: post) === next.scene)
    }

    // MARK: - Scenes

    /// A scene with a window, which only the test retains.
    private struct Place {
        let scene: UIWindowScene
        let window: UIWindow
        @MainActor var session: UISceneSession { scene.session }
    }

    /// Connects a scene of a new session, or of that of a scene that has disconnected.
    private func connect(_ session: UISceneSession? = nil) throws -> Place {
        let scene: UIWindowScene
        if let session {
            UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest(session: session))
            scene = try #require(session.scene as? UIWindowScene)
        } else {
            scene = try #require(simulator.openScene())
        }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        simulator.advance(by: 0.1)
        return Place(scene: scene, window: window)
    }

    private func disconnect(_ place: Place) {
        simulator.disconnect(place.scene)
        simulator.advance(by: 0)
    }

    private func scene(of post: Post) -> UIWindowScene? { post.view?.window?.windowScene }

    private func isSame(_ first: any Poster, _ second: any Poster) -> Bool {
        first as AnyObject === second as AnyObject
    }
}
