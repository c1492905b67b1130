import MessageStackView

/// What the list shows: the posts on the screen, those that wait, and how the last ones ended.
@MainActor
struct QueueLog {
    private var names: [Post.ID: String] = [:]
    private var ends: [QueueRow] = []

    private static let endLimit = 5

    mutating func note(_ post: Post, as name: String) {
        names[post.id] = name
    }

    mutating func heed(_ event: PostEvent) {
        switch event {
        case .ended(let post, let reason): end(post, reason.words)
        case .refused(let post, let refusal): end(post, PostRemovalReason.refused(refusal).words)
        case .queued, .willPost, .didPost, .updated, .counted, .willRemove: break
        }
    }

    func rows(of manager: PostManager) -> [QueueRow] {
        let posts = (manager.currentPosts + manager.waitingPosts).map { post in
            let count = post.count > 1 ? ", \(post.count) times" : ""
            return QueueRow(title: names[post.id] ?? "", value: post.phase.words + count)
        }
        let rows = posts + ends
        return rows.isEmpty ? [QueueRow(title: "Nothing has been posted yet")] : rows
    }

    private mutating func end(_ post: Post, _ words: String) {
        ends.insert(QueueRow(title: names.removeValue(forKey: post.id) ?? "", value: words), at: 0)
        ends = Array(ends.prefix(Self.endLimit))
    }
}
