import Testing

@testable import UIKit

/// Core Animation's arithmetic of time.
struct MediaTimingTests {
    private func timing(_ change: (inout MediaTiming) -> Void = { _ in }) -> MediaTiming {
        var timing = MediaTiming()
        timing.beginTime = 10
        timing.duration = 2
        change(&timing)
        return timing
    }

    @Test func itShowsNothingBeforeAndAfter() {
        let timing = timing()
        #expect(timing.moment(at: 9.9) == nil)
        #expect(timing.moment(at: 10) == MediaTiming.Moment(time: 0, run: 0))
        #expect(timing.moment(at: 11.5)?.time == 1.5)
        #expect(timing.moment(at: 12) == nil)
        #expect(timing.isOver(at: 12) && !timing.isOver(at: 11.9))
    }

    @Test(
        arguments: [
            (CAMediaTimingFillMode.removed, nil, nil), (.backwards, 0, nil), (.forwards, nil, 2), (.both, 0, 2),
        ] as [(CAMediaTimingFillMode, TimeInterval?, TimeInterval?)])
    func theFillModeSaysWhatShowsOutside(mode: CAMediaTimingFillMode, before: TimeInterval?, after: TimeInterval?) {
        let timing = timing { $0.fillMode = mode }
        #expect(timing.moment(at: 5)?.time == before)
        #expect(timing.moment(at: 20)?.time == after)
    }

    @Test func speedDividesTheTime() {
        let timing = timing { $0.speed = 4 }
        #expect(timing.moment(at: 10.25)?.time == 1)
        #expect(timing.isOver(at: 10.5))
    }

    @Test func aNegativeSpeedRunsBackFromTheEnd() {
        let timing = timing {
            $0.speed = -1
            $0.fillMode = .both
        }
        #expect(timing.moment(at: 9)?.time == 2)
        #expect(timing.moment(at: 10.5)?.time == 1.5)
        #expect(timing.moment(at: 13)?.time == 0)
        #expect(timing.isOver(at: 12))
    }

    @Test func anOffsetBeginsInTheMiddleAndEndsThere() {
        let timing = timing { $0.timeOffset = 0.5 }
        #expect(timing.moment(at: 10)?.time == 0.5)
        #expect(timing.moment(at: 11)?.time == 1.5)
        #expect(timing.moment(at: 11.75)?.time == 0.25)
        #expect(timing.isOver(at: 12))
    }

    @Test func withoutSpeedTheOffsetAloneDecides() {
        let timing = timing {
            $0.speed = 0
            $0.timeOffset = 1.5
        }
        #expect(timing.moment(at: 10)?.time == 1.5)
        #expect(timing.moment(at: 1000)?.time == 1.5)
        #expect(!timing.isOver(at: 1000))
    }

    @Test func repetitionsStartAgain() {
        let timing = timing {
            $0.repeatCount = 2.5
            $0.fillMode = .forwards
        }
        #expect(timing.activeDuration == 5)
        #expect(timing.moment(at: 12) == MediaTiming.Moment(time: 0, run: 1))
        #expect(timing.moment(at: 14.5) == MediaTiming.Moment(time: 0.5, run: 2))
        #expect(timing.moment(at: 100) == MediaTiming.Moment(time: 1, run: 2))
    }

    @Test func wholeRepetitionsEndAtTheEndOfTheLast() {
        let timing = timing {
            $0.repeatCount = 3
            $0.fillMode = .forwards
        }
        #expect(timing.moment(at: 100) == MediaTiming.Moment(time: 2, run: 2))
    }

    @Test func autoreversingRunsThereAndBack() {
        let timing = timing {
            $0.autoreverses = true
            $0.fillMode = .forwards
        }
        #expect(timing.activeDuration == 4)
        #expect(timing.moment(at: 12)?.time == 2)
        #expect(timing.moment(at: 13.5)?.time == 0.5)
        #expect(timing.moment(at: 14)?.time == 0)
    }

    @Test func aRepeatDurationCutsARunOff() {
        let timing = timing {
            $0.repeatDuration = 3
            $0.repeatCount = 99
        }
        #expect(timing.moment(at: 12.5) == MediaTiming.Moment(time: 0.5, run: 1))
        #expect(timing.isOver(at: 13))
    }

    @Test func withoutEndItGoesOn() {
        let timing = timing { $0.repeatCount = .infinity }
        #expect(timing.moment(at: 10 + 2 * 1_000_000 + 0.5) == MediaTiming.Moment(time: 0.5, run: 1_000_000))
        #expect(!timing.isOver(at: 1e12))
    }
}
