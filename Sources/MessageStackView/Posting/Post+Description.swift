import UIKit

// The printed descriptions of a post. Only the one for debugging contains the text, which may be private.
extension Post: CustomStringConvertible, CustomDebugStringConvertible {
    /// A description of the post for logs, such as `post 12 ("upload", Message, shown)`. It contains the ID of the post and, on
    /// the main thread, its key, the type of its content, and its phase or the reason for its end. It doesn't contain the
    /// post's text.
    nonisolated public var description: String {
        onMain { $0.details.joined(separator: ", ") }
    }

    /// A description of the post for debugging, which consists of `description` and, on the main thread, the post's severity and
    /// text.
    nonisolated public var debugDescription: String {
        onMain { post in
            let severity = post.severity.map { "severity \($0)" }
            return (post.details + [severity, "text \(String(reflecting: post.text))"].compactMap(\.self))
                .joined(separator: ", ")
        }
    }

    /// The key, the type of the content, and the phase or the reason for the end.
    private var details: [String] {
        let key = key.map { String(reflecting: $0.rawValue) }
        let state = phase == .ended ? decidedReason.map { "ended: \($0.name)" } : nil
        return [key, contentType, state ?? "\(phase)"].compactMap(\.self)
    }

    nonisolated private func onMain(_ details: @MainActor (Post) -> String) -> String {
        guard MainQueue.isCurrent else { return "\(id)" }
        return MainActor.assumeIsolated { "\(id) (\(details(self)))" }
    }
}
