/// An object that adds behavior to a view.
///
/// https://developer.apple.com/documentation/uikit/uiinteraction
@MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that the interaction was added to. Conforming types should store it weakly.
    var view: UIView? { get }

    /// Called before the interaction is added to a view, or with `nil` before it is removed.
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

extension UIView {
    /// Adds an interaction and removes it from its previous view, because an interaction belongs to one view.
    func attach(_ interaction: any UIInteraction) {
        guard !gestureState.interactions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        gestureState.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard gestureState.interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        gestureState.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    func replaceInteractions(with interactions: [any UIInteraction]) {
        for old in gestureState.interactions where !interactions.contains(where: { $0 === old }) {
            removeInteraction(old)
        }
        for new in interactions { addInteraction(new) }
    }
}
