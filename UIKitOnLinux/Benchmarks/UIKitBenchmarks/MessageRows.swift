import Simulator
import UIKit

/// A screen with a column of twenty message-like rows, to which another comes; without drawing.
@MainActor
final class MessageRows {
    /// Median frames in milliseconds.
    struct Frames {
        var arrival = 0.0
        var hiding = 0.0
        var constant = 0.0
        var text = 0.0
        var animation = 0.0
    }

    private static let rounds = 60

    private let simulator = Simulator(device: .iPhone16)
    private let controller = UIViewController()
    private let stack = UIStackView()

    init() {
        simulator.show(controller)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
            stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        ])
        for index in 0..<20 { stack.addArrangedSubview(MessageRow(index)) }
        runFrame()
    }

    func measure() -> Frames {
        var frames = (arrival: [Double](), hiding: [Double](), constant: [Double](), text: [Double]())
        var animation: [Double] = []
        let changed = MessageRow(100)
        let slot = changed.heightAnchor.constraint(equalToConstant: 80)
        stack.insertArrangedSubview(changed, at: 10)
        runFrame()
        for round in 0..<Self.rounds {
            let row = MessageRow(round)
            frames.arrival.append(
                milliseconds {
                    stack.insertArrangedSubview(row, at: 0)
                    runFrame()
                })
            UIView.animate(withDuration: 0.1) {
                row.isHidden = true
                self.controller.view.layoutIfNeeded()
            }
            for _ in 0..<6 { animation.append(milliseconds(runFrame)) }
            row.removeFromSuperview()
            runFrame()
            frames.hiding.append(
                milliseconds {
                    stack.arrangedSubviews[5].isHidden.toggle()
                    runFrame()
                })
            frames.text.append(
                milliseconds {
                    changed.subtitle.text = String(repeating: "word ", count: 1 + round % 30)
                    runFrame()
                })
            slot.isActive = true
            runFrame()
            frames.constant.append(
                milliseconds {
                    slot.constant += 1
                    runFrame()
                })
            slot.isActive = false
            runFrame()
        }
        return Frames(
            arrival: frames.arrival.median, hiding: frames.hiding.median, constant: frames.constant.median,
            text: frames.text.median, animation: animation.median)
    }

    private func runFrame() { simulator.advance(by: 1 / 60) }
}

/// An icon, and two texts that wrap.
private final class MessageRow: UIStackView {
    let subtitle = UILabel()

    convenience init(_ index: Int) {
        self.init(frame: .zero)
        let icon = UIView()
        icon.widthAnchor.constraint(equalToConstant: 40).isActive = true
        let height = icon.heightAnchor.constraint(equalToConstant: 40)
        height.priority = UILayoutPriority(999)
        height.isActive = true
        let title = UILabel()
        title.text = "Message number \(index)"
        title.font = .preferredFont(forTextStyle: .headline)
        subtitle.text = "You find it under the star, whatever the \(index) others say."
        subtitle.font = .preferredFont(forTextStyle: .subheadline)
        for label in [title, subtitle] { label.numberOfLines = 0 }
        let texts = UIStackView(arrangedSubviews: [title, subtitle])
        texts.axis = .vertical
        texts.spacing = 2
        spacing = 8
        alignment = .center
        addArrangedSubview(icon)
        addArrangedSubview(texts)
    }
}
