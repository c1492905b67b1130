import UIKit

extension PostSlot {
    /// The presentations by the controllers whose views are in the slot, or were taken from it for a presentation. If there are
    /// none, the presentation that hides the screen of the poster, if any.
    var presentations: [UIPresentationController] {
        guard let holder else { return [] }
        let controllers = [controllerView, holder].compactMap { $0?.held?.next as? UIViewController }
        if let own = controllers.lazy.map(\.presentations).first(where: { !$0.isEmpty }) { return own }
        guard let container = controllerView?.next as? UIViewController else { return [] }
        let covered = sequence(first: container, next: \.parent).first(where: \.isCoveredByPresentation)
        return [covered?.ownPresentedController?.presentationController].compactMap(\.self)
    }

    /// A Boolean value that indicates whether UIKit has taken the posted view for a presentation.
    var isContentLent: Bool { holder?.isLent == true || controllerView?.isLent == true }

    /// Puts the posted view back after a presentation, if UIKit hasn't.
    func restoreContent() {
        holder?.restore()
        controllerView?.restore()
    }

    /// Ends the presentations that are inside the slot, and would leave the screen with it.
    func endPresentationsInside() {
        for presentation in presentations where presentation.containerView?.isDescendant(of: self) == true {
            presentation.presentingViewController.dismiss(animated: false)
        }
    }
}
