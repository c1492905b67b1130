import UIKit

extension Simulator {
    /// The names of the haptics that were played ("success", "light", "selection"), oldest first.
    public var playedFeedback: [String] {
        HapticEngine.shared.played.map { Self.name(of: $0.pattern) }
    }

    /// The haptics of `playedFeedback` whose generator wasn't prepared, so that a device would play them late.
    public var unpreparedFeedback: [String] {
        HapticEngine.shared.played.filter { !$0.wasPrepared }.map { Self.name(of: $0.pattern) }
    }

    private static func name(of pattern: HapticEngine.Pattern) -> String {
        switch pattern {
        case .notification(let type): "\(type)"
        case .impact(let style, _): "\(style)"
        case .selection: "selection"
        }
    }
}
