import MessageStackView
import UIKit

/// A message at the top of the screen, shown with constraints and without the library or animation.
@MainActor
final class OverlayByHand: Workload {
    private let stage = Stage()

    func prepare() {
        stage.makeMessage()
    }

    func perform() {
        let view = stage.message
        let host = stage.host
        view.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: host.safeAreaLayoutGuide.topAnchor, constant: 20),
            view.leadingAnchor.constraint(equalTo: host.safeAreaLayoutGuide.leadingAnchor, constant: 10),
            host.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 10),
        ])
        host.layoutIfNeeded()
        stage.run { true }
        view.removeFromSuperview()
        stage.run { true }
    }
}
