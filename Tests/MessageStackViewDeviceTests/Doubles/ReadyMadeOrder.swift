import UIKit

@testable import MessageStackView
@testable import MessageStackViewTests

/// A ready-made post of a random run.
struct ReadyMadeOrder: Sendable {
    enum Kind: Equatable {
        case undo, question, progress, hud, blockingHUD, form, formQuestion, rating, note
        /// A kind without rules of its own.
        case other(ReadyMade)
    }

    /// The seeds of earlier failures depend on the order of these kinds.
    private static let kinds: [Kind] = [
        .other(.message), .other(.alert), .other(.popup), .undo, .question, .progress, .hud, .blockingHUD, .form,
        .formQuestion, .rating, .note,
    ]

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

    var kind: Kind
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
            kind: kinds.randomElement(using: &generator) ?? .progress, actions: actions,
            severity: number(0..<2) == 0 ? nil : PostSeverity.allCases.randomElement(using: &generator),
            icon: [nil, .emoji("🍝"), .symbol("trash"), .symbol("none")].randomElement(using: &generator) ?? nil,
            text: [nil, "Text", String(repeating: "A longer text. ", count: 12)].randomElement(using: &generator)
                ?? nil,
            interval: [nil, 1, 11].randomElement(using: &generator) ?? nil,
            key: [nil, "a", "b"].randomElement(using: &generator) ?? nil)
    }

    /// Returns an order of any kind that the example registers.
    static func randomOfAll(using generator: inout SeededGenerator) -> ReadyMadeOrder {
        var order = random(using: &generator)
        order.kind = .other(ReadyMade.tested.randomElement(using: &generator) ?? .message)
        return order
    }
}
