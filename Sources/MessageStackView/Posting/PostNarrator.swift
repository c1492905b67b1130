import UIKit

/// Announces the text of one post when it is shown, changes of the text, and the number of its requests.
@MainActor
final class PostNarrator {
    /// The seconds between two announcements of the number of requests.
    static let countInterval: TimeInterval = 5
    /// The seconds between two checks whether a transition between screens has ended.
    static let transitionInterval: TimeInterval = 0.25
    /// The seconds until a view that makes its accessibility elements late has made them: a frame.
    static let elementsInterval: TimeInterval = 1.0 / 60

    private weak var presented: PresentedPost?
    /// The parts that were announced last; nil if nothing was.
    private var parts: [String]?
    /// The media time of the last announcement of the count.
    private var lastCount: TimeInterval?
    /// The number of announcements so far.
    private var announcementCount = 0
    /// Cancels the next announcement; nil if none is due.
    private var cancelNext: (@MainActor () -> Void)?

    init(of presented: PresentedPost) {
        self.presented = presented
    }

    /// Announces a shown post, and moves the focus into it if it is modal. Texts that the assistive technology reads
    /// because they get the focus aren't announced a second time.
    ///
    /// While one screen replaces another, VoiceOver describes the new one, so the announcement waits.
    ///
    /// - Parameter isLastAttempt: Whether a view without a text gets no time to make its accessibility elements; false by
    ///   default.
    func announce(isLastAttempt: Bool = false) {
        guard let presented, presented.post.phase == .shown,
            announcer?.isListening == true || AssistiveTechnology.isRunning
        else { return }
        guard !ScreenTransition.isRunning(in: presented.slot?.window) else {
            return schedule(after: Self.transitionInterval) { $0.announce() }
        }
        let parts = speech(of: presented)
        if parts.isEmpty, presented.view is any LateSpeaking, presented.options.accessibilityMessage == nil {
            guard isLastAttempt else {
                return schedule(after: Self.elementsInterval) { $0.announce(isLastAttempt: true) }
            }
            PostAdvice.adviseOnSilence(of: presented.view)
        }
        let element = presented.options.takesFocus ? presented.focus?.enter(from: presented.anchorView) : nil
        guard announcer?.isListening == true else { return }
        self.parts = parts
        let spoken = counted(parts, of: presented)
        guard let element else { return announce(spoken) }
        // A text of the app interrupts the reading of the focused element, and replaces it.
        guard presented.options.accessibilityMessage == nil else { return announce(spoken, priority: .high) }
        let read = (element as? UIResponder).flatMap(PostSpeech.name)
        announce(spoken.filter { $0 != read }, priority: .low)
    }

    /// Announces the parts of an updated post that are new.
    func announceUpdate() {
        guard let presented = audiblePost else { return }
        guard let before = parts else { return announceLate() }
        let parts = speech(of: presented)
        self.parts = parts
        announce(parts.filter { !before.contains($0) })
    }

    /// Announces a text, also one that was announced before.
    func announce(text: String, priority: PostPriority? = nil) {
        if audiblePost != nil { announce([text], priority: priority) }
    }

    /// Announces the number of requests for which the post stands, at most once in five seconds.
    func announceCount() {
        guard let presented = audiblePost else { return }
        guard parts != nil else { return announceLate() }
        guard cancelNext == nil else { return }
        let now = presented.clock.mediaTime
        let pause = lastCount.map { $0 + Self.countInterval - now } ?? 0
        guard pause <= 0 else { return schedule(after: pause) { $0.announceCount() } }
        lastCount = now
        let parts = speech(of: presented)
        self.parts = parts
        announce(counted(parts, of: presented))
    }

    /// Cancels a scheduled announcement.
    func stop() {
        cancelNext?()
        cancelNext = nil
    }

    // MARK: - Private

    private var announcer: (any PostAnnouncer)? { presented?.announcer }

    private var strings: PostStrings { presented?.post.owner?.strings ?? .current }

    /// The post, if it is shown and an assistive technology speaks.
    private var audiblePost: PresentedPost? {
        presented.flatMap { $0.post.phase == .shown && $0.announcer.isListening ? $0 : nil }
    }

    /// Announces a post that was shown before an assistive technology ran.
    private func announceLate() {
        if cancelNext == nil { announce() }
    }

    private func speech(of presented: PresentedPost) -> [String] {
        let options = presented.options
        return PostStrings.use(strings) {
            PostSpeech.parts(
                of: presented.view, prefix: options.accessibilityPrefix ?? options.severity?.word,
                message: options.accessibilityMessage, isRemovedByTap: presented.isRemovedByTap)
        }
    }

    /// Returns the parts and, from two requests on, the number or its text, unless the parts contain it already.
    private func counted(_ parts: [String], of presented: PresentedPost) -> [String] {
        let count = presented.post.count
        guard !parts.isEmpty, count > 1 else { return parts }
        let text = presented.countText.flatMap { $0.isEmpty ? nil : $0 } ?? strings.times(count)
        return parts.contains(text) ? parts : parts + [text]
    }

    private func announce(_ parts: [String], priority: PostPriority? = nil) {
        let text = PostSpeech.text(of: parts)
        guard let presented, !text.isEmpty else { return }
        let announcement = PostAnnouncement(text, priority: priority ?? Self.priority(of: presented.options))
        announcementCount += 1
        let number = announcementCount
        announcer?.announce(announcement) { [weak post = presented.post] in
            post?.phase == .shown
        } didEnd: { [weak self] in
            if let self, number == announcementCount { self.presented?.announcementDidEnd() }
        }
    }

    /// Returns the priority of a request's announcement. Only errors get a high priority, because an announcement with
    /// a high priority interrupts VoiceOver and can't be interrupted.
    private static func priority(of options: PostOptions) -> PostPriority {
        if options.severity == .error { return .high }
        return options.isUserInitiated == false ? .low : .normal
    }

    private func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor (PostNarrator) -> Void) {
        cancelNext?()
        cancelNext = presented?.clock.schedule(after: seconds) { [weak self] in
            self?.cancelNext = nil
            self.map(action)
        }
    }
}
