import Testing
import UIKit

@testable import Simulator

@MainActor
struct RealTimeDriverTests {
    /// Nanoseconds; stands still, so that no frame runs between two events.
    @MainActor private final class MachineClock {
        var time: UInt64 = 5_000_000_000
    }

    private let machine = MachineClock()
    private let simulator = Simulator()

    init() {
        simulator.realTime = RealTimeDriver(nanoseconds: { [machine] in machine.time }, onFrame: {})
    }

    @Test func aTouchAfterARestHappensNow() throws {
        let controller = UIViewController()
        var timestamps: [TimeInterval] = []
        let view = TouchView { timestamps.append($0) }
        controller.view.addSubview(view)
        simulator.show(controller)
        machine.time += 3_000_000_000
        simulator.touchDown(at: CGPoint(x: 100, y: 100))
        simulator.stopRealTime()
        #expect(timestamps == [3])
    }

    @Test func anAppThatIsLaunchedLateStartsNow() {
        machine.time += 2_500_000_000
        simulator.show(UIViewController())
        simulator.stopRealTime()
        #expect(simulator.time == 2.5)
    }
}

/// Tells when it was touched.
private final class TouchView: UIView {
    private let onTouch: (TimeInterval) -> Void

    init(onTouch: @escaping (TimeInterval) -> Void) {
        self.onTouch = onTouch
        super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { onTouch(touch.timestamp) }
    }
}
