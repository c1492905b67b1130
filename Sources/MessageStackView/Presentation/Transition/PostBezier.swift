import UIKit

/// A cubic curve from (0, 0) to (1, 1), time across and progress up.
struct PostBezier: Equatable, Sendable {
    let first: CGPoint
    let second: CGPoint

    /// The control points are Core Animation's:
    /// https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname
    static let linear = PostBezier(first: CGPoint(x: 0, y: 0), second: CGPoint(x: 1, y: 1))
    static let easeIn = PostBezier(first: CGPoint(x: 0.42, y: 0), second: CGPoint(x: 1, y: 1))
    static let easeOut = PostBezier(first: CGPoint(x: 0, y: 0), second: CGPoint(x: 0.58, y: 1))
    static let easeInOut = PostBezier(first: CGPoint(x: 0.42, y: 0), second: CGPoint(x: 0.58, y: 1))

    /// Progress per time at `time`, between 0 and 1.
    func slope(at time: Double) -> Double {
        let parameter = parameter(at: min(max(time, 0), 1))
        let across = Self.derivative(first.x, second.x, parameter)
        let up = Self.derivative(first.y, second.y, parameter)
        // Where a curve begins with its control point on its end, its slope is that of the other one.
        return across > 1e-9
            ? up / across : Self.derivative(first.y, second.y, 1e-4) / Self.derivative(first.x, second.x, 1e-4)
    }

    /// Time grows with the parameter, so halving finds it.
    private func parameter(at time: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.value(first.x, second.x, middle) < time { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func value(_ first: CGFloat, _ second: CGFloat, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * Double(first) + 3 * rest * t * t * Double(second) + t * t * t
    }

    private static func derivative(_ first: CGFloat, _ second: CGFloat, _ t: Double) -> Double {
        let rest = 1 - t
        let (first, second) = (Double(first), Double(second))
        return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
    }
}
