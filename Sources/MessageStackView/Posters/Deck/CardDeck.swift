import UIKit

/// The cards of a post view, which users can spread out.
///
/// A card behind another takes no touches, isn't read out and doesn't time out. While the deck is spread out, no card
/// times out.
@MainActor
final class CardDeck: NSObject {
    // MARK: - Lifecycle

    init(of postView: PostView) {
        self.postView = postView
        super.init()
        for recognizer in [tap, pull] {
            recognizer.delegate = self
            postView.addGestureRecognizer(recognizer)
        }
        pull.cancelsTouchesInView = false
        targets = [
            GestureTarget(tap) { [weak self] in self?.tapDidChange() },
            GestureTarget(pull) { [weak self] in self?.pullDidChange() },
        ]
    }

    // MARK: - Internal

    /// The look of the collapsed deck.
    var look = PostDeck() {
        didSet { if look != oldValue { arrange() } }
    }

    /// A Boolean value that indicates whether the cards are spread out, as far as there is room.
    private(set) var isExpanded = false

    /// A Boolean value that indicates whether `arrange()` leaves the cards where they are.
    var isStill = false

    /// Adds a card in front of the others.
    func addCard(of slot: PostSlot) -> DeckCard? {
        slot.column = { [weak self, weak slot] in
            guard let self, let column = columns.first(where: { $0.cards.contains { $0.slot === slot } }) else {
                return []
            }
            return clearedSlots(of: column.id)
        }
        return postView.map { DeckCard(of: slot, in: $0) }
    }

    /// Returns the card of a slot, which the app may have removed from it.
    func card(of slot: PostSlot) -> DeckCard? {
        postView?.subviews.lazy.compactMap { $0 as? DeckCard }.first { $0.slot === slot }
    }

    /// Spreads out the cards, if there are several, or collapses the deck.
    func setExpanded(_ isExpanded: Bool, animated: Bool) {
        guard isExpanded != self.isExpanded, !isExpanded || columns.contains(where: { $0.cards.count > 1 }) else {
            return
        }
        self.isExpanded = isExpanded
        restack(animated: animated)
        postView?.occupiedSpace.share(animated: animated)
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }

    /// Moves each card to its place.
    func arrange() {
        guard !isStill, let postView else { return }
        let columns = columns
        if isExpanded, !columns.contains(where: { $0.cards.count > 1 }) { isExpanded = false }
        for column in columns { arrange(column, in: postView) }
        for (id, handle) in handles where !columns.contains(where: { $0.id == id }) {
            handle.removeFromSuperview()
            handles[id] = nil
            clearAllButtons[id]?.update(for: [], beyond: .null, at: id.edge, spacing: 0)
        }
        holdPosts(of: columns)
        watchTaps()
    }

    /// Moves each card to its place, animated. With Reduce Motion the cards fade in at their places.
    func restack(animated: Bool) {
        let cards = columns.flatMap(\.cards).compactMap(\.slot.card)
        UIView.applyLayout(animated: animated, fading: cards.filter { !$0.place.isInvisible && !$0.hasEffect }) {
            self.arrange()
        }
    }

    /// Hides a leaving card that is behind others, from which it would otherwise emerge.
    func dismiss(_ card: DeckCard, animated: Bool) {
        guard card.isBehind else { return }
        guard animated else { return card.alpha = 0 }
        UIViewPropertyAnimator(duration: .postAnimation, curve: .easeInOut) { card.alpha = 0 }.startAnimation()
    }

    /// Collapses the deck after a tap elsewhere while it is spread out. The app receives the tap too. A finger that slides
    /// away, for example to scroll, leaves the deck spread out.
    func watchTaps() {
        guard isExpanded, let host = postView?.viewBehindPosts ?? postView?.superview else { return elsewhere = nil }
        guard elsewhere?.host !== host else { return }
        elsewhere = PassingTap(on: host) { !($0.view is ClearAllButton) }
        elsewhere?.wasTapped = { [weak self] in self?.setExpanded(false, animated: true) }
    }

    /// Returns a Boolean value that indicates whether a button to clear a column is at a point of the post view.
    func hasButton(at point: CGPoint) -> Bool {
        clearAllButtons.values.contains { $0.alpha > 0 && $0.isVisible(at: point) }
    }

    /// Removes the invisible buttons that have cleared columns.
    func removeClearAllButtons() {
        for button in clearAllButtons.values { button.removeFromSuperview() }
        clearAllButtons = [:]
    }

    // MARK: - Private

    private struct Column {
        let id: PostLayout.Column
        /// The cards that aren't leaving, newest first.
        var cards: [SlotPlacement] = []
    }

