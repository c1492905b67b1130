import UIKit

extension PostSlot {
    /// The presentations by the posted controller, or by the one that contains it.
    var presentations: [UIPresentationController] {
        let controllers = [controllerView, holder].compactMap { $0?.held?.next as? UIViewController }
        return controllers.lazy.map(\.presentations).first { !$0.isEmpty } ?? []
    }

    /// Ends the presentations that are inside the slot, and would leave the screen with it.
    func endPresentationsInside() {
        for presentation in presentations where presentation.containerView?.isDescendant(of: self) == true {
            presentation.presentingViewController.dismiss(animated: false)
        }
    }
}
