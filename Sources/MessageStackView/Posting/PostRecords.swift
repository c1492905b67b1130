import UIKit

/// A post that hasn't ended, and its request.
@MainActor
final class PostRecord {
    let post: Post
    var request: PostRequest
    /// The post on screen: from just before `willPost` until `didRemove`.
    var live: LivePost?

    init(post: Post, request: PostRequest) {
        self.post = post
        self.request = request
    }

    /// Replaces the content with that of another request. Parts of the presentation that the other request lacks stay.
    func takeOver(_ other: PostRequest) {
        request.content = other.content
        request.duration = other.duration
        request.animated = other.animated
        request.severity = other.severity
        request.isUserInitiated = other.isUserInitiated
        request.accessibilityMessage = other.accessibilityMessage
        request.accessibilityReturnElement = other.accessibilityReturnElement
        request.haptic = other.haptic
        request.takesFocus = other.takesFocus
        request.takePresentation(of: other)
    }
}

/// The posts of a manager that haven't ended. If the manager is deallocated, they leave the screen and end with
/// `.hostGone`, on the main actor, soon after.
///
/// It is used on the main actor only. `deinit` may run on any thread, but nothing else uses the object then, and it only
/// sends the posts to the main actor.
final class PostRecords: Sendable {
    nonisolated(unsafe) private var records: [Post.ID: PostRecord] = [:]

    deinit {
        guard !records.isEmpty else { return }
        let records = records.sorted { $0.key < $1.key }.map(\.value)
        Task { @MainActor in
            for record in records {
                record.post.decideEnd(.hostGone)
                record.live?.end()
                record.post.reportEnd()
            }
        }
    }

    @MainActor
    subscript(id: Post.ID) -> PostRecord? {
        get { records[id] }
        set { records[id] = newValue }
    }
}