    private weak var postView: PostView?
    private let tap = UITapGestureRecognizer()
    private let pull = UIPanGestureRecognizer()
    private var targets: [GestureTarget] = []
    private var handles: [PostLayout.Column: DeckHandle] = [:]
    private var clearAllButtons: [PostLayout.Column: ClearAllButton] = [:]
    /// The posts that each source holds.
    private var held: [PostHold: Set<Post.ID>] = [:]
    /// Detects taps outside the deck, which collapse it.
    private var elsewhere: PassingTap?

    /// The cards that aren't leaving. One without a size is in front of nothing, and behind nothing.
    private var columns: [Column] {
        var columns: [Column] = []
        for placement in (postView?.placements ?? []).reversed()
        where !placement.isLeaving && placement.slot.card != nil && !placement.slot.bounds.isEmpty {
            guard let id = placement.column else { continue }
            let index = columns.firstIndex { $0.id == id } ?? columns.endIndex
            if index == columns.endIndex { columns.append(Column(id: id)) }
            columns[index].cards.append(placement)
        }
        return columns
    }

    private func arrange(_ column: Column, in postView: PostView) {
        let layout = DeckLayout(
            deck: look, edge: column.id.edge, spacing: postView.spacing.limited, limit: limit(of: column, in: postView),
            isExpanded: isExpanded)
        let places = layout.places(
            of: column.cards.map {
                DeckLayout.Card(frame: $0.slot.untransformedFrame, overhang: $0.overhang(at: column.id.edge))
            })
        for (placement, place) in zip(column.cards, places) {
            placement.slot.card?.move(to: place)
            placement.slot.spreadsDeck = !isExpanded && column.cards.count > 1
        }
        let cards = zip(column.cards, places).map { card, place in
            (
                slot: card.slot, frame: card.slot.untransformedFrame.offsetBy(dx: place.offset.x, dy: place.offset.y),
                isBehind: place.depth > 0
            )
        }
        PostSlot.separateShadows(of: cards.filter { !$0.isBehind }.map { ($0.slot, $0.frame) })
        // A card that is behind another one is in its shadow.
        for card in cards where card.isBehind { PostSlot.separateShadows(of: [(card.slot, card.frame)]) }
        updateHandle(of: column, in: postView)
    }

    /// Returns the farthest y of cards that are spread out, in the post view's coordinates.
    private func limit(of column: Column, in postView: PostView) -> CGFloat {
        let isAtTop = column.id.edge == .top
        guard isExpanded, let card = column.cards.first, let area = card.place?.area else {
            return isAtTop ? .infinity : -.infinity
        }
        let end = postView.convert(CGPoint(x: 0, y: isAtTop ? area.maxY : area.minY), from: card.container).y
        guard !PostActions.clearable(clearedSlots(of: column.id)).isEmpty else { return end }
        let room = postView.spacing.limited + (clearAllButtons[column.id]?.bounds.height ?? HitTarget.side)
        return isAtTop ? end - room : end + room
    }

    private func updateHandle(of column: Column, in postView: PostView) {
        let behind = column.cards.count { $0.slot.card?.isBehind == true }
        guard column.cards.count > 1 || handles[column.id] != nil else { return }
        let handle = handles[column.id] ?? makeHandle(of: column.id, in: postView)
        handles[column.id] = handle
        handle.update(hiddenCount: behind, isExpanded: isExpanded && column.cards.count > 1)
        let cards = column.cards.dropFirst().compactMap(\.slot.card).filter { !$0.place.isInvisible }
        let newest = column.cards.first?.slot.card?.seenPart(in: postView) ?? .null
        let frames = cards.map { $0.seenPart(in: postView) }
        handle.cover(frames, beyond: newest, at: column.id.edge)
        let slots = isExpanded ? PostActions.clearable(clearedSlots(of: column.id)) : []
        guard !slots.isEmpty || clearAllButtons[column.id] != nil else { return }
        let button = clearAllButtons[column.id] ?? makeClearAllButton(of: column.id, in: postView)
        button.update(
            for: slots, beyond: frames.reduce(newest) { $0.union($1) }, at: column.id.edge,
            spacing: postView.spacing.limited)
    }

    /// Returns the slots of a column, the oldest first, if the deck offers to clear all of them.
    private func clearedSlots(of id: PostLayout.Column) -> [PostSlot] {
        guard look.showsClearAll else { return [] }
        return columns.first { $0.id == id }?.cards.reversed().map(\.slot) ?? []
    }

