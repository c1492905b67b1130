import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// Text colors of an app, with and without Increase Contrast.
@MainActor
@Suite(.leavesNothingBehind)
struct PostCardContrastTests {
    private let stage = Stage()

    private func card(_ style: PostStyle) throws -> PostCardView {
        var request = PostRequest(Message("Title", subtitle: "Text"))
        request.duration = .untilRemoved
        request.editPresentation { $0.style = style }
        let post = stage.postView.post(request)
        stage.rest()
        return try #require(post.view as? PostCardView)
    }

    private func setIncreaseContrast(_ isOn: Bool) {
        stage.simulator.isIncreaseContrastEnabled = isOn
        stage.rest()
    }

    private func contrast(of label: UILabel) -> CGFloat {
        label.textColor.resolvedColor(with: label.traitCollection).contrastRatio(to: .white)
    }

    @Test func increaseContrastReplacesIllegibleColorsUntilItIsOff() throws {
        var style = PostStyle(.color(.white))
        style.subtitle.color = .lightGray
        let card = try card(style)
        card.titleLabel.textColor = .yellow
        for isOn in [false, true, false, true] {
            setIncreaseContrast(isOn)
            for _ in 0..<2 {
                for label in [card.titleLabel, card.subtitleLabel] { #expect((contrast(of: label) >= 4.5) == isOn) }
                #expect((card.titleLabel.textColor == .yellow) != isOn)
                card.apply(card.style)
            }
        }
        card.titleLabel.textColor = .purple
        setIncreaseContrast(false)
        #expect(card.titleLabel.textColor == .purple && card.subtitleLabel.textColor == .lightGray)
    }

    @Test func legibleColorStaysWithIncreaseContrast() throws {
        let card = try card(PostStyle(.color(.white), textColor: .black))
        card.titleLabel.textColor = .purple
        setIncreaseContrast(true)
        #expect(card.titleLabel.textColor == .purple && card.subtitleLabel.textColor == .black)
    }

    @Test func textOverAnImageOrWhatIsBehindThePostStays() throws {
        setIncreaseContrast(true)
        for fill in [PostFill.color(.clear), .image(try #require(UIImage(systemName: "star.fill")))] {
            let card = try card(PostStyle(fill, textColor: .gray))
            #expect(card.titleLabel.textColor == .gray && card.subtitleLabel.textColor == .gray)
            stage.postView.postManager.removeAll(animated: false)
        }
    }
}
