import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

@MainActor
@Suite(.leavesNothingBehind)
struct PostWindowTests {
    private let simulator = Simulator()
    private let controller = WishingController()
    private let window: UIWindow
    private let scene: UIWindowScene

    init() throws {
        window = simulator.show(controller)
        scene = try #require(window.windowScene)
    }

    private func center(of view: UIView) -> CGPoint {
        let frame = view.convert(view.bounds, to: nil)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    // MARK: Windows and scenes

    @Test func windowIsInSceneOnlyWhilePostIsShown() {
        let postWindow = scene.postWindow()
        #expect(scene.windows == [window])
        postWindow.post(view: UIView.banner()) { $0.duration = 1 }
        simulator.advance(by: 0.1)
        #expect(scene.windows == [window, postWindow])
        #expect(!postWindow.isHidden && postWindow.bounds == window.bounds)
        simulator.advance(by: 3)
        #expect(scene.windows == [window])
        #expect(postWindow.isHidden && postWindow.windowScene == nil)
        postWindow.post(view: UIView.banner()) { $0.duration = 1 }
        simulator.advance(by: 0.1)
        #expect(scene.windows == [window, postWindow])
    }

    @Test(arguments: [UIWindow.Level.normal + 1, .statusBar, .alert + 1])
    func windowIsAboveAlertsAndSheets(level: UIWindow.Level) {
        let sheet = UIViewController()
        controller.present(sheet, animated: false)
        simulator.advance(by: 0)
        let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        sheet.present(alert, animated: false)
        simulator.advance(by: 1)
        var taps = 0
        let button = UIButton(type: .custom, primaryAction: UIAction(title: "Tap") { _ in taps += 1 })
        scene.postWindow(level: level).post(view: button)
        simulator.advance(by: 1)
        simulator.tap(at: center(of: button))
        #expect(taps == 1)
        #expect(alert.presentingViewController === sheet)
    }

    @Test func bottomLayoutShowsPostsAtLowerEdge() {
        let postWindow = scene.postWindow()
        postWindow.postView.edge = .bottom
        let banner = UIView.banner()
        postWindow.post(view: banner)
        simulator.advance(by: 1)
        #expect(abs(banner.convert(banner.bounds, to: nil).maxY - (852 - 34 - 8)) < 0.01)
    }

    @Test func windowsPostsAvoidTheAppsKeyboard() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        controller.view.addSubview(field)
        let postWindow = scene.postWindow()
        postWindow.postView.edge = .bottom
        let banner = UIView.banner()
        postWindow.post(view: banner)
        simulator.advance(by: 1)
        #expect(field.becomeFirstResponder())
        simulator.advance(by: 1)
        let keyboard = try #require(simulator.keyboardFrame)
        #expect(banner.convert(banner.bounds, to: nil).maxY <= keyboard.minY)
    }

    @Test func dimmedBackdropBlocksTheAppWhileShown() {
        var taps = 0
        let button = UIButton(frame: window.bounds, primaryAction: UIAction { _ in taps += 1 })
        controller.view.addSubview(button)
        var request = PostRequest(view: UIView.banner())
        request.editPresentation { $0.backdrop = .dim }
        let post = scene.postWindow().post(request)
        simulator.advance(by: 1)
        simulator.tap(at: CGPoint(x: 200, y: 600))
        #expect(taps == 0)
        simulator.advance(by: 2)
        #expect(post.reason == .backdrop)
        #expect(scene.windows == [window])
        simulator.tap(at: CGPoint(x: 200, y: 600))
        #expect(taps == 1)
    }

    @Test func forwardedTapReachesTheAppAndRemovesPost() {
        var taps = 0
        let button = UIButton(frame: window.bounds, primaryAction: UIAction { _ in taps += 1 })
        controller.view.addSubview(button)
        var request = PostRequest(view: UIView.banner())
        request.editPresentation { $0.backdrop = PostBackdrop(touches: .forward.and(.remove)) }
        let post = scene.postWindow().post(request)
        simulator.advance(by: 1)
        simulator.tap(at: CGPoint(x: 200, y: 600))
        simulator.advance(by: 1)
        #expect(taps == 1 && post.reason == .backdrop)
    }

