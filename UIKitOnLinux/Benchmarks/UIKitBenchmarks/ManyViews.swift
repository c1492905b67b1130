import CHeap
import Simulator
import UIKit

/// Views that are shown and dropped again, and what of them stays on the heap.
@MainActor
final class ManyViews {
    private let count: Int
    private let simulator = Simulator(device: .iPhone16)
    private let controller = UIViewController()

    init(count: Int) {
        self.count = count
        simulator.show(controller)
    }

    func measure() -> (time: Double, bytesLeft: Int) {
        // What is made once and kept, as caches are, isn't counted.
        for _ in 0..<2 { showAndDrop() }
        let before = bytesInUse()
        let time = milliseconds(showAndDrop)
        return (time, max(0, bytesInUse() - before))
    }

    private func showAndDrop() {
        var views: [UIView] = []
        for _ in 0..<count {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.backgroundColor = .systemRed
            controller.view.addSubview(view)
            views.append(view)
        }
        simulator.advance(by: 1 / 60)
        for view in views.reversed() { view.removeFromSuperview() }
        views = []
        simulator.advance(by: 1 / 60)
    }

    private func bytesInUse() -> Int {
        let heap = mallinfo2()
        return Int(heap.uordblks) + Int(heap.hblkhd)
    }
}
