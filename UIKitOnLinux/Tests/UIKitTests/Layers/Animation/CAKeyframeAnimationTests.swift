import Simulator
import Testing
import UIKit

/// Values and paths with several stations.
@MainActor
struct CAKeyframeAnimationTests {
    private let playground = Playground()
    private var layer: CALayer { playground.square.layer }

    /// Where the square is seen at parts of one second.
    private func seen(
        _ keyPath: String, at times: [TimeInterval], _ change: (CAKeyframeAnimation) -> Void
    ) -> [CGPoint] {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.duration = 1
        change(animation)
        layer.add(animation, forKey: nil)
        playground.simulator.advance(by: 0)
        let start = playground.simulator.time
        return times.map {
            playground.simulator.advance(by: start + $0 - playground.simulator.time)
            return playground.seen
        }
    }

    private func xs(at times: [TimeInterval], _ change: (CAKeyframeAnimation) -> Void) -> [CGFloat] {
        seen("position.x", at: times, change).map { ($0.x * 1000).rounded() / 1000 }
    }

    @Test func valuesAreEvenlySpread() {
        #expect(xs(at: [0, 0.25, 0.5, 0.75]) { $0.values = [0, 100, 60] } == [0, 50, 100, 80])
    }

    @Test func keyTimesSayWhen() {
        let xs = xs(at: [0.1, 0.2, 0.6]) {
            $0.values = [0, 100, 60]
            $0.keyTimes = [0, 0.2, 1]
        }
        #expect(xs == [50, 100, 80])
    }

    @Test func eachWayHasItsPace() {
        let xs = xs(at: [0.125, 0.625]) {
            $0.values = [0, 100, 200]
            $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut)]
        }
        #expect(abs(xs[0] - 9.35) < 0.01)
        #expect(abs(xs[1] - 137.81) < 0.01)
    }

    @Test func thePaceOfTheWholeGoesFirst() {
        let xs = xs(at: [0.25]) {
            $0.values = [0, 50, 100]
            $0.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        }
        #expect(abs(xs[0] - 12.92) < 0.01)
    }

    @Test func discreteOnesJump() {
        #expect(
            xs(at: [0, 0.3, 0.34, 0.6, 0.7]) {
                $0.values = [10, 20, 30]
                $0.calculationMode = .discrete
            } == [10, 10, 20, 20, 30])
        #expect(
            xs(at: [0.1, 0.15, 0.9]) {
                $0.values = [10, 20]
                $0.keyTimes = [0, 0.15, 1]
                $0.calculationMode = .discrete
            } == [10, 20, 20])
    }

    @Test func pacedOnesGoAtAnEvenSpeed() {
        let xs = xs(at: [0.25, 0.5, 0.75]) {
            $0.values = [0, 10, 100]
            $0.keyTimes = [0, 0.9, 1]
            $0.calculationMode = .paced
        }
        #expect(xs == [25, 50, 75])
    }

    @Test func cubicOnesGoThroughTheValuesWithoutCorners() {
        let xs = xs(at: [0, 0.249, 0.25, 0.251, 0.5, 0.75]) {
            $0.values = [0, 100, 100, 0, 50]
            $0.calculationMode = .cubic
        }
        #expect(xs[0] == 0 && xs[2] == 100 && xs[4] == 100 && xs[5] == 0)
        // The slope at the second value is half of the way from the first to the third, on both sides.
        #expect(abs((xs[2] - xs[1]) - 0.2) < 0.01 && abs((xs[3] - xs[2]) - 0.2) < 0.01)
    }

    @Test func aTightCurveIsStillAtItsKeyframes() {
        let xs = xs(at: [0.5, 0.501]) {
            $0.values = [0, 100, 200]
            $0.calculationMode = .cubic
            $0.tensionValues = [0, 1, 0]
        }
        #expect(abs(xs[1] - xs[0]) < 0.01)
    }

    @Test func partsWithoutValuesChangeNothing() {
        #expect(xs(at: [0.5]) { $0.values = [] } == [50])
        #expect(xs(at: [0.5]) { $0.values = [7] } == [7])
        #expect(xs(at: [0.5]) { $0.values = nil } == [50])
    }

    // MARK: - Paths

    private var corner: CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 300))
        return path
    }

    @Test func aPathIsFollowedPointByPoint() {
        let points = seen("position", at: [0.25, 0.5, 0.75]) { $0.path = corner }
        #expect(points == [CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 150)])
    }

    @Test func aPacedPathIsFollowedAtAnEvenSpeed() {
        let points = seen("position", at: [0.125, 0.25, 0.5]) {
            $0.path = corner
            $0.calculationMode = .paced
        }
        #expect(points == [CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
    }

    @Test func aCircleIsACircle() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200), transform: nil)
        let points = seen("position", at: Array(stride(from: 0, to: 1, by: 0.05))) {
            $0.path = circle
            $0.calculationMode = .paced
        }
        let center = CGPoint(x: 100, y: 100)
        #expect(points.allSatisfy { abs(hypot($0.x - center.x, $0.y - center.y) - 100) < 0.1 })
        let steps = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        #expect(steps.allSatisfy { abs($0 - steps[0]) < 0.1 })
    }

    @Test func theLayerTurnsWithThePath() {
        _ = seen("position", at: [0.75]) {
            $0.path = corner
            $0.rotationMode = .rotateAuto
        }
        #expect(abs(playground.seenLayer.transform.m12 - 1) < 1e-6)
    }
}
