import UIKit

extension PostView {
    // MARK: Room

    /// Limits the heights of posts to the room that there is for them: in a line for all together, in a deck for each.
    ///
    /// - Returns: Whether any limit has changed.
    @discardableResult
    func fitPosts() -> Bool {
        var lines: [PlacementLine] = []
        var hasChanged = false
        for placement in standingPlacements {
            guard let line = placement.line, !lines.contains(line) else { continue }
            lines.append(line)
            let posts = standingPlacements.filter { $0.line == line }
            for posts in line.isDeck ? posts.map({ [$0] }) : [posts] where fit(posts, in: line) { hasChanged = true }
        }
        return hasChanged
    }

    /// Lays out a new slot as if it were alone, to know its size before others make room.
    func measure(_ placement: SlotPlacement) {
        placement.applyInsets()
        isMeasuring = true
        (superview ?? self).layoutIfNeeded()
        isMeasuring = false
    }

    func layOut(animated: Bool) {
        let host = superview ?? self
        column.move([], animated: animated) { [cardDeck] in
            host.layoutIfNeeded()
            cardDeck?.arrange()
        }
    }

    private func fit(_ posts: [SlotPlacement], in line: PlacementLine) -> Bool {
        let isLimited = posts.contains { $0.heightLimit?.isActive == true }
        let heights = posts.reduce(0) { $0 + $1.slot.bounds.height }
        let between = max(0, spacing) * CGFloat(posts.count - 1) + abs(posts.first?.avoidance?.offset ?? 0)
        // A single post in the host is never higher than the host, and low posts in this view are never limited.
        let isHigh = line.isInPoster ? heights + between > leastRoom - 0.5 : posts.count > 1
        guard isLimited || isHigh, let room = room(for: posts, in: line).map({ $0 - between }),
            isLimited || heights > room - 0.5
        else { return false }
        return column.fit(posts, in: room)
    }

    /// The least room in points in which posts in this view's own frame are limited.
    private var leastRoom: CGFloat { (window?.bounds.height ?? 0) / 3 }

    /// Returns the points between the near edge of the first post and the far end of the visible area; nil if that is
    /// too little to limit posts.
    private func room(for posts: [SlotPlacement], in line: PlacementLine) -> CGFloat? {
        let places = posts.compactMap(\.restingPlace)
        guard window != nil, let first = places.first, places.count == posts.count else { return nil }
        let (top, bottom) = places.reduce((-CGFloat.infinity, CGFloat.infinity)) {
            (max($0.0, $1.range.lowerBound), min($0.1, $1.range.upperBound))
        }
        let room = line.edge == .top ? bottom - first.frame.minY : first.frame.maxY - top
        // A post view at the far end of the screen is there on purpose.
        return room.isFinite && (!line.isInPoster || room > leastRoom) ? room : nil
    }

    // MARK: Focus

    /// Moves posts so that none covers the focused element, together with the posts beyond them.
    func keepClearOfFocus(animated: Bool) {
        guard let focus = column.focus, focus.isLooking || standingPlacements.contains(where: { $0.avoidance != nil })
        else { return }
        let moved = standingPlacements.filter { $0.keepClear(of: focus, above: keyboardTop) }
        guard !moved.isEmpty else { return }
        let host = superview ?? self
        column.move(moved, animated: animated) { host.layoutIfNeeded() }
    }

    /// The keyboard's top in the window; nil if it is unknown.
    private var keyboardTop: CGFloat? {
        guard let frame = window?.keyboardLayoutGuide.layoutFrame, !frame.isEmpty else { return nil }
        return frame.minY
    }
}

extension SlotPlacement {
    /// Moves the slot clear of the focused element, unless its backdrop blocks the app.
    ///
    /// - Returns: Whether the place has changed.
    fileprivate func keepClear(of focus: AppFocus, above keyboardTop: CGFloat?) -> Bool {
        guard !presentation.backdrop.isBlocking, slot.card?.isTucked != true, var place = restingPlace else {
            return false
        }
        if let avoidance, avoidance.offset != 0, focus.isInside(slot) { return false }
        // The keyboard matters even at the top, for a slot that moves down.
        if let keyboardTop, presentation.keyboard != .ignored {
            place.end(at: place.ground.convert(CGPoint(x: 0, y: keyboardTop), from: nil).y)
        }
        let focused = focus.frames(in: place.ground)
        guard !focused.isEmpty || avoidance != nil else { return false }
        return keepClear(of: focused, at: place)
    }
}
