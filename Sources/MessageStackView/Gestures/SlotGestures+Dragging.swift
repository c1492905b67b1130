import UIKit

// How a finger drags the slot.
extension SlotGestures {
    func panDidChange() {
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
            slot.motion.letGo(velocity: .zero, timing: interaction.pan.pullBack)
        default:
            break
        }
    }

    // MARK: - Private

    private func begin(_ slot: PostSlot, in container: UIView) {
        drag = nil
        handOver?.finish()
        handOver = nil
        let way = way(in: slot)
        let translation = pan.translation(in: container)
        guard let scrollView = touchedContent(of: slot).scrollView(along: way) else {
            return takeHold(of: slot, in: container, origin: .zero)
        }
        let isVertical = abs(way.y) >= abs(way.x)
        handOver = ScrollHandOver(
            with: scrollView, isVertical: isVertical, givesBack: axis(of: slot) != .free, ways: ways(of: slot),
            translation: isVertical ? translation.y : translation.x
        ) { [weak self] in
            guard let self, let slot = self.slot, let container = slot.superview else { return }
            followFinger(of: slot, in: container)
        }
    }

    /// Takes the slot from where it is.
    ///
    /// - Parameter origin: what of the finger's way doesn't count.
    private func takeHold(of slot: PostSlot, in container: UIView, origin: CGPoint) {
        let pose = drag == nil ? slot.motion.hold() : slot.motion.pose
        let finger = pan.location(in: container)
        let way = self.way(in: container, from: origin)
        let middle = CGPoint(x: slot.center.x + pose.offset.x, y: slot.center.y + pose.offset.y)
        drag = PostDrag(
            axis: drag?.axis ?? axis(of: slot), ways: ways(of: slot), rules: interaction.pan, start: pose,
            size: slot.bounds.size, grip: CGPoint(x: finger.x - way.x - middle.x, y: finger.y - way.y - middle.y),
            origin: origin)
    }

    private func followFinger(of slot: PostSlot, in container: UIView) {
        if let handOver {
            let finger = pan.translation(in: container)
            handOver.follow(finger)
            if drag == nil, handOver.isHandedOver {
                let pull = handOver.pull
                let isFree = !handOver.givesBack
                takeHold(
                    of: slot, in: container,
                    origin: isFree ? CGPoint(x: finger.x - pull.x, y: finger.y - pull.y) : .zero)
            }
        }
        guard let size = drag?.size else { return }
        // Another size has another threshold and another band; the slot stays where it is.
        if size != slot.bounds.size { takeHold(of: slot, in: container, origin: way(in: container, from: .zero)) }
        guard let drag else { return }
        slot.motion.follow(drag.pose(translation: way(in: container, from: drag.origin)))
    }

    /// How far the finger has gone as far as the post is concerned.
    private func way(in container: UIView, from origin: CGPoint) -> CGPoint {
        var way = pan.translation(in: container)
        if let handOver, handOver.givesBack { way = handOver.pull }
        return CGPoint(x: way.x - origin.x, y: way.y - origin.y)
    }

    private func finish(_ slot: PostSlot, in container: UIView) {
        let isScrolling = handOver.map { !$0.isHandedOver } ?? false
        handOver?.finish()
        guard let drag else { return }
        self.drag = nil
        let motion = slot.motion
        // The finger's speed is the scroll view's.
        if isScrolling { return motion.letGo(velocity: .zero, timing: interaction.pan.pullBack) }
        let velocity = pan.velocity(in: container)
        if !motion.isLeaving, let way = drag.outcome(pose: motion.pose, velocity: velocity) {
            motion.handOver()
            let edge = drag.isFlying(way, velocity: velocity) ? nil : way.edge(isRightToLeft: isRightToLeft(slot))
            report(.throwOff(PostThrow(over: edge, velocity: velocity, spin: drag.spin(for: velocity))))
        } else {
            let way = way(in: container, from: drag.origin)
            motion.letGo(
                velocity: drag.velocity(translation: way, velocity: velocity), spin: drag.spin(for: velocity),
                timing: interaction.pan.pullBack)
        }
    }
}

// Where it can be dragged to.
extension SlotGestures {
    /// A drag along an axis that the post doesn't leave by is somebody else's.
    func mayBegin(_ slot: PostSlot) -> Bool {
        switch axis(of: slot) {
        case .free: true
        case .vertical: leads(vertically: true, slot)
        case .horizontal: leads(vertically: false, slot)
        }
    }

    /// Whether the drag goes along with one of `scrollView`.
    func goesAlong(with scrollView: UIScrollView, _ slot: PostSlot) -> Bool {
        let way = way(in: slot)
        return scrollView.isDragged(vertically: abs(way.y) >= abs(way.x))
    }

    /// Whether some drag would.
    func mayGoAlong(with scrollView: UIScrollView, _ slot: PostSlot) -> Bool {
        [true, false].contains { isVertical in
            let leads = interaction.pan.movesFreely || leads(vertically: isVertical, slot)
            return leads && scrollView.isDragged(vertically: isVertical)
        }
    }

    private func leads(vertically isVertical: Bool, _ slot: PostSlot) -> Bool {
        let ways = ways(of: slot)
        return ways.all.isEmpty || ways.all.contains { $0.isVertical == isVertical }
    }

    private func ways(of slot: PostSlot) -> PostWays {
        let edges = interaction.pan.edges ?? (interaction.pan.movesFreely ? Set(PostEdge.allCases) : exitEdges())
        return PostWays(to: edges, isRightToLeft: isRightToLeft(slot))
    }

    private func isRightToLeft(_ slot: PostSlot) -> Bool {
        slot.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// What the drag is along: the axis that the finger goes along mostly.
    private func axis(of slot: PostSlot) -> PostDrag.Axis {
        guard !interaction.pan.movesFreely else { return .free }
        let way = way(in: slot)
        return abs(way.y) >= abs(way.x) ? .vertical : .horizontal
    }

    /// Where the finger goes. Of a single step nobody knows how fast it was.
    private func way(in slot: PostSlot) -> CGPoint {
        let velocity = pan.velocity(in: slot)
        return velocity == .zero ? pan.translation(in: slot) : velocity
    }

    private func touchedContent(of slot: PostSlot) -> TouchedContent {
        if let touchedView, touchedView.isDescendant(of: slot) { return TouchedContent(touchedView, in: slot) }
        return TouchedContent(at: pan.location(in: slot), in: slot)
    }
}
