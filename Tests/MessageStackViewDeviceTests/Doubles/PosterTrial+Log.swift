import Simulator
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests
@testable import MessageStackViewTests

// MARK: - Log

extension PosterTrial {
    /// Returns a line for each callback of the posters' delegates, and for each change of a post's state after an event. Two
    /// versions of the library that behave alike return the same lines.
    static func log(of events: [PosterEvent]) async -> [String] {
        let trial = PosterTrial()
        defer { trial.messages.finishHandlers() }
        var lines: [String] = []
        for (place, delegate) in zip(Place.allCases, trial.delegates) {
            delegate.didCall = { [unowned trial] callback, view in
                let post = view.flatMap { trial.poster(place.rawValue).postManager.post(of: $0) }
                lines.append("\(trial.timestamp) \(place) \(callback) \(trial.name(of: post))")
            }
        }
        var states: [String] = []
        for event in events {
            lines.append("\(trial.timestamp) > \(event)")
            await trial.apply(event)
            let new = trial.posts.map(\.loggedState)
            for (index, state) in new.enumerated() where !states.indices.contains(index) || states[index] != state {
                lines.append("\(trial.timestamp) post \(index): \(state)")
            }
            states = new
        }
        return lines
    }

    private var timestamp: String { String(format: "%.3f", stage.simulator.time) }

    /// Returns the number of a post, which is the same in each run, unlike its identifier.
    private func name(of post: Post?) -> String {
        posts.firstIndex { $0 === post }.map { "post \($0)" } ?? (post == nil ? "a view" : "another post")
    }
}

extension Post {
    fileprivate var loggedState: String {
        let time = timeLeft.map { String(format: ", %.2f s left", $0) } ?? ""
        let end = reason.map { ", \($0)" } ?? ""
        return "\(phase)\(end)\(refusal.map { ", \($0)" } ?? "")\(time)"
    }
}
