import UIKit

extension MessageStackView {
    // MARK: Room

    /// Limits the heights of posts to the room that there is for them. Leaving posts don't count.
    func fitPosts() {
        let posts = arrangedPlacements.filter { !$0.isLeaving && !$0.shut.isActive }
        for post in posts { post.updateBody() }
        guard !posts.isEmpty, let room = roomForPosts else { return }
        let heights = posts.map(\.wantedHeight)
        let greatest = PostHeights(wanted: heights, room: room).greatest
        for (post, height) in zip(posts, heights) { post.slot.limitHeight(to: greatest, wanted: height) }
    }

    /// Starts or stops keeping posts clear of the keyboard at the lower edge, and of window controls at the upper edge.
    func updateLift() {
        let mayBeCovered = edge == .bottom || WindowControls.mayCover(self)
        let isNeeded = mayBeCovered && !placements.isEmpty && !movesWithContent
        guard isNeeded || lift != nil else { return }
        let lift = lift ?? StackLift(of: self)
        self.lift = isNeeded ? lift : nil
        lift.follow(isNeeded ? superview : nil)
    }

    /// Increases the height of the band by that of other posters' posts that the posts would cover.
    func avoidOthers() {
        var height: CGFloat = 0
        if let superview, !placements.isEmpty, !movesWithContent {
            let band = max(wantedBandHeight - heightOfOthers, lift?.heightBelowKeyboard ?? 0)
            var frame = untransformedFrame
            // The height without limits, which depend on the band.
            frame.size.height = arrangedPlacements.reduce(totalSpacing) { $0 + ($1.isLeaving ? 0 : $1.wantedHeight) }
            frame.origin.y =
                edge == .top ? untransformedFrame.minY + band : untransformedFrame.maxY - band - frame.height
            let obstacles = occupiedSpace.obstacles(in: superview)[edge] ?? []
            let inset = (edge == .top ? arrangedPlacements.first : arrangedPlacements.last)?.edgeInset ?? 0
            let spacing = max(0, Self.cardSpacing - inset)
            height = PostLayout.distance(of: frame, from: edge, clearOf: obstacles, spacing: spacing)
        }
        guard abs(height - heightOfOthers) > 0.01 else { return }
        heightOfOthers = height
        updateBand()
    }

    /// The slots that aren't leaving, those farthest from the edge first, if the stack offers to clear all of them.
    var clearedSlots: [PostSlot] {
        let slots = showsClearAll ? arrangedPlacements.filter { !$0.isLeaving }.map(\.slot) : []
        return edge == .top ? slots.reversed() : slots
    }

    /// Shows the button that clears the stack beyond its posts, or hides it.
    func updateClearAllButton() {
        let slots = PostActions.clearable(clearedSlots)
        guard !slots.isEmpty || clearAllButton != nil else { return }
        let button = clearAllButton ?? ClearAllButton { [weak self] in self?.clearedSlots ?? [] }
        clearAllButton = button
        if button.superview !== self { UIView.performWithoutAnimation { addSubview(button) } }
        let frame = arrangedPlacements.filter { !$0.isShut }.reduce(CGRect.null) {
            $0.union($1.slot.untransformedFrame)
        }
        button.update(for: slots, beyond: frame, at: edge, spacing: max(spacing, Self.cardSpacing))
    }

    /// The view of the controller that the stack is in; otherwise the window.
    private var screenAround: UIView? {
        sequence(first: self, next: \.superview).dropFirst().first { $0.next is UIViewController } ?? window
    }

