import UIKit

extension PostView {
    // MARK: Entering and leaving

    /// Adds a slot beyond the present ones and lays it out, so that its size is known before it moves in.
    func bringIn(_ change: PostChange) {
        let (slot, animated) = (change.slot, change.isAnimated)
        layOutSurroundings()
        slot.translatesAutoresizingMaskIntoConstraints = false
        let placement = SlotPlacement(of: slot, showing: change.post, change.presentation, in: self)
        placements.append(placement)
        updateSheetWatch()
        if deck != nil, placement.presentation.edge(in: edge) != nil {
            addCard(of: slot)
        } else {
            addSubview(slot)
        }
        // One of several in a column moves out from behind the others.
        let isBehind = stayingPlacements.contains { $0.column != nil && $0.column == placement.column }
        if placement.usesPlacementArea, let superview { placementArea.cover(superview, below: self) }
        let card = slot.card
        // It is at its place before the views of the app around the post view move.
        let isAlone = host == nil && placement.isInPoster && card == nil
        placement.determinesHeight = !isAlone
        placement.attach()
        if isBehind, card == nil, let index = lowestIndex(in: placement.column) { insertSubview(slot, at: index) }
        if isAlone { layOut(alone: placement) } else if isBehind, card == nil { measure() }
        updateBackdrops(animated: animated)
        cardDeck?.isStill = true
        updateReservedAreas()
        let hasLessRoom = updatePlaces()
        placement.determinesHeight = true
        if isBehind, card == nil, coversOlderPost(placement) { bringSubviewToFront(slot) }
        let context = animationContext(of: slot, change.presentation)
        let timing = hasLessRoom ? .calm : context.layoutTiming(of: change.presentation.transition.entrance)
        isStill = isAlone && !hasLessRoom
        layOut(animated: animated && (hasLessRoom || isAlone), timing: timing, makingRoom: animated)
        isStill = false
        cardDeck?.isStill = false
        // The transition moves it.
        if !isAlone { slot.layer.removeAllAnimations() }
        if card != nil { cardDeck?.restack(animated: animated) }
        updateFocus()
        updateAnchorLink()
        keepClearOfFocus(animated: false)
        slot.motion.enter(context, animated: animated, completion: change.completion)
    }

    /// Moves a slot out according to its place, and removes it.
    func bringOut(_ change: PostChange) {
        let (slot, completion) = (change.slot, change.completion)
        let finish: @MainActor () -> Void = { [weak self] in
            self?.forget(slot)
            completion()
        }
        let presentation = placements.first { $0.slot === slot }?.presentation ?? change.presentation
        let context = animationContext(of: slot, presentation, isReplaced: change.isReplaced)
        closeGap(after: slot, animated: change.isAnimated, timing: context.layoutTiming(of: context.exit))
        updateBackdrops(animated: change.isAnimated)
        slot.motion.leave(context, throwing: change.throwing, animated: change.isAnimated, completion: finish)
    }

    /// Gives a resting slot the place of another presentation. An entrance or a drag goes on meanwhile, since it only
    /// changes the slot's transform. A card stays in its deck.
    func move(_ slot: PostSlot, to presentation: PostPresentation, animated: Bool) {
        guard let index = placements.firstIndex(where: { $0.slot === slot && $0.isStaying }) else { return }
        let old = placements[index]
        var presentation = presentation
        if slot.card != nil { presentation.placement.position = old.presentation.placement.position }
        layOutSurroundings()
        old.detach()
        let new = SlotPlacement(of: slot, showing: old.post, presentation, in: self)
        placements[index] = new
        if new.usesPlacementArea, let superview { placementArea.cover(superview, below: self) }
        if !placements.contains(where: \.usesPlacementArea) { placementArea.removeFromSuperview() }
        new.attach()
        updateBackdrops(animated: animated)
        updatePlaces()
        layOut(animated: animated)
        cardDeck?.arrange()
        updateAnchorLink()
        keepClearOfFocus(animated: false)
    }

    /// Returns the context for the animator of a slot.
    func animationContext(
        of slot: PostSlot, _ presentation: PostPresentation, isReplaced: Bool = false
    ) -> PostTransition.Context {
        let placement = placements.first { $0.slot === slot }
        let edge = placement?.edge ?? presentation.edge(in: edge) ?? .bottom
        return PostTransition.Context(
            slot: slot, transition: presentation.transition, edge: edge, isReplaced: isReplaced
        ) {
            [weak self, weak slot] edge in
            guard let self, let slot else { return .zero }
            return hiddenOffset(of: slot, over: edge)
        }
    }

