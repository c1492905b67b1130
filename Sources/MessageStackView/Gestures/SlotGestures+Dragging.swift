import UIKit

// The drag of a slot.
extension SlotGestures {
    func panDidChange() {
        switch pan.state {
        case .began: leaveTouchToPan()
        case .ended, .cancelled, .failed: endTouch(at: pan.location(in: slot))
        default: break
        }
        guard let slot, let container = slot.superview else {
            drag = nil
            return
        }
        switch pan.state {
        case .began:
            begin(slot, in: container)
            followFinger(of: slot, in: container)
        case .changed:
            followFinger(of: slot, in: container)
        case .ended:
            followFinger(of: slot, in: container)
            finish(slot, in: container)
        case .cancelled, .failed:
            drag = nil
            handOver?.finish()
            slot.motion.letGo(velocity: .zero, timing: panSettings.pullBack)
        default:
            break
        }
    }

    // MARK: - Private

    private func begin(_ slot: PostSlot, in container: UIView) {
        slot.isPressed = false
        canOpen = slot.opensByTouch
        drag = nil
        handOver?.finish()
        handOver = nil
        let movement = movement(in: slot)
        excludeFirstPoints(in: container)
        let translation = translation(in: container)
        guard let scrollView = touchedContent(of: slot).scrollView(along: movement) else {
            return startDrag(of: slot, in: container, origin: .zero)
        }
        let isVertical = abs(movement.y) >= abs(movement.x)
        handOver = ScrollHandOver(
            with: scrollView, isVertical: isVertical, givesBack: axis(of: slot) != .free,
            directions: directions(of: slot),
            translation: isVertical ? translation.y : translation.x
        ) { [weak self] in
            guard let self, let slot = self.slot, let container = slot.superview else { return }
            followFinger(of: slot, in: container)
        }
    }

    /// Starts or restarts the drag at the slot's current position.
    ///
    /// - Parameter origin: The part of the finger's translation that doesn't move the slot.
    private func startDrag(of slot: PostSlot, in container: UIView, origin: CGPoint) {
        let pose = drag == nil ? slot.motion.hold() : slot.motion.pose
        let finger = pan.location(in: container)
        let movement = self.movement(in: container, from: origin)
        let middle = CGPoint(x: slot.center.x + pose.offset.x, y: slot.center.y + pose.offset.y)
        drag = PostDrag(
            axis: drag?.axis ?? axis(of: slot), directions: directions(of: slot), rules: panSettings, start: pose,
            size: slot.bounds.size,
            grip: CGPoint(x: finger.x - movement.x - middle.x, y: finger.y - movement.y - middle.y),
            origin: origin)
    }

    private func followFinger(of slot: PostSlot, in container: UIView) {
        if let handOver {
            let finger = translation(in: container)
            handOver.follow(finger)
            if drag == nil, handOver.share.isHandedOver {
                let pull = handOver.pull
                let isFree = !handOver.share.givesBack
                startDrag(
                    of: slot, in: container,
                    origin: isFree ? CGPoint(x: finger.x - pull.x, y: finger.y - pull.y) : .zero)
            }
        }
        guard let last = drag else { return }
        // Another size changes the threshold and the rubber band; the slot continues from its position.
        if last.size != slot.bounds.size { startDrag(of: slot, in: container, origin: last.followed) }
        if let pose = drag?.follow(movement(in: container, from: .zero)) { slot.motion.follow(pose) }
        let pull = movement(in: container, from: .zero).y
        guard canOpen, drag?.axis == .vertical, isPulled(slot, by: pull), abs(pull) > PostPan.pullDistance else {
            return
        }
        canOpen = false
        slot.report(.toggled)
    }

    /// Returns a Boolean value that indicates whether a vertical movement pulls a compact post away from its edge, which opens it.
    private func isPulled(_ slot: PostSlot, by y: CGFloat) -> Bool {
        let away: PostEdge = y > 0 ? .bottom : .top
        guard slot.opensByTouch, !slot.isExpanded, let edge = slot.edge, edge.vertical == edge, edge != away else {
            return false
        }
        return panSettings.edges?.contains(away) != true
    }

    /// Returns the part of the finger's translation that moves the slot.
    private func movement(in container: UIView, from origin: CGPoint) -> CGPoint {
        var movement = translation(in: container)
        if let handOver, handOver.share.givesBack { movement = handOver.pull }
        return CGPoint(x: movement.x - origin.x, y: movement.y - origin.y)
    }

    /// Returns the translation of the finger without the 10 points before the recognition, with which the slot would jump.
    private func translation(in container: UIView) -> CGPoint {
        let movement = pan.translation(in: container)
        return CGPoint(x: movement.x - slop.x, y: movement.y - slop.y)
    }