    // MARK: Scenes

    @Test func postsWaitForTheFirstScene() {
        let simulator = Simulator()
        let post = UIApplication.shared.postWindow().post(PostRequest(view: UIView.banner()))
        simulator.advance(by: 2)
        #expect(post.phase == .waiting)
        simulator.show(UIViewController())
        simulator.advance(by: 1)
        #expect(post.phase == .shown)
    }

    @Test func postAfterSceneLossAppearsOnTheNextScene() {
        let lost = scene.postWindow()
        simulator.disconnect(scene)
        let post = UIApplication.shared.postWindow().post(PostRequest(view: UIView.banner()))
        let next = simulator.show(UIViewController())
        simulator.advance(by: 2)
        #expect(post.phase == .shown)
        #expect(post.view?.window === lost && lost.windowScene === next.windowScene)
    }

    private func otherScene() throws -> (UIWindowScene, UIWindow) {
        let other = try #require(simulator.openScene())
        let window = UIWindow(windowScene: other)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        return (other, window)
    }

    @Test func postsOfTwoScenesStaySeparate() throws {
        let (other, otherWindow) = try otherScene()
        let here = scene.postWindow().post(PostRequest(view: UIView.banner()))
        let there = other.postWindow().post(PostRequest(view: UIView.banner()))
        simulator.advance(by: 1)
        #expect(here.view?.window?.windowScene === scene)
        #expect(there.view?.window?.windowScene === other)
        #expect(scene.keyWindow === window && other.keyWindow === otherWindow)
        #expect(UIApplication.shared.postWindow() === other.postWindow(), "its window became key last")
    }

    @Test(arguments: [true, false])
    func disconnectedSceneEndsItsPosts(isOwn: Bool) throws {
        let (other, _) = try otherScene()
        let postWindow = isOwn ? PostWindow(windowScene: other) : other.postWindow()
        let post = postWindow.post(PostRequest(view: UIView.banner()))
        simulator.advance(by: 1)
        simulator.disconnect(other)
        #expect(post.reason == .hostGone)
        #expect(postWindow.isHidden && postWindow.windowScene == nil)
    }

    @Test(arguments: [true, false])
    func outlivingPostMovesToAnotherScenesWindow(isOwn: Bool) throws {
        let (other, _) = try otherScene()
        let postWindow = isOwn ? PostWindow(windowScene: other) : other.postWindow()
        var request = PostRequest(view: UIView.banner()).with { $0.duration = 8 }
        request.outlivesScene = true
        let post = postWindow.post(request)
        simulator.advance(by: 2)
        simulator.disconnect(other)
        simulator.advance(by: 1)
        #expect(post.phase == .shown)
        #expect(post.view?.window === scene.postWindow())
        post.remove(animated: false)
    }

    // MARK: Touches

    @Test func touchesOutsidePostReachTheApp() {
        let button = UIButton(frame: window.bounds)
        controller.view.addSubview(button)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let banner = UIView.banner()
        scene.postWindow().post(view: banner)
        simulator.advance(by: 1)
        let frame = banner.convert(banner.bounds, to: nil)
        for point in [
            CGPoint(x: frame.minX - 5, y: frame.midY), CGPoint(x: frame.midX, y: frame.maxY + 5),
            CGPoint(x: frame.midX, y: frame.minY - 5), CGPoint(x: 5, y: 845),
        ] { simulator.tap(at: point) }
        #expect(taps == 4)
        simulator.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(taps == 4)
    }

    @Test func movingPostIsHitAtItsVisiblePosition() {
        let banner = UIView.banner()
        let postWindow = scene.postWindow()
        postWindow.post(view: banner)
        simulator.advance(by: 0.15)
        let rest = center(of: banner)
        let slot = banner.enclosingSlot
        let seen = slot?.layer.presentation()?.frame ?? .zero
        #expect(postWindow.hitTest(CGPoint(x: rest.x, y: seen.maxY + 2), with: nil) == nil)
        #expect(
            postWindow.hitTest(CGPoint(x: rest.x, y: seen.maxY - 2), with: nil)?.isDescendant(of: postWindow) == true)
    }
}
