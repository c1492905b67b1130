import Simulator
import Testing
@_spi(Simulator) import UIKit

@MainActor
struct CADisplayLinkTests {
    private let simulator = Simulator()

    @Test func itTellsWhichFrameIsPrepared() throws {
        var link: CADisplayLink?
        var stamps: [CFTimeInterval] = []
        link = CADisplayLink {
            stamps.append($0.timestamp)
            #expect($0.timestamp == CACurrentMediaTime())
            #expect(abs($0.targetTimestamp - $0.timestamp - 1 / 60) < 1e-9)
        }
        link?.add(to: .main, forMode: .common)
        simulator.advance(by: 0.05)
        link?.invalidate()
        #expect(stamps.count == 3)
        #expect(zip(stamps, stamps.dropFirst()).allSatisfy { abs($1 - $0 - 1 / 60) < 1e-6 })
    }

    @Test func aPausedOneRestsAndGoesOn() {
        var count = 0
        let link = CADisplayLink { _ in count += 1 }
        link.add(to: .main, forMode: .common)
        link.isPaused = true
        simulator.advance(by: 0.1)
        #expect(count == 0)
        simulator.advance(by: 0)
        #expect(!RunCycle.needsFrame)
        link.isPaused = false
        #expect(RunCycle.needsFrame)
        simulator.advance(by: 0.1)
        #expect(count == 6)
        link.invalidate()
    }

    @Test func anInvalidOneIsCalledNoMoreAndLetGo() {
        var count = 0
        weak var gone: CADisplayLink?
        do {
            let link = CADisplayLink {
                count += 1
                $0.invalidate()
            }
            gone = link
            link.add(to: .main, forMode: .common)
            link.add(to: .main, forMode: .common)
        }
        simulator.advance(by: 0.1)
        #expect(count == 1)
        #expect(gone == nil)
        #expect(DisplayLinks.count == 0)
    }

    @Test func oneMayEndAnother() {
        var second: CADisplayLink?
        var calls: [String] = []
        let first = CADisplayLink { _ in
            calls.append("first")
            second?.invalidate()
        }
        second = CADisplayLink { _ in calls.append("second") }
        first.add(to: .main, forMode: .common)
        second?.add(to: .main, forMode: .common)
        simulator.advance(by: 0)
        first.invalidate()
        #expect(calls == ["first"])
    }
}
