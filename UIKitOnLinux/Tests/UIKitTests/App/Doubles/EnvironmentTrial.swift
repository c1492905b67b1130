import Simulator
import UIKit

/// A device to which random things happen.
@MainActor
final class EnvironmentTrial {
    /// Counts what it is told, and checks that it comes in pairs.
    final class Controller: UIViewController {
        private(set) var faults: [String] = []
        private var isShown = false
        private var isChanging = false
        private(set) var begun = 0
        private(set) var completed = 0

        override func viewWillAppear(_ animated: Bool) {
            if isChanging || isShown { faults.append("appears twice") }
            isChanging = true
        }
        override func viewDidAppear(_ animated: Bool) {
            if !isChanging || isShown { faults.append("appeared unannounced") }
            (isChanging, isShown) = (false, true)
        }
        override func viewWillDisappear(_ animated: Bool) {
            isChanging = true
        }
        override func viewDidDisappear(_ animated: Bool) {
            if !isChanging { faults.append("disappeared unannounced") }
            (isChanging, isShown) = (false, false)
        }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            begun += 1
            coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.completed += 1 }
        }
    }

    private struct Entry {
        let window: UIWindow
        let controller: Controller
    }

    private let simulator: Simulator
    private var random: SeededGenerator
    private var entries: [Entry] = []

    init(device: Device, seed: UInt64) {
        simulator = Simulator(device: device)
        random = SeededGenerator(seed: seed)
        addWindow()
    }

    // MARK: - Events

    /// Does something, and says what.
    func perform() -> String {
        switch Int.random(in: 0..<16, using: &random) {
        case 0...2:
            let held: [UIDeviceOrientation] = [
                .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown, .faceUp,
            ]
            simulator.rotate(to: pick(held), animated: Bool.random(using: &random))
            return "rotate"
        case 3:
            simulator.userInterfaceStyle = pick([.light, .dark])
            return "style"
        case 4:
            simulator.preferredContentSizeCategory = pick([.small, .large, .accessibilityLarge])
            return "text size"
        case 5:
            simulator.layoutDirection = pick([.leftToRight, .rightToLeft])
            return "direction"
        case 6:
            addWindow()
            return "open scene"
        case 7:
            guard entries.count > 1 else { return "nothing" }
            let entry = entries.remove(at: Int.random(in: 0..<entries.count, using: &random))
            if let scene = entry.window.windowScene { simulator.closeScene(scene) }
            return "close scene"
        case 8:
            simulator.moveToBackground()
            return "background"
        case 9:
            simulator.moveToForeground()
            return "foreground"
        case 10:
            let window = pick(entries).window
            window.isHidden.toggle()
            return "toggle window"
        case 11:
            pick(entries).window.makeKeyAndVisible()
            return "key"
        case 12:
            pick(entries).controller.overrideUserInterfaceStyle = pick([.light, .dark, .unspecified])
            return "override"
        case 13:
            if let scene = pick(entries).window.windowScene, device.idiom == .pad {
                let size = CGSize(width: CGFloat.random(in: 320...800, using: &random), height: 600)
                simulator.resize(scene, to: pick([size, nil]))
            }
            return "resize"
        case 14:
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
            view.traitOverrides.horizontalSizeClass = .regular
            pick(entries).controller.view.addSubview(view)
            return "add view"
        default:
            simulator.advance(by: Double.random(in: 0...0.5, using: &random))
            return "time"
        }
    }

    private var device: Device { simulator.device }

    private func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &random)]
    }

    private func addWindow() {
        guard entries.count < 4 else { return }
        let controller = Controller()
        entries.append(Entry(window: simulator.show(controller), controller: controller))
    }

    // MARK: - Rules

    /// What doesn't hold.
    func faults() -> [String] {
        simulator.advance(by: 0)
        return entries.flatMap { faults(of: $0) }
    }

    private func faults(of entry: Entry) -> [String] {
        let (window, view) = (entry.window, entry.controller.view ?? UIView())
        var faults = entry.controller.faults
        guard let scene = window.windowScene else { return faults + ["a window lost its scene"] }
        if scene.windows.filter(\.isKeyWindow).count > 1 { faults.append("two key windows") }
        if let key = scene.keyWindow, key.isHidden { faults.append("a hidden key window") }
        let size = scene.coordinateSpace.bounds.size
        if window.bounds.size != size { faults.append("window \(window.bounds.size) in a scene of \(size)") }
        if !window.isHidden, view.frame != window.bounds { faults.append("root view \(view.frame)") }
        let insets = view.safeAreaInsets
        if min(insets.top, insets.left, insets.bottom, insets.right) < 0 || insets.left + insets.right > size.width
            || insets.top + insets.bottom > size.height
        {
            faults.append("safe area \(insets)")
        }
        return faults + traitFaults(of: view, in: window, scene, entry.controller)
            + transitionFaults(of: entry.controller)
    }

    private func traitFaults(
        of view: UIView, in window: UIWindow, _ scene: UIWindowScene, _ controller: Controller
    ) -> [String] {
        var faults: [String] = []
        if window.traitCollection != scene.traitCollection { faults.append("window's traits") }
        let style = controller.overrideUserInterfaceStyle
        let expected = window.traitCollection.modifyingTraits {
            if style != .unspecified { $0.userInterfaceStyle = style }
        }
        if controller.traitCollection != expected { faults.append("controller's traits") }
        if view.traitCollection != expected { faults.append("view's traits") }
        let below = expected.modifyingTraits { $0.horizontalSizeClass = .regular }
        if view.subviews.contains(where: { $0.traitCollection != below }) { faults.append("overridden traits") }
        return faults
    }

    /// Every change that was announced has its completion, but the one that is under way.
    private func transitionFaults(of controller: Controller) -> [String] {
        let open = controller.begun - controller.completed
        return (0...1).contains(open) ? [] : ["\(open) changes without an end"]
    }
}
