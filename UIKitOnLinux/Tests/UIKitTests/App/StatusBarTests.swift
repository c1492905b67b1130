import Simulator
import Testing
import UIKit

/// Who decides on the status bar.
@MainActor
struct StatusBarTests {
    private final class Controller: UIViewController {
        let style: UIStatusBarStyle
        var isHidden: Bool
        private(set) var questions = 0
        init(_ style: UIStatusBarStyle, hidden: Bool = false) {
            self.style = style
            isHidden = hidden
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() { view.backgroundColor = .gray }
        override var preferredStatusBarStyle: UIStatusBarStyle {
            questions += 1
            return style
        }
        override var prefersStatusBarHidden: Bool { isHidden }
    }

    private let simulator = Simulator()

    private func style() -> UIStatusBarStyle? { simulator.scenes.last?.statusBarManager?.statusBarStyle }

    /// By the ink of the time on the screen: white or black; nil without any.
    private func drawnStyle() -> UIStatusBarStyle? {
        let pixels = Pixels(simulator.screenshot(scale: 1))
        let ink = (15..<50).flatMap { y in (30..<110).map { x in pixels[x, y].red } }
        if ink.contains(where: { $0 > 240 }) { return .lightContent }
        return ink.contains { $0 < 15 } ? .darkContent : nil
    }

    /// Puts a controller into something, and says what the bar is to be like with a light one inside.
    enum Arrangement: CaseIterable {
        case root, navigation, tab, fullScreen, overFullScreen, sheet, capturingSheet, windowAbove, smallWindow
        case hiddenWindow, statusBarWindow, windowWithoutController
        case pushed, selectedTab, newRoot, dismissed, closedWindow, releasedWindow, growingWindow

        var expected: UIStatusBarStyle {
            switch self {
            case .root, .navigation, .tab, .fullScreen, .capturingSheet, .windowAbove, .statusBarWindow, .pushed,
                .selectedTab, .newRoot, .growingWindow:
                .lightContent
            case .overFullScreen, .sheet, .smallWindow, .hiddenWindow, .windowWithoutController, .dismissed,
                .closedWindow, .releasedWindow:
                .darkContent
            }
        }
    }

