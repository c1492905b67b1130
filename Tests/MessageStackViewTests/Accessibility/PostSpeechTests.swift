import Testing
import UIKit

@testable import MessageStackView

@MainActor
@Suite(.leavesNothingBehind)
struct PostSpeechTests {
    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @Test func speechContainsVisibleTextsInReadingOrder() {
        let card = UIView()
        let hidden = label("Hidden")
        hidden.isHidden = true
        let icon = UIView()
        icon.accessibilityLabel = "Warning"
        let close = UIView()
        close.accessibilityLabel = "Close"
        close.accessibilityTraits = .button
        let texts = UIView()
        for view in [label("Title"), hidden, label("Subtitle")] { texts.addSubview(view) }
        for view in [icon, texts, close] { card.addSubview(view) }
        #expect(PostSpeech.texts(of: card) == ["Warning", "Title", "Subtitle"])
    }
}
