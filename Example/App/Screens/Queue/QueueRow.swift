/// A line of the Queue screen.
@MainActor
struct QueueRow {
    let title: String
    /// What is chosen, or what state something is in.
    var value: String?
    /// Nil if there is nothing to tap.
    var tap: (@MainActor () -> Void)?
}