    @Test(arguments: Arrangement.allCases)
    func oneControllerDecides(arrangement: Arrangement) throws {
        let light = Controller(.lightContent)
        let dark = Controller(.darkContent)
        var other: UIWindow?
        func present(_ style: UIModalPresentationStyle) {
            simulator.show(dark)
            light.modalPresentationStyle = style
            dark.present(light, animated: false)
            simulator.advance(by: 1)
        }
        func addWindow(_ change: (UIWindow) -> Void) throws {
            let window = UIWindow(windowScene: try #require(simulator.show(dark).windowScene))
            window.rootViewController = light
            change(window)
            other = window
        }
        switch arrangement {
        case .root: simulator.show(light)
        case .navigation:
            let navigation = UINavigationController(rootViewController: dark)
            navigation.pushViewController(light, animated: false)
            simulator.show(navigation)
        case .tab:
            let tabs = UITabBarController()
            tabs.viewControllers = [dark, light]
            tabs.selectedIndex = 1
            simulator.show(tabs)
        case .fullScreen: present(.fullScreen)
        case .overFullScreen: present(.overFullScreen)
        case .sheet: present(.pageSheet)
        case .capturingSheet:
            light.modalPresentationCapturesStatusBarAppearance = true
            present(.overFullScreen)
        case .windowAbove: try addWindow { $0.isHidden = false }
        case .smallWindow:
            try addWindow {
                $0.frame.size.height = 100
                $0.isHidden = false
            }
        case .hiddenWindow: try addWindow { _ in }
        case .statusBarWindow:
            try addWindow {
                $0.windowLevel = .statusBar
                $0.isHidden = false
            }
        case .windowWithoutController:
            try addWindow {
                $0.rootViewController = nil
                $0.isHidden = false
            }
        case .pushed:
            let navigation = UINavigationController(rootViewController: dark)
            simulator.show(navigation)
            navigation.pushViewController(light, animated: true)
        case .selectedTab:
            let tabs = UITabBarController()
            tabs.viewControllers = [dark, light]
            simulator.show(tabs)
            tabs.selectedIndex = 1
        case .newRoot: simulator.show(dark).rootViewController = light
        case .dismissed:
            present(.fullScreen)
            dark.dismiss(animated: false)
            simulator.advance(by: 0)
        case .closedWindow:
            try addWindow { $0.isHidden = false }
            simulator.advance(by: 0)
            other?.isHidden = true
        case .releasedWindow:
            try addWindow { $0.isHidden = false }
            simulator.advance(by: 0)
            other = nil
        case .growingWindow:
            try addWindow {
                $0.frame.size.height = 100
                $0.isHidden = false
            }
            simulator.advance(by: 0)
            other?.frame.size.height = 852
        }
        #expect(style() == arrangement.expected)
        simulator.advance(by: 1)
        #expect(drawnStyle() == arrangement.expected)
        withExtendedLifetime(other) {}
    }

    @Test func controllersAreAskedOnlyAfterAChange() {
        let controller = Controller(.lightContent)
        simulator.show(controller)
        simulator.advance(by: 0.1)
        let questions = controller.questions
        let moving = UIView(frame: CGRect(x: 0, y: 300, width: 20, height: 20))
        controller.view.addSubview(moving)
        UIView.animate(withDuration: 1) { moving.frame.origin.x = 300 }
        simulator.advance(by: 1)
        #expect(controller.questions == questions)
        simulator.userInterfaceStyle = .dark
        simulator.advance(by: 0)
        #expect(controller.questions > questions)
    }

    @Test func theDefaultFollowsTheInterfaceStyle() {
        let controller = Controller(.default)
        simulator.show(controller)
        #expect(style() == .darkContent)
        simulator.userInterfaceStyle = .dark
        #expect(style() == .lightContent)
        controller.overrideUserInterfaceStyle = .light
        #expect(style() == .darkContent)
    }

    @Test func aHiddenBarGivesItsInsetBackOnlyWhereItMadeIt() {
        for (device, inset) in [(Device.iPhoneSE, CGFloat(0)), (.iPhone16, 59), (.iPhone13mini, 50), (.iPad11, 0)] {
            let simulator = Simulator(device: device)
            let controller = Controller(.default)
            simulator.show(controller)
            #expect(controller.view.safeAreaInsets.top == device.safeAreaInsets.top)
            controller.isHidden = true
            controller.setNeedsStatusBarAppearanceUpdate()
            #expect(controller.view.safeAreaInsets.top == inset)
            #expect(simulator.scenes.last?.statusBarManager?.statusBarFrame.height == 0)
        }
    }

    @Test func theBarFadesWithTheAnimationThatItIsChangedIn() throws {
        let controller = Controller(.default)
        controller.view.backgroundColor = .white
        simulator.show(controller)
        let shown = simulator.screenshot(scale: 1)
        controller.isHidden = true
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            controller.setNeedsStatusBarAppearanceUpdate()
        }
        simulator.advance(by: 0.2)
        let midway = simulator.screenshot(scale: 1)
        simulator.advance(by: 0.4)
        let hidden = simulator.screenshot(scale: 1)
        let darkness = [shown, midway, hidden].map { Self.darkness(of: $0) }
        #expect(darkness[0] > 1 && darkness[2] < 0.01)
        #expect(abs(darkness[1] / darkness[0] - 0.5) < 0.1)
    }

    @Test(arguments: [
        // The bar over the whole width, the pill below the time, and the ends of the island.
        (Device.iPhoneSE, CGPoint(x: 20, y: 35)), (.iPhone13mini, CGPoint(x: 170, y: 25)),
        (.iPhone16, CGPoint(x: 278, y: 33)),
    ])
    func aCallIsSeenInTheStatusBar(device: Device, place: CGPoint) {
        let simulator = Simulator(device: device)
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        simulator.show(controller)
        func isGreen() -> Bool {
            let color = Pixels(simulator.screenshot(scale: 1))[Int(place.x), Int(place.y)]
            return color.green > 150 && color.red < 120
        }
        #expect(!isGreen())
        simulator.isInCall = true
        #expect(isGreen())
        simulator.isInCall = false
        #expect(!isGreen())
    }

    /// How much ink the time's corner of the bar has, in black pixels.
    private static func darkness(of image: UIImage) -> Double {
        let pixels = Pixels(image)
        var sum = 0.0
        for y in 15..<50 {
            for x in 30..<110 { sum += 1 - Double(pixels[x, y].red) / 255 }
        }
        return sum
    }
}
