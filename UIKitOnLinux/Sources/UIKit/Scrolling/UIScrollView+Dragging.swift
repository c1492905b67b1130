// Touches and drags.
extension UIScrollView {
    func setUpScrolling() {
        clipsToBounds = true
        isMultipleTouchEnabled = true
        addGestureRecognizer(contentTouches)
        addGestureRecognizer(panGestureRecognizer)
        panGestureRecognizer.addHandler { [weak self] in self?.panDidChange($0.state) }
    }

    // MARK: - Touches

    /// Called when a finger touches the scroll view or a subview.
    func touchDidBegin() {
        guard drag == nil else { return }
        stop()
    }

    /// Called when the last finger was lifted, or another gesture has canceled the touches.
    func touchDidEnd() {
        guard drag == nil, run == nil else { return }
        release(motion(velocity: .zero))
    }

    /// Whether a drag would move the content beyond its limit while an enclosing scroll view can still move in that
    /// direction. The enclosing scroll view then handles the drag.
    var leavesDragToOuterScrollView: Bool {
        let translation = panGestureRecognizer.translation(in: self)
        let axis: ScrollAxis = abs(translation.x) > abs(translation.y) ? .horizontal : .vertical
        let isBackwards = translation[keyPath: axis.coordinate] > 0
        guard !canMove(along: axis, isBackwards: isBackwards) else { return false }
        var view = superview
        while let current = view {
            if let outer = current as? UIScrollView, outer.isScrollEnabled,
                outer.canMove(along: axis, isBackwards: isBackwards)
            {
                return true
            }
            view = current.superview
        }
        return false
    }

    private func canMove(along axis: ScrollAxis, isBackwards: Bool) -> Bool {
        let limits = limits(axis)
        let position = contentOffset[keyPath: axis.coordinate]
        return isBackwards ? position > limits.lower : position < limits.upper
    }

    /// Whether a drag may begin although a subview has received the touch.
    var mayTakeTouchesFromContent: Bool {
        guard let view = contentTouches.viewWithTouch, view !== self else { return true }
        return canCancelContentTouches && touchesShouldCancel(in: view)
    }

    // MARK: - Dragging

    private func panDidChange(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began:
            beginDragging()
            if keyboardDismissMode == .onDrag { Keyboard.shared.dismiss() }
            followFinger()
            pushKeyboard()
        case .changed:
            followFinger()
            pushKeyboard()
        case .ended: endDragging(velocity: drag?.velocity.velocity(at: FrameClock.now) ?? .zero)
        case .cancelled: endDragging(velocity: .zero)
        case .possible, .failed: break
        }
        if state == .ended || state == .cancelled, keyboardDismissMode == .interactive {
            Keyboard.shared.endPushing(
                velocity: state == .ended ? panGestureRecognizer.velocity(in: window).y : 0)
        }
    }

    private func pushKeyboard() {
        guard keyboardDismissMode == .interactive, drag != nil else { return }
        let finger = pointOnScreen(panGestureRecognizer.location(in: self))
        Keyboard.shared.push(to: finger.y, padding: layoutState.keyboardGuide?.padding ?? 0)
    }

    private func beginDragging() {
        stop()
        var start = contentOffset
        for axis in ScrollAxis.allCases {
            let excess = limits(axis).excess(of: start[keyPath: axis.coordinate])
            let drag = RubberBand.distance(for: excess, over: bounds.size[keyPath: axis.length])
            start[keyPath: axis.coordinate] += drag - excess
        }
        drag = ScrollDrag(start: start, axes: axesOfDrag)
        indicators.show(in: self)
        delegate?.scrollViewWillBeginDragging(self)
    }

    /// The axes of a drag. With directional lock, a drag is locked to an axis if it is more than twice as long along
    /// it.
    private var axesOfDrag: [ScrollAxis] {
        let axes = draggableAxes
        guard isDirectionalLockEnabled, axes.count > 1 else { return axes }
        let translation = panGestureRecognizer.translation(in: self)
        if abs(translation.x) > 2 * abs(translation.y) { return [.horizontal] }
        if abs(translation.y) > 2 * abs(translation.x) { return [.vertical] }
        return axes
    }

    private func followFinger() {
        guard let drag else { return }
        let translation = panGestureRecognizer.translation(in: self)
        var offset = contentOffset
        for axis in drag.axes {
            let coordinate = axis.coordinate
            let free = drag.start[keyPath: coordinate] - translation[keyPath: coordinate]
            let limits = limits(axis)
            let stretch = RubberBand.stretch(of: limits.excess(of: free), over: bounds.size[keyPath: axis.length])
            offset[keyPath: coordinate] = limits.clamp(free) + (bounces ? stretch : 0)
        }
        self.drag?.velocity.add(offset, at: FrameClock.now)
        contentOffset = aligned(offset)
    }

    private func endDragging(velocity: CGPoint) {
        guard drag != nil else { return }
        let natural = restingOffset(velocity: velocity)
        var target = natural
        withUnsafeMutablePointer(to: &target) { target in
            delegate?.scrollViewWillEndDragging(
                self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: target)
        }
        guard drag != nil else { return }
        drag = nil
        if let titleBar { target.y = titleBar.restingOffset(for: target.y, of: self) }
        let motion = motion(
            velocity: velocity, targetX: target.x == natural.x && !isPagingEnabled ? nil : target.x,
            targetY: target.y == natural.y && !isPagingEnabled ? nil : target.y)
        delegate?.scrollViewDidEndDragging(self, willDecelerate: !motion.isOver(at: 0))
        release(motion)
    }
}
