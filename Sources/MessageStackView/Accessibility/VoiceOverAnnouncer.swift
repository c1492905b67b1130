import UIKit

/// An announcer that makes VoiceOver speak announcements one at a time, without moving the focus.
///
/// VoiceOver drops announcements that it receives while it speaks something else, typically the name of a pressed
/// button, and reports whether it has spoken an announcement to its end. The announcer therefore waits before each
/// announcement, sends the next one only after the report, and retries dropped ones.
@MainActor
final class VoiceOverAnnouncer: PostAnnouncer {
    static let shared = VoiceOverAnnouncer(clock: DefaultPostClock.shared)

    private struct Entry {
        let announcement: PostAnnouncement
        let isWanted: @MainActor () -> Bool
        /// Called when the announcement was spoken, or the last attempt has failed.
        let didEnd: @MainActor () -> Void
        var attempts = 0
    }

    private enum Timing {
        /// The delay in seconds that lets VoiceOver announce the pressed button and the new screen first.
        static let settling: TimeInterval = 0.5
        static let attempts = 3
        /// Returns the seconds after which a missing report counts as success. They suffice for slow speech.
        static func reportTimeout(for text: String) -> TimeInterval { 4 + Double(text.count) / 6 }
    }

    private let clock: any PostClock
    private var waiting: [Entry] = []
    private var spoken: Entry?
    /// Cancels the timer that fires when the next announcement can be spoken, or when the report of the current one is
    /// overdue.
    private var cancelTimer: (@MainActor () -> Void)?
    /// Cancels the timer that fires when an error interrupts the current announcement.
    private var cancelInterruption: (@MainActor () -> Void)?
    private var observers: NotificationObservers?

    init(clock: any PostClock) {
        self.clock = clock
    }

    // MARK: - PostAnnouncer

    var isListening: Bool { UIAccessibility.isVoiceOverRunning }

    func announce(_ announcement: PostAnnouncement, isWanted: @escaping @MainActor () -> Bool) {
        announce(announcement, isWanted: isWanted) {}
    }

    func announce(
        _ announcement: PostAnnouncement, isWanted: @escaping @MainActor () -> Bool,
        didEnd: @escaping @MainActor () -> Void
    ) {
        guard isListening, !announcement.text.isEmpty else { return }
        observe()
        add(Entry(announcement: announcement, isWanted: isWanted, didEnd: didEnd))
        if let current = spoken {
            guard announcement.priority > .normal, current.announcement.priority <= .normal else { return }
            interruptSoon()
        } else if cancelTimer == nil {
            speakSoon()
        }
    }

    /// Inserts an announcement after those with the same or a higher priority.
    private func add(_ entry: Entry) {
        let place = waiting.firstIndex { $0.announcement.priority < entry.announcement.priority }
        waiting.insert(entry, at: place ?? waiting.count)
    }

    // MARK: - Private

    /// Adds the observers before the first announcement. Most launches have no announcement, and the first post
    /// shouldn't wait for the observers.
    private func observe() {
        guard observers == nil else { return }
        observers = NotificationObservers([
            UIAccessibility.announcementDidFinishNotification: { [weak self] notification in
                let value = notification.userInfo?[UIAccessibility.announcementStringValueUserInfoKey]
                // Announcements are posted as attributed strings. Apple doesn't document whether they are reported so.
                guard let text = value as? String ?? (value as? NSAttributedString)?.string else { return }
                let success = notification.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? NSNumber
                self?.didFinish(text, successfully: success?.boolValue ?? true)
            },
            UIAccessibility.voiceOverStatusDidChangeNotification: { [weak self] _ in self?.statusDidChange() },
        ])
    }

    /// Drops all announcements when VoiceOver is turned off.
    private func statusDidChange() {
        guard !isListening else { return }
        waiting = []
        spoken = nil
        cancelTimer?()
        cancelTimer = nil
        cancelInterruption?()
        cancelInterruption = nil
    }

    private func speakSoon() {
        cancelTimer = clock.schedule(after: Timing.settling) { [weak self] in
            self?.cancelTimer = nil
            self?.speakNext()
        }
    }

    /// Interrupts the current announcement, which is spoken again later.
    private func interruptSoon() {
        guard cancelInterruption == nil else { return }
        cancelInterruption = clock.schedule(after: Timing.settling) { [weak self] in
            guard let self else { return }
            cancelInterruption = nil
            guard let current = spoken, waiting.contains(where: { $0.announcement.priority > .normal && $0.isWanted() })
            else { return }
            spoken = nil
            cancelTimer?()
            add(current)
            speakNext()
        }
    }

    private func speakNext() {
        waiting.removeAll { !$0.isWanted() }
        guard spoken == nil, !waiting.isEmpty else { return }
        var entry = waiting.removeFirst()
        entry.attempts += 1
        spoken = entry
        cancelTimer = clock.schedule(after: Timing.reportTimeout(for: entry.announcement.text)) { [weak self] in
            self?.didFinish(entry.announcement.text, successfully: true)
        }
        UIAccessibility.post(notification: .announcement, argument: entry.announcement.attributedText())
    }

    private func didFinish(_ text: String, successfully: Bool) {
        guard let entry = spoken, entry.announcement.text == text else { return }
        spoken = nil
        cancelTimer?()
        cancelTimer = nil
        let isRepeated = !successfully && entry.attempts < Timing.attempts
        if isRepeated { waiting.insert(entry, at: 0) }
        if !waiting.isEmpty { speakSoon() }
        if !isRepeated { entry.didEnd() }
    }
}

extension PostAnnouncement {
    /// Returns the text with an attribute for its priority.
    ///
    /// - Parameter hasPriorities: A Boolean value that indicates whether VoiceOver has priorities, which it has from iOS 17
    ///   on; true by default. Otherwise, the attribute has VoiceOver queue an announcement of low priority, and interrupt
    ///   other speech for the others.
    func attributedText(hasPriorities: Bool = true) -> NSAttributedString {
        var attributes = NSAttributedString.queueAttributes(isQueued: priority < .normal)
        if #available(iOS 17.0, *), hasPriorities {
            let priority: UIAccessibilityPriority =
                priority < .normal ? .low : priority > .normal ? .high : .default
            attributes = [.accessibilitySpeechAnnouncementPriority: priority.rawValue]
        }
        return NSAttributedString(string: text, attributes: attributes)
    }
}
