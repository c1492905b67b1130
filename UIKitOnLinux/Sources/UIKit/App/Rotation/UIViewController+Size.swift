extension UIViewController {
    /// Notifies the controller of its next traits and size, if they differ from the current ones.
    func announceTransition(
        to size: CGSize, from oldSize: CGSize, _ inherited: UITraitCollection.Values,
        _ coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let values = overridden(inherited)
        let presentation = ownPresentation?.controller
        if values != traitCollection.values {
            presentation?.willTransition(to: UITraitCollection(values: values), with: coordinator)
            willTransition(to: UITraitCollection(values: values), with: coordinator)
        }
        guard let view = viewIfLoaded, size != oldSize else { return }
        // A view that doesn't fill the window, such as a sheet, keeps its distance from the window's edges.
        let own = CGSize(
            width: max(0, size.width - (oldSize.width - view.bounds.width)),
            height: max(0, size.height - (oldSize.height - view.bounds.height)))
        presentation?.viewWillTransition(to: size, with: coordinator)
        viewWillTransition(to: own, with: coordinator)
    }

    /// Notifies children in the window of their next traits.
    func forwardTraitTransition(
        to collection: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children where child.viewIfLoaded?.window != nil {
            let values = child.overridden(collection.values)
            guard values != child.traitCollection.values else { continue }
            child.willTransition(to: UITraitCollection(values: values), with: coordinator)
        }
    }

    /// Notifies children in the window of the size that this controller gives them.
    func forwardSizeTransition(to size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children where child.viewIfLoaded?.window != nil {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if childSize != child.view.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
        }
    }
}
