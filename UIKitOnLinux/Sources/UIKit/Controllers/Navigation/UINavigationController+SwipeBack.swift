extension UINavigationController {
    /// The speed in points per second that pops from any position or, in the opposite direction, cancels.
    private static let decidingSpeed: CGFloat = 500

    func edgePanChanged() {
        let width = max(1, contentView.bounds.width)
        let fraction = max(0, edgePan.translation(in: contentView).x * edgePan.direction / width)
        switch edgePan.state {
        case .began:
            beginSwipe()
            swipe?.lead(to: fraction)
        case .changed: swipe?.lead(to: fraction)
        case .ended:
            let speed = edgePan.velocity(in: contentView).x * edgePan.direction
            endSwipe(pops: speed > Self.decidingSpeed || (fraction > 0.5 && speed > -Self.decidingSpeed))
        case .cancelled: endSwipe(pops: false)
        case .possible, .failed: break
        }
    }

    private func beginSwipe() {
        swipe = nil
        guard transition == nil, seenController?.navigationItem.hidesBackButton == false else { return }
        isSwipeBeginning = true
        let popped = popViewController(animated: true)
        isSwipeBeginning = false
        if popped != nil { swipe = transition }
    }

    private func endSwipe(pops: Bool) {
        guard let swipe, swipe === transition else { return }
        self.swipe = nil
        if pops { swipe.context.finishInteractiveTransition() } else { swipe.context.cancelInteractiveTransition() }
    }

    /// Restores the stack after a canceled swipe and calls the opposite callbacks of those already called.
    func turnBack(to popped: UIViewController) {
        guard let below = shown else { return }
        stack.append(popped)
        popped.passage = nil
        arriving.append(popped)
        tell {
            popped.willMove(toParent: self)
            below.beginAppearanceTransition(false, animated: true)
            popped.beginAppearanceTransition(true, animated: true)
            popped.confirmAppearance()
        }
    }

    func finishTurningBack(to popped: UIViewController, from below: UIViewController) {
        transition = nil
        shown = popped
        tell {
            below.viewIfLoaded?.removeFromSuperview()
            below.endAppearanceTransition()
            popped.endAppearanceTransition()
            tellArrivals(besides: stack.last === popped ? nil : stack.last)
        }
        // The bar still shows the item below.
        pendingChange.isPending = true
        followPendingChange()
    }
}
