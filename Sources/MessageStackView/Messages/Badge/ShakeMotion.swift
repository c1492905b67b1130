import UIKit

/// How a held view shakes: it grows evenly, and turns to and fro farther and farther.
struct ShakeMotion {
    /// Seconds from rest to the end.
    static let duration: TimeInterval = 2.5

    private static let cycles: CGFloat = 15
    private static let farthestAngle = CGFloat.pi / 15
    private static let largestScale: CGFloat = 1.4
    private static let faintestAlpha: CGFloat = 0.5

    /// From 0, rest, to 1, the end.
    let progress: CGFloat

    init(after seconds: TimeInterval) {
        progress = min(1, max(0, seconds / Self.duration))
    }

    /// In radians, clockwise.
    var angle: CGFloat { Self.farthestAngle * progress * progress * sin(2 * .pi * Self.cycles * progress) }

    var scale: CGFloat { 1 + (Self.largestScale - 1) * progress }

    /// Instead of angle and scale, for those who asked for less motion.
    var alpha: CGFloat { 1 - (1 - Self.faintestAlpha) * progress }
}
