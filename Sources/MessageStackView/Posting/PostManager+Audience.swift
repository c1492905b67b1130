import UIKit

extension PostManager {
    // MARK: What people need

    /// Plays the haptics of posts; the device's by default, nil for none at all.
    public var haptics: (any PostHapticPlayer)? {
        get { audience.haptics }
        set { audience.haptics = newValue }
    }

    /// Whether one post is shown at a time, whatever `capacity` is, while VoiceOver or Switch Control runs; true by
    /// default. Posts that are shown stay.
    public var showsOneAtATimeForAssistiveTechnology: Bool {
        get { audience.getsOneAtATime }
        set {
            audience.getsOneAtATime = newValue
            needsChanged()
        }
    }

    /// Applies the rules of time and number that hold now.
    func needsChanged() {
        queue.isOneAtATime = audience.getsOneAtATime && PostAudience.usesAssistiveTechnology
        let scale = PostAudience.timeScale
        if scale.isFinite {
            take(queue.setTimeScale(scale, at: now) + queue.releaseAll(by: .untimed, at: now))
        } else {
            take(queue.holdAll(by: .untimed, at: now))
        }
    }

    /// Somebody has turned to a post, or away from it.
    func attend(to id: Post.ID, _ source: PostHold, _ isHeld: Bool) {
        take(hold(id, by: source, isHeld))
    }

    /// The same, noticed in the middle of a layout.
    func attendSoon(to id: Post.ID, _ source: PostHold, _ isHeld: Bool) {
        takeSoon(hold(id, by: source, isHeld))
    }

    // MARK: Haptics

    /// A post is about to enter, and may still be kept from it.
    func prepareHaptic(of request: PostRequest) {
        if let haptic = request.telling.resolvedHaptic { haptics?.prepare(haptic) }
    }

    /// A post begins to appear.
    func playHaptic(of request: PostRequest) {
        if let haptic = request.telling.resolvedHaptic { haptics?.play(haptic) }
    }
}
