import UIKit

extension PostView {
    // MARK: Places

    /// Sets the constraints of the slots for their places. Not for the middle of a layout; see `updatePlacesInLayout()`.
    ///
    /// - Parameter measuring: Whether content that has too little room is measured again, which takes long in the middle of a
    ///   layout. Its height is otherwise that of the last layout.
    /// - Returns: Whether the limit of any height has changed.
    @discardableResult
    func updatePlaces(measuring: Bool = true) -> Bool {
        let measured = measuring ? placements.filter { $0.isAttached && $0.isPlaceable } : []
        for placement in measured { placement.measure() }
        return updatePlaces(clearOf: nil).hasNewLimits
    }

    /// Sets the constraints of the slots in a layout, in which they have their frames. So a new place tells whether there is too
    /// little room for content.
    func updatePlacesInLayout() {
        updatePlaces()
        let unmeasured = placements.filter {
            $0.isAttached && $0.isPlaceable && !$0.isMeasured && $0.slot.greatestHeight == nil
        }
        for placement in unmeasured { placement.measure() }
        if unmeasured.contains(where: \.isMeasured) { _ = updatePlaces(clearOf: nil) }
    }

    /// Lays out a new slot as if it were alone, to know its size before others make room.
    func measure() {
        isMeasuring = true
        UIView.performWithoutAnimation { (superview ?? self).layoutIfNeeded() }
        isMeasuring = false
    }

    /// Lays out a new slot at its place in the post view, whose height it doesn't determine yet, before the others and the views
    /// of the app around them move.
    func layOut(alone placement: SlotPlacement) {
        measure()
        updatePlaces(clearOf: nil, only: placement)
        measure()
    }

    /// Lays out the posts at their places, and those of other posters that make room for them. Not for the middle of a layout, since it
    /// begins one.
    ///
    /// - Parameters:
    ///   - animated: Whether posts, and the views of the app around the post view, move to their places.
    ///   - timing: The timing of the motion; `.calm` by default.
    ///   - isShared: Whether posts of other posters move to their places; nil, the default, for the value of `animated`.
    func layOut(animated: Bool, timing: PostTransition.Timing = .calm, makingRoom isShared: Bool? = nil) {
        let host = superview ?? self
        occupiedSpace.share(animated: isShared ?? animated, timing: timing) {
            UIView.applyLayout(animated: animated, timing: timing) { [cardDeck] in
                host.layoutIfNeeded()
                cardDeck?.arrange()
            }
        }
    }

    // MARK: Focus

    /// Tracks the focused element of the app while there are posts.
    func updateFocus() {
        focus =
            placements.isEmpty
            ? nil : focus ?? AppFocus(around: self) { [weak self] in self?.keepClearOfFocus(animated: true) ?? false }
        updateSheetWatch()
        updateFront()
    }

    /// Keeps posts clear of the app's reserved areas while there are posts.
    func updateReservedAreas() {
        let isNeeded = !placements.isEmpty && postManager.reservedAreas != nil
        reservedAreas = isNeeded ? reservedAreas ?? ReservedAreas(of: self) : nil
    }

    /// Returns the x coordinate at which to search the screen behind the posts at an edge, in the window: in the middle of the newest
    /// post if something divides the screen, and otherwise nil, for the middle of the screen.
    func middle(at edge: PostEdge) -> CGFloat? {
        guard reservedAreas != nil else { return nil }
        return stayingPlacements.last { $0.edge == edge && $0.place != nil }.map { placement in
            placement.container.convert(placement.place?.frame ?? .zero, to: nil).midX
        }
    }

    /// Moves the posts to their places, animated.
    func moveToPlaces() {
        updatePlaces()
        layOut(animated: true)
    }

    /// Keeps the post view in front of the cells of a table that it is in, while it shows posts.
    func updateFront() {
        ScrollViewFront.update(&front, of: self, isNeeded: !placements.isEmpty)
    }

    /// Moves posts so that none covers the focused element, together with the posts beyond them.
    ///
    /// - Returns: Whether any post moves.
    @discardableResult
    func keepClearOfFocus(animated: Bool) -> Bool {
        guard let focus,
            focus.isLooking || stayingPlacements.contains(where: { $0.place?.displacement != 0 })
        else { return false }
        let moved = updatePlaces(clearOf: focus).displaced
        guard !moved.isEmpty else { return false }
        let host = superview ?? self
        occupiedSpace.share(animated: animated) {
            UIView.applyLayout(animated: animated, fading: moved.filter { !$0.isMoving }.map(\.slot)) {
                host.layoutIfNeeded()
            }
        }
        return true
    }

    // MARK: Layout

