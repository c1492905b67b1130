import Simulator
import Testing
import UIKit

@MainActor
struct RotationTests {
    private let log = CallLog()

    @Test func aTurnIsToldInUIKitsOrder() {
        let simulator = Simulator()
        let root = RotatingController("root", log)
        let child = RotatingController("child", log)
        root.addChild(child)
        root.view.addSubview(child.view)
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        simulator.show(root)
        child.view.frame = root.view.bounds
        simulator.advance(by: 0.1)
        _ = log.take()
        simulator.rotate(to: .landscapeLeft)
        #expect(
            log.take() == [
                "root willTransition vertical compact in 393", "child willTransition vertical compact in 393",
                "root viewWillTransition 852 in 393", "child viewWillTransition 852 in 393",
                "root traitsDidChange in 393", "child traitsDidChange in 393",
                "root safeAreaDidChange 59 in 852", "child safeAreaDidChange 59 in 852",
                "root willLayout in 852", "root didLayout in 852", "child willLayout in 852",
                "child didLayout in 852", "child alongside in 852", "root alongside in 852",
            ])
        simulator.advance(by: 0.25)
        #expect(log.take() == [])
        simulator.advance(by: 0.1)
        #expect(log.take() == ["child completion in 852", "root completion in 852"])
    }

    @Test(arguments: [false, true])
    func layoutHasTheOldSizeFirst(lags: Bool) {
        let simulator = Simulator()
        simulator.readings = lags ? [.layoutLagsBehindBounds] : []
        let root = RotatingController("root", log)
        simulator.show(root)
        _ = log.take()
        simulator.rotate(to: .landscapeLeft)
        let layouts = log.take().filter { $0.hasPrefix("root didLayout") }
        #expect(layouts == (lags ? ["root didLayout in 393"] : []) + ["root didLayout in 852"])
    }

    @Test func theCoordinatorKnowsAngleAndTime() throws {
        let simulator = Simulator()
        let root = RotatingController("root", log)
        simulator.show(root)
        simulator.rotate(to: .landscapeLeft)
        let coordinator = try #require(root.coordinators.first)
        #expect(coordinator.isAnimated && coordinator.transitionDuration == 0.3)
        // The home button is on the right: the interface has turned clockwise on the device.
        #expect(abs(coordinator.targetTransform.b - 1) < 1e-9 && abs(coordinator.targetTransform.a) < 1e-9)
        #expect(root.transitionCoordinator === coordinator)
        simulator.advance(by: 1)
        #expect(root.transitionCoordinator == nil)
        #expect(!coordinator.animate(alongsideTransition: { _ in Issue.record("it is over") }))
        simulator.rotate(to: .landscapeRight)
        #expect(root.coordinators.count == 1, "neither size nor traits change by half a turn")
    }

    @Test func whatMovesAlongsideIsAnimatedWithTheTurn() throws {
        let simulator = Simulator()
        let controller = UIViewController()
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        bar.autoresizingMask = .flexibleWidth
        simulator.show(controller)
        controller.view.addSubview(bar)
        simulator.advance(by: 0)
        simulator.rotate(to: .landscapeLeft)
        #expect(bar.frame.width == 852)
        simulator.advance(by: 0.15)
        let width = try #require(bar.layer.presentation()).bounds.width
        #expect(abs(width - (393 + 852) / 2) < 1)
        simulator.advance(by: 0.2)
        #expect(bar.layer.presentation()?.bounds.width ?? 852 == 852)
    }

    @Test func aTurnWithoutAnimationIsDoneAtOnce() {
        let simulator = Simulator()
        let root = RotatingController("root", log)
        simulator.show(root)
        _ = log.take()
        simulator.rotate(to: .landscapeRight, animated: false)
        #expect(log.take().last == "root completion in 852")
        #expect(root.coordinators.first?.isAnimated == false)
    }

    // MARK: - Supported orientations

    @Test(
        arguments: [
            (UIInterfaceOrientationMask.portrait, UIDeviceOrientation.landscapeLeft, UIInterfaceOrientation.portrait),
            (.landscape, .portrait, .landscapeRight), (.landscape, .landscapeRight, .landscapeLeft),
            (.landscapeLeft, .landscapeLeft, .landscapeLeft), (.allButUpsideDown, .landscapeLeft, .landscapeRight),
            (.allButUpsideDown, .portraitUpsideDown, .portrait), (.all, .faceUp, .portrait),
            // What app and controller support has nothing in common: the scene stays as it is.
            (.portraitUpsideDown, .landscapeLeft, .portrait),
        ] as [(UIInterfaceOrientationMask, UIDeviceOrientation, UIInterfaceOrientation)])
    func theSceneTurnsToWhatIsSupported(
        mask: UIInterfaceOrientationMask, device: UIDeviceOrientation, expected: UIInterfaceOrientation
    ) {
        let simulator = Simulator()
        let window = simulator.show(RotatingController("root", log, supporting: mask))
        simulator.rotate(to: device)
        #expect(window.windowScene?.interfaceOrientation == expected)
        #expect(UIScreen.main.bounds.width == (expected.isLandscape ? 852 : 393))
    }

    @Test func whatIsPresentedInFullScreenDecides() {
        let simulator = Simulator()
        let root = UIViewController()
        let window = simulator.show(root)
        simulator.rotate(to: .landscapeLeft)
        let portrait = RotatingController("portrait", log, supporting: .portrait)
        portrait.modalPresentationStyle = .fullScreen
        root.present(portrait, animated: false)
        simulator.advance(by: 1)
        #expect(window.windowScene?.interfaceOrientation == .portrait)
        root.dismiss(animated: false)
        simulator.advance(by: 1)
        #expect(window.windowScene?.interfaceOrientation == .landscapeRight, "the device is still held like that")
    }

    @Test func aSheetDoesntDecide() {
        let simulator = Simulator()
        let root = UIViewController()
        let window = simulator.show(root)
        root.present(RotatingController("sheet", log, supporting: .portrait), animated: false)
        simulator.advance(by: 1)
        simulator.rotate(to: .landscapeLeft)
        #expect(window.windowScene?.interfaceOrientation == .landscapeRight)
    }

    @Test func aControllerThatChangesItsMindSaysSo() {
        let simulator = Simulator()
        let root = RotatingController("root", log, supporting: .portrait)
        let window = simulator.show(root)
        simulator.rotate(to: .landscapeRight)
        root.mask = .all
        simulator.advance(by: 1)
        #expect(window.windowScene?.interfaceOrientation == .portrait)
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(window.windowScene?.interfaceOrientation == .landscapeLeft)
    }

    @Test func lockedSceneKeepsItsOrientation() throws {
        let simulator = Simulator()
        let root = RotatingController("root", log)
        let child = RotatingController("child", log)
        let scene = try #require(simulator.show(root).windowScene)
        simulator.advance(by: 1)
        child.locksOrientation = true
        root.lockingChild = child
        simulator.rotate(to: .landscapeLeft)
        #expect(scene.interfaceOrientation == .landscapeRight, "the change wasn't reported")
        root.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
        #expect(scene.effectiveGeometry.isInterfaceOrientationLocked)
        simulator.rotate(to: .portrait)
        #expect(scene.interfaceOrientation == .landscapeRight)
        child.locksOrientation = false
        root.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
        #expect(scene.interfaceOrientation == .portrait && !scene.effectiveGeometry.isInterfaceOrientationLocked)
    }

    @Test func lockDoesntKeepAnUnsupportedOrientation() throws {
        let simulator = Simulator()
        let root = RotatingController("root", log)
        root.locksOrientation = true
        let scene = try #require(simulator.show(root).windowScene)
        simulator.advance(by: 1)
        root.mask = .landscape
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(scene.interfaceOrientation.isLandscape)
    }

    @Test(arguments: [false, true])
    func frontmostOrKeyWindowDecides(isFrontmost: Bool) throws {
        let simulator = Simulator()
        simulator.readings = isFrontmost ? [.keyWindowsAreUnreported] : []
        let scene = try #require(simulator.show(RotatingController("root", log)).windowScene)
        let window = UIWindow(windowScene: scene)
        window.rootViewController = RotatingController("front", log, supporting: .portrait)
        window.isHidden = false
        simulator.advance(by: 1)
        simulator.rotate(to: .landscapeLeft)
        #expect(scene.interfaceOrientation == (isFrontmost ? .portrait : .landscapeRight))
    }

    @Test func anAppAsksForAnOrientation() throws {
        let simulator = Simulator()
        let root = RotatingController("root", log)
        let scene = try #require(simulator.show(root).windowScene)
        var errors: [any Error] = []
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { errors.append($0) }
        #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
        #expect(scene.effectiveGeometry.coordinateSpace.bounds.size == CGSize(width: 852, height: 393))
        root.mask = .portrait
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft)) { errors.append($0) }
        #expect((errors.first as? UISceneError)?.code == .geometryRequestDenied && errors.count == 1)
        root.mask = nil
        simulator.rotate(to: .landscapeRight)
        #expect(scene.interfaceOrientation == .landscapeLeft, "the device has the last word")
    }

    // MARK: - Device

    @Test func turnsArePostedUntilTheApplicationsRequestIsEnded() {
        let simulator = Simulator()
        simulator.show(UIViewController())
        var turns: [UIDeviceOrientation] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { turns.append(UIDevice.current.orientation) } }
        defer { NotificationCenter.default.removeObserver(observer) }
        #expect(UIDevice.current.isGeneratingDeviceOrientationNotifications)
        simulator.rotate(to: .landscapeLeft)
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        simulator.rotate(to: .faceUp)
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
        simulator.rotate(to: .portrait)
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
        simulator.rotate(to: .landscapeRight)
        #expect(turns == [.landscapeLeft, .faceUp, .portrait])
        #expect(!UIDevice.current.isGeneratingDeviceOrientationNotifications)
        let next = Simulator()
        #expect(UIDevice.current.isGeneratingDeviceOrientationNotifications, "\(next.device.name) begins anew")
    }

    @Test func theRawValuesAreApples() {
        #expect(UIInterfaceOrientation.landscapeLeft.rawValue == UIDeviceOrientation.landscapeRight.rawValue)
        #expect(UIInterfaceOrientationMask.landscapeRight.rawValue == 8)
        #expect(UIInterfaceOrientationMask.all.rawValue == 30)
        #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    }

    @Test func anAppLaunchesTheWayItsControllerNeeds() {
        let simulator = Simulator()
        let root = RotatingController("root", log, supporting: .landscapeLeft)
        simulator.show(root)
        #expect(root.view.bounds.width == 852)
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        #expect(simulator.screenshot(scale: 1).size == CGSize(width: 852, height: 393))
    }
}
