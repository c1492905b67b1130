import UIKit

extension MessageStackView {
    // MARK: Opening and closing

    /// Adds a slot, the view around a posted view, after the other slots, and animates its height from zero.
    func open(
        _ slot: PostSlot, _ presentation: PostPresentation, animated: Bool, completion: @escaping @MainActor () -> Void
    ) {
        layOutSurroundings()
        let placement = StackPlacement(of: slot)
        placement.setInsets(presentation, cardInset: cardInset)
        placements[ObjectIdentifier(slot)] = placement
        // The app may have removed it.
        if spaceView.superview !== self {
            insertArrangedSubview(spaceView, at: edge == .top ? 0 : arrangedSubviews.count)
        }
        insertArrangedSubview(slot, at: indexOfNextPost)
        slot.keptEdge = edge
        slot.exitEdges = { [weak self, weak slot] in slot.map { self?.exitEdges(of: $0) ?? [] } ?? [] }
        slot.column = { [weak self] in self?.clearedSlots ?? [] }
        updateLift()
        let fadesIn = UIAccessibility.reducesMotion
        placement.shut.isActive = animated && !fadesIn
        guard animated, !fadesIn else {
            UIView.performWithoutAnimation {
                if animated { slot.alpha = 0 }
                layOutPosts()
            }
            guard animated else { return completion() }
            return run(placement, { slot.alpha = 1 }, completion: completion)
        }
        slot.clipsToBounds = true
        updateSpacing()
        UIView.performWithoutAnimation { layOut() }
        if slot.body?.scrollView != nil {
            placement.keepBody(at: min(slot.wantedHeight, slot.greatestHeight ?? .infinity))
        }
        run(placement) { [self] in
            placement.shut.isActive = false
            layOutPosts()
        } completion: {
            slot.clipsToBounds = false
            placement.keepBody(at: nil)
            completion()
        }
    }

    /// Closes a slot from its current height, and removes it.
    ///
    /// - Parameter throwing: The throw by a finger that removes the slot; nil if no finger does.
    func close(
        _ slot: PostSlot, throwing: PostPan.Throw?, animated: Bool, completion: @escaping @MainActor () -> Void
    ) {
        guard let placement = placements[ObjectIdentifier(slot)] else {
            slot.removeFromSuperview()
            return completion()
        }
        layOutSurroundings()
        placement.isLeaving = true
        let finish: @MainActor () -> Void = { [weak self] in
            self?.forget(slot)
            completion()
        }
        guard animated else {
            placement.animator = nil
            finish()
            return UIView.performWithoutAnimation { layOut() }
        }
        if let throwing, leavesColumn(throwing) {
            return throwOff(slot, placement, throwing, completion: finish)
        }
        if UIAccessibility.reducesMotion {
            return run(placement, { slot.alpha = 0 }) { [weak self] in
                finish()
                self?.layOut()
            }
        }
        slot.clipsToBounds = true
        placement.keepBody(at: slot.bounds.height)
        fitPosts()
        // A slot that a finger has pushed over the edge continues in that direction.
        let distance = throwing == nil ? 0 : slot.bounds.height
        run(
            placement,
            { [self] in
                placement.shut.isActive = true
                slot.transform = CGAffineTransform(translationX: 0, y: edge == .top ? -distance : distance)
                layOutPosts()
            }, completion: finish)
    }

    private func forget(_ slot: PostSlot) {
        if let gap = placements.removeValue(forKey: ObjectIdentifier(slot))?.gap {
            gap.removeFromSuperview()
            gap.slot.motion.leave(flight(of: gap.slot), animated: false) {}
        }
        slot.removeFromSuperview()
        updateSpacing()
        updateBand()
        updateLift()
        updateFocus()
        occupiedSpace.share(animated: false)
    }

    /// Starts an animation of a slot. It adds to those that are running, so that nothing jumps, and only the latest one
    /// of a slot calls its completion.
    private func run(
        _ placement: StackPlacement,
        _ animations: @escaping @MainActor () -> Void,
        completion: @escaping @MainActor () -> Void
    ) {
        let animator = UIViewPropertyAnimator.layout(animations)
        animator.addCompletion { [weak placement, weak animator] _ in
            guard let placement, let animator, placement.animator === animator else { return }
            placement.animator = nil
            completion()
        }
        placement.animator = animator
        animator.startAnimation()
    }

    /// Lays out the superview, which determines the stack's height.
    private func layOut() {
        occupiedSpace.share(animated: false) { (superview ?? self).layoutIfNeeded() }
    }

    private func layOutPosts() {
        updateSpacing()
        updateBand()
        layOut()
    }

    // MARK: Throwing

    /// Returns the edges over which the user can drag a slot: the sides and, if no other post is between them, the edge of the
    /// stack's layout.
    private func exitEdges(of slot: PostSlot) -> Set<PostEdge> {
        let slots = arrangedPlacements.filter { !$0.isLeaving }.map(\.slot)
        let next = edge == .top ? slots.first : slots.last
        return slot === next ? [.leading, .trailing, edge] : [.leading, .trailing]
    }

