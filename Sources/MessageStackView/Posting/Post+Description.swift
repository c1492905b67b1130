import UIKit

// The printed descriptions of a post. Only the one for debugging contains the text, which may be private.
extension Post: CustomStringConvertible, CustomDebugStringConvertible {
    /// The post's ID and, on the main actor, its key, the type of its content, and its phase or the reason for its end:
    /// `post 12 ("upload", Message, shown)`.
    nonisolated public var description: String {
        onMain { $0.details.joined(separator: ", ") }
    }

    /// The description with the severity and the text of the post.
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
        let state = phase == .ended ? reason.map { "ended: \($0.name)" } : nil
        return [key, contentType, state ?? "\(phase)"].compactMap(\.self)
    }

    nonisolated private func onMain(_ details: @MainActor (Post) -> String) -> String {
        guard MainQueue.isCurrent else { return "\(id)" }
        return MainActor.assumeIsolated { "\(id) (\(details(self)))" }
    }
}
