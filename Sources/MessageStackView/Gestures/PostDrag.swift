import UIKit

/// The effect of a drag on a slot, as a value.
struct PostDrag: Equatable, Sendable {
    /// The time in seconds by which a flick is extrapolated: the sum of a velocity that decreases by a hundredth each
    /// millisecond, as with UIKit's `UIScrollView.DecelerationRate.fast`.
    static let flight: CGFloat = 0.099

    /// The minimum velocity in points per second at which the direction of the finger counts.
    private static let flightSpeed = PostPan.Throw.flingSpeed / 4

    /// The factor of a scroll view's rubber band (measured on iOS 26.1).
    static let stretch: CGFloat = 0.55

    /// The axis of a drag.
    enum Axis: Equatable, Sendable {
        case vertical, horizontal
        /// Both axes: the post moves freely with the finger, and rotates.
        case free
    }

    let axis: Axis
    /// The directions on screen in which the slot can leave.
    let directions: [DragDirection]
    let rules: PostPan
    /// The pose at the start of the drag, or at the last change of the slot's size during the drag.
    let start: PostTransition.Pose
    /// The slot's size in points.
    let size: CGSize
    /// The location of the touch relative to the center of the slot.
    var grip = CGPoint.zero
    /// The translation of the finger at the start.
    var origin = CGPoint.zero
    /// The translation of the finger that the slot has followed.
    private(set) var followed = CGPoint.zero

    /// Follows the finger to a translation, and returns the pose of the slot there.
    mutating func follow(_ translation: CGPoint) -> PostTransition.Pose {
        followed = translation
        return pose(translation: CGPoint(x: translation.x - origin.x, y: translation.y - origin.y))
    }

    /// Returns the pose for a translation of the finger: in exit directions at the finger, in other directions as on a
    /// rubber band.
    func pose(translation: CGPoint) -> PostTransition.Pose {
        var pose = start
        if axis != .horizontal {
            pose.offset.y = position(
                start.offset.y, moved: translation.y, back: directions.contains(.up), forth: directions.contains(.down),
                length: size.height)
        }
        if axis != .vertical {
            pose.offset.x = position(
                start.offset.x, moved: translation.x, back: directions.contains(.left),
                forth: directions.contains(.right),
                length: size.width)
        }
        if axis == .free { pose.rotation = start.rotation + turn(by: translation) }
        return pose
    }

    /// Returns the velocity of the slot for a translation and a velocity of the finger, which is lower on a rubber
    /// band.
    func velocity(translation: CGPoint, velocity: CGPoint) -> CGPoint {
        let moment: CGFloat = 0.001
        let now = pose(translation: translation).offset
        let next = pose(
            translation: CGPoint(x: translation.x + velocity.x * moment, y: translation.y + velocity.y * moment)
        ).offset
        return CGPoint(x: (next.x - now.x) / moment, y: (next.y - now.y) / moment)
    }

    /// Returns the direction in which the slot leaves if it is released at `pose` with `velocity`; nil if it returns.
    ///
    /// - Parameter borders: The borders of the window that the finger has reached. A slot that was pushed toward one of them
    ///   leaves, since the finger can't push it any farther.
    func outcome(
        pose: PostTransition.Pose, velocity: CGPoint, borders: [DragDirection] = []
    ) -> DragDirection? {
        let target = CGPoint(
            x: pose.offset.x + velocity.x * Self.flight, y: pose.offset.y + velocity.y * Self.flight)
        let open = directions.filter { isOpen($0) }
        let flight = open.filter { fliesOff($0, velocity) }.max { $0.speed(of: velocity) < $1.speed(of: velocity) }
        if let flight { return flight }
        return open.map { (direction: $0, part: $0.part(of: target, in: size)) }
            .filter { direction, part in
                (part > threshold && !isMovedBack(direction, velocity))
                    || (borders.contains(direction) && isPushed(direction, pose, velocity))
            }
            .max { $0.part < $1.part }?.direction
    }

    /// Returns a Boolean value that indicates whether a released slot flies on in its own direction instead of leaving
    /// straight over an edge.
    func isFlying(_ direction: DragDirection, velocity: CGPoint) -> Bool {
        axis == .free && hypot(velocity.x, velocity.y) > Self.flightSpeed && direction.speed(of: velocity) > 0
    }

    /// Returns the angular velocity in radians per second for a velocity of the finger.
    func spin(for velocity: CGPoint) -> CGFloat { axis == .free ? turn(by: velocity) : 0 }

    private var threshold: CGFloat { rules.threshold.isNaN ? 0.5 : min(max(rules.threshold, 0), 1) }

    /// Returns a Boolean value that indicates whether the axis includes a direction.
    private func isOpen(_ direction: DragDirection) -> Bool {
        switch axis {
        case .vertical: direction.isVertical
        case .horizontal: !direction.isVertical
        case .free: true
        }
    }

