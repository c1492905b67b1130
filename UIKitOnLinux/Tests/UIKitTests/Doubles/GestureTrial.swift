import Simulator

@_spi(Simulator) @testable import UIKit

/// Random fingers on random recognizers, and a check that each of them hears of its gestures in good order.
@MainActor
final class GestureTrial {
    /// What went against the rules.
    private(set) var faults: [String] = []

    private let stage = TouchStage()
    private var random: SeededGenerator
    private var recognizers: [UIGestureRecognizer] = []
    private var lastStates: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
    private let delegates = (0..<4).map { _ in RecordingGestureDelegate() }

    /// A view that checks that each touch comes before it moves and ends once.
    private final class CheckedView: UIView {
        var fault: (String) -> Void = { _ in }
        var didHear: () -> Void = {}
        private var touches: Set<UITouch> = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            if !self.touches.isDisjoint(with: touches) { fault("a touch began twice") }
            self.touches.formUnion(touches)
            didHear()
        }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            if !self.touches.isSuperset(of: touches) { fault("a touch moved that had not begun") }
            didHear()
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }

        var isFree: Bool { touches.isEmpty }

        private func end(_ touches: Set<UITouch>) {
            if !self.touches.isSuperset(of: touches) { fault("a touch ended that had not begun") }
            self.touches.subtract(touches)
            didHear()
        }
    }

    /// Two side by side, and one below in a window of its own.
    private let checkedViews = [
        CheckedView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)),
        CheckedView(frame: CGRect(x: 100, y: 0, width: 100, height: 200)),
        CheckedView(frame: CGRect(x: 0, y: 0, width: 100, height: 30)),
    ]
    private let otherWindow: UIWindow

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        otherWindow = stage.makeWindow(frame: CGRect(x: 100, y: 270, width: 100, height: 30))
        for view in checkedViews {
            view.isMultipleTouchEnabled = Bool.random(using: &random)
            view.isExclusiveTouch = Int.random(in: 0..<4, using: &random) == 0
            view.fault = { [weak self] in self?.faults.append($0) }
            view.didHear = { [weak self] in self?.meddleAtTimes() }
            home(of: view).addSubview(view)
        }
        stage.simulator.advance(by: 0)
        delegates[1].runsBesideOthers = true
        delegates[2].begins = false
        delegates[3].decides = { [weak self] in self.map { Bool.random(using: &$0.random) } ?? true }
        for _ in 0..<Int.random(in: 1...5, using: &random) { addRecognizer() }
    }

    /// Runs so many random events, then lifts every finger and waits until everything has decided.
    func run(events: Int) {
        for _ in 0..<events { step() }
        isMeddling = false
        for id in 0..<3 { stage.simulator.touchUp(at: stage.middle, id: id) }
        stage.simulator.advance(by: 2)
        if !TouchRouter.shared.isIdle { faults.append("something still waits") }
        if !checkedViews.allSatisfy(\.isFree) { faults.append("a touch never ended in its view") }
        for recognizer in recognizers where recognizer.state != .possible || recognizer.numberOfTouches != 0 {
            faults.append("\(type(of: recognizer)) is left in \(recognizer.state)")
        }
    }

    private func home(of view: CheckedView) -> UIView { view === checkedViews[2] ? otherWindow : stage.view }

    // MARK: - Recognizers

    private func addRecognizer() {
        let recognizer = makeRecognizer()
        recognizer.cancelsTouchesInView = Bool.random(using: &random)
        recognizer.delaysTouchesBegan = Bool.random(using: &random)
        recognizer.delaysTouchesEnded = Bool.random(using: &random)
        if Bool.random(using: &random) { recognizer.delegate = delegates.randomElement(using: &random) }
        if Bool.random(using: &random), let other = recognizers.randomElement(using: &random) {
            recognizer.require(toFail: other)
        }
        recognizer.addHandler { [weak self] in self?.check($0) }
        let view = (checkedViews + [stage.view, stage.outer, otherWindow]).randomElement(using: &random)
        view?.addGestureRecognizer(recognizer)
        recognizers.append(recognizer)
    }

    private func makeRecognizer() -> UIGestureRecognizer {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = Int.random(in: 1...2, using: &random)
            tap.numberOfTouchesRequired = Int.random(in: 1...2, using: &random)
            return tap
        case 1:
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = Bool.random(using: &random) ? 0.5 : 0
            return press
        default:
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = Int.random(in: 1...2, using: &random)
            return pan
        }
    }

    /// Began, changed as often as it likes, one end; or an end alone, of a tap or a swipe.
    private func check(_ recognizer: UIGestureRecognizer) {
        let last = lastStates[ObjectIdentifier(recognizer)] ?? .possible
        let isLegal =
            switch recognizer.state {
            case .began: last == .possible
            case .changed, .cancelled: last == .began
            case .ended: last == .began || isDiscrete(recognizer)
            case .possible, .failed: false
            }
        if !isLegal { faults.append("\(type(of: recognizer)) told \(recognizer.state) after \(last)") }
        if !recognizer.isEnabled, recognizer.state != .cancelled {
            faults.append("\(type(of: recognizer)) told \(recognizer.state) while it was off")
        }
        if recognizer.state == .began { checkRivals(of: recognizer) }
        let isUnderWay = recognizer.state == .began || recognizer.state == .changed
        lastStates[ObjectIdentifier(recognizer)] = isUnderWay ? .began : .possible
        meddleAtTimes()
    }

    private func isDiscrete(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer is UITapGestureRecognizer
    }

    /// One gesture alone has a touch, unless a delegate has a say.
    private func checkRivals(of recognizer: UIGestureRecognizer) {
        let isUnderWay: (UIGestureRecognizer) -> Bool = { $0.state == .began || $0.state == .changed }
        let rivals = recognizers.filter {
            $0 !== recognizer && isUnderWay($0) && $0.delegate == nil && recognizer.delegate == nil
                && $0.sharesTouch(with: recognizer)
        }
        if !rivals.isEmpty { faults.append("\(type(of: recognizer)) began beside \(rivals)") }
    }

    // MARK: - Events

    private func step() {
        let id = Int.random(in: 0..<3, using: &random)
        let point = CGPoint(
            x: stage.middle.x + .random(in: -60...60, using: &random),
            y: stage.middle.y + .random(in: -60...60, using: &random))
        switch Int.random(in: 0..<14, using: &random) {
        case 0:
            let samples = (0..<3).map {
                TouchSample(id: $0, phase: .moved, location: stage.point(.random(in: -60...60, using: &random)))
            }
            TouchRouter.shared.handle(samples)
        case 1...2: stage.simulator.touchDown(at: point, id: id)
        case 3...6: stage.simulator.touchMove(to: point, id: id)
        case 7...9: stage.simulator.touchUp(at: point, id: id)
        case 10: stage.simulator.touch(id: id, phase: .cancelled, at: point)
        case 11: meddle()
        default: stage.simulator.advance(by: .random(in: 0...0.4, using: &random))
        }
    }

    /// Whether callbacks interfere, which one of eight does.
    private var isMeddling = true

    private func meddleAtTimes() {
        if isMeddling, Int.random(in: 0..<8, using: &random) == 0 { meddle() }
    }

    /// What an app may do at any moment, in a callback too.
    private func meddle() {
        guard let view = checkedViews.randomElement(using: &random),
            let recognizer = recognizers.randomElement(using: &random)
        else { return }
        switch Int.random(in: 0..<8, using: &random) {
        case 0: recognizer.isEnabled.toggle()
        case 1:
            view.removeFromSuperview()
            home(of: view).addSubview(view)
        case 2:
            recognizer.view?.removeGestureRecognizer(recognizer)
            view.addGestureRecognizer(recognizer)
        case 3:
            if let other = recognizers.randomElement(using: &random) { recognizer.require(toFail: other) }
        case 4: if recognizers.count < 8 { addRecognizer() }
        case 5: otherWindow.isHidden.toggle()
        case 6: recognizer.delegate = delegates.randomElement(using: &random)
        default: TouchRouter.shared.cancelAll()
        }
    }
}
