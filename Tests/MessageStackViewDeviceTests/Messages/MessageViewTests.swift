import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

@MainActor
@Suite(.leavesNothingBehind)
struct MessageViewTests {
    private let stage = Stage()

    private func shownView(_ message: Message) -> MessageView {
        let view = stage.view.createMessageStackView().post(message: message)
        stage.simulator.advance(by: 1)
        return view
    }

    private var image: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    @Test func imageViewsHaveTheirSetSizes() {
        let view = shownView(Message(title: "Title", leftImage: image, rightImage: image))
        view.leftImageViewSize = CGSize(width: 40, height: 40)
        stage.simulator.advance(by: 0)
        view.set(message: Message(title: "Title", leftImage: image, rightImage: image))
        view.leftImageViewSize = CGSize(width: 30, height: 10)
        view.rightImageViewSize = CGSize(width: CGFloat.nan, height: -3)
        stage.simulator.advance(by: 0)
        #expect(view.leftImageView.bounds.size == CGSize(width: 30, height: 10))
        #expect(view.rightImageView.bounds.size == .zero && stage.simulator.layoutConflicts == [])
    }

    @Test func scrollingTextsHaveRoomForMarksAboveTheFirstLine() throws {
        stage.simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        let text = String(repeating: "Der Betrag wurde überwiesen. ", count: 30)
        let post = stage.postView.post(Message(title: "Überweisung", subtitle: text))
        stage.simulator.advance(by: 1)
        let title = try #require(post.view as? MessageView).titleLabel
        let ancestors = sequence(first: title as UIView, next: \.superview)
        let scrollView = try #require(ancestors.lazy.compactMap { $0 as? PostScrollView }.first)
        #expect(scrollView.isScrollEnabled && scrollView.clipsToBounds && scrollView.contentOffset == .zero)
        #expect(title.convert(title.bounds, to: scrollView).minY >= 6)
    }

    @Test func insetsMoveContent() {
        let view = shownView(Message(title: "Title"))
        let height = view.bounds.height
        view.insets = UIEdgeInsets(top: 20, left: 30, bottom: 10, right: 16)
        stage.simulator.advance(by: 0)
        #expect(view.bounds.height == height + 30 - 2 * 12)
        #expect(view.titleLabel.convert(view.titleLabel.bounds, to: view).minX == 30)
    }

    @Test func textIsOneElementAndAnnouncedOnce() {
        stage.simulator.isVoiceOverRunning = true
        let view = shownView(Message(title: "Title", subtitle: "Subtitle"))
        #expect(view.verticalStackView.isAccessibilityElement)
        #expect(view.verticalStackView.accessibilityLabel == "Title, Subtitle")
        #expect(!view.verticalStackView.accessibilityTraits.contains(.notEnabled))
        stage.simulator.advance(by: 1)
        // The stack has no gesture that removes the post, so a tap does.
        #expect(stage.simulator.announcements == ["Title, Subtitle, Dismiss available"])
    }

    @Test func updatedTextIsReadOnceInsteadOfTheOldOne() {
        let post = stage.makePostView(.card(.bottom)).post(Message(title: "Uploading"))
        stage.rest()
        post.update(with: Message(title: "Uploaded"))
        stage.rest()
        let dump = stage.simulator.accessibilityDump()
        #expect(dump.components(separatedBy: "Uploaded").count == 2 && !dump.contains("Uploading"))
    }

    @Test func barGrowsWithTextSize() {
        let view = shownView(Message(title: "Title"))
        let before = view.bounds.height
        stage.simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        stage.simulator.advance(by: 0.1)
        #expect(view.bounds.height > before + 10)
    }

    @Test func rightToLeftMirrorsLayout() {
        stage.simulator.layoutDirection = .rightToLeft
        let view = shownView(Message(title: "Title", leftImage: image))
        #expect(view.leftImageView.convert(view.leftImageView.bounds, to: view).maxX == view.bounds.width - 16)
    }
}
