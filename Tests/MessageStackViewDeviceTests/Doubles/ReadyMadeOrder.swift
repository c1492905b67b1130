import UIKit

@testable import MessageStackView
@testable import MessageStackViewTests

/// A ready-made post of a random run.
struct ReadyMadeOrder: Sendable {
    enum Kind: CaseIterable {
        case message, alert, popup, undo, question, progress, hud, blockingHUD, form, formQuestion, rating
        case note
    }

    /// An action of the post.
    struct Action: Sendable {
        enum Handler: CaseIterable {
            case none, returns, fails, waits
        }

        let id: String
        let handler: Handler
        let role: PostAction.Role
        let isPreferred: Bool
        let endsPost: Bool
    }

    let kind: Kind
    let actions: [Action]
    let severity: PostSeverity?
    let icon: PostIcon?
    let text: String?
    let interval: TimeInterval?
    let key: PostKey?

    static func random(using generator: inout SeededGenerator) -> ReadyMadeOrder {
        func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
        let actions = (0..<number(0..<4)).map { index in
            Action(
                // Two actions may have the same ID.
                id: number(0..<6) == 0 ? "same" : "\(index)",
                handler: Action.Handler.allCases.randomElement(using: &generator) ?? .none,
                role: [PostAction.Role.default, .cancel, .destructive].randomElement(using: &generator) ?? .default,
                isPreferred: number(0..<4) == 0, endsPost: number(0..<4) > 0)
        }
        return ReadyMadeOrder(
            kind: Kind.allCases.randomElement(using: &generator) ?? .message, actions: actions,
            severity: number(0..<2) == 0 ? nil : PostSeverity.allCases.randomElement(using: &generator),
            icon: [nil, .emoji("🍝"), .symbol("trash"), .symbol("none")].randomElement(using: &generator) ?? nil,
            text: [nil, "Text", String(repeating: "A longer text. ", count: 12)].randomElement(using: &generator)
                ?? nil,
            interval: [nil, 1, 11].randomElement(using: &generator) ?? nil,
            key: [nil, "a", "b"].randomElement(using: &generator) ?? nil)
    }
}
