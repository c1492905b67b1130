/// A change of a scene's size or orientation that is under way.
@MainActor
final class SceneChange {
    let coordinator: SceneChangeCoordinator
    private var completion: (() -> Void)?

    init(duration: TimeInterval, transform: CGAffineTransform, in window: UIWindow?) {
        coordinator = SceneChangeCoordinator(duration: duration, targetTransform: transform, window: window)
    }

    /// Runs `apply` and then what was asked to go alongside, followed by `layout`, in one animation. One that isn't
    /// animated ends with the next turn of the loop.
    func run(_ apply: @escaping () -> Void, layout: @escaping () -> Void, completion: @escaping () -> Void) {
        self.completion = completion
        let changes = { [coordinator] in
            apply()
            coordinator.runAnimations()
            layout()
        }
        guard coordinator.isAnimated else {
            UIView.performWithoutAnimation(changes)
            RunCycle.onNextTurn { [weak self] in self?.finish() }
            return
        }
        UIView.animate(withDuration: coordinator.transitionDuration, animations: changes) { [weak self] _ in
            self?.finish()
        }
    }

    /// What comes at its end comes now, if it hasn't come.
    func finish() {
        guard let completion else { return }
        self.completion = nil
        completion()
        coordinator.runCompletions()
    }
}