    /// The points for all posts, from their edge to the other end of the screen around, without the spacing; nil if that
    /// is too little to limit posts, and in the content of a scroll view.
    private var roomForPosts: CGFloat? {
        guard let window, let screenAround, !movesWithContent else { return nil }
        // Posts without room inside the insets of the app stay in the safe area of the window.
        let lengths = [screenAround, window].map { host in
            // The room doesn't depend on where posts have moved to.
            let seen = visibleArea(in: host).offsetBy(dx: 0, dy: focusOffset)
            return edge == .top ? seen.maxY - bounds.minY : bounds.maxY - seen.minY
        }
        guard let length = lengths.first(where: { $0.isFinite && $0 > window.bounds.height / 3 }) else { return nil }
        let band = lift?.isActive == true ? spaceView.bounds.height : wantedBandHeight
        let room = clearAllButton.map { $0.alpha > 0 ? $0.bounds.height + max(spacing, Self.cardSpacing) : 0 } ?? 0
        return length - band - totalSpacing - room
    }

    /// The points between the arranged subviews and, if they are relative to it, in the margins. Computed from the settings,
    /// since the heights in a layout pass may be of different passes.
    private var totalSpacing: CGFloat {
        let margins = isLayoutMarginsRelativeArrangement ? layoutMargins.top + layoutMargins.bottom : 0
        return arrangedSubviews.filter { !$0.isHidden }.dropLast().reduce(margins) {
            let own = customSpacing(after: $1)
            return $0 + (own == UIStackView.spacingUseDefault ? spacing : own)
        }
    }

    // MARK: Focus

    /// Moves all posts together so that they don't cover the focused element.
    ///
    /// The stack moves by its transform, so that views that the app has laid out next to it stay.
    ///
    /// - Returns: Whether the posts move.
    @discardableResult
    func keepClearOfFocus(animated: Bool) -> Bool {
        guard let focus, let superview else { return false }
        if focusOffset != 0, focus.isInside(self) { return false }
        let focused = focus.frames(in: superview)
        guard !focused.isEmpty || focusOffset != 0 else { return false }
        let offset = clearance(from: focused)
        guard abs(offset - focusOffset) > 0.01 else { return false }
        let still = arrangedPlacements.filter { !$0.isMoving }.map(\.slot)
        occupiedSpace.share(animated: animated) {
            UIView.applyLayout(animated: animated, fading: still) { [self] in
                moveClear(by: offset)
            }
        }
        return true
    }

    /// Starts tracking the focused element with the first post; stops, and moves back, after the last one.
    func updateFocus() {
        focus =
            placements.isEmpty
            ? nil : focus ?? AppFocus(around: self) { [weak self] in self?.keepClearOfFocus(animated: true) ?? false }
        if placements.isEmpty { moveClear(by: 0) }
        updateFront()
    }

    /// Keeps the stack in front of the cells of a table that it is in, while it shows posts.
    func updateFront() {
        ScrollViewFront.update(&front, of: self, isNeeded: !placements.isEmpty)
    }

    private func moveClear(by offset: CGFloat) {
        transform = transform.concatenating(CGAffineTransform(translationX: 0, y: offset - focusOffset))
        focusOffset = offset
    }

    /// The points by which posts have to move down from their layout, to be clear of focused frames.
    private func clearance(from focused: [CGRect]) -> CGFloat {
        guard let superview, let screen = screenAround, !movesWithContent else { return 0 }
        let band = spaceView.bounds.height
        var frame = untransformedFrame
        frame.size.height -= band
        if edge == .top { frame.origin.y += band }
        let room = superview.visibleArea(in: screen)
        guard room.minY <= room.maxY else { return 0 }
        return FocusClearance(focused: focused, range: room.minY...room.maxY, spacing: 10)
            .offset(of: frame, from: edge, present: focusOffset)
    }
}

// MARK: - SpaceSharing

extension MessageStackView: SpaceSharing {
    var spaceLevel: OccupiedSpace.Level? { .embedded }

    var occupiedFrames: [PostEdge: [CGRect]] {
        let frames = arrangedPlacements.filter { !$0.isLeaving && !$0.isShut }
            .map { convert($0.slot.untransformedFrame, to: nil) }
        return frames.isEmpty ? [:] : [edge: frames]
    }

    func makeRoom() {
        avoidOthers()
        (superview ?? self).layoutIfNeeded()
    }
}
