/// The automatic movement of the content offset along one axis, as a function of the elapsed seconds.
enum AxisMotion {
    case rest(at: CGFloat)
    /// Movement to an offset that the app has set.
    case ease(from: CGFloat, to: CGFloat)
    case coast(Deceleration)
    /// Deceleration up to a limit, then a bounce beyond it and back.
    case coastAndBounce(Deceleration, until: TimeInterval, Bounce)
    case bounce(Bounce)

    /// The duration of an animation to an offset that the app has set, in seconds, as measured on iOS 26.1.
    static let easeDuration: TimeInterval = 0.3

    private static let easing = CubicBezier.easeInOut

    /// Creates the movement of content that is released with a velocity.
    init(from start: CGFloat, coasting deceleration: Deceleration, within limits: ScrollLimits, bounces: Bool) {
        let excess = limits.excess(of: start)
        let comesBack = excess * (deceleration.end - limits.clamp(start)) < 0
        if excess != 0, !comesBack {
            self = .bounce(Bounce(from: start, to: limits.clamp(start), velocity: deceleration.velocity))
        } else if let (limit, time) = Self.crossing(of: deceleration, limits) {
            let speed = bounces ? deceleration.velocity(at: time) : 0
            self = .coastAndBounce(
                deceleration, until: time, Bounce(from: limit, to: limit, velocity: speed))
        } else if deceleration.duration > 0, deceleration.end != start {
            self = .coast(deceleration)
        } else {
            self = .rest(at: start)
        }
    }

    private static func crossing(
        of deceleration: Deceleration, _ limits: ScrollLimits
    ) -> (limit: CGFloat, time: TimeInterval)? {
        let limit = deceleration.velocity < 0 ? limits.lower : limits.upper
        if deceleration.start == limit { return deceleration.duration > 0 ? (limit, 0) : nil }
        return deceleration.time(at: limit).map { (limit, $0) }
    }

    func position(at time: TimeInterval) -> CGFloat {
        switch self {
        case .rest(let position): position
        case .ease(let start, let end):
            start + (end - start) * Self.easing.value(at: min(max(0, time / Self.easeDuration), 1))
        case .coast(let deceleration): deceleration.position(at: time)
        case .coastAndBounce(let deceleration, let passing, let bounce):
            time < passing ? deceleration.position(at: time) : bounce.position(at: time - passing)
        case .bounce(let bounce): bounce.position(at: time)
        }
    }

    /// Whether the movement is over.
    func isOver(at time: TimeInterval) -> Bool {
        switch self {
        case .rest: true
        case .ease(let start, let end): start == end || time >= Self.easeDuration
        case .coast(let deceleration): time >= deceleration.duration
        case .coastAndBounce(_, let passing, let bounce): time >= passing && bounce.isOver(at: time - passing)
        case .bounce(let bounce): bounce.isOver(at: time)
        }
    }

    /// The position at the end of the movement.
    var end: CGFloat {
        switch self {
        case .rest(let position): position
        case .ease(_, let end): end
        case .coast(let deceleration): deceleration.end
        case .coastAndBounce(_, _, let bounce), .bounce(let bounce): bounce.limit
        }
    }
}
