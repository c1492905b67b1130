/// One context menu, from its display to its end.
///
/// The delegate is called once for each step, always in this order: will display, completions of the display, will end,
/// the handler of the chosen action, completions of the end. If the menu ends early, the steps before are performed at
/// once.
@MainActor
final class ContextMenuSession {
    private static let duration: TimeInterval = 0.4

    private weak var interaction: UIContextMenuInteraction?
    private let configuration: UIContextMenuConfiguration
    private let preview: UIViewController?
    private let container: ContextMenuContainerView
    let isCompact: Bool
    private var displayAnimator: ContextMenuAnimator?
    private var isTellingOfDisplay = false
    private var isEnding = false
    private var pendingEnd: (() -> Void)?

    init(
        of interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration, from view: UIView,
        in window: UIWindow
    ) {
        self.interaction = interaction
        self.configuration = configuration
        isCompact = interaction.isCompact
        preview = isCompact ? nil : configuration.previewProvider?()
        container = ContextMenuContainerView(
            menu: configuration.actionProvider?([]), preview: preview, source: view, isCompact: isCompact,
            at: interaction.location(in: window))
        container.frame = window.bounds
        container.onDismiss = { [weak self] in self?.end() }
        container.onResize = { [weak self] in self?.end(animated: false) }
        container.onChoice = { [weak self] in self?.choose($0) }
        window.addSubview(container)
    }

    // MARK: - Display and end

    func begin() {
        guard let interaction else { return }
        let animator = ContextMenuAnimator(preview: preview)
        displayAnimator = animator
        isTellingOfDisplay = true
        interaction.delegate?.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        isTellingOfDisplay = false
        UIView.performWithoutAnimation {
            container.layoutIfNeeded()
            container.prepareEntrance()
        }
        preview?.beginAppearanceTransition(true, animated: true)
        animate(animator) { [container] in container.show() }
        UIAccessibility.post(notification: .screenChanged, argument: container)
        pendingEnd?()
    }

    /// Ends the menu. `choice` runs after the delegate has been informed.
    func end(animated: Bool = true, choice: (() -> Void)? = nil) {
        guard !isTellingOfDisplay else {
            pendingEnd = { [weak self] in self?.end(animated: animated, choice: choice) }
            return
        }
        guard !isEnding else { return }
        isEnding = true
        container.isUserInteractionEnabled = false
        finishDisplay()
        let animator = ContextMenuAnimator(preview: preview)
        if let interaction {
            interaction.delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
            interaction.session = nil
        }
        choice?()
        preview?.beginAppearanceTransition(false, animated: animated)
        guard animated, UIView.areAnimationsEnabled, container.window != nil else {
            UIView.performWithoutAnimation { animator.runAnimations() }
            return finish(animator)
        }
        UIView.animate(withDuration: Self.duration) { [container] in
            container.hide()
            animator.runAnimations()
        } completion: { _ in
            self.finish(animator)
        }
    }

    private func animate(_ animator: ContextMenuAnimator, _ changes: @escaping () -> Void) {
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            animations: {
                changes()
                animator.runAnimations()
            },
            completion: { [weak self] _ in self?.finishDisplay() })
    }

    private func finishDisplay() {
        guard let animator = displayAnimator else { return }
        displayAnimator = nil
        preview?.endAppearanceTransition()
        animator.runCompletions()
    }

    private func finish(_ animator: ContextMenuAnimator) {
        container.removeFromSuperview()
        preview?.endAppearanceTransition()
        animator.runCompletions()
    }

    // MARK: - Choosing

    private func choose(_ action: UIAction) {
        let sender = interaction?.view
        guard !action.keepsMenuPresented else { return action.perform(for: sender) }
        end { action.perform(for: sender) }
    }

    /// Called while the finger that opened the menu is still down.
    func fingerDidMove(to location: CGPoint) { container.highlight(at: location) }
    func fingerDidLift(at location: CGPoint) { container.chooseHighlighted(at: location) }
}

extension UIAction {
    fileprivate var keepsMenuPresented: Bool {
        if #available(iOS 16.0, *) { attributes.contains(.keepsMenuPresented) } else { false }
    }
}
