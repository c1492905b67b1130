import UIKit

extension MessageStackView {
    // MARK: In and out

    /// Adds a slot beyond the others and opens it.
    func open(_ slot: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        let placement = StackPlacement(of: slot)
        placements[ObjectIdentifier(slot)] = placement
        insertArrangedSubview(slot, at: order == .topToBottom ? arrangedSubviews.count : 0)
        (slot as? PostSlot)?.keepContent(at: order == .topToBottom ? .top : .bottom)
        updateLift()
        let fadesIn = UIAccessibility.isReduceMotionEnabled
        placement.shut.isActive = animated && !fadesIn
        updateSpacing()
        guard animated else {
            updateBand()
            layOut()
            return completion()
        }
        if fadesIn {
            slot.alpha = 0
            updateBand()
            layOut()
            run(placement, { slot.alpha = 1 }, completion: completion)
        } else {
            slot.clipsToBounds = true
            layOut()
            keepOpenBody(of: slot, placement)
            run(
                placement,
                { [self] in
                    placement.shut.isActive = false
                    updateSpacing()
                    updateBand()
                    layOut()
                },
                completion: {
                    slot.clipsToBounds = false
                    placement.keepBody(at: nil)
                    completion()
                })
        }
    }

    /// Shuts a slot, from however far it is open, and removes it.
    func close(_ slot: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        guard let placement = placements[ObjectIdentifier(slot)] else {
            slot.removeFromSuperview()
            return completion()
        }
        placement.isLeaving = true
        let throwing = placement.throwing
        let finish: @MainActor () -> Void = { [weak self] in
            self?.forget(slot)
            completion()
        }
        guard animated else {
            placement.animator = nil
            finish()
            return layOut()
        }
        if let throwing, leavesColumn(throwing), let slot = slot as? PostSlot {
            flyOff(slot, placement, throwing, completion: finish)
        } else if UIAccessibility.isReduceMotionEnabled {
            run(
                placement, { slot.alpha = 0 },
                completion: { [weak self] in
                    finish()
                    self?.layOut()
                })
        } else {
            slot.clipsToBounds = true
            placement.keepBody(at: slot.bounds.height)
            fitPosts()
            // A slot that a finger has pushed goes on the way that it was pushed.
            let distance = throwing == nil ? 0 : slot.bounds.height
            run(
                placement,
                { [self] in
                    placement.shut.isActive = true
                    slot.transform = CGAffineTransform(
                        translationX: 0, y: order == .topToBottom ? -distance : distance)
                    updateSpacing()
                    updateBand()
                    layOut()
                }, completion: finish)
        }
    }

    private func forget(_ slot: UIView) {
        if let placement = placements.removeValue(forKey: ObjectIdentifier(slot)) { endFlight(of: slot, placement) }
        slot.removeFromSuperview()
        updateSpacing()
        updateBand()
        updateLift()
        updateFocus()
    }

    /// What scrolls is as high while its slot opens as it will be then.
    private func keepOpenBody(of slot: UIView, _ placement: StackPlacement) {
        guard let slot = slot as? PostSlot, slot.body?.scrollView != nil else { return }
        placement.keepBody(at: min(slot.wantedHeight, placement.heightLimit?.greatest ?? .infinity))
    }

    /// Starts a change on top of those that are going on: each ends where it should, and none of them jumps.
    func run(
        _ placement: StackPlacement,
        _ animations: @escaping @MainActor () -> Void,
        completion: @escaping @MainActor () -> Void
    ) {
        let animator = UIViewPropertyAnimator(duration: .animationDuration, dampingRatio: 1) { animations() }
        animator.addCompletion { [weak placement, weak animator] _ in
            guard let placement, let animator, placement.animator === animator else { return }
            placement.animator = nil
            completion()
        }
        placement.animator = animator
        animator.startAnimation()
    }

    /// The stack's height is its superview's matter.
    func layOut() {
        (superview ?? self).layoutIfNeeded()
    }

    // MARK: Spacing

    /// Each post has the spacing on its way to the edge, and takes it along as it opens and shuts.
    func updateSpacing() {
        for (view, next) in zip(arrangedSubviews, arrangedSubviews.dropFirst()) {
            let post = order == .topToBottom ? next : view
            let isShut = placements[ObjectIdentifier((post as? StackGap)?.slot ?? post)]?.isShut == true
            let own = isShut && spacing != 0 ? 0 : UIStackView.spacingUseDefault
            if customSpacing(after: view) != own { setCustomSpacing(own, after: view) }
        }
    }

    // MARK: Band

    /// The band is there while something is, or comes: as soon as the last post goes, it goes with it.
    func updateBand() {
        bandHeight.constant = wantedBandHeight
        updateBandColor()
    }

    var wantedBandHeight: CGFloat {
        placements.values.contains { !$0.isLeaving } ? spaceViewHeight.length : 0
    }

    func updateBandColor() {
        let fromTheEdge = order == .topToBottom ? slots : slots.reversed()
        let staying = fromTheEdge.first { placements[ObjectIdentifier($0)]?.isLeaving == false }
        guard let edge = staying ?? fromTheEdge.first else { return }
        // What is only there to lift the posts isn't seen.
        let isSeen = lift?.isActive != true || spaceViewHeight.length > 0
        let color = isSeen ? (edge as? PostSlot)?.surfaceColor ?? edge.backgroundColor : nil
        if spaceView.backgroundColor != color { spaceView.backgroundColor = color }
    }

    // MARK: Settings

    func orderDidChange() {
        postManager.gestureManager.order = order
        for view in arrangedSubviews { insertArrangedSubview(view, at: 0) }
        updateSpacing()
        updateBand()
        updateLift()
    }

    func messageConfigurationDidChange() {
        for view in arrangedSubviewsExcludingSpace { configure(view) }
        updateBandColor()
    }

    /// Lets a slot fly off as a finger has thrown it, at the finger's speed, while the others close up.
    ///
    /// - Parameter completion: called when it is out of sight, and the others are at rest.
    func flyOff(
        _ slot: PostSlot, _ placement: StackPlacement, _ throwing: PostThrow,
        completion: @escaping @MainActor () -> Void
    ) {
        let gap = StackGap(of: slot)
        placement.gap = gap
        gap.replaceSlot(in: self, from: layout)
        layOut()
        fitPosts()
        var rest = 2
        let finish: @MainActor () -> Void = {
            rest -= 1
            if rest == 0 { completion() }
        }
        run(
            placement,
            { [self] in
                gap.height.constant = 0
                updateSpacing()
                updateBand()
                layOut()
            }, completion: finish)
        slot.motion.leave(flight(of: slot), throwing: throwing, animated: true, completion: finish)
    }

    /// Ends a flight at once.
    func endFlight(of slot: UIView, _ placement: StackPlacement) {
        guard let gap = placement.gap else { return }
        placement.gap = nil
        gap.removeFromSuperview()
        gap.slot.motion.leave(flight(of: gap.slot), animated: false) {}
    }

    /// Whether a slot that is thrown like this leaves the column, rather than be pushed back over its edge.
    func leavesColumn(_ throwing: PostThrow) -> Bool {
        throwing.edge != (layout == .top ? .top : .bottom) && !UIAccessibility.isReduceMotionEnabled
    }

    private func flight(of slot: PostSlot) -> PostAnimationContext {
        PostAnimationContext(slot: slot, transition: PostTransition(), edge: layout == .top ? .top : .bottom) {
            [weak self, weak slot] edge in
            guard let self, let slot else { return .zero }
            return hiddenOffset(of: slot, over: edge)
        }
    }
}
