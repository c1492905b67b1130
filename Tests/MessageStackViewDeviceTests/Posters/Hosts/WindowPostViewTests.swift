import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewTests

@MainActor
@Suite(.leavesNothingBehind)
struct WindowPostViewTests {
    @Test func postViewIsInKeyWindowOnlyWhilePostIsShown() {
        let stage = Stage()
        let postView = stage.postView
        #expect(postView.superview == nil)
        postView.post(Stage.message) { $0.duration = 1 }
        stage.simulator.advance(by: 0.1)
        #expect(postView.superview === stage.window)
        stage.simulator.advance(by: 3)
        #expect(postView.superview == nil)
        #expect(stage.window.subviews == [stage.view])
    }

    @Test func postOfANewSceneEntersAtOnce() throws {
        let simulator = Simulator(device: .iPad11)
        simulator.show(UIViewController())
        let scene = try #require(simulator.openScene())
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let post = scene.postView.post("Welcome")
        #expect(post.phase == .entering && post.view?.window === window)
        simulator.advance(by: 1)
        #expect(post.phase == .shown && post.view?.window === window)
    }

    @Test func postsAreAtTheEdgeThatTheAppSets() throws {
        let stage = Stage()
        let postView = stage.postView
        for layout in [PostEdge.bottom, .top, .bottom] {
            postView.edge = layout
            let post = postView.post(Stage.message)
            stage.simulator.advance(by: 1)
            let frame = stage.seenFrame(of: try #require(post.view))
            let isAtBottom = frame.midY > stage.window.bounds.midY
            #expect(isAtBottom == (layout == .bottom) && stage.safeFrame.contains(frame), "\(frame)")
            post.remove()
            stage.simulator.advance(by: 1)
        }
    }

    /// A change while a post is shown applies to posts that enter after the last one has left.
    @Test func shownPostStaysAtItsEdge() throws {
        let stage = Stage()
        let postView = stage.postView
        let post = postView.post(Stage.message)
        stage.simulator.advance(by: 1)
        let view = try #require(post.view)
        let frame = stage.seenFrame(of: view)
        postView.edge = .bottom
        stage.simulator.advance(by: 1)
        #expect(stage.seenFrame(of: view) == frame)
    }

    @Test func slowBackdropExitIsVisibleToTheEnd() {
        let stage = Stage()
        let postView = stage.postView
        var request = PostRequest(Stage.message)
        request.editPresentation {
            $0.backdrop = .dim
            $0.backdrop.exit.duration = 2
        }
        let post = postView.post(request)
        stage.simulator.advance(by: 1)
        post.remove()
        stage.simulator.advance(by: 1)
        #expect(post.phase == .ended && postView.superview === stage.window)
        #expect(stage.window.hitTest(CGPoint(x: 200, y: 600), with: nil) === stage.view)
        stage.simulator.advance(by: 1.5)
        #expect(postView.superview == nil)
    }

    @Test func contextMenuOfPostIsAbovePostView() throws {
        let stage = Stage()
        let postView = stage.postView
        var choices = 0
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in choices += 1 }])
        postView.post(PostRequest(view: button))
        stage.rest()
        let middle = CGPoint(x: 196, y: stage.seenFrame(of: button).midY)
        stage.simulator.press(at: middle, forDuration: 0.7)
        stage.rest()
        #expect(stage.window.subviews.last !== postView)
        #expect(stage.window.hitTest(middle, with: nil)?.isDescendant(of: postView) == false)
        #expect(stage.simulator.tapElement(named: "Copy") && choices == 1)
        stage.rest()
        #expect(stage.window.subviews.last === postView)
        #expect(stage.window.hitTest(middle, with: nil) === button)
        #expect(stage.window.subviews.allSatisfy { $0 === postView || $0.layer.zPosition < postView.layer.zPosition })
    }

    @Test func bannerEntersFromScreenEdgeAndRestsBelowSafeArea() {
        let stage = Stage()
        let view = stage.postView.post(badgeMessage: Stage.message)
        stage.simulator.advance(by: 0)
        #expect(stage.seenFrame(of: view).maxY <= 0)
        stage.simulator.advance(by: 0.05)
        let inFlight = stage.seenFrame(of: view)
        #expect(inFlight.minY < 59 && inFlight.maxY > 0)
        stage.simulator.advance(by: 1)
        let atRest = stage.seenFrame(of: view)
        #expect(abs(atRest.minY - (59 + 8)) < 0.001)
        #expect(atRest.minX == 8 && atRest.maxX == 393 - 8)
    }

    @Test func postsWaitForTheFirstScene() {
        let simulator = Simulator()
        let post = UIApplication.shared.postView.post(Stage.message)
        simulator.advance(by: 5)
        #expect(post.phase == .waiting)
        simulator.show(UIViewController())
        simulator.advance(by: 1)
        #expect(post.phase == .shown)
        #expect(post.view?.window != nil)
    }

    @Test func sceneAndApplicationShareOnePostView() throws {
        let simulator = Simulator()
        let waiting = UIApplication.shared.postView
        let window = simulator.show(UIViewController())
        let scene = try #require(window.windowScene)
        #expect(scene.postView === waiting)
        #expect(UIApplication.shared.postView === waiting)
    }

    @Test func eachSceneHasItsOwnPosts() throws {
        let stage = Stage()
        let other = try #require(stage.simulator.openScene())
        let window = UIWindow(windowScene: other)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let first = try #require(stage.window.windowScene)
        let here = first.postView.post(Stage.message)
        let there = other.postView.post(Stage.message)
        stage.simulator.advance(by: 1)
        #expect(here.view?.window === stage.window)
        #expect(there.view?.window === window)
        #expect(UIApplication.shared.postView === other.postView, "its window became key last")
        stage.simulator.disconnect(other)
        stage.simulator.advance(by: 1)
        #expect(there.phase == .ended)
        #expect(here.phase == .shown)
        #expect(UIApplication.shared.postView === first.postView)
    }

    @Test func postViewIsReleasedOnceAnotherSceneIsGone() throws {
        let stage = Stage()
        stage.postView.edge = .bottom
        let other = try #require(stage.simulator.openScene())
        let window = UIWindow(windowScene: other)
        window.makeKeyAndVisible()
        weak var released: PostView?
        released = other.postView
        released?.post(Stage.message)
        stage.rest()
        #expect(released?.superview === window && released?.hostScene === other)
        stage.simulator.disconnect(other)
        stage.rest()
        #expect(released != nil && released?.superview == nil)
        stage.simulator.disconnect(try #require(stage.window.windowScene))
        stage.rest()
        #expect(released == nil)
    }

    @Test func postsWithoutSceneExpire() {
        let simulator = Simulator()
        let post = UIApplication.shared.postView.post(Stage.message)
        simulator.advance(by: 31)
        #expect(post.reason == .expired)
    }

    @Test func postsEndWhenTheirSceneDisconnects() throws {
        let stage = Stage()
        let posts = [stage.postView.post(Stage.message), stage.postView.post(Stage.message)]
        stage.simulator.advance(by: 1)
        #expect(posts.map(\.phase) == [.shown, .waiting])
        let view = try #require(posts[0].view)
        let scene = try #require(stage.window.windowScene)
        stage.simulator.disconnect(scene)
        stage.simulator.advance(by: 0)
        #expect(posts.map(\.reason) == [.hostGone, .hostGone] && view.window == nil)
    }

    @Test func outlivingPostMovesToAnotherScene() throws {
        let stage = Stage()
        let other = try #require(stage.simulator.openScene())
        let window = UIWindow(windowScene: other)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        var request = PostRequest(Stage.message)
        request.duration = .seconds(8)
        request.outlivesScene = true
        let post = other.postView.post(request)
        stage.simulator.advance(by: 4)
        let timeLeft = try #require(post.timeLeft)
        stage.simulator.disconnect(other)
        #expect(post.timeLeft == timeLeft)
        stage.simulator.advance(by: 1)
        #expect(post.phase == .shown)
        #expect(post.view?.window === stage.window)
        stage.simulator.advance(by: 8)
        #expect(post.reason == .timeout)
    }

    @Test func outlivingPostWaitsForTheNextScene() throws {
        let stage = Stage()
        stage.postView.postManager.defaults.outlivesScene = true
        let post = stage.postView.post(Stage.message)
        stage.simulator.advance(by: 1)
        stage.simulator.disconnect(try #require(stage.window.windowScene))
        stage.simulator.advance(by: 5)
        #expect(post.phase == .waiting)
        let window = UIWindow(windowScene: try #require(stage.simulator.openScene()))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        _ = UIApplication.shared.postView
        stage.simulator.advance(by: 1)
        #expect(post.phase == .shown)
        #expect(post.view?.window === window)
        post.remove(animated: false)
    }

    @Test func timerPausesWhileTheAppIsInactive() {
        let stage = Stage()
        let post = stage.postView.post(Stage.message)
        stage.simulator.advance(by: 3)
        stage.simulator.moveToBackground()
        stage.simulator.advance(by: 60)
        #expect(post.phase == .shown)
        stage.simulator.moveToForeground()
        stage.simulator.advance(by: 1)
        #expect(post.phase == .shown)
        stage.simulator.advance(by: 4)
        #expect(post.reason == .timeout)
    }

    @Test(arguments: [UIWindow.Level.alert, .statusBar, UIWindow.Level(rawValue: 1)])
    func windowOfAHigherLevelDoesNotTakeThePost(level: UIWindow.Level) throws {
        let stage = Stage()
        let view = stage.postView.post(badgeMessage: Stage.message)
        stage.rest()
        let overlay = UIWindow(windowScene: try #require(stage.window.windowScene))
        overlay.windowLevel = level
        overlay.makeKeyAndVisible()
        stage.simulator.advance(by: 0.1)
        #expect(overlay.hasKeyStatus && view.window === stage.window)
        let next = stage.postView.post(Stage.message)
        stage.postView.postManager.remove(view: view)
        stage.rest()
        #expect(next.view?.window === stage.window)
    }

    @Test func screenPresentedLaterStaysBehindThePost() {
        let stage = Stage()
        let view = stage.postView.post(badgeMessage: Stage.message)
        stage.simulator.advance(by: 1)
        let screen = UIViewController()
        screen.modalPresentationStyle = .fullScreen
        stage.controller.present(screen, animated: true)
        stage.simulator.advance(by: 1)
        #expect(stage.window.subviews.last === stage.postView)
        #expect(stage.window.hitTest(CGPoint(x: 200, y: 120), with: nil)?.isDescendant(of: view) == true)
    }

    @Test func unanimatedOverrideKeepsTheWindow() {
        let stage = Stage()
        var request = PostRequest(view: .tagged(1)).with { $0.isAnimated = false }
        let first = stage.postView.post(request)
        request = PostRequest(view: .tagged(2)).with { $0.isAnimated = false }
        request.precedence = .override
        let second = stage.postView.post(request)
        #expect(first.reason == .overridden && second.view?.window === stage.window)
        second.remove()
        #expect(stage.postView.superview == nil)
    }
}
