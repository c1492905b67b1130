import Simulator
import Testing
import UIKit

@MainActor
struct UIWindowTests {
    private let simulator = Simulator()

    final class Window: UIWindow {
        var record: (String) -> Void = { _ in }
        override func becomeKey() { record("becomeKey") }
        override func resignKey() { record("resignKey") }
    }

    @Test func aWindowIsBornHiddenAndNotKey() throws {
        let scene = try #require(UIApplication.shared.connectScene())
        let window = UIWindow(windowScene: scene)
        #expect(window.isHidden)
        #expect(!window.isKeyWindow)
        #expect(window.frame == UIScreen.main.bounds)
    }

    @Test func firstKeyWindowMayBeLateAndReportedTwice() throws {
        simulator.readings = [.keyWindowsAreLate]
        var reports = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIWindow.didBecomeKeyNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { reports += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        let scene = try #require(UIApplication.shared.connectScene())
        let (first, second) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
        first.makeKeyAndVisible()
        #expect(scene.keyWindow == nil && reports == 0)
        simulator.advance(by: 0)
        #expect(first.isKeyWindow && reports == 2)
        second.makeKeyAndVisible()
        #expect(second.isKeyWindow && reports == 4)
    }

    @Test func theOldKeyWindowResignsBeforeTheNewOneBecomesKey() throws {
        let scene = try #require(UIApplication.shared.connectScene())
        let first = Window(windowScene: scene)
        let second = Window(windowScene: scene)
        var calls: [String] = []
        first.record = { calls.append("first \($0)") }
        second.record = { calls.append("second \($0)") }
        let center = NotificationCenter.default
        let observers = [UIWindow.didResignKeyNotification, UIWindow.didBecomeKeyNotification].map { name in
            center.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { calls.append(name.rawValue) }
            }
        }
        defer { observers.forEach(center.removeObserver) }
        first.makeKeyAndVisible()
        calls = []
        second.makeKeyAndVisible()
        #expect(
            calls == [
                "first resignKey", "UIWindowDidResignKeyNotification", "second becomeKey",
                "UIWindowDidBecomeKeyNotification",
            ])
        #expect(scene.keyWindow === second)
    }

    @Test func windowsLieByLevelThenByTheOrderOfShowing() throws {
        let scene = try #require(UIApplication.shared.connectScene())
        let (a, b, alert) = (
            UIWindow(windowScene: scene), UIWindow(windowScene: scene), UIWindow(windowScene: scene)
        )
        alert.windowLevel = .alert
        for window in [alert, b, a] { window.isHidden = false }
        #expect(scene.windows == [b, a, alert])
        b.isHidden = true
        b.isHidden = false
        #expect(scene.windows == [a, b, alert])
    }

    @Test func hidingTheKeyWindowGivesKeyToTheOneBelow() throws {
        let scene = try #require(UIApplication.shared.connectScene())
        let (below, above) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
        below.makeKeyAndVisible()
        above.makeKeyAndVisible()
        above.isHidden = true
        #expect(scene.keyWindow === below)
    }

    @Test func aWindowThatNobodyHoldsGoesAway() throws {
        let scene = try #require(UIApplication.shared.connectScene())
        do {
            let window = UIWindow(windowScene: scene)
            window.isHidden = false
        }
        #expect(scene.windows.isEmpty)
    }

    @Test func aWindowThatChangesItsFrameReachesIntoAnotherPartOfTheSafeArea() throws {
        let simulator = Simulator()
        let scene = try #require(simulator.show(UIViewController()).windowScene)
        let window = UIWindow(frame: .zero)
        window.windowScene = scene
        window.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        window.frame.origin.y = 400
        window.frame.size.height = 100
        #expect(window.safeAreaInsets == .zero)
    }
}
