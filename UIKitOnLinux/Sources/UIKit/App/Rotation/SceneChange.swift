/// A change of a scene's size or orientation in progress.
@MainActor
final class SceneChange {
    let coordinator: SceneChangeCoordinator
    private var completion: (() -> Void)?

    init(duration: TimeInterval, transform: CGAffineTransform, in window: UIWindow?) {
        coordinator = SceneChangeCoordinator(duration: duration, targetTransform: transform, window: window)
    }

    /// Runs `apply`, the animations that were registered with the coordinator, and `layout`, in this order and in one
    /// animation, and calls `completion` at its end.
    ///
    /// Without animation, the changes take effect at once, and `completion` is called in the next turn of the run loop.
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

    /// Runs the completions, unless they have run already.
    func finish() {
        guard let completion else { return }
        self.completion = nil
        completion()
        coordinator.runCompletions()
    }
}
