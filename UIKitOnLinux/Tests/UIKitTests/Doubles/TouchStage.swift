import Simulator
@_spi(Simulator) import UIKit

/// A device with a view of 200 × 200 points in one of 300 × 300, to put recognizers on and to touch.
@MainActor
final class TouchStage {
    typealias State = UIGestureRecognizer.State

    let simulator = Simulator()
    let controller = UIViewController()
    /// Its corner is at (0, 100) on the screen.
    let outer = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    /// Its corner is at (50, 150) on the screen.
    let view = TouchView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    /// A point in both, on the screen.
    let middle = CGPoint(x: 150, y: 250)
    /// What the recognizers told, in their order.
    private(set) var log: [String] = []

    init() {
        outer.addSubview(view)
        controller.view.addSubview(outer)
        simulator.show(controller)
    }

    /// Puts a recognizer on a view (the inner one if nil) and writes down what it tells, under a name.
    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String = "", to view: UIView? = nil,
        then action: @escaping (Recognizer) -> Void = { _ in }
    ) -> Recognizer {
        (view ?? self.view).addGestureRecognizer(recognizer)
        recognizer.addHandler { [weak self] sender in
            self?.log.append(name.isEmpty ? "\(sender.state)" : "\(name) \(sender.state)")
            if let sender = sender as? Recognizer { action(sender) }
        }
        return recognizer
    }

    /// A visible window above that of the stage, for a part of the screen; the stage keeps it.
    func makeWindow(frame: CGRect) -> UIWindow {
        let window = view.window?.windowScene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: frame)
        window.frame = frame
        window.windowLevel = .normal + 1
        window.isHidden = false
        windows.append(window)
        return window
    }

    private var windows: [UIWindow] = []

    func clearLog() { log = [] }

    /// A point so far from the middle.
    func point(_ dx: CGFloat, _ dy: CGFloat = 0) -> CGPoint {
        CGPoint(x: middle.x + dx, y: middle.y + dy)
    }
}
