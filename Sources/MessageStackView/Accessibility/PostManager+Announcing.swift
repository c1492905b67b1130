import UIKit

extension PostManager {
    /// Has what a post says spoken, if anybody listens and there is anything to say. The focus stays where it is.
    ///
    /// While one screen gives way to another, VoiceOver has that to tell, and the post waits.
    func announce(_ id: Post.ID) {
        guard let (record, appearance) = audible(id) else { return }
        guard !ScreenTransition.isRunning(in: appearance.slot?.window) else {
            return narrate(id, after: PostNarration.pauseForTransition) { $0.announce(id) }
        }
        let parts = speech(of: record)
        appearance.narration.parts = parts
        say(record.post.count > 1 ? counted(parts, record.post.count) : parts, of: record)
    }

    /// Has what has changed in a post spoken, and nothing of what was said already.
    func announceUpdate(of id: Post.ID) {
        guard let (record, appearance) = audible(id) else { return }
        guard let before = appearance.narration.parts else { return announceLate(id) }
        let parts = speech(of: record)
        appearance.narration.parts = parts
        say(parts.filter { !before.contains($0) }, of: record)
    }

    /// Has it spoken that the same was posted again, and how often in all, at most once each five seconds.
    func announceCount(of id: Post.ID) {
        guard let (record, appearance) = audible(id) else { return }
        guard let parts = appearance.narration.parts else { return announceLate(id) }
        guard appearance.narration.timer == nil else { return }
        let pause = appearance.narration.lastCount.map { $0 + PostNarration.pauseBetweenCounts - now.media } ?? 0
        guard pause <= 0 else { return narrate(id, after: pause) { $0.announceCount(of: id) } }
        appearance.narration.lastCount = now.media
        say(counted(parts, record.post.count), of: record)
    }

    // MARK: - Private

    /// Nobody was there to hear what the post said, or it is about to be said.
    private func announceLate(_ id: Post.ID) {
        if records[id]?.appearance?.narration.timer == nil { announce(id) }
    }

    /// A post that is at rest on the screen, if anybody listens.
    private func audible(_ id: Post.ID) -> (PostRecord, PostAppearance)? {
        guard announcer.isListening, queue.phase(of: id) == .shown, let record = records[id],
            let appearance = record.appearance
        else { return nil }
        return (record, appearance)
    }

    private func speech(of record: PostRecord) -> [String] {
        let telling = record.request.telling
        return PostSpeech.parts(
            of: record.request.view, severity: telling.severity, message: telling.accessibilityMessage)
    }

    private func counted(_ parts: [String], _ count: Int) -> [String] {
        parts.isEmpty ? [] : parts + [PostStrings.current.times(count)]
    }

    private func say(_ parts: [String], of record: PostRecord) {
        let text = PostSpeech.text(of: parts)
        guard !text.isEmpty else { return }
        let announcement = PostAnnouncement(text, priority: record.request.telling.announcementPriority)
        announcer.announce(announcement) { [weak post = record.post] in post?.phase == .shown }
    }

    private func narrate(
        _ id: Post.ID,
        after seconds: TimeInterval,
        _ action: @escaping @MainActor (PostManager) -> Void
    ) {
        guard let appearance = records[id]?.appearance else { return }
        appearance.narration.timer?.cancel()
        appearance.narration.timer = clock.schedule(after: seconds) { [weak self, weak appearance] in
            appearance?.narration.timer = nil
            if let self { action(self) }
        }
    }
}