    /// Returns a Boolean value that indicates whether a throw moves a slot out of the column of posts. This is false
    /// for a throw over the stack's edge, and for every throw while Reduce Motion is on.
    private func leavesColumn(_ throwing: PostPan.Throw) -> Bool {
        throwing.edge != self.edge && !UIAccessibility.reducesMotion
    }

    /// Animates a thrown slot off the screen, starting with the velocity of the throw, while the other slots close the
    /// gap.
    ///
    /// - Parameter completion: A closure that is called when the slot is off the screen and the other slots are at
    ///   rest.
    private func throwOff(
        _ slot: PostSlot, _ placement: StackPlacement, _ throwing: PostPan.Throw,
        completion: @escaping @MainActor () -> Void
    ) {
        let gap = StackGap(of: slot)
        placement.gap = gap
        gap.replaceSlot(in: self, from: edge)
        UIView.performWithoutAnimation { layOut() }
        fitPosts()
        var running = 2
        let finish: @MainActor () -> Void = {
            running -= 1
            if running == 0 { completion() }
        }
        run(
            placement,
            { [self] in
                gap.height.constant = 0
                layOutPosts()
            }, completion: finish)
        slot.motion.leave(flight(of: slot), throwing: throwing, animated: true, completion: finish)
    }

    private func flight(of slot: PostSlot) -> PostTransition.Context {
        PostTransition.Context(slot: slot, transition: PostTransition(), edge: edge) {
            [weak self, weak slot] edge in
            guard let self, let slot else { return .zero }
            return hiddenOffset(of: slot, over: edge)
        }
    }

    // MARK: Spacing and band

    /// Gives each open post the spacing on the side of its edge.
    func updateSpacing() {
        for (view, next) in zip(arrangedSubviews, arrangedSubviews.dropFirst()) {
            let (farther, nearer) = edge == .top ? (next, view) : (view, next)
            let own = gap(before: farther, after: nearer)
            if customSpacing(after: view) != own { setCustomSpacing(own, after: view) }
        }
    }

    /// Returns the spacing between an arranged view and the next one toward the edge.
    private func gap(before view: UIView, after nearer: UIView) -> CGFloat {
        guard let post = placement(of: view) else { return UIStackView.spacingUseDefault }
        if post.isShut { return spacing != 0 || post.isCard ? 0 : UIStackView.spacingUseDefault }
        guard spacing == 0 else { return UIStackView.spacingUseDefault }
        if nearer === spaceView { return post.edgeInset == 0 ? UIStackView.spacingUseDefault : post.edgeInset }
        let isCard = post.isCard || placement(of: nearer)?.isCard == true
        return isCard ? Self.cardSpacing : UIStackView.spacingUseDefault
    }

    /// The points between cards, if the stack has no spacing.
    static var cardSpacing: CGFloat { 8 }

    /// Keeps the shadows of open posts off each other.
    func separateShadows() {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        PostSlot.separateShadows(
            of: arrangedPlacements.filter { !$0.isLeaving && !$0.isShut }.map { post in
                let insets = post.slot.sideInsets
                let (left, right) =
                    isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
                let insetsOfBody = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
                return (post.slot, post.slot.untransformedFrame.inset(by: insetsOfBody))
            })
    }

    func updateBand() {
        bandHeight.constant = wantedBandHeight
        lift?.bandDidChange()
        updateBandColor()
    }

    /// The height of the band in points: zero unless a post is entering or shown.
    var wantedBandHeight: CGFloat {
        guard placements.values.contains(where: { !$0.isLeaving }) else { return 0 }
        return max(spaceViewHeight.length, lift?.heightBelowControls ?? 0) + heightOfOthers
    }

    func updateBandColor() {
        let posts = edge == .top ? arrangedPlacements : arrangedPlacements.reversed()
        guard let slot = (posts.first { !$0.isLeaving } ?? posts.first)?.slot else { return }
        // A band that only keeps the posts clear is invisible.
        let isOnlyClear = heightOfOthers > 0 || lift.map { $0.isActive || $0.heightBelowControls > 0 } ?? false
        let isVisible = !isOnlyClear || spaceViewHeight.length > 0
        let color = isVisible ? slot.surfaceColor ?? slot.backgroundColor : nil
        if spaceView.backgroundColor != color { spaceView.backgroundColor = color }
    }

    // MARK: Settings

    /// The index at which the next post is inserted: next to the band if the newest post is first, otherwise at the far end.
    private var indexOfNextPost: Int {
        let afterBand = edge == .top ? 1 : arrangedSubviews.count - 1
        let farEnd = edge == .top ? arrangedSubviews.count : 0
        return newestFirst ? afterBand : farEnd
    }

    func edgeDidChange() {
        postManager.setEdge(edge, of: self)
        for view in arrangedSubviews { insertArrangedSubview(view, at: 0) }
        updateSpacing()
        updateBand()
        updateLift()
    }

    /// Reverses the shown posts, whereas the band stays at its edge.
    func newestFirstDidChange() {
        // The app may have removed the band.
        let first = arrangedSubviews.first === spaceView ? 1 : 0
        for view in arrangedSubviews where view !== spaceView { insertArrangedSubview(view, at: first) }
        updateSpacing()
        updateBand()
    }

    package func configureShownViews() {
        for view in arrangedSubviewsExcludingSpace { configure(view) }
        updateBandColor()
    }
}
