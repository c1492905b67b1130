import Testing
import UIKit

@testable import MessageStackView

/// Assumptions about windows, the key window and the status bar.
extension HostedTests {
    @MainActor
    struct WindowAssumptionTests {
        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        /// Shows a second window above the app's.
        private func showWindow(
            _ controller: UIViewController = UIViewController(), level: UIWindow.Level = .alert + 1
        ) -> UIWindow {
            let window = UIWindow(windowScene: stage.scene)
            window.windowLevel = level
            window.rootViewController = controller
            window.isHidden = false
            return window
        }

        private func hide(_ window: UIWindow) async {
            window.isHidden = true
            stage.window.makeKey()
            await stage.rest()
        }

        private func addField(to view: UIView) -> UITextField {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 300))
            view.addSubview(field)
            return field
        }

        // MARK: Notifications

        @Test func u14NotificationsHaveTheWindow() async {
            var posted: [(name: NSNotification.Name, window: UIWindow?)] = []
            let names = [
                UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
                UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
            ]
            // A handler runs before the notification's sender continues only if that is on the main thread.
            let observers = names.map { name in
                NotificationObservers([name: { posted.append((name, $0.object as? UIWindow)) }])
            }
            let window = showWindow()
            #expect(posted.contains { $0 == (UIWindow.didBecomeVisibleNotification, window) })
            window.makeKey()
            #expect(posted.contains { $0 == (UIWindow.didResignKeyNotification, stage.window) })
            #expect(posted.contains { $0 == (UIWindow.didBecomeKeyNotification, window) })
            window.isHidden = true
            #expect(posted.contains { $0 == (UIWindow.didBecomeHiddenNotification, window) })
            withExtendedLifetime(observers) {}
            await hide(window)
        }

        @Test func u15BecomingKeyIsReported() async {
            var keys: [UIWindow?] = []
            let observers = NotificationObservers([
                UIWindow.didBecomeKeyNotification: { [scene = stage.scene] in
                    keys.append($0.object as? UIWindow)
                    #expect(scene.windows.first { $0.isKeyWindow } === $0.object as? UIWindow)
                }
            ])
            let window = showWindow(level: .normal)
            #expect(stage.window.isKeyWindow && keys.isEmpty)
            window.makeKey()
            stage.window.makeKey()
            #expect(keys == [window, stage.window])
            withExtendedLifetime(observers) {}
            await hide(window)
        }

        // MARK: Levels

        @Test func u16SystemWindowsHaveOtherLevels() async throws {
            let known = stage.scene.windows
            let field = await stage.showKeyboard()
            let keyboard = try #require(field.inputView?.window)
            #expect(keyboard !== stage.window && keyboard.windowLevel != .normal)
            field.resignFirstResponder()
            let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
            stage.controller.present(alert, animated: true)
            await stage.rest()
            let window = try #require(alert.view.window)
            #expect(window === stage.window || window.windowLevel != .normal)
            let others = stage.scene.windows.filter { !known.contains($0) }
            #expect(others.allSatisfy { $0.windowLevel != .normal })
            alert.dismiss(animated: false)
            await stage.rest()
        }

        @Test func u62KeyboardIsInFront() async throws {
            let window = showWindow()
            let field = await stage.showKeyboard()
            let keyboard = try #require(field.inputView?.window)
            #expect(keyboard.windowLevel > window.windowLevel)
            field.resignFirstResponder()
            await hide(window)
        }

        // MARK: Key window

        @Test func u27FieldMakesItsWindowKey() async {
            let window = showWindow()
            let field = addField(to: window)
            #expect(stage.window.isKeyWindow)
            #expect(field.becomeFirstResponder() && window.isKeyWindow && !stage.window.isKeyWindow)
            field.resignFirstResponder()
            await hide(window)
            let passive = PassiveWindow(windowScene: stage.scene)
            passive.isHidden = false
            addField(to: passive).becomeFirstResponder()
            #expect(!passive.isKeyWindow && stage.window.isKeyWindow)
            await hide(passive)
        }

        @Test func u61KeyWindowKeepsKeyboard() async {
            let window = showWindow()
            let (own, other) = (addField(to: stage.view), addField(to: window))
            other.becomeFirstResponder()
            window.makeKey()
            await stage.rest()
            let top = stage.keyboardTop
            #expect(other.isFirstResponder && top < stage.view.bounds.maxY - 250)
            own.becomeFirstResponder()
            stage.window.makeKey()
            await stage.rest()
            #expect(own.isFirstResponder && stage.window.isKeyWindow && stage.keyboardTop == top)
            own.resignFirstResponder()
            await hide(window)
        }

        @Test func u70ViewMakesItsWindowKey() async {
            let window = showWindow()
            let view = CallbackView(CallLog())
            window.addSubview(view)
            #expect(view.becomeFirstResponder() && view.isFirstResponder && window.isKeyWindow)
            view.resignFirstResponder()
            await hide(window)
        }

        // MARK: Status bar and scene

        @Test func u28FrontmostWindowControlsStatusBar() async throws {
            let manager = try #require(stage.scene.statusBarManager)
            let controller = WishingController()
            controller.style = .lightContent
            let window = showWindow(controller)
            await stage.rest()
            #expect(manager.statusBarStyle == .lightContent)
            controller.style = .darkContent
            stage.controller.setNeedsStatusBarAppearanceUpdate()
            await stage.rest()
            #expect(manager.statusBarStyle == .darkContent)
            controller.style = .lightContent
            window.frame.size.height = 100
            stage.controller.setNeedsStatusBarAppearanceUpdate()
            await stage.rest()
            #expect(manager.statusBarStyle != .lightContent)
            await hide(window)
        }

        @Test func u134WindowsAreOrderedBackToFront() async throws {
            let high = showWindow(level: .normal + 2)
            let first = showWindow(level: .normal + 1)
            let second = showWindow(level: .normal + 1)
            let ours = [stage.window, first, second, high]
            #expect(stage.scene.windows.filter(ours.contains) == ours)
            for window in [high, first, second] { await hide(window) }
        }

        @Test func u29WindowReturnsUnchanged() async {
            let window = showWindow(level: .normal + 5)
            let subview = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            window.addSubview(subview)
            let (frame, controller) = (window.frame, window.rootViewController)
            window.isHidden = true
            window.windowScene = nil
            await stage.rest()
            #expect(!stage.scene.windows.contains(window))
            window.windowScene = stage.scene
            window.isHidden = false
            await stage.rest()
            #expect(stage.scene.windows.contains(window) && window.windowLevel == .normal + 5)
            #expect(window.frame == frame && window.rootViewController === controller)
            #expect(subview.superview === window && subview.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
            #expect(controller?.view.frame == window.bounds && controller?.view.window === window)
            await hide(window)
        }

        // MARK: Hit testing

        @Test(arguments: [false, true])
        func u60PresentedControllerIsHit(isAlert: Bool) async throws {
            let presented =
                isAlert
                ? UIAlertController(title: "Alert", message: nil, preferredStyle: .alert) : UIViewController()
            let bounds = stage.window.bounds
            let point = CGPoint(x: bounds.midX, y: isAlert ? bounds.midY : bounds.maxY - 40)
            let hit = { stage.window.hitTest(point, with: nil) }
            #expect(try #require(hit()).isDescendant(of: stage.view))
            let start = CACurrentMediaTime()
            stage.controller.present(presented, animated: true)
            await stage.wait { hit().map { !$0.isDescendant(of: stage.view) } ?? false }
            #expect(CACurrentMediaTime() - start < 0.5)
            await stage.rest()
            #expect(try #require(hit()).isDescendant(of: presented.view))
            presented.dismiss(animated: true)
            await stage.wait { presented.view.window == nil }
            await stage.rest()
            #expect(try #require(hit()).isDescendant(of: stage.view))
        }
    }
}

private final class PassiveWindow: UIWindow {
    override var canBecomeKey: Bool { false }
}
