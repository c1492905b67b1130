import UIKit

extension PostView {
    /// Creates the place of a slot, which `place(_:animated:)` attaches.
    func makePlacement(
        of slot: UIView, showing post: Post?, _ presentation: PostPresentation
    ) -> any SlotPlacement {
        guard !presentation.standsInPoster, superview != nil else {
            return EdgePlacement(of: slot, showing: post, presentation, in: self)
        }
        return StagePlacement(of: slot, showing: post, presentation, in: self, on: stage)
    }

    /// Adds a slot beyond the standing ones and lays it out, so that its size is known before it moves.
    ///
    /// - Returns: The place that was created for the slot, or a new one with the poster's presentation.
    func place(_ slot: UIView, animated: Bool) -> any SlotPlacement {
        slot.translatesAutoresizingMaskIntoConstraints = false
        let announced = placements.first { $0.slot === slot && !$0.isAttached }
        let placement = announced ?? makePlacement(of: slot, showing: nil, presentation)
        if announced == nil { placements.append(placement) }
        if arrangement != .list, placement.presentation.layout(in: layout) != nil {
            addCard(of: slot)
        } else {
            addSubview(slot)
        }
        // One of several in a line moves out from behind the others.
        let isBehind = standingPlacements.contains { $0.line != nil && $0.line == placement.line }
        if placement.usesStage, let superview { stage.cover(superview, below: self) }
        placement.attach()
        let card = slot.card
        if isBehind, card == nil, let index = lowestIndex(in: placement.line) { insertSubview(slot, at: index) }
        if isBehind, card == nil { measure(placement) }
        lineUp()
        updateBackdrops(animated: animated)
        keepingDeckStill {
            let hasLessRoom = fitPosts()
            layOut(animated: animated && hasLessRoom)
        }
        // It comes by itself.
        slot.layer.removeAllAnimations()
        if card != nil { deck?.restack(animated: animated) }
        column.trackFocus(whileHasPosts: true)
        keepClearOfFocus(animated: false)
        return placement
    }

    /// Moves a slot out, as its place says, and removes it.
    func bringOut(_ slot: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        let finish: @MainActor () -> Void = { [weak self] in
            self?.forget(slot)
            completion()
        }
        closeGap(after: slot, animated: animated)
        updateBackdrops(animated: animated)
        guard let slot = slot as? PostSlot else { return finish() }
        let placement = placements.first { $0.slot === slot }
        let exit = placement?.exit ?? SlotExit()
        let context = animationContext(of: slot, placement?.presentation ?? presentation, isPop: exit.isPop)
        slot.motion.leave(context, throwing: exit.throwing, animated: animated, completion: finish)
    }

    /// Gives a standing slot the place of another presentation. An entrance or a drag goes on meanwhile, since it only
    /// changes the slot's transform. A card stays in its deck.
    func move(_ slot: PostSlot, to presentation: PostPresentation, animated: Bool) {
        guard let index = placements.firstIndex(where: { $0.slot === slot && $0.isStanding }) else { return }
        let old = placements[index]
        var presentation = presentation
        if slot.card != nil { presentation.placement.position = old.presentation.placement.position }
        old.end()
        let new = makePlacement(of: slot, showing: old.post, presentation)
        placements[index] = new
        if new.usesStage, let superview { stage.cover(superview, below: self) }
        if !placements.contains(where: \.usesStage) { stage.removeFromSuperview() }
        new.attach()
        lineUp()
        updateBackdrops(animated: animated)
        fitPosts()
        layOut(animated: animated)
        deck?.arrange()
        keepClearOfFocus(animated: false)
    }

    /// What moves a slot is told.
    func animationContext(
        of slot: PostSlot, _ presentation: PostPresentation, isPop: Bool = false
    ) -> PostAnimationContext {
        let placement = placements.first { $0.slot === slot }
        let edge: PostEdge = (placement?.line?.edge ?? presentation.layout(in: layout)) == .top ? .top : .bottom
        return PostAnimationContext(slot: slot, transition: presentation.transition, edge: edge, isPop: isPop) {
            [weak self, weak slot] edge in
            guard let self, let slot else { return .zero }
            return hiddenOffset(of: slot, over: edge)
        }
    }

    func insetsDidChange() {
        for placement in placements { placement.applyInsets() }
        setNeedsLayout()
    }

