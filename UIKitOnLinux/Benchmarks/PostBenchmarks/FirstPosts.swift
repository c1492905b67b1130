import MessageStackView
import UIKit

/// Measures the first and the second message of a process.
@MainActor
struct FirstPosts {
    private let maker: Maker

    init(_ maker: Maker) {
        self.maker = maker
    }

    /// The processor times of one message, in microseconds.
    struct Time {
        /// The time of creating and posting the message.
        var call: Double
        /// The time of the next frame, including drawing.
        var frame: Double
    }

    struct Times {
        let first: Time
        let second: Time

        @MainActor
        func report() {
            PostBenchmarks.report(
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
