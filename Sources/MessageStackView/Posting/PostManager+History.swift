extension PostManager {
    func remember(_ record: PostRecord, endedBecause reason: PostRemovalReason) {
        guard historyLimit > 0 else { return }
        if case .merged = reason { return }
        let content = record.request.content
        history.append(
            PostHistoryEntry(
                id: record.post.id,
                key: record.request.key,
                priority: record.request.priority,
                severity: record.request.severity,
                text: content.viewIfMade.map { PostSpeech.text(of: PostSpeech.texts(of: $0)) } ?? content.model?.text
                    ?? "",
                reason: reason,
                wasShown: record.appearance != nil,
                time: clock.wallTime
            ))
        forgetOldHistory()
    }

    func forgetOldHistory() {
        let surplus = history.count - max(0, historyLimit)
        if surplus > 0 { history.removeFirst(surplus) }
    }
}
