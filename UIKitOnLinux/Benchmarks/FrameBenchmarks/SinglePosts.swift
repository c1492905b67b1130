import MessageStackView
import UIKit

/// Measures the parts of a post's life in one process: one post after another, each with a new view, without drawing.
@MainActor
struct SinglePosts {
    private enum Count {
        static let warmUp = 50
        /// The number of frames between two posts, so that each post starts on a screen at rest.
        static let restingFrames = 3
    }

    private let makePost: @MainActor (Stage) -> any SinglePost

    /// Posts on the key window.
    static let library = SinglePosts { _ in LibraryPost() }

    /// Shows the same message on the same window without the library.
    static let byHand = SinglePosts { PostByHand(on: $0.window) }

    /// Prints the median of each part, in microseconds.
    ///
    /// - Parameter count: the number of posts to measure, after a warm-up.
    func report(count: Int) {
        let stage = Stage(draws: false)
        let message = Message(
            title: "Saved to Favourites", subtitle: "You find it under the star.",
            leftImage: UIImage(systemName: "star"), rightImage: UIImage(systemName: "chevron.forward"))
        for _ in 0..<Count.warmUp { _ = measure(makePost(stage), message, on: stage) }
        let lives = (0..<count).map { _ in measure(makePost(stage), message, on: stage) }
        FrameBenchmarks.report(
            "Single post",
            Dictionary(uniqueKeysWithValues: Life.parts.map { name, time in (name, median(lives.map(time))) }))
    }

    /// The processor time of each part of a post's life, in microseconds.
    private struct Life {
        var make = 0.0
        var post = 0.0
        var firstFrame = 0.0
        var entrance = 0.0
        var remove = 0.0
        var exit = 0.0

        static var parts: [(String, (Life) -> Double)] {
            [
                ("make", \.make), ("post", \.post), ("firstFrame", \.firstFrame), ("entrance", \.entrance),
                ("remove", \.remove), ("exit", \.exit),
                ("all", { $0.make + $0.post + $0.firstFrame + $0.entrance + $0.remove + $0.exit }),
            ]
        }
    }

    private func measure(_ post: any SinglePost, _ message: Message, on stage: Stage) -> Life {
        var life = Life()
        life.make = microseconds { post.make(message) }
        life.post = microseconds { post.post() }
        life.firstFrame = stage.frame().layout
        life.entrance = stage.pass { post.isShown }
        life.remove = microseconds { post.remove() }
        // The frame after the removal takes the constraints out of the layout.
        life.exit = stage.pass { post.isRemoved } + stage.frame().layout
        stage.pass(frames: Count.restingFrames)
        return life
    }

    private func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
}
