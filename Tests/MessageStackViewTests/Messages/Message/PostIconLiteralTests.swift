import Testing
import UIKit

@testable import MessageStackView

/// Icons that are written as string literals.
@Suite(.leavesNothingBehind)
struct PostIconLiteralTests {
    @Test func lettersDigitsAndDotsAreTheNameOfASymbol() {
        let count = 3
        let icons: [PostIcon] = ["star", "star.fill", "4k.tv", "\(count).circle"]
        #expect(icons == ["star", "star.fill", "4k.tv", "3.circle"].map(PostIcon.symbol))
    }

    @Test func otherLiteralsAreEmoji() {
        let icons: [PostIcon] = ["🍝", "1️⃣", "né", "A B", "no-name", ""]
        #expect(icons == ["🍝", "1️⃣", "né", "A B", "no-name", ""].map(PostIcon.emoji))
    }

    @Test func readyMadePostsTakeALiteral() {
        let messages = [
            Message("Saved", severity: .success, icon: "star"), Message(.success, "Saved", icon: "star"),
        ]
        #expect(messages[0] == messages[1] && messages[0].icon == .symbol("star"))
        #expect(AlertMessage("Delete?", icon: "🗑️").icon == .emoji("🗑️"))
        #expect(ProgressMessage("Uploading", icon: "photo", fraction: 0.5).icon == .symbol("photo"))
    }
}
