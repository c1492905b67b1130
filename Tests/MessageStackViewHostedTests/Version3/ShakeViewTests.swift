import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

extension HostedTests {
    @MainActor
    struct ShakeViewTests {
        private let stage: Stage
        private let view = ShakeView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
        private let delegate = ShakeRecorder()
        private let finger = CGPoint(x: 150, y: 350)

        init() async throws {
            stage = try await Stage()
            view.delegate = delegate
            stage.view.addSubview(view)
            await stage.advance(by: 0)
        }

        // MARK: Pulses

        @Test func pulsesStopOutsideWindow() async {
            await stage.advance(by: 1.2)
            view.removeFromSuperview()
            #expect(delegate.calls == ["pulseWillStart", "pulseDidStop"])
            #expect(view.transform == .identity)
            await stage.advance(by: 10)
            #expect(delegate.calls.count == 2)
            stage.view.addSubview(view)
            await stage.advance(by: 1.1)
            #expect(delegate.calls.count == 3)
        }

        // MARK: Shaking

        @Test func shakeAngleIncreasesOverTime() {
            let angles = stride(from: 0, through: ShakeMotion.duration, by: 0.005).map {
                abs(ShakeMotion(after: $0).angle)
            }
            let thirds = [angles.prefix(167), angles[167..<334], angles.suffix(167)].map { $0.max() ?? 0 }
            #expect(thirds[0] < thirds[1] && thirds[1] < thirds[2])
            #expect(thirds[2] <= .pi / 15 && thirds[2] > .pi / 17)
            #expect(ShakeMotion(after: 0).angle == 0 && abs(ShakeMotion(after: 9).angle) < 1e-9)
        }

        // MARK: Reduce Motion

        @Test func shakeViewIsReleased() async {
            weak var released: ShakeView?
            do {
                let other = ShakeView(frame: view.frame)
                released = other
                stage.view.addSubview(other)
                await stage.advance(by: 1.2)
                other.removeFromSuperview()
            }
            await stage.rest()
            #expect(released == nil)
        }
    }
}

private final class ShakeRecorder: ShakeViewDelegate {
    private(set) var calls: [String] = []

    func shakeViewAnimationDidStart(_ shakeView: ShakeView) {
        calls.append("didStart")
    }

    func shakeViewAnimationDidStop(_ shakeView: ShakeView, complete: Bool) {
        calls.append(complete ? "didStop complete" : "didStop")
    }

    func shakeViewPulseWillStart(_ shakeView: ShakeView) {
        calls.append("pulseWillStart")
    }

    func shakeViewPulseDidStop(_ shakeView: ShakeView) {
        calls.append("pulseDidStop")
    }
}
