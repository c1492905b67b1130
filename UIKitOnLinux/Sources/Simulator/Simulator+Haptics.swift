import UIKit

extension Simulator {
    /// The haptics that were played, by name ("success", "light", "selection"), the oldest first.
    public var playedFeedback: [String] {
        HapticEngine.shared.played.map { played in
            switch played.pattern {
            case .notification(let type): "\(type)"
            case .impact(let style, _): "\(style)"
            case .selection: "selection"
            }
        }
    }
}
