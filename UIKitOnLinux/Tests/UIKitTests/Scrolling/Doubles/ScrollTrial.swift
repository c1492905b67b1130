import Simulator
import UIKit

/// Random fingers and changes on a list with a row that scrolls by itself, and a check that both tell of each drag and
/// each motion in good order and come to rest within their limits.
@MainActor
final class ScrollTrial {
    /// What went against the rules.
    private(set) var faults: [String] = []

    private let stage = ScrollStage()
    private let row = UIScrollView(frame: CGRect(x: 0, y: 150, width: 320, height: 200))
    private let rowDelegate = RecordingScrollDelegate()
    private var random: SeededGenerator
    private var fingers: [Int: CGPoint] = [:]

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        row.contentSize = CGSize(width: 900, height: Bool.random(using: &random) ? 200 : 500)
        row.delegate = rowDelegate
        row.isMultipleTouchEnabled = Bool.random(using: &random)
        stage.scrollView.addSubview(row)
        stage.simulator.advance(by: 0)
    }

    func run(events: Int) {
        for _ in 0..<events { step() }
        for (id, location) in fingers { stage.simulator.touchUp(at: location, id: id) }
        stage.simulator.advance(by: 8)
        check(stage.scrollView, stage.delegate, "list")
        check(row, rowDelegate, "row")
        if RunCycle.needsFrame || DisplayLinks.count > 0 { faults.append("something still moves") }
    }

    // MARK: - Events

    private func step() {
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<4: touchDown()
        case 4..<11: touchMove()
        case 11..<14: touchUp()
        case 14..<18: stage.simulator.advance(by: Double.random(in: 0...0.3, using: &random))
        case 18: change(Bool.random(using: &random) ? stage.scrollView : row)
        default:
            let view = Bool.random(using: &random) ? stage.scrollView : row
            view.setContentOffset(.zero, animated: Bool.random(using: &random))
        }
    }

    private var somewhere: CGPoint {
        CGPoint(x: Double.random(in: 1...319, using: &random), y: Double.random(in: 1...479, using: &random))
    }

    private func touchDown() {
        let id = Int.random(in: 0..<2, using: &random)
        guard fingers[id] == nil else { return }
        let location = somewhere
        fingers[id] = location
        stage.simulator.touchDown(at: location, id: id)
    }

    private func touchMove() {
        guard let id = fingers.keys.min() else { return }
        let location = somewhere
        fingers[id] = location
        stage.simulator.touchMove(to: location, id: id)
        stage.simulator.advance(by: Double.random(in: 0...0.05, using: &random))
    }

    private func touchUp() {
        guard let id = fingers.keys.max(), let location = fingers.removeValue(forKey: id) else { return }
        stage.simulator.touchUp(at: location, id: id)
    }

    private func change(_ view: UIScrollView) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: view.contentSize.height = CGFloat.random(in: 100...3000, using: &random)
        case 1: view.contentInset.top = CGFloat.random(in: 0...80, using: &random).rounded()
        case 2: view.isScrollEnabled.toggle()
        default: view.bounces.toggle()
        }
    }

    // MARK: - Rules

    private func check(_ view: UIScrollView, _ delegate: RecordingScrollDelegate, _ name: String) {
        if view.isTracking || view.isDragging || view.isDecelerating { faults.append("\(name) is still at it") }
        let top = -view.adjustedContentInset.top
        let bottom = max(top, view.contentSize.height - view.bounds.height)
        if !(top...bottom + 0.5).contains(view.contentOffset.y) {
            faults.append("\(name) rests at \(view.contentOffset.y), beyond \(top)...\(bottom)")
        }
        var state = "at rest"
        for call in delegate.calls {
            let steps: [String: (from: String, to: String)] = [
                "willBeginDragging": ("at rest", "dragged"), "willEndDragging": ("dragged", "let go"),
                "didEndDragging true": ("let go", "at rest"), "didEndDragging false": ("let go", "at rest"),
                "willBeginDecelerating": ("at rest", "coasting"), "didEndDecelerating": ("coasting", "at rest"),
            ]
            guard let step = steps[call] else { continue }
            if step.from != state { faults.append("\(name): \(call) while \(state)") }
            state = step.to
        }
        if state != "at rest" { faults.append("\(name) was left \(state)") }
    }
}
