import MessageStackView
import UIKit

/// The settings of a request, apart from its content and its presentation.
struct PostRequestChoices: Equatable, Sendable {
    /// The time on screen; nil for that of the content or, if it has none, of the manager.
    var duration: PostDuration?
    var delay: TimeInterval?
    var minimumTime: TimeInterval?
    var expiresAfter: TimeInterval?
    var timeAfterHold: TimeInterval?
    var animatesEntrance: Bool?
    var animatesExit: Bool?
    /// The gestures of the post; nil for those of the post view.
    var gestures: PostGestures?
    /// The rank; nil for that of the content or, if it has none, of the manager.
    var priority: PostPriority?
    var key: PostKey?
    /// The precedence; nil for that of the content or, if it has none, of the manager.
    var precedence: PostPrecedence?
    var duplicatePolicy: PostDuplicatePolicy?
    var comparesOnlyWaiting: Bool?
    var ignoresSuspension: Bool?
    var outlivesScene: Bool?
    /// Whether the text can be copied; nil for that of an error only.
    var allowsCopying: Bool?
    /// The severity of the announcement and the haptic; nil for that of the content.
    var severity: PostSeverity?
    var isUserInitiated: Bool?
    /// The announced text; nil for the text in the view. An empty text isn't announced.
    var accessibilityMessage: String?
    var haptic = PostHaptic.automatic

    /// The properties of a request that the settings determine, in the order of the code.
    @MainActor
    static var properties: [PlaygroundProperty<PostRequestChoices, PostRequest>] {
        let defaults = PostRequestChoices()
        return [
            PlaygroundProperty("duration", \.duration, \.duration, defaults: defaults),
            PlaygroundProperty("delay", \.delay, \.delay, defaults: defaults),
            PlaygroundProperty("minimumTime", \.minimumTime, \.minimumTime, defaults: defaults),
            PlaygroundProperty("expiresAfter", \.expiresAfter, \.expiresAfter, defaults: defaults),
            PlaygroundProperty("timeAfterHold", \.timeAfterHold, \.timeAfterHold, defaults: defaults),
            PlaygroundProperty("animatesEntrance", \.animatesEntrance, \.animatesEntrance, defaults: defaults),
            PlaygroundProperty("animatesExit", \.animatesExit, \.animatesExit, defaults: defaults),
            PlaygroundProperty("gestures", \.gestures, \.gestures, defaults: defaults),
            PlaygroundProperty("priority", \.priority, \.priority, defaults: defaults),
            PlaygroundProperty("key", \.key, \.key, defaults: defaults),
            PlaygroundProperty("precedence", \.precedence, \.precedence, defaults: defaults),
            PlaygroundProperty("duplicatePolicy", \.duplicatePolicy, \.duplicatePolicy, defaults: defaults),
            PlaygroundProperty(
                "comparesOnlyWaiting", \.comparesOnlyWaiting, \.comparesOnlyWaiting, defaults: defaults),
            PlaygroundProperty("ignoresSuspension", \.ignoresSuspension, \.ignoresSuspension, defaults: defaults),
            PlaygroundProperty("outlivesScene", \.outlivesScene, \.outlivesScene, defaults: defaults),
            PlaygroundProperty("allowsCopying", \.allowsCopying, \.allowsCopying, defaults: defaults),
            PlaygroundProperty("severity", \.severity, \.severity, defaults: defaults),
            PlaygroundProperty("isUserInitiated", \.isUserInitiated, \.isUserInitiated, defaults: defaults),
            PlaygroundProperty(
                "accessibilityMessage", \.accessibilityMessage, \.accessibilityMessage, defaults: defaults),
            PlaygroundProperty("haptic", \.haptic, \.haptic, defaults: defaults),
        ]
    }

    /// Applies the settings to a request.
    @MainActor
    func apply(to request: inout PostRequest) {
        for property in Self.properties { property.apply(self, &request) }
    }

    /// The assignments to a `request`; none if all settings are the defaults.
    @MainActor
    var code: [String] { Self.properties.compactMap { $0.code(self) }.map { "request.\($0)" } }
}
