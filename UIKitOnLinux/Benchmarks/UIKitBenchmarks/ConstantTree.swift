import Simulator
import UIKit

/// Boxes of nine views each, all laid out by constraints, of which one changes its constant.
@MainActor
final class ConstantTree {
    private let simulator = Simulator(device: .iPhone16)
    private let controller = UIViewController()
    private var heights: [NSLayoutConstraint] = []

    init(views count: Int) {
        simulator.show(controller)
        for index in 0..<(count / 10) { addBox(at: CGFloat(index)) }
        simulator.advance(by: 1 / 60)
    }

    /// Milliseconds of a frame, at best.
    func measure() -> Double {
        let height = heights[heights.count / 2]
        return (0..<200).map { round in
            milliseconds {
                height.constant = CGFloat(10 + round % 2)
                simulator.advance(by: 1 / 60)
            }
        }.min() ?? 0
    }

    private func addBox(at y: CGFloat) {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: y),
            box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        ])
        var previous = box.topAnchor
        for _ in 0..<9 {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(view)
            let height = view.heightAnchor.constraint(equalToConstant: 10)
            heights.append(height)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: previous, constant: 2),
                view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
                view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -8), height,
            ])
            previous = view.bottomAnchor
        }
        previous.constraint(equalTo: box.bottomAnchor).isActive = true
    }
}
