import UIKit

/// Those who see, hear and feel the posts of a manager, and what they need.
@MainActor
final class PostAudience {
    /// The least by which time is stretched for whoever goes through a screen element by element.
    private static let patience: TimeInterval = 2

    var haptics: (any PostHapticPlayer)? = DeviceHaptics.shared

    /// Whether one post is shown at a time while an assistive technology runs.
    var getsOneAtATime = true

    /// Whether VoiceOver or Switch Control runs.
    static var usesAssistiveTechnology: Bool {
        UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning
    }

    /// What dismissal intervals are multiplied by.
    static var timeScale: TimeInterval { max(PostTiming.scale, usesAssistiveTechnology ? patience : 1) }

    let attention: PostAttention
    private let observers: NotificationObservers

    /// - Parameters:
    ///   - needsChanged: called when other rules hold for time and for how many posts are shown.
    ///   - attentionChanged: called when somebody turns to a post or away from it.
    init(
        needsChanged: @escaping @MainActor @Sendable () -> Void,
        attentionChanged: @escaping @MainActor (Post.ID, PostHold, _ isHeld: Bool) -> Void
    ) {
        attention = PostAttention(report: attentionChanged)
        let handler: NotificationObservers.Handler = { _ in needsChanged() }
        observers = NotificationObservers([
            UIAccessibility.voiceOverStatusDidChangeNotification: handler,
            UIAccessibility.switchControlStatusDidChangeNotification: handler,
            PostTiming.didChangeNotification: handler,
        ])
    }
}
