import Simulator
import UIKit

@testable import MessageStackView

extension Simulator {
    /// The duration of a frame, in seconds.
    static let frame = 1.0 / 60

    /// Advances the device by 1.25 seconds, in which a post leaves and the next one enters, or longer if frames may stall.
    func rest() { advance(by: readings.contains(.framesAreUneven) ? 1.85 : 1.25) }

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
