import UIKit

extension PostManager {
    /// Has what a post says spoken, if anybody listens and there is anything to say. The focus stays where it is,
    /// unless the app can't be used meanwhile: then it goes into the post, and what is read there isn't said twice.
    ///
    /// While one screen gives way to another, VoiceOver has that to tell, and the post waits.
    func announce(_ id: Post.ID) {
        guard announcer.isListening || PostAudience.usesAssistiveTechnology, let (record, appearance) = shown(id) else {
            return
        }
        guard !ScreenTransition.isRunning(in: appearance.slot?.window) else {
            return narrate(id, after: PostNarration.pauseForTransition) { $0.announce(id) }
        }
        let element = focusIfModal(record, appearance)
        guard announcer.isListening else { return }
        let parts = speech(of: record)
        appearance.narration.parts = parts
        let said = record.post.count > 1 ? counted(parts, record.post.count) : parts
        guard let element else { return say(said, of: record) }
        let read = [PostSpeech.name(of: element), record.request.telling.accessibilityMessage]
        say(said.filter { !read.contains($0) }, of: record, priority: .low)
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

    // MARK: - Focus

    /// A focus that was in a post goes where it came from, unless another post is about to lead it to itself.
    func giveFocusBack(from slot: PostSlot, _ record: PostRecord) {
        guard record.request.telling.takesFocus else { return }
        let isNextComing = currentPosts.contains { post in
            post.phase == .entering && records[post.id]?.appearance?.slot?.isModal == true
        }
        if !isNextComing { slot.modalFocus?.giveBack() }
    }

    /// Leads the focus into a post while the app can't be used.
    ///
    /// - Returns: what is focused there.
    private func focusIfModal(_ record: PostRecord, _ appearance: PostAppearance) -> UIResponder? {
        guard PostAudience.usesAssistiveTechnology, record.request.telling.takesFocus, let slot = appearance.slot,
            slot.isModal
        else { return nil }
        return ModalFocus.enter(slot)
    }

    // MARK: - Private

    /// Nobody was there to hear what the post said, or it is about to be said.
    private func announceLate(_ id: Post.ID) {
        if records[id]?.appearance?.narration.timer == nil { announce(id) }
    }

    /// A post that is at rest on the screen, if anybody listens.
    private func audible(_ id: Post.ID) -> (PostRecord, PostAppearance)? {
        announcer.isListening ? shown(id) : nil
    }

    /// A post that is at rest on the screen.
    private func shown(_ id: Post.ID) -> (PostRecord, PostAppearance)? {
        guard queue.phase(of: id) == .shown, let record = records[id], let appearance = record.appearance else {
            return nil
        }
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

    private func say(_ parts: [String], of record: PostRecord, priority: PostAnnouncement.Priority? = nil) {
        let text = PostSpeech.text(of: parts)
        guard !text.isEmpty else { return }
        let announcement = PostAnnouncement(text, priority: priority ?? record.request.telling.announcementPriority)
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
