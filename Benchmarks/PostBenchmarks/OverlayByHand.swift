import MessageStackView
import UIKit

/// What one writes without the library: a view over the screen that slides in from the top and out again.
@MainActor
final class OverlayByHand: Workload {
    private let stage = Stage()
    private let animated: Bool

    init(animated: Bool) {
        self.animated = animated
    }

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
        let away = CGAffineTransform(translationX: 0, y: -view.frame.maxY - 20)
        if animated { view.transform = away }
        move(view, to: .identity, dampingRatio: 0.75)
        move(view, to: away, dampingRatio: 1)
        view.removeFromSuperview()
    }

    private func move(_ view: UIView, to transform: CGAffineTransform, dampingRatio: CGFloat) {
        guard animated else { return stage.run { true } }
        var isOver = false
        let animator = UIViewPropertyAnimator(duration: .animationDuration, dampingRatio: dampingRatio) {
            view.transform = transform
        }
        animator.addCompletion { _ in isOver = true }
        animator.startAnimation()
        stage.run { isOver }
    }
}
