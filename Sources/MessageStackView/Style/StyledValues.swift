import UIKit

/// What a style has changed of a view: it is undone with the style, and what somebody changes meanwhile is theirs.
@MainActor
struct StyledValues {
    private struct Key: Hashable {
        let object: ObjectIdentifier
        let path: AnyKeyPath
    }

    private struct Change {
        let isAsMade: @MainActor () -> Bool
        let undo: @MainActor () -> Void
    }

    private var changes: [Key: Change] = [:]

    /// Sets a value, or gives it back if `value` is nil.
    ///
    /// - Parameter own: what it has to be to be changed at all; nil for whatever it is.
    mutating func set<Root: AnyObject, Value: Equatable>(
        _ path: ReferenceWritableKeyPath<Root, Value>,
        of object: Root,
        to value: Value?,
        insteadOf own: Value? = nil
    ) {
        let key = Key(object: ObjectIdentifier(object), path: path)
        if let change = changes[key] {
            guard change.isAsMade() else { return }
            change.undo()
            changes[key] = nil
        }
        let before = object[keyPath: path]
        guard let value, own == nil || own == before else { return }
        object[keyPath: path] = value
        changes[key] = Change(
            isAsMade: { [weak object] in object?[keyPath: path] == value },
            undo: { [weak object] in object?[keyPath: path] = before })
    }

    /// Forgets what is somebody else's by now, once everything has been given back.
    mutating func forget() {
        changes = [:]
    }
}