    /// Determines the part of the first 10 points that UIKit counts.
    private func excludeFirstPoints(in container: UIView) {
        slop = .zero
        guard let touchStart, pan.numberOfTouches == 1 else { return }
        let (finger, movement) = (pan.location(in: container), pan.translation(in: container))
        let travel = CGPoint(x: finger.x - touchStart.x, y: finger.y - touchStart.y)
        let rest = 1 - min(1, 10 / hypot(travel.x, travel.y))
        slop = CGPoint(x: movement.x - travel.x * rest, y: movement.y - travel.y * rest)
    }

    private func finish(_ slot: PostSlot, in container: UIView) {
        let isScrolling = handOver.map { !$0.share.isHandedOver } ?? false
        handOver?.finish()
        guard let drag else { return }
        self.drag = nil
        let motion = slot.motion
        // The velocity of the finger belongs to the scroll view.
        if isScrolling { return motion.letGo(velocity: .zero, timing: panSettings.pullBack) }
        let velocity = pan.velocity(in: container)
        let borders = DragDirection.borders(
            reachedBy: pan.location(in: nil), of: container.window?.bounds ?? .infinite)
        if !motion.isLeaving, let direction = drag.outcome(pose: motion.pose, velocity: velocity, borders: borders) {
            motion.endHold()
            let edge =
                drag.isFlying(direction, velocity: velocity) ? nil : direction.edge(isRightToLeft: isRightToLeft(slot))
            slot.report(.thrownOff(PostPan.Throw(over: edge, velocity: velocity, spin: drag.spin(for: velocity))))
        } else {
            let movement = movement(in: container, from: drag.origin)
            motion.letGo(
                velocity: drag.velocity(translation: movement, velocity: velocity), spin: drag.spin(for: velocity),
                timing: panSettings.pullBack)
        }
    }
}

// The directions of drags.
extension SlotGestures {
    /// Returns a Boolean value that indicates whether the slot accepts the current drag. It leaves drags along other
    /// axes than those of its exits to other recognizers.
    func mayBegin(_ slot: PostSlot) -> Bool {
        switch axis(of: slot) {
        case .free: true
        case .vertical: leads(vertically: true, slot) || isPulled(slot, by: movement(in: slot).y)
        case .horizontal: leads(vertically: false, slot)
        }
    }

    /// Returns a Boolean value that indicates whether `scrollView` can be dragged along the axis of the current drag of
    /// `slot`.
    func goesAlong(with scrollView: UIScrollView, _ slot: PostSlot) -> Bool {
        let movement = movement(in: slot)
        return scrollView.isDragged(vertically: abs(movement.y) >= abs(movement.x))
    }

    /// Returns a Boolean value that indicates whether there is an axis along which both `slot` and `scrollView` can be
    /// dragged.
    func mayGoAlong(with scrollView: UIScrollView, _ slot: PostSlot) -> Bool {
        [true, false].contains { isVertical in
            let leads = panSettings.movesFreely || leads(vertically: isVertical, slot)
            return leads && scrollView.isDragged(vertically: isVertical)
        }
    }

    private func leads(vertically isVertical: Bool, _ slot: PostSlot) -> Bool {
        let directions = directions(of: slot)
        return directions.isEmpty || directions.contains { $0.isVertical == isVertical }
    }

    private func directions(of slot: PostSlot) -> [DragDirection] {
        let edges = panSettings.edges ?? (panSettings.movesFreely ? Set(PostEdge.allCases) : exitEdges())
        return DragDirection.toward(edges, isRightToLeft: isRightToLeft(slot))
    }

    private func isRightToLeft(_ slot: PostSlot) -> Bool {
        slot.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Returns the axis along which the finger moves more, or `.free` if drags can move the post in any direction.
    private func axis(of slot: PostSlot) -> PostDrag.Axis {
        guard !panSettings.movesFreely else { return .free }
        let movement = movement(in: slot)
        return abs(movement.y) >= abs(movement.x) ? .vertical : .horizontal
    }

    /// Returns the direction of the finger. The velocity is zero after a single event, so the translation decides.
    private func movement(in slot: PostSlot) -> CGPoint {
        let velocity = pan.velocity(in: slot)
        return velocity == .zero ? pan.translation(in: slot) : velocity
    }

    private func touchedContent(of slot: PostSlot) -> TouchedContent {
        let point = pan.location(in: slot)
        if let touchedView, touchedView.isDescendant(of: slot) {
            let movement = pan.translation(in: slot)
            return TouchedContent(touchedView, at: CGPoint(x: point.x - movement.x, y: point.y - movement.y), in: slot)
        }
        return TouchedContent(at: point, in: slot)
    }
}