    private func makeClearAllButton(of id: PostLayout.Column, in postView: PostView) -> ClearAllButton {
        let button = ClearAllButton { [weak self] in self?.clearedSlots(of: id) ?? [] }
        clearAllButtons[id] = button
        UIView.performWithoutAnimation { postView.addSubview(button) }
        return button
    }

    private func makeHandle(of id: PostLayout.Column, in postView: PostView) -> DeckHandle {
        let handle = DeckHandle { [weak self] in
            guard let self else { return }
            setExpanded(!isExpanded, animated: true)
        }
        handle.clearedSlots = { [weak self] in self?.clearedSlots(of: id) ?? [] }
        postView.insertSubview(handle, at: 0)
        return handle
    }

    /// Holds posts that can't be read, and all posts while the deck is spread out.
    private func holdPosts(of columns: [Column]) {
        let behind = columns.flatMap(\.cards).filter { $0.slot.card?.isBehind == true }
        let spread = columns.filter { isExpanded && $0.cards.count > 1 }.flatMap(\.cards)
        let holds: [PostHold: Set<Post.ID>] = [
            .behindCard: Set(behind.compactMap(\.post?.id)), .expandedDeck: Set(spread.compactMap(\.post?.id)),
        ]
        // A post that another source holds now isn't released meanwhile.
        for isHeld in [true, false] {
            for (source, ids) in holds { setHold(by: source, isHeld, of: ids) }
        }
        held = holds
    }

    /// Holds the posts that a source hasn't held, or releases those that it no longer holds.
    private func setHold(by source: PostHold, _ isHeld: Bool, of ids: Set<Post.ID>) {
        let before = held[source] ?? []
        let changed = isHeld ? ids.subtracting(before) : before.subtracting(ids)
        for post in (postView?.placements ?? []).compactMap(\.post) where changed.contains(post.id) {
            post.owner?.holdSoon(by: source, isHeld)
        }
    }

    // MARK: Touches

    private func tapDidChange() {
        if tap.state == .ended { setExpanded(true, animated: true) }
    }

    private func pullDidChange() {
        guard pull.state == .changed, let postView, let edge = edge(pulledAt: pull.location(in: postView)) else {
            return
        }
        let distance = pull.translation(in: postView).y
        if (edge == .top ? distance : -distance) > PostPan.pullDistance { setExpanded(true, animated: true) }
    }

    /// Returns the edge of the collapsed deck that is nearest to a point in the post view's coordinate system; nil if
    /// no deck is collapsed.
    private func edge(pulledAt point: CGPoint) -> PostEdge? {
        let gathered = isExpanded ? [] : columns.filter { $0.cards.count > 1 }
        let distance = { (column: Column) in abs((column.cards.first?.slot.center.y ?? 0) - point.y) }
        return gathered.min { distance($0) < distance($1) }?.id.edge
    }

    /// Returns the touched slot, if other cards are behind it.
    private func frontSlot(under view: UIView?) -> PostSlot? {
        guard !isExpanded, let slot = view?.enclosingSlot, let card = slot.card, !card.isBehind else { return nil }
        return columns.contains { $0.cards.first?.slot === slot && $0.cards.count > 1 } ? slot : nil
    }

    /// Returns a Boolean value that indicates whether a pan can move a post away from its edge.
    private func isDraggedAway(_ slot: PostSlot) -> Bool {
        guard let placement = postView?.placements.first(where: { $0.slot === slot }) else { return false }
        let pan = placement.presentation.pan
        let opposite: PostEdge = placement.column?.edge == .bottom ? .top : .bottom
        return pan.movesFreely || pan.edges?.contains(opposite) == true
    }
}

extension SlotPlacement {
    /// The points at the edge that only the background of the post fills.
    fileprivate func overhang(at edge: PostEdge) -> CGFloat {
        guard presentation.safeArea == .filled, let body = slot.body else { return 0 }
        let content = body.contentArea.frame
        return edge == .top ? content.minY : body.bounds.height - content.maxY
    }
}

// MARK: - UIGestureRecognizerDelegate

extension CardDeck: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = touch.view, let slot = frontSlot(under: view) else { return false }
        let content = TouchedContent(view, at: touch.location(in: slot), in: slot)
        return gestureRecognizer === tap ? !content.isTapped : !content.isDragged && !isDraggedAway(slot)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pull, let postView else { return true }
        let point = pull.location(in: postView)
        let hit = postView.hitTest(point, with: nil)
        guard let hit, let slot = frontSlot(under: hit) else { return true }
        return !TouchedContent(hit, at: postView.convert(point, to: slot), in: slot).scrolls(
            along: pull.velocity(in: slot))
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === pull
    }
}