    /// Sets the constraints of the slots for their places.
    ///
    /// - Parameters:
    ///   - focus: The focused elements that posts move clear of; nil to keep the displacements.
    ///   - only: The slot whose constraints are set; nil, the default, for all.
    @discardableResult
    private func updatePlaces(
        clearOf focus: AppFocus?, only: SlotPlacement? = nil
    ) -> (hasNewLimits: Bool, displaced: [SlotPlacement]) {
        let placements = placements.filter { $0.isAttached && $0.isPlaceable }
        // Outside a window, the size of the host may depend on the posts, which then keep their places.
        guard !placements.isEmpty, window != nil || placements.contains(where: { $0.place == nil }) else {
            return (false, [])
        }
        let layout = layout(of: placements, clearOf: focus)
        let hasCovers = !layout.host.reserved.isEmpty || !layout.poster.reserved.isEmpty
        let items = placements.map { placement in
            let isKept = focus.map { (placement.place?.displacement ?? 0) != 0 && $0.isInside(placement.slot) } ?? true
            var item = placement.item(avoidsFocus: !isKept)
            item.hasControls = hasCovers && item.edge == nil && PostControls.hasControl(in: placement.slot)
            return item
        }
        var hasNewLimits = false
        var displaced: [SlotPlacement] = []
        for ((placement, item), place) in zip(zip(placements, items), layout.places(of: items))
        where only == nil || placement === only {
            let isDisplaced = abs(place.displacement - item.displacement) > 0.01
            if isDisplaced { displaced.append(placement) }
            if placement.apply(place, of: item, in: layout) { hasNewLimits = true }
        }
        separateShadows()
        return (hasNewLimits, displaced)
    }

    /// Keeps the shadows of posts in columns off each other. The cards of a deck are separated when it is arranged.
    private func separateShadows() {
        var columns: [PostLayout.Column: [(slot: PostSlot, frame: CGRect)]] = [:]
        for placement in stayingPlacements where placement.slot.card == nil {
            guard let column = placement.column, let place = placement.place else { continue }
            columns[column, default: []].append((placement.slot, place.frame))
        }
        for column in columns.values { PostSlot.separateShadows(of: column) }
    }

    /// Returns the rules for the places, with the present sizes of the host and the post view. It changes nothing, so it can be called
    /// in the middle of a layout.
    private func layout(of placements: [SlotPlacement], clearOf focus: AppFocus?) -> PostLayout {
        var layout = PostLayout(
            spacing: spacing.limited, leastRoom: window.map { $0.bounds.height / 3 } ?? .infinity)
        let usesPlacementArea = placements.contains(where: \.usesPlacementArea)
        if usesPlacementArea {
            layout.host = placementArea.container(isReadable: placements.contains(where: \.isReadable))
            layout.host.focused = focus?.frames(in: placementArea)
            layout.host.bars = bars.heights
            layout.host.obstacles = occupiedSpace.obstacles(in: placementArea)
            layout.host.setCovers(of: placementArea, reserved: reservedAreas)
            layout.host.sheet = sheetFrame(in: placementArea)
        }
        guard placements.contains(where: \.isInPoster) else { return layout }
        layout.poster = PostLayout.Container(bounds, of: self, safeArea: clearInsets)
        layout.poster.bars = bars.heights
        layout.poster.obstacles = occupiedSpace.obstacles(in: self)
        layout.poster.setCovers(of: self, reserved: reservedAreas)
        layout.poster.sheet = sheetFrame(in: self)
        if usesPlacementArea {
            layout.poster.keyboard = layout.host.keyboard.map { convert($0, from: placementArea) }
            layout.poster.isKeyboardDocked = layout.host.isKeyboardDocked
        } else if focus != nil {
            layout.poster.keyboard = window.map { window in
                let late = DockedKeyboard.shared.frame(in: window)
                return convert(late ?? window.keyboardLayoutGuide.layoutFrame, from: nil)
            }
        }
        layout.poster.focused = focus?.frames(in: self)
        // Low posts are never limited, and only a deck, which may be spread out, needs the room of low ones.
        let isHigh = placements.reduce(0) { $0 + ($1.isInPoster ? $1.measured.height : 0) } > layout.leastRoom
        if window != nil, isHigh || focus != nil || deck != nil || layout.poster.sheet != nil {
            let room = visibleArea(in: clippingAncestor)
            layout.poster.visible = room.minY...max(room.minY, room.maxY)
        }
        return layout
    }
}

extension PostView {
    /// Follows the sheet in front while there are posts, if they stay above it.
    func updateSheetWatch() {
        sheetWatch =
            keepsAboveSheets && !placements.isEmpty && host?.isOnVisibleScreen != true
            ? sheetWatch ?? SheetWatch(around: self) { [weak self] in self?.sheetDidMove() } : nil
    }

    /// Places the posts where the sheet is now, at once, since it moves by itself.
    func sheetDidMove() {
        updatePlaces()
        layOut(animated: false)
    }

    private func sheetFrame(in view: UIView) -> CGRect? {
        guard let frame = sheetWatch?.frame, let origin = window?.frame.origin else { return nil }
        return view.convert(frame.offsetBy(dx: -origin.x, dy: -origin.y), from: nil)
    }
}

// MARK: - SpaceSharing

extension PostView: SpaceSharing {
    var spaceLevel: OccupiedSpace.Level? { host.map(\.spaceLevel) ?? .embedded }

    var occupiedFrames: [PostEdge: [CGRect]] {
        var frames: [PostEdge: [CGRect]] = [:]
        for placement in stayingPlacements {
            guard let edge = placement.edge, let superview = placement.slot.superview else { continue }
            frames[edge, default: []].append(superview.convert(placement.slot.untransformedFrame, to: nil))
        }
        return frames
    }

    func makeRoom() {
        updatePlaces()
        (superview ?? self).layoutIfNeeded()
        cardDeck?.arrange()
    }
}
