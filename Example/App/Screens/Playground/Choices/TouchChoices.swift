import MessageStackView
import UIKit

/// The settings of how touches are handled.
struct TouchChoices: Equatable, Sendable {
    enum Way: CaseIterable {
        case absorb, forward
    }

    var way: Way
    var removes = false
    /// The time in seconds that a tap leaves at least; 0 for no change.
    var minimumTimeLeft: TimeInterval = 0
    var prints = false
    /// Whether taps on content that handles its taps itself are taps on the post too.
    var includesContentTaps = false

    init(_ way: Way) {
        self.way = way
    }

    /// Settings that absorb touches and remove the post on a tap.
    static var remove: TouchChoices {
        var choices = TouchChoices(.absorb)
        choices.removes = true
        return choices
    }

    var response: PostPresentation.TouchResponse {
        var response = way == .absorb ? PostPresentation.TouchResponse.absorb : .forward
        if minimumTimeLeft > 0 { response = response.and(.keep(atLeast: minimumTimeLeft)) }
        if prints { response = response.and(.perform { print($0.id) }) }
        if removes { response = response.and(.remove) }
        response.includesContentTaps = includesContentTaps
        return response
    }
}