    // MARK: Changes of the surroundings

    /// Applies a change of the area or the keyboard.
    func placementAreaDidChange() {
        if !isMeasuring { updatePlaces(measuring: false) }
        // A leaving post may be out of sight now, but views mustn't be removed during layout.
        setNeedsLayout()
    }

    /// Moves the placement area and the places on it to another superview.
    func superviewDidChange() {
        backdrops?.host = host?.backdropArea ?? superview
        cardDeck?.watchTaps()
        let moved = placements.filter(\.usesPlacementArea)
        guard !moved.isEmpty else { return }
        placementArea.removeFromSuperview()
        guard let superview else { return }
        placementArea.cover(superview, below: self)
        for placement in moved { placement.hostDidChange() }
        setNeedsLayout()
    }

    // MARK: Backdrops

    /// Shows the backdrops of the posts that aren't leaving.
    private func updateBackdrops(animated: Bool) {
        if backdrops == nil, placements.allSatisfy(\.presentation.backdrop.isNone) { return }
        let area = host?.backdropArea
        let container = area ?? self
        let backdrops =
            backdrops.flatMap { $0.container === container ? $0 : nil }
            ?? PostBackdrops(in: container, host: area ?? superview ?? self)
        self.backdrops = backdrops
        backdrops.didEmpty = { [weak self] in self?.leaveIfEmpty() }
        backdrops.tapHost = viewBehindPosts
        let posts = stayingPlacements.map { placement in
            BackdropPost(slot: placement.slot, backdrop: placement.presentation.backdrop) { [weak placement] actions in
                placement?.post?.perform(actions, because: .backdrop)
            }
        }
        backdrops.update(posts, animated: animated)
    }

    // MARK: Columns

    private func forget(_ slot: PostSlot) {
        let placement = placements.firstIndex { $0.slot === slot }.map { placements.remove(at: $0) }
        let card = cardDeck?.card(of: slot)
        slot.removeFromSuperview()
        if let card { card.removeFromSuperview() }
        if placements.isEmpty { cardDeck?.removeClearAllButtons() }
        updateReservedAreas()
        updateFocus()
        occupiedSpace.share(animated: false)
        // Only places that use the placement area have created it.
        if placement?.usesPlacementArea == true, !placements.contains(where: \.usesPlacementArea) {
            placementArea.removeFromSuperview()
        }
        leaveIfEmpty()
    }

    /// Returns whether a post overlaps an older one in its column, because there isn't room for both.
    private func coversOlderPost(_ placement: SlotPlacement) -> Bool {
        guard let frame = placement.place?.frame.insetBy(dx: 1, dy: 1) else { return false }
        return stayingPlacements.contains {
            $0 !== placement && $0.column == placement.column && $0.place?.frame.intersects(frame) == true
        }
    }

    /// Returns the lowest subview index of the slots whose placements are in a column.
    private func lowestIndex(in column: PostLayout.Column?) -> Int? {
        let slots = placements.dropLast().filter { $0.column == column }.map(\.slot)
        return subviews.firstIndex { view in slots.contains { $0 === view } }
    }

    /// Keeps a leaving slot at its place, and moves the slots after it, and the views of the app around the post view, into the
    /// gap.
    private func closeGap(after slot: PostSlot, animated: Bool, timing: PostTransition.Timing) {
        guard let placement = placements.first(where: { $0.slot === slot }), !placement.isLeaving else { return }
        layOutSurroundings()
        placement.isLeaving = true
        placement.determinesHeight = false
        if let card = slot.card { cardDeck?.dismiss(card, animated: animated) }
        guard !stayingPlacements.isEmpty else {
            guard host == nil, placement.isInPoster else {
                cardDeck?.arrange()
                return occupiedSpace.share(animated: animated)
            }
            isStill = true
            layOut(animated: animated, timing: timing)
            return isStill = false
        }
        updatePlaces()
        layOut(animated: animated)
    }

    // MARK: Deck

    func deckDidChange() {
        guard let deck else { return }
        cardDeck?.look = deck
        if postManager.capacity == 1 { postManager.capacity = .max }
    }

    /// Adds a slot as a card of the deck.
    func addCard(of slot: PostSlot) {
        let cardDeck = cardDeck ?? CardDeck(of: self)
        self.cardDeck = cardDeck
        if let deck { cardDeck.look = deck }
        cardDeck.addCard(of: slot)?.didLayOut = { [weak self] in self?.cardDidLayOut() }
    }

    private func cardDidLayOut() {
        if !isMeasuring { updatePlaces() }
        cardDeck?.arrange()
    }
}
