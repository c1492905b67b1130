import UIKit

extension PostView {
    /// Lets posts that there isn't enough room for be lower, and scroll: those that stand one beyond the other
    /// together.
    ///
    /// - Returns: whether anything has changed.
    @discardableResult
    func fitPosts() -> Bool {
        var lines: [PlacementLine] = []
        var hasChanged = false
        for placement in standingPlacements {
            guard let line = placement.line, !lines.contains(line) else { continue }
            lines.append(line)
            let posts = standingPlacements.filter { $0.line == line }
            // Each card of a deck stands at the edge.
            for posts in line.isDeck ? posts.map({ [$0] }) : [posts] where fit(posts, in: line) { hasChanged = true }
        }
        return hasChanged
    }

    /// Lays out a slot that has just come where it would stand alone, for its size to be known before others make room.
    func measure(_ placement: any SlotPlacement) {
        placement.applyInsets()
        isMeasuring = true
        (superview ?? self).layoutIfNeeded()
        isMeasuring = false
    }

    func layOut(animated: Bool) {
        let host = superview ?? self
        let layOut = { [deck] in
            host.layoutIfNeeded()
            deck?.arrange()
        }
        guard animated, !UIAccessibility.isReduceMotionEnabled else { return layOut() }
        UIViewPropertyAnimator(duration: .animationDuration, dampingRatio: 1, animations: layOut).startAnimation()
    }

    /// Does so for the posts of a line, from its edge on.
    private func fit(_ posts: [any SlotPlacement], in line: PlacementLine) -> Bool {
        let isLimited = posts.contains { $0.heightLimit?.isActive == true }
        let heights = posts.reduce(0) { $0 + $1.slot.bounds.height }
        let between = max(0, spacing) * CGFloat(posts.count - 1) + abs(posts.first?.avoidance?.offset ?? 0)
        // What stands alone in the host is never higher than that; where low ones aren't capped needn't be looked at.
        let isHigh = line.isInPoster ? heights + between > leastRoom - 0.5 : posts.count > 1
        guard isLimited || isHigh, let room = room(for: posts, in: line).map({ $0 - between }),
            isLimited || heights > room - 0.5
        else { return false }
        let wanted = posts.map(\.wantedHeight)
        let greatest = PostHeights(wanted: wanted, room: room).greatest
        return zip(posts, wanted).reduce(false) { hasChanged, post in
            post.0.heightLimit.limit(post.0.slot, wanting: post.1, to: greatest) || hasChanged
        }
    }

    /// Points that there have to be in the post view's own frame for posts to be capped.
    private var leastRoom: CGFloat { (window?.bounds.height ?? 0) / 3 }

    /// From where the posts of a line begin to the other end of what is seen, in points; nil where that is hardly
    /// anything.
    private func room(for posts: [any SlotPlacement], in line: PlacementLine) -> CGFloat? {
        let places = posts.compactMap(\.restingPlace)
        guard window != nil, let first = places.first, places.count == posts.count else { return nil }
        let (top, bottom) = places.reduce((-CGFloat.infinity, CGFloat.infinity)) {
            (max($0.0, $1.range.lowerBound), min($0.1, $1.range.upperBound))
        }
        let room = line.edge == .top ? bottom - first.frame.minY : first.frame.maxY - top
        // Whoever puts a post view where posts leave the screen at once has reasons.
        return room.isFinite && (!line.isInPoster || room > leastRoom) ? room : nil
    }

    /// Lets no post cover all of what somebody is with in the app: posts beyond it move back, or away.
    func keepClearOfFocus(animated: Bool) {
        guard let focus else { return }
        var moved: [any SlotPlacement] = []
        for placement in standingPlacements
        where placement.keepClear(of: focus, spacing: spacing, above: keyboardTop) {
            moved.append(placement)
        }
        guard !moved.isEmpty else { return }
        let host = superview ?? self
        guard animated else { return host.layoutIfNeeded() }
        guard UIAccessibility.isReduceMotionEnabled else {
            return UIViewPropertyAnimator(duration: .animationDuration, dampingRatio: 1) { host.layoutIfNeeded() }
                .startAnimation()
        }
        // What moves already fades by itself.
        let slots = moved.compactMap { $0.slot as? PostSlot }.filter { !$0.motion.isMoving && !$0.motion.isHeld }
        for slot in slots { slot.alpha = 0 }
        host.layoutIfNeeded()
        UIViewPropertyAnimator(duration: .animationDuration, curve: .easeInOut) { for slot in slots { slot.alpha = 1 } }
            .startAnimation()
    }

    /// Where the keyboard begins in the window; nil if that isn't known.
    private var keyboardTop: CGFloat? {
        guard let frame = window?.keyboardLayoutGuide.layoutFrame, !frame.isEmpty else { return nil }
        return frame.minY
    }

    /// Nothing is looked for before a post stands here, nor after the last one has gone.
    func updateFocus() {
        guard !placements.isEmpty else { return focus = nil }
        guard focus == nil else { return }
        let new = AppFocus(around: self)
        new.didChange = { [weak self] in self?.keepClearOfFocus(animated: true) }
        focus = new
    }
}

extension SlotPlacement {
    /// Stands clear of what has the focus, unless nothing of the app can be used meanwhile.
    ///
    /// - Returns: whether that is another place than before.
    fileprivate func keepClear(of focus: AppFocus, spacing: CGFloat, above keyboardTop: CGFloat?) -> Bool {
        guard !presentation.backdrop.isBlocking, slot.card?.isTucked != true, var place = restingPlace else {
            return false
        }
        // What stands at its own place at the top needn't know of the keyboard, but what goes down does.
        if let keyboardTop, presentation.keyboard != .ignored {
            place.end(at: place.ground.convert(CGPoint(x: 0, y: keyboardTop), from: nil).y)
        }
        let focused = focus.frames(in: place.ground)
        guard !focused.isEmpty || avoidance != nil else { return false }
        let avoidance = avoidance ?? FocusAvoidance(of: slot)
        self.avoidance = avoidance
        return avoidance.update(place, from: line?.edge, clearOf: focused, spacing: spacing)
    }
}