    /// The area changed, or the keyboard in it.
    func stageDidChange() {
        for placement in placements { placement.keyboardDidMove() }
        // What goes out may be out at once; this is told of in the middle of changes to the views.
        setNeedsLayout()
    }

    /// Gives what goes out another way to go, if the host has another size.
    func followHost() {
        let size = superview?.bounds.size
        guard size != hostSize else { return }
        hostSize = size
        for placement in placements where placement.isLeaving {
            guard let slot = placement.slot as? PostSlot else { continue }
            slot.motion.hostDidChange(animationContext(of: slot, placement.presentation))
        }
    }

    /// The view stands in another one, or in none.
    func hostDidChange() {
        backdrops?.host = backdropArea ?? superview
        let standing = placements.filter(\.usesStage)
        guard !standing.isEmpty else { return }
        stage.removeFromSuperview()
        guard let superview else { return }
        stage.cover(superview, below: self)
        for placement in standing { placement.hostDidChange() }
        lineUp()
    }

    /// What is between the posts that stay and the app.
    private func updateBackdrops(animated: Bool) {
        if backdrops == nil, placements.allSatisfy(\.presentation.backdrop.isNone) { return }
        let container = backdropArea ?? self
        let backdrops =
            backdrops.flatMap { $0.container === container ? $0 : nil }
            ?? PostBackdrops(in: container, host: backdropArea ?? superview ?? self)
        self.backdrops = backdrops
        backdrops.didEmpty = { [weak self] in self?.leaveIfEmpty() }
        backdrops.tapHost = tapHost
        let posts = standingPlacements.compactMap { placement in
            (placement.slot as? PostSlot).map { slot in
                BackdropPost(slot: slot, backdrop: placement.presentation.backdrop) { [weak placement] actions in
                    guard let post = placement?.post else { return }
                    post.owner?.perform(actions, on: post, because: .backdrop)
                }
            }
        }
        backdrops.update(posts, animated: animated)
    }

    private func forget(_ slot: UIView) {
        let placement = placements.firstIndex { $0.slot === slot }.map { placements.remove(at: $0) }
        placement?.end()
        let card = slot.card
        slot.removeFromSuperview()
        card?.removeFromSuperview()
        column.trackFocus(whileHasPosts: !placements.isEmpty)
        // Those that do without have made none.
        guard placement?.usesStage == true, !placements.contains(where: \.usesStage) else { return }
        stage.removeFromSuperview()
    }

    /// Of the slots in a line.
    private func lowestIndex(in line: PlacementLine?) -> Int? {
        let slots = placements.dropLast().filter { $0.line == line }.map(\.slot)
        return subviews.firstIndex { view in slots.contains { $0 === view } }
    }

    /// Lets each slot that stays stand beyond the one before it.
    private func lineUp() {
        var last: [PlacementLine: UIView] = [:]
        for placement in standingPlacements {
            placement.follow(placement.line.flatMap { $0.isDeck ? nil : last[$0] })
            placement.applyInsets()
            placement.keyboardDidMove()
            if let line = placement.line { last[line] = placement.slot }
        }
    }

    /// A slot leaves from where it is; those beyond it move up.
    private func closeGap(after slot: UIView, animated: Bool) {
        guard let placement = placements.first(where: { $0.slot === slot }), !placement.isLeaving else { return }
        placement.standAlone()
        placement.isLeaving = true
        if let card = slot.card { deck?.dismiss(card, animated: animated) }
        guard !standingPlacements.isEmpty else {
            deck?.arrange()
            return
        }
        lineUp()
        fitPosts()
        layOut(animated: animated)
    }

    func arrangementDidChange() {
        guard case .deck(let look) = arrangement else { return }
        deck?.look = look
        if postManager.isSerialQueue { postManager.isSerialQueue = false }
    }

    /// Lets a slot be a card of the deck from now on.
    func addCard(of slot: UIView) {
        let deck = deck ?? CardDeck(of: self)
        self.deck = deck
        if case .deck(let look) = arrangement { deck.look = look }
        let card = DeckCard(of: slot, in: self)
        card.didLayOut = { [weak self] in self?.cardDidLayOut() }
    }

    /// Leaves the cards where they are seen while `change` lays them out.
    func keepingDeckStill(_ change: () -> Void) {
        guard let deck else { return change() }
        deck.keepingStill(change)
    }

    private func cardDidLayOut() {
        if !isMeasuring { fitPosts() }
        deck?.arrange()
    }
}
