import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// State of the app that must not change while a post window shows a post.
@MainActor
@Suite(.leavesNothingBehind)
struct PostWindowPassivityTests {
    private let simulator = Simulator()
    private let controller = WishingController()
    private let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    private let window: UIWindow
    private let scene: UIWindowScene

    init() throws {
        window = simulator.show(controller)
        controller.view.addSubview(field)
        scene = try #require(window.windowScene)
    }

    @Test(arguments: [UIWindow.Level.normal + 1, .statusBar, .alert + 1])
    func postWindowKeepsAppsKeyWindowStatusBarAndOrientation(level: UIWindow.Level) throws {
        controller.hidesHomeIndicator = true
        controller.orientations = .portrait
        #expect(field.becomeFirstResponder())
        func check() {
            #expect(window.hasKeyStatus)
            #expect(field.isFirstResponder)
            #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
            #expect(scene.statusBarManager?.isStatusBarHidden == false)
            #expect(scene.interfaceOrientation == .portrait)
        }
        check()
        let post = scene.postWindow(level: level).post(PostRequest(view: UIView.banner()))
        for _ in 0..<30 {
            simulator.advance(by: Simulator.frame)
            check()
        }
        simulator.typeText("abc")
        #expect(field.text == "abc")
        simulator.rotate(to: .landscapeLeft)
        check()
        simulator.tap(at: CGPoint(x: 200, y: 120))
        check()
        post.remove()
        for _ in 0..<60 {
            simulator.advance(by: Simulator.frame)
            check()
        }
        #expect(post.phase == .ended)
    }

    /// With Stage Manager, `isKeyWindow` was reported to be false for all windows.
    @Test(.bothReadings(of: .keyWindowsAreUnreported))
    func keyStatusReturnsToTheApp() {
        let posted = UITextField()
        posted.heightAnchor.constraint(equalToConstant: 40).isActive = true
        let post = scene.postWindow().post(PostRequest(view: posted))
        simulator.advance(by: 1)
        posted.becomeFirstResponder()
        #expect(scene.keyWindow === scene.postWindow())
        simulator.advance(by: 1)
        #expect(scene.keyWindow === scene.postWindow(), "while the field is edited")
        posted.resignFirstResponder()
        simulator.advance(by: 1)
        #expect(scene.keyWindow === window)
        post.remove()
        simulator.advance(by: 1)
        #expect(scene.keyWindow === window)
    }

    // MARK: Orientation

    @Test(.bothReadings(of: .keyWindowsAreUnreported))
    func interfaceRotatesWhileAPostIsShown() {
        scene.postWindow().post(view: UIView.banner())
        simulator.advance(by: 1)
        simulator.rotate(to: .landscapeLeft)
        simulator.advance(by: 1)
        #expect(scene.interfaceOrientation == .landscapeRight)
    }

    @Test(.bothReadings(of: .keyWindowsAreUnreported))
    func lockOfTheAppStays() {
        controller.locksOrientation = true
        controller.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
        scene.postWindow().post(view: UIView.banner())
        simulator.advance(by: 1)
        simulator.rotate(to: .landscapeLeft)
        simulator.advance(by: 1)
        #expect(scene.interfaceOrientation == .portrait)
    }

    // MARK: Next key window

    @Test func appChoosesTheNextKeyWindow() {
        let other = UIWindow(windowScene: scene)
        other.rootViewController = UIViewController()
        other.isHidden = false
        let postWindow = scene.postWindow()
        func editAndEnd(next: UIWindow?) {
            postWindow.nextKeyWindow = { next }
            let posted = UITextField()
            posted.heightAnchor.constraint(equalToConstant: 40).isActive = true
            let post = postWindow.post(PostRequest(view: posted))
            simulator.advance(by: 1)
            posted.becomeFirstResponder()
            #expect(scene.keyWindow === postWindow)
            post.remove()
            simulator.advance(by: 1)
        }
        editAndEnd(next: other)
        #expect(scene.keyWindow === other)
        window.makeKey()
        editAndEnd(next: nil)
        #expect(scene.keyWindow === window, "it is the window that was key")
        other.isHidden = true
        editAndEnd(next: other)
        #expect(scene.keyWindow === window, "a hidden window can't be key")
        editAndEnd(next: postWindow)
        #expect(scene.keyWindow === window)
    }

    // MARK: Appearance at the first post

    @Test func firstPostHasTheAppsTextSizeAndDirection() {
        simulator.preferredContentSizeCategory = .accessibilityLarge
        let post = scene.postWindow().post(PostRequest(view: UIView.banner()))
        simulator.advance(by: Simulator.frame)
        #expect(post.view?.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(post.view?.traitCollection.layoutDirection == controller.traitCollection.layoutDirection)
    }

