/// A manager's posts that have not ended.
///
/// When the manager goes, whoever waits for one of them hears that its host is gone. Used on the main actor only;
/// `deinit` may run anywhere, but then has the object to itself, and only sends the posts to the main actor.
final class PostRecords: Sendable {
    nonisolated(unsafe) private var records: [Post.ID: PostRecord] = [:]

    deinit {
        guard !records.isEmpty else { return }
        let posts = records.sorted { $0.key < $1.key }.map(\.value.post)
        Task { @MainActor in
            for post in posts {
                post.decideEnd(.hostGone)
                post.tellEnd()
            }
        }
    }

    @MainActor
    subscript(id: Post.ID) -> PostRecord? {
        get { records[id] }
        _modify { yield &records[id] }
    }
}
