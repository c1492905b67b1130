import MessageStackView
import UIKit

/// The first message of a process, and one more.
@MainActor
struct FirstPosts {
    private let maker: Maker

    init(_ maker: Maker) {
        self.maker = maker
    }

    /// Of one message, in microseconds.
    struct Time {
        /// What makes it and posts it.
        var call: Double
        /// The frame after that, drawing included.
        var frame: Double
    }

    struct Times {
        let first: Time
        let second: Time

        @MainActor
        func report() {
            FrameBenchmarks.report(
                "First", ["call": first.call, "frame": first.frame, "nextCall": second.call, "nextFrame": second.frame])
        }
    }

    func measure() -> Times {
        let stage = Stage()
        stage.pass(frames: 60)
        return Times(first: time(on: stage), second: time(on: stage))
    }

    private func time(on stage: Stage) -> Time {
        var overlay: (any Overlay)?
        let call = microseconds {
            overlay = maker.make(.plain, on: stage)
            overlay?.show()
        }
        let frame = stage.frame()
        stage.pass(frames: 60)
        overlay?.hide()
        stage.pass(frames: 60)
        return Time(call: call, frame: frame.layout + frame.drawing)
    }
}