    @Test func appCanChangeStatusBarWhilePostIsShown() {
        scene.postWindow().post(view: UIView.banner())
        simulator.advance(by: 1)
        controller.style = .darkContent
        controller.setNeedsStatusBarAppearanceUpdate()
        simulator.advance(by: 0.5)
        #expect(scene.statusBarManager?.statusBarStyle == .darkContent)
        controller.isStatusBarHidden = true
        controller.setNeedsStatusBarAppearanceUpdate()
        simulator.advance(by: 0.5)
        #expect(scene.statusBarManager?.isStatusBarHidden == true)
        let light = WishingController()
        light.modalPresentationStyle = .fullScreen
        controller.present(light, animated: false)
        simulator.advance(by: 0.5)
        #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
        #expect(scene.statusBarManager?.isStatusBarHidden == false)
    }

    @Test func childControllerStillDecidesOnStatusBar() {
        let navigation = UINavigationController(rootViewController: controller)
        let window = simulator.show(navigation)
        window.windowScene?.postWindow().post(view: UIView.banner())
        simulator.advance(by: 1)
        #expect(window.windowScene?.statusBarManager?.statusBarStyle == .lightContent)
    }

    @Test func defaultStatusBarStyleFollowsTheAppsAppearance() {
        controller.style = .default
        controller.overrideUserInterfaceStyle = .dark
        scene.postWindow().post(view: UIView.banner())
        simulator.advance(by: 1)
        #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
    }

    @Test func postWindowRotatesWithTheApp() {
        let banner = UIView.banner()
        let postWindow = scene.postWindow()
        postWindow.post(view: banner)
        simulator.advance(by: 1)
        simulator.rotate(to: .landscapeLeft)
        simulator.advance(by: 1)
        #expect(scene.interfaceOrientation.isLandscape)
        #expect(postWindow.bounds.size == CGSize(width: 852, height: 393))
        let frame = banner.convert(banner.bounds, to: nil)
        #expect(frame.midX == 426 && frame.width == 400)
        #expect(postWindow.isHidden == false && scene.keyWindow === window)
    }

    @Test func windowHiddenDuringRotationHasTheNewSize() {
        let postWindow = scene.postWindow()
        postWindow.post(view: UIView.banner()) { $0.duration = 1 }
        simulator.advance(by: 3)
        simulator.rotate(to: .landscapeLeft)
        simulator.advance(by: 1)
        postWindow.post(view: UIView.banner())
        simulator.advance(by: 1)
        #expect(postWindow.bounds.size == CGSize(width: 852, height: 393))
    }

    @Test func voiceOverReadsTheAppAndKeepsItsFocus() {
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        label.text = "App"
        controller.view.addSubview(label)
        simulator.isVoiceOverRunning = true
        simulator.moveFocus(to: label)
        let moves = simulator.focusMoves
        let post = scene.postWindow().post(PostRequest(Stage.message))
        simulator.advance(by: 1)
        let dump = simulator.accessibilityDump()
        #expect(dump.contains("App") && dump.contains("Title"))
        post.remove()
        simulator.advance(by: 1)
        #expect(simulator.focusMoves == moves)
    }

    // MARK: Appearance

    @Test func tintAndTraitsFollowTheAppsWindow() {
        let postWindow = scene.postWindow()
        let banner = UIView.banner()
        window.tintColor = .red
        postWindow.post(view: banner)
        simulator.advance(by: 1)
        #expect(banner.tintColor == .red)
        #expect(banner.traitCollection.userInterfaceStyle == .light)
        window.tintColor = .green
        window.overrideUserInterfaceStyle = .dark
        window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        window.traitOverrides.layoutDirection = .rightToLeft
        simulator.advance(by: 0.1)
        #expect(banner.tintColor == .green)
        #expect(banner.traitCollection.userInterfaceStyle == .dark)
        #expect(banner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(banner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        window.overrideUserInterfaceStyle = .unspecified
        simulator.userInterfaceStyle = .dark
        simulator.advance(by: 0.25)
        #expect(postWindow.overrideUserInterfaceStyle == .unspecified)
        #expect(banner.traitCollection.userInterfaceStyle == .dark)
    }

    // MARK: Text input

    private func postField() -> (post: Post, field: UITextField, window: PostWindow) {
        let field = UITextField()
        field.heightAnchor.constraint(equalToConstant: 40).isActive = true
        let postWindow = scene.postWindow()
        let post = postWindow.post(PostRequest(view: field))
        simulator.advance(by: 1)
        return (post, field, postWindow)
    }

    @Test func windowIsKeyOnlyDuringTextInputInPost() {
        #expect(field.becomeFirstResponder())
        let (_, posted, postWindow) = postField()
        #expect(!postWindow.canBecomeKey && scene.keyWindow === window)
        simulator.tap(posted)
        simulator.advance(by: 0.5)
        #expect(posted.isFirstResponder && scene.keyWindow === postWindow)
        simulator.typeText("abc")
        #expect(posted.text == "abc" && field.text != "abc")
        posted.resignFirstResponder()
        simulator.advance(by: 0.1)
        #expect(scene.keyWindow === window && field.isFirstResponder)
        #expect(!postWindow.canBecomeKey)
    }
}
