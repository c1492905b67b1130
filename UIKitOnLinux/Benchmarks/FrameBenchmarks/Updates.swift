import MessageStackView
import UIKit

/// Measures updates of a shown message whose new text needs the same size, without drawing.
@MainActor
enum Updates {
    private enum Count {
        /// The number of updates of a run that aren't measured.
        static let warmUp = 20
        /// The number of frames after an update. An animation of the layout is over by then.
        static let frames = 30
    }

    /// The processor time of one update, in microseconds.
    private struct Time {
        /// The time of the call that changes the text.
        var call: Double
        /// The time of the next frame, which lays out the text.
        var frame: Double
        /// The time of the frames after it.
        var rest: Double
    }

    /// Prints the medians of each side.
    ///
    /// - Parameters:
    ///   - count: The number of updates per run.
    ///   - runs: The number of runs per side. The sides alternate, each time on a new device.
    static func report(count: Int, runs: Int = 6) {
        let sides: [(name: String, show: (Stage) -> (Message) -> Void)] = [
            ("post", showPost), ("by hand", { showByHand(on: $0, animated: false) }),
            ("by hand, animated", { showByHand(on: $0, animated: true) }),
        ]
        var times = [[Time]](repeating: [], count: sides.count)
        for _ in 0..<runs {
            for (index, side) in sides.enumerated() { times[index] += measure(count, show: side.show) }
        }
        for (side, times) in zip(sides, times) {
            FrameBenchmarks.report(
                "Update, " + side.name,
                [
                    "call": median(times.map(\.call)), "frame": median(times.map(\.frame)),
                    "rest": median(times.map(\.rest)), "all": median(times.map { $0.call + $0.frame + $0.rest }),
                ])
        }
    }

    private static func showPost(on stage: Stage) -> (Message) -> Void {
        // While the time of a post passes, the library looks in each frame for views that cover it.
        func request(_ message: Message) -> PostRequest {
            var request = PostRequest(message)
            request.duration = .untilRemoved
            return request
        }
        let post = stage.host.createPostView(edge: .top).post(request(message(0)), as: .plain)
        return { post.update(with: request($0)) }
    }

    /// - Parameter animated: Whether the layout is animated, in case the text needs another size.
    private static func showByHand(on stage: Stage, animated: Bool) -> (Message) -> Void {
        let overlay = OverlayByHand(.plain, on: stage)
        overlay.show()
        return { message in
            (overlay.message as? MessageView)?.set(message: message)
            guard animated else { return }
            UIViewPropertyAnimator(duration: .animationDuration, dampingRatio: 1) {
                stage.host.layoutIfNeeded()
            }.startAnimation()
        }
    }

    private static func message(_ number: Int) -> Message {
        Message(title: "Saved to Favourites", subtitle: "You find it under star \(number % 10).")
    }

    /// - Parameter show: A closure that shows a message, and returns one that updates it.
    private static func measure(_ count: Int, show: (Stage) -> (Message) -> Void) -> [Time] {
        let stage = Stage(draws: false)
        let update = show(stage)
        stage.pass(frames: 60)
        return (0..<Count.warmUp + count).map { number in
            let call = microseconds { update(message(number + 1)) }
            let frame = stage.frame().layout
            let rest = microseconds { stage.pass(frames: Count.frames) }
            return Time(call: call, frame: frame, rest: rest)
        }.suffix(count)
    }

    private static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
}
