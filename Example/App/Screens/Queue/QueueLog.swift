import MessageStackView

/// The rows of the list: the current posts, the waiting posts, and the reasons for the last removals.
@MainActor
struct QueueLog {
    private var names: [Post.ID: String] = [:]
    private var ends: [QueueRow] = []

    private static let endLimit = 5

    /// Notes the name of a request. If it was merged into a post, that keeps its name.
    mutating func note(_ post: Post, as name: String) {
        guard let survivor = names[post.id] else { return names[post.id] = name }
        add(QueueRow(title: name, value: "merged into \(survivor)"))
    }

    mutating func record(_ event: PostEvent) {
        switch event {
        case .ended(let post, let reason): end(post, reason.statusText)
        case .refused(let post, let refusal): end(post, PostRemovalReason.refused(refusal).statusText)
        case .waiting, .merged, .willPost, .didPost, .updated, .counted, .willRemove: break
        }
    }

    func rows(of manager: PostManager) -> [QueueRow] {
        let posts = (manager.currentPosts + manager.waitingPosts).map { post in
            let count = post.count > 1 ? ", \(post.count) times" : ""
            return QueueRow(title: names[post.id] ?? "", value: post.phase.statusText + count)
        }
        let rows = posts + ends
        return rows.isEmpty ? [QueueRow(title: "Nothing has been posted yet")] : rows
    }

    private mutating func end(_ post: Post, _ text: String) {
        add(QueueRow(title: names.removeValue(forKey: post.id) ?? "", value: text))
    }

    private mutating func add(_ row: QueueRow) {
        ends = Array(([row] + ends).prefix(Self.endLimit))
    }
}
