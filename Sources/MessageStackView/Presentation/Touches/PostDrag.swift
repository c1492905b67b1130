import UIKit

/// What a drag does to a slot, as a value.
struct PostDrag: Equatable, Sendable {
    /// Seconds by which a flick is thought on: the sum of a speed that loses a hundredth each millisecond, which is
    /// UIKit's `UIScrollView.DecelerationRate.fast`.
    static let flight: CGFloat = 0.099

    /// Points per second from which a post that moves freely flies off, wherever it is.
    static let flingSpeed: CGFloat = 600

    /// Points per second from which a finger is seen to bring it somewhere.
    private static let flightSpeed = flingSpeed / 4

    /// The stretch of a scroll view's rubber band (measured on iOS 26.1).
    static let stretch: CGFloat = 0.55

    /// What it is dragged along.
    enum Axis: Hashable, Sendable {
        case vertical, horizontal
        /// Wherever the finger goes, turning.
        case free
    }

    let axis: Axis
    /// The ways in which it can leave, as they are on the screen.
    let ways: PostWays
    let rules: PostPan
    /// Where it was when the finger took it, or when it got another size under the finger.
    let start: PostPose
    /// The slot's size in points.
    let size: CGSize
    /// Where the finger took it, from its middle.
    var grip = CGPoint.zero
    /// What the finger had gone by then.
    var origin = CGPoint.zero

    /// Where it is for a finger that has moved by `translation`: with the finger on its ways out, as on a rubber band
    /// the other way.
    func pose(translation: CGPoint) -> PostPose {
        var pose = start
        if axis != .horizontal {
            pose.offset.y = place(
                start.offset.y, moved: translation.y, back: ways.contains(.up), forth: ways.contains(.down),
                length: size.height)
        }
        if axis != .vertical {
            pose.offset.x = place(
                start.offset.x, moved: translation.x, back: ways.contains(.left), forth: ways.contains(.right),
                length: size.width)
        }
        if axis == .free { pose.rotation = start.rotation + turn(by: translation) }
        return pose
    }

    /// How fast it is for a finger that has moved by `translation` and has `velocity`: on a rubber band slower than
    /// that.
    func velocity(translation: CGPoint, velocity: CGPoint) -> CGPoint {
        let moment: CGFloat = 0.001
        let now = pose(translation: translation).offset
        let next = pose(
            translation: CGPoint(x: translation.x + velocity.x * moment, y: translation.y + velocity.y * moment)
        ).offset
        return CGPoint(x: (next.x - now.x) / moment, y: (next.y - now.y) / moment)
    }

    /// How it is thrown if it is let go of at `pose` with `velocity`; nil if it comes back.
    func outcome(pose: PostPose, velocity: CGPoint) -> PostWay? {
        let target = CGPoint(
            x: pose.offset.x + velocity.x * Self.flight, y: pose.offset.y + velocity.y * Self.flight)
        let open = ways.all.filter { isOpen($0) }
        let flight = open.filter { flies($0, velocity) }.max { $0.speed(of: velocity) < $1.speed(of: velocity) }
        if let flight { return flight }
        return open.map { (way: $0, part: $0.part(of: target, in: size)) }
            .filter { $0.part > threshold && !isBroughtBack($0.way, velocity) }
            .max { $0.part < $1.part }?.way
    }

    /// Whether what is let go of on its way out flies on, rather than be drawn over an edge.
    func isFlying(_ way: PostWay, velocity: CGPoint) -> Bool {
        axis == .free && hypot(velocity.x, velocity.y) > Self.flightSpeed && way.speed(of: velocity) > 0
    }

    /// Radians per second for a finger's speed.
    func spin(for velocity: CGPoint) -> CGFloat { axis == .free ? turn(by: velocity) : 0 }

    private var threshold: CGFloat { rules.threshold.isNaN ? 0.5 : min(max(rules.threshold, 0), 1) }

    /// Whether the axis leads there.
    private func isOpen(_ way: PostWay) -> Bool {
        switch axis {
        case .vertical: way.isVertical
        case .horizontal: !way.isVertical
        case .free: true
        }
    }

    private func flies(_ way: PostWay, _ velocity: CGPoint) -> Bool {
        axis == .free && hypot(velocity.x, velocity.y) > Self.flingSpeed
            && way.speed(of: velocity) > Self.flingSpeed / 2
    }

    /// Whether the finger has changed its mind: what moves freely doesn't leave by a way that it is taken back on.
    private func isBroughtBack(_ way: PostWay, _ velocity: CGPoint) -> Bool {
        axis == .free && way.speed(of: velocity) < -Self.flightSpeed
    }

    /// A lever as long as the post turns it once round its middle for a way of half a turn.
    private func turn(by way: CGPoint) -> CGFloat {
        let square = size.width * size.width + size.height * size.height
        return square > 0 ? 2 * (grip.x * way.y - grip.y * way.x) / square : 0
    }

    private func place(_ start: CGFloat, moved: CGFloat, back: Bool, forth: Bool, length: CGFloat) -> CGFloat {
        let startsOpen = start < 0 ? back : forth
        // What was taken farther out than a band reaches has a longer one: it stays under the finger.
        let length = startsOpen ? length : max(length, 2 * abs(start))
        let finger = (startsOpen || !rules.rubberBands ? start : unstretched(start, length)) + moved
        let isOpen = finger < 0 ? back : forth
        if isOpen { return finger }
        if rules.rubberBands { return stretched(finger, length) }
        // Without a band it can only be brought back.
        return start * finger > 0 ? (finger < 0 ? -1 : 1) * min(abs(finger), abs(start)) : 0
    }

    /// How far a rubber band is stretched by a pull.
    private func stretched(_ pull: CGFloat, _ length: CGFloat) -> CGFloat {
        length > 0 ? Self.stretch * pull * length / (Self.stretch * abs(pull) + length) : 0
    }

    /// The pull for a band that is stretched to `place`; the reverse.
    private func unstretched(_ place: CGFloat, _ length: CGFloat) -> CGFloat {
        length > abs(place) ? place * length / (Self.stretch * (length - abs(place))) : place
    }
}

/// A way across the screen, whatever the direction of reading.
enum PostWay: Hashable, Sendable, CaseIterable {
    case up, down, left, right

    var isVertical: Bool { self == .up || self == .down }

    /// How far `offset` leads this way, in parts of `size`.
    func part(of offset: CGPoint, in size: CGSize) -> CGFloat {
        let (way, length) = isVertical ? (offset.y, size.height) : (offset.x, size.width)
        let signed = self == .up || self == .left ? -way : way
        return length > 0 ? signed / length : signed
    }

    /// How fast something with `velocity` gets on this way; negative the other way.
    func speed(of velocity: CGPoint) -> CGFloat { part(of: velocity, in: CGSize(width: 1, height: 1)) }

    /// The edge that it leads to.
    func edge(isRightToLeft: Bool) -> PostEdge {
        switch self {
        case .up: .top
        case .down: .bottom
        case .left: isRightToLeft ? .trailing : .leading
        case .right: isRightToLeft ? .leading : .trailing
        }
    }
}

/// Several ways.
struct PostWays: Hashable, Sendable {
    let all: [PostWay]

    init(_ all: [PostWay]) {
        self.all = all
    }

    init(to edges: Set<PostEdge>, isRightToLeft: Bool) {
        all = PostWay.allCases.filter { edges.contains($0.edge(isRightToLeft: isRightToLeft)) }
    }

    func contains(_ way: PostWay) -> Bool { all.contains(way) }
}
