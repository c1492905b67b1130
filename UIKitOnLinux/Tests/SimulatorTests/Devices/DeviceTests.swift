import Simulator
import Testing
import UIKit

/// What each device gives a view that fills its screen.
@MainActor
struct DeviceTests {
    struct Expectation: Sendable {
        let device: Device
        let held: UIDeviceOrientation
        let size: CGSize
        /// Top, left, bottom, right.
        let safeArea: [CGFloat]
        let horizontal: UIUserInterfaceSizeClass
        let vertical: UIUserInterfaceSizeClass
        let showsStatusBar: Bool

        init(
            _ device: Device, _ held: UIDeviceOrientation, _ width: CGFloat, _ height: CGFloat, _ safeArea: [CGFloat],
            _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass, bar: Bool
        ) {
            self.device = device
            self.held = held
            size = CGSize(width: width, height: height)
            self.safeArea = safeArea
            self.horizontal = horizontal
            self.vertical = vertical
            showsStatusBar = bar
        }
    }

    nonisolated static let expectations = [
        Expectation(.iPhoneSE, .portrait, 375, 667, [20, 0, 0, 0], .compact, .regular, bar: true),
        Expectation(.iPhoneSE, .landscapeLeft, 667, 375, [0, 0, 0, 0], .compact, .compact, bar: false),
        Expectation(.iPhone13mini, .portrait, 375, 812, [50, 0, 34, 0], .compact, .regular, bar: true),
        Expectation(.iPhone13mini, .landscapeRight, 812, 375, [0, 50, 21, 50], .compact, .compact, bar: false),
        Expectation(.iPhone16, .portrait, 393, 852, [59, 0, 34, 0], .compact, .regular, bar: true),
        Expectation(.iPhone16, .landscapeLeft, 852, 393, [0, 59, 21, 59], .compact, .compact, bar: false),
        Expectation(.iPhone16Pro, .portrait, 402, 874, [62, 0, 34, 0], .compact, .regular, bar: true),
        Expectation(.iPhone16Pro, .landscapeRight, 874, 402, [0, 62, 21, 62], .compact, .compact, bar: false),
        Expectation(.iPhone16ProMax, .portrait, 440, 956, [62, 0, 34, 0], .compact, .regular, bar: true),
        Expectation(.iPhone16ProMax, .landscapeLeft, 956, 440, [0, 62, 21, 62], .regular, .compact, bar: false),
        Expectation(.iPad11, .portrait, 834, 1194, [24, 0, 20, 0], .regular, .regular, bar: true),
        Expectation(.iPad11, .landscapeLeft, 1194, 834, [24, 0, 20, 0], .regular, .regular, bar: true),
        Expectation(.iPad13, .portraitUpsideDown, 1024, 1366, [24, 0, 20, 0], .regular, .regular, bar: true),
        Expectation(.iPad13, .landscapeRight, 1366, 1024, [24, 0, 20, 0], .regular, .regular, bar: true),
        Expectation(.catalyst, .portrait, 1024, 768, [0, 0, 0, 0], .regular, .regular, bar: true),
    ]

    @Test(arguments: expectations)
    func aViewThatFillsTheScreen(has expected: Expectation) {
        let simulator = Simulator(device: expected.device)
        let controller = UIViewController()
        let window = simulator.show(controller)
        simulator.rotate(to: expected.held)
        simulator.advance(by: 1)
        #expect(UIScreen.main.bounds.size == expected.size)
        #expect(window.bounds.size == expected.size && controller.view.frame == window.bounds)
        let insets = controller.view.safeAreaInsets
        #expect([insets.top, insets.left, insets.bottom, insets.right] == expected.safeArea)
        let traits = controller.traitCollection
        #expect(traits.horizontalSizeClass == expected.horizontal && traits.verticalSizeClass == expected.vertical)
        #expect(traits.displayScale == expected.device.scale && traits.userInterfaceIdiom == expected.device.idiom)
        #expect(window.windowScene?.statusBarManager?.isStatusBarHidden == !expected.showsStatusBar)
        #expect(UIScreen.main.nativeBounds.width == expected.device.screenSize.width * expected.device.scale)
        #expect(simulator.screenshot(scale: 1).size == expected.size)
    }

    @Test func aCallMakesTheStatusBarOfAPhoneWithHomeButtonHigher() {
        let simulator = Simulator(device: .iPhoneSE)
        let controller = UIViewController()
        let window = simulator.show(controller)
        simulator.isInCall = true
        #expect(controller.view.safeAreaInsets.top == 40)
        #expect(window.windowScene?.statusBarManager?.statusBarFrame.height == 40)
        simulator.rotate(to: .landscapeLeft)
        #expect(controller.view.safeAreaInsets.top == 0)
        simulator.rotate(to: .portrait)
        simulator.isInCall = false
        #expect(controller.view.safeAreaInsets.top == 20)
    }

    @Test func aCallMovesNothingBesideAnIsland() {
        let simulator = Simulator()
        let controller = UIViewController()
        simulator.show(controller)
        simulator.isInCall = true
        #expect(simulator.isInCall)
        #expect(controller.view.safeAreaInsets.top == 59)
    }
}
