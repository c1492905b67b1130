import MessageStackView
import UIKit

/// A stack view without the library, whose arranged views are hidden and shown.
@MainActor
final class StackByHand: Workload {
    private let stage = Stage()
    private let stack = UIStackView()
    private let animated: Bool

    init(animated: Bool) {
        self.animated = animated
        let host = stage.host
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: host.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: host.safeAreaLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: host.safeAreaLayoutGuide.trailingAnchor),
        ])
        host.layoutIfNeeded()
    }

    func prepare() {
        stage.makeMessage()
    }

    func perform() {
        let view = stage.message
        view.isHidden = animated
        stack.addArrangedSubview(view)
        stage.host.layoutIfNeeded()
        hide(view, false)
        hide(view, true)
        view.removeFromSuperview()
    }

    private func hide(_ view: UIView, _ isHidden: Bool) {
        guard animated else { return stage.run { true } }
        var isOver = false
        let animator = UIViewPropertyAnimator(duration: .animationDuration, dampingRatio: 1) { [stage] in
            view.isHidden = isHidden
            stage.host.layoutIfNeeded()
        }
        animator.addCompletion { _ in isOver = true }
        animator.startAnimation()
        stage.run { isOver }
    }
}