    private func fliesOff(_ direction: DragDirection, _ velocity: CGPoint) -> Bool {
        axis == .free && hypot(velocity.x, velocity.y) > PostPan.Throw.flingSpeed
            && direction.speed(of: velocity) > PostPan.Throw.flingSpeed / 2
    }

    /// Returns a Boolean value that indicates whether the finger moves a freely movable slot quickly opposite to a
    /// direction. If it does, the slot doesn't leave in that direction, however far it has been dragged.
    private func isMovedBack(_ direction: DragDirection, _ velocity: CGPoint) -> Bool {
        axis == .free && direction.speed(of: velocity) < -Self.flightSpeed
    }

    /// Returns a Boolean value that indicates whether the slot is displaced mainly in a direction, and the finger doesn't move
    /// back quickly.
    private func isPushed(_ direction: DragDirection, _ pose: PostTransition.Pose, _ velocity: CGPoint) -> Bool {
        direction.speed(of: pose.offset) >= max(abs(pose.offset.x), abs(pose.offset.y)) && pose.offset != .zero
            && direction.speed(of: velocity) > -Self.flightSpeed
    }

    /// Returns the rotation in radians for a movement of the finger. A finger at a corner, moving perpendicular to the
    /// diagonal, rotates the slot by one radian per length of the diagonal.
    private func turn(by movement: CGPoint) -> CGFloat {
        let square = size.width * size.width + size.height * size.height
        return square > 0 ? 2 * (grip.x * movement.y - grip.y * movement.x) / square : 0
    }

    private func position(_ start: CGFloat, moved: CGFloat, back: Bool, forth: Bool, length: CGFloat) -> CGFloat {
        let startsOpen = start < 0 ? back : forth
        // A slot that was farther out at the start than a band reaches gets a longer one, so that it stays under the
        // finger.
        let length = startsOpen ? length : max(length, 2 * abs(start))
        let finger = (startsOpen || !rules.rubberBands ? start : unstretched(start, length)) + moved
        let isOpen = finger < 0 ? back : forth
        if isOpen { return finger }
        if rules.rubberBands { return stretched(finger, length) }
        // Without a band, the slot can only move back.
        return start * finger > 0 ? (finger < 0 ? -1 : 1) * min(abs(finger), abs(start)) : 0
    }

    /// Returns the length of a rubber band for a pull.
    private func stretched(_ pull: CGFloat, _ length: CGFloat) -> CGFloat {
        length > 0 ? Self.stretch * pull * length / (Self.stretch * abs(pull) + length) : 0
    }

    /// Returns the pull for the length `place` of a rubber band, the inverse of `stretched`.
    private func unstretched(_ place: CGFloat, _ length: CGFloat) -> CGFloat {
        length > abs(place) ? place * length / (Self.stretch * (length - abs(place))) : place
    }
}

/// A direction on screen, independent of the layout direction.
enum DragDirection: Hashable, Sendable, CaseIterable {
    case up, down, left, right

    var isVertical: Bool { self == .up || self == .down }

    /// Returns the component of `offset` in this direction, as a fraction of `size`.
    func part(of offset: CGPoint, in size: CGSize) -> CGFloat {
        let (distance, length) = isVertical ? (offset.y, size.height) : (offset.x, size.width)
        let signed = self == .up || self == .left ? -distance : distance
        return length > 0 ? signed / length : signed
    }

    /// Returns the component of `velocity` in this direction; negative for the opposite direction.
    func speed(of velocity: CGPoint) -> CGFloat { part(of: velocity, in: CGSize(width: 1, height: 1)) }

    /// Returns the edge in this direction.
    func edge(isRightToLeft: Bool) -> PostEdge {
        switch self {
        case .up: .top
        case .down: .bottom
        case .left: isRightToLeft ? .trailing : .leading
        case .right: isRightToLeft ? .leading : .trailing
        }
    }

    /// Returns the directions toward edges.
    static func toward(_ edges: Set<PostEdge>, isRightToLeft: Bool) -> [DragDirection] {
        allCases.filter { edges.contains($0.edge(isRightToLeft: isRightToLeft)) }
    }

    /// Returns the directions of the borders of `bounds` that a finger has reached, or passed.
    static func borders(reachedBy finger: CGPoint, of bounds: CGRect) -> [DragDirection] {
        let room: [DragDirection: CGFloat] = [
            .up: finger.y - bounds.minY, .down: bounds.maxY - finger.y,
            .left: finger.x - bounds.minX, .right: bounds.maxX - finger.x,
        ]
        return allCases.filter { room[$0, default: .infinity] <= fingertip }
    }

    /// The distance from a border in points at which a finger has reached it. UIKit recognizes a pan after 10 points, so from
    /// there no other drag could push farther.
    private static let fingertip: CGFloat = 10
}
