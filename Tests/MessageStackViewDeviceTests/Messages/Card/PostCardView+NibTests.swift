import Foundation
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Cards that a nib arranges, or whose texts the app has styled.
@MainActor
@Suite(.leavesNothingBehind)
struct PostCardViewNibTests {
    private let stage = Stage()

    /// Returns the view of a nib with two labels, a button that closes the post, and a view for buttons.
    private func loadCard() throws -> CardOfANib {
        let template = NibView(frame: CGRect(x: 0, y: 0, width: 300, height: 120))
        template.customClass = CardOfANib.self
        let (title, text) = (UILabel(), UILabel())
        title.frame = CGRect(x: 20, y: 10, width: 200, height: 24)
        title.font = .systemFont(ofSize: 20)
        title.textColor = .red
        text.frame = CGRect(x: 20, y: 40, width: 200, height: 20)
        let close = UIButton(frame: CGRect(x: 250, y: 0, width: 44, height: 44))
        for view in [title, text, close] { template.addSubview(view) }
        template.outlets = ["title": title, "subtitle": text, "close": close]
        let nib = try UINib(containing: [template])
        return try #require(nib.instantiate(withOwner: nil).first as? CardOfANib)
    }

    @Test(arguments: [PostStyle.palette(.error), PostStyle()])
    func fontsOfAnAttributedTextStay(style: PostStyle) throws {
        let message = MessageView()
        message.set(message: Message("Title"))
        let alert = AlertMessageView()
        alert.set(alert: AlertMessage("Title"))
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

    @Test func nibArrangesThePartsThatTheCardShows() throws {
        let card = try loadCard()
        card.set(message: Message("Tickets", subtitle: "Two seats", icon: "star"))
        let post = stage.postView.post(PostRequest(view: card))
        stage.rest()
        let labels = card.descendants.compactMap { $0 as? UILabel }.filter { $0.text?.isEmpty == false }
        #expect(labels.map(\.text) == ["Tickets", "Two seats"], "parts without an outlet aren't shown")
        #expect(labels[0].frame == CGRect(x: 20, y: 10, width: 200, height: 24))
        #expect(labels[0].textColor == .red && labels[0].font == .systemFont(ofSize: 20))
        #expect(labels[1].textColor == .messageTint, "the nib has set no color")
        #expect(card.titleLabel === labels[0] && card.subtitleLabel === labels[1])
        #expect(post.phase == .shown && stage.simulator.layoutConflicts.isEmpty)
    }

    @Test func styleChangesWhatTheNibHasNotSet() throws {
        let card = try loadCard()
        card.set(message: Message("Tickets", subtitle: "Two seats"))
        var request = PostRequest(view: card)
        request.editPresentation { $0.style = PostStyle(.color(.black), textColor: .white) }
        stage.postView.post(request)
        stage.rest()
        #expect(card.titleLabel.textColor == .red && card.subtitleLabel.textColor == .white)
    }

    @Test func closeButtonOfANibEndsThePost() throws {
        let card = try loadCard()
        card.set(message: Message("Tickets"))
        let post = stage.postView.post(PostRequest(view: card))
        stage.rest()
        try #require(card.closeOutlet).sendActions(for: .touchUpInside)
        #expect(post.reason == .closeButton)
    }
}

/// A message view that connects its outlets when it is decoded, as UIKit does for a nib.
final class CardOfANib: MessageView {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        titleOutlet = coder.decodeObject(forKey: "title") as? UILabel
        subtitleOutlet = coder.decodeObject(forKey: "subtitle") as? UILabel
        closeOutlet = coder.decodeObject(forKey: "close") as? UIButton
        heightAnchor.constraint(equalToConstant: 120).isActive = true
    }
}
