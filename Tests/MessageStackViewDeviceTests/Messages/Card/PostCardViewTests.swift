import Foundation
import Testing
import UIKit

@testable import MessageStackView

@MainActor
struct PostCardViewTests {
    @Test(arguments: [PostStyle.palette(.error), PostStyle()])
    func fontsOfAnAttributedTextStay(style: PostStyle) throws {
        let message = MessageView()
        message.set(message: Message("Title"))
        let alert = AlertMessageView()
        alert.set(alert: AlertMessage(title: "Title"))
        let (regular, bold) = (UIFont.systemFont(ofSize: 17), UIFont.boldSystemFont(ofSize: 17))
        let text = NSMutableAttributedString(string: "Two ", attributes: [.font: regular])
        text.append(NSAttributedString(string: "fonts", attributes: [.font: bold]))
        for card in [message, alert] {
            card.titleLabel.attributedText = text
            card.apply(style.resolved(with: PostEnvironment.app.theme))
            let shown = try #require(card.titleLabel.attributedText)
            let fonts = [0, 4].map { shown.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
            #expect(fonts == [regular, bold])
        }
    }
}
