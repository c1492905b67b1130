import Simulator
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

extension Simulator {
    /// The duration of a frame, in seconds.
    static let frame = 1.0 / 60

    /// Advances the device by a time in which a post leaves and the next one enters.
    func rest() { advance(by: restingTime) }

    /// The announced texts in the order in which each was announced first. VoiceOver may report that it has failed to speak one
    /// that it has spoken, which is then repeated.
    var differentAnnouncements: [String] {
        announcements.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Advances the device until the timer of a post has run for some seconds, or for ten seconds.
    func advance(by seconds: TimeInterval, ofTimerOf post: Post) {
        var left = seconds
        for _ in 0..<600 where left > 0 {
            advance(by: Self.frame)
            if post.countdown?.isRunning == true { left -= Self.frame }
        }
    }

    /// Advances the device frame by frame.
    ///
    /// - Returns: The result of `look` after each frame.
    func watch<Result>(frames: Int, _ look: () throws -> Result) rethrows -> [Result] {
        try (0..<frames).map { _ in
            advance(by: Self.frame)
            return try look()
        }
    }
}
