/// A row of the Queue screen.
@MainActor
struct QueueRow {
    let title: String
    /// The selected option of a setting, or the status of a post.
    var value: String?
    /// The action of a tap; nil if a tap has no effect.
    var tap: (@MainActor () -> Void)?
}
