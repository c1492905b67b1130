import MessageStackView
import UIKit

/// The settings of an action.
struct PostActionChoices: Equatable, Sendable {
    /// The closure that runs when the action is chosen.
    enum Handler: CaseIterable {
        case none, prints, waits
    }

    var title: String
    /// The identifier; empty for the title.
    var id = ""
    var hasImage = false
    var role = PostAction.Role.default
    var isPreferred = false
    var endsPost = true
    var isEnabled = true
    var handler = Handler.none

    /// Settings of three actions with different roles.
    static let initial = [
        PostActionChoices(title: "Continue", handler: .prints), PostActionChoices(title: "Not now", role: .cancel),
        PostActionChoices(title: "Delete", role: .destructive),
    ]

    var action: PostAction {
        var action = PostAction(
            title, id: id.isEmpty ? nil : id, image: hasImage ? UIImage(systemName: "star") : nil, role: role,
            isPreferred: isPreferred, endsPost: endsPost)
        switch handler {
        case .none: break
        case .prints: action.handler = { [title] in print(title) }
        case .waits: action.handler = { try await Task.sleep(nanoseconds: 2_000_000_000) }
        }
        action.isEnabled = isEnabled
        return action
    }

    /// The Swift code of the action, except for `isEnabled`, which has no argument.
    ///
    /// - Parameter type: The name of the type, for a place where the type isn't known.
    func code(type: String = "") -> String {
        let id = id.isEmpty ? nil : "id: \(id.code)"
        let isShort = role != .default && !hasImage && !isPreferred && endsPost
        let name = isShort ? "\(type).\(role)" : "PostAction"
        let arguments = [
            title.code, id, hasImage ? #"image: UIImage(systemName: "star")"# : nil,
            isShort || role == .default ? nil : "role: .\(role)", isPreferred ? "isPreferred: true" : nil,
            endsPost ? nil : "endsPost: false",
        ]
        return "\(name)(\(arguments.compactMap(\.self).joined(separator: ", ")))\(handlerCode)"
    }

    private var handlerCode: String {
        switch handler {
        case .none: ""
        case .prints: " { print(\(title.code)) }"
        case .waits: " { try await Task.sleep(nanoseconds: 2_000_000_000) }"
        }
    }
}
