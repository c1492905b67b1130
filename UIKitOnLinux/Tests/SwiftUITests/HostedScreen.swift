import Simulator
import SwiftUI

/// A device that shows a SwiftUI view.
@MainActor
final class HostedScreen<Content: View> {
    let simulator = Simulator(device: .iPhone16)
    let controller: UIHostingController<Content>
    let window: UIWindow

    init(@ViewBuilder _ content: () -> Content) {
        controller = UIHostingController(rootView: content())
        window = simulator.show(controller)
    }

    var view: UIView { controller.view }

    /// The views of a type, back to front.
    func views<ViewType: UIView>(_ type: ViewType.Type) -> [ViewType] { view.descendants(type) }

    /// The texts on screen, in their order.
    var texts: [String] { views(UILabel.self).compactMap(\.text) }

    /// Returns the frame on screen of the label with a text.
    func frame(ofText text: String) -> CGRect? {
        views(UILabel.self).first { $0.text == text }.map { $0.convert($0.bounds, to: nil) }
    }

    /// Taps the center of the label with a text, and runs a frame.
    func tap(_ text: String) {
        if let frame = frame(ofText: text) { simulator.tap(at: CGPoint(x: frame.midX, y: frame.midY)) }
        simulator.advance(by: 0.1)
    }

    func update() { simulator.advance(by: 0) }
}

extension UIView {
    func descendants<ViewType: UIView>(_ type: ViewType.Type) -> [ViewType] {
        subviews.flatMap { [$0 as? ViewType].compactMap { $0 } + $0.descendants(type) }
    }
}

/// What happened, in its order. A class, so that views can share it.
@MainActor
final class Log {
    var entries: [String] = []

    func callAsFunction(_ entry: String) { entries.append(entry) }
}

/// A value outside of views, which a test changes and views observe.
@MainActor @Observable
final class Model {
    var count = 0
    var name = "model"
}
