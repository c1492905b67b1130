import MessageStackView
import UIKit

/// The settings of a post view's manager. Their initial values are the defaults of the library.
struct PostManagerChoices: Equatable, Sendable {
    /// The values for properties of requests that are nil, or that have their default.
    struct Defaults: Equatable, Sendable {
        var precedence = PostPrecedence.enqueue
        var duplicatePolicy = PostDuplicatePolicy.post
        var delay: TimeInterval = 0
        var minimumTime: TimeInterval = 0
        var expiresAfter: TimeInterval?
        var outlivesScene = false
        var duration = PostDuration.automatic
        var animatesEntrance = true
        var animatesExit = true
        var haptic = PostHaptic.automatic
        var isUserInitiated = true
    }

    var capacity = 1
    var ordering = PostOrdering.priorityThenAge
    var replacesOldestWhenFull = false
    var waitingLimit = Int.max
    var overflowPolicy = PostOverflowPolicy.refuse
    var pauseBetweenPosts: TimeInterval = 0
    var showsTimedPostAlongside = true
    var historyLimit = 0
    var showsOneAtATimeForAssistiveTechnology = true
    var defaults = Defaults()
    /// The edge of the gesture manager; nil for that of the post view.
    var edge: PostEdge?
    var defaultGestures = PostGestures.pan

    /// The properties of a manager that the settings determine, in the order of the code.
    @MainActor
    static var properties: [PlaygroundProperty<PostManagerChoices, PostManager>] {
        let defaults = PostManagerChoices()
        return [
            PlaygroundProperty("capacity", \.capacity, \.capacity, defaults: defaults),
            PlaygroundProperty("ordering", \.ordering, \.ordering, defaults: defaults),
            PlaygroundProperty(
                "replacesOldestWhenFull", \.replacesOldestWhenFull, \.replacesOldestWhenFull, defaults: defaults),
            PlaygroundProperty("waitingLimit", \.waitingLimit, \.waitingLimit, defaults: defaults),
            PlaygroundProperty("overflowPolicy", \.overflowPolicy, \.overflowPolicy, defaults: defaults),
            PlaygroundProperty("pauseBetweenPosts", \.pauseBetweenPosts, \.pauseBetweenPosts, defaults: defaults),
            PlaygroundProperty(
                "showsTimedPostAlongside", \.showsTimedPostAlongside, \.showsTimedPostAlongside, defaults: defaults),
            PlaygroundProperty("historyLimit", \.historyLimit, \.historyLimit, defaults: defaults),
            PlaygroundProperty(
                "showsOneAtATimeForAssistiveTechnology", \.showsOneAtATimeForAssistiveTechnology,
                \.showsOneAtATimeForAssistiveTechnology, defaults: defaults),
            PlaygroundProperty(
                "gestureManager.defaultGestures", \.defaultGestures, \.gestureManager.defaultGestures,
                defaults: defaults),
        ] + requestProperties(defaults)
    }

    @MainActor
    private static func requestProperties(
        _ defaults: PostManagerChoices
    ) -> [PlaygroundProperty<PostManagerChoices, PostManager>] {
        [
            PlaygroundProperty(
                "defaults.precedence", \.defaults.precedence, \.defaults.precedence, defaults: defaults),
            PlaygroundProperty(
                "defaults.duplicatePolicy", \.defaults.duplicatePolicy, \.defaults.duplicatePolicy,
                defaults: defaults),
            PlaygroundProperty("defaults.delay", \.defaults.delay, \.defaults.delay, defaults: defaults),
            PlaygroundProperty(
                "defaults.minimumTime", \.defaults.minimumTime, \.defaults.minimumTime, defaults: defaults),
            PlaygroundProperty(
                "defaults.expiresAfter", \.defaults.expiresAfter, \.defaults.expiresAfter, defaults: defaults),
            PlaygroundProperty(
                "defaults.outlivesScene", \.defaults.outlivesScene, \.defaults.outlivesScene, defaults: defaults),
            PlaygroundProperty("defaults.duration", \.defaults.duration, \.defaults.duration, defaults: defaults),
            PlaygroundProperty(
                "defaults.animatesEntrance", \.defaults.animatesEntrance, \.defaults.animatesEntrance,
                defaults: defaults),
            PlaygroundProperty(
                "defaults.animatesExit", \.defaults.animatesExit, \.defaults.animatesExit, defaults: defaults),
            PlaygroundProperty("defaults.haptic", \.defaults.haptic, \.defaults.haptic, defaults: defaults),
            PlaygroundProperty(
                "defaults.isUserInitiated", \.defaults.isUserInitiated, \.defaults.isUserInitiated, defaults: defaults),
        ]
    }

    /// Applies the settings, including the default ones, to the manager of a post view.
    @MainActor
    func apply(to postView: PostView) {
        var manager = postView.postManager
        for property in Self.properties { property.restore(self, &manager) }
        manager.gestureManager.edge = edge ?? postView.edge
    }

    /// The assignments to the properties of the manager of a `postView`.
    ///
    /// - Parameter hasDeck: Whether the post view has a deck, which sets the capacity to the maximum.
    @MainActor
    func code(hasDeck: Bool) -> [String] {
        var (other, capacity) = (self, [String]())
        if hasDeck {
            other.capacity = 1
            if self.capacity != .max { capacity = ["capacity = \(self.capacity.code)"] }
        }
        let lines = capacity + Self.properties.compactMap { $0.code(other) }
        let edge = edge.map { ["gestureManager.edge = .\($0)"] } ?? []
        return (lines + edge).map { "postView.postManager.\($0)" }
    }
}
