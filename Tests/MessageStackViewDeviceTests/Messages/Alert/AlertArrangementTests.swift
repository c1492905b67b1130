import MessageStackViewForms
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms
@testable import MessageStackViewHostedTests

/// The arrangement of alerts before iOS 26, which is that of Apple's alerts, and the change of the arrangement.
@MainActor
@Suite(.leavesNothingBehind)
struct AlertArrangementTests {
    private let stage = Stage()
    private let postView: PostView
    private static let theme = PostTheme { $0.alertArrangement = .separated }
    private static let text = "They are removed from all your devices."

    init() {
        postView = stage.makePostView()
        postView.presentation.theme = Self.theme
    }

    private func post(_ actions: [PostAction], title: String = "Delete 12 photos?") throws -> PostCardView {
        let alert = AlertMessage(title, text: Self.text, actions: actions)
        let post = postView.post(alert, as: presentation)
        stage.rest()
        #expect(stage.simulator.layoutConflicts == [] && !stage.hasEndlessLayouts)
        return try #require(post.view as? PostCardView)
    }

    private var presentation: PostPresentation {
        var presentation = PostPresentation.alert(.separated)
        presentation.theme = Self.theme
        return presentation
    }

    private func buttons(of view: PostCardView) -> [PostActionButton] {
        view.actionsView.buttons.sorted {
            let (one, other) = (stage.screenFrame(of: $0), stage.screenFrame(of: $1))
            return one.minY == other.minY ? one.minX < other.minX : one.minY < other.minY
        }
    }

    private func isSemibold(_ button: PostActionButton) throws -> Bool {
        let transformer = try #require(button.configuration?.titleTextAttributesTransformer)
        let font = try #require(transformer(AttributeContainer()).font)
        let fonts = [UIFont.Weight.regular, .semibold].map { weight in
            UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17, weight: weight))
        }
        return try #require(fonts.firstIndex(of: font)) == 1
    }

    @Test func arrangementOfSystemIsThatOfGlass() {
        #expect(PostTheme().alertArrangement == (LiquidGlass.isAvailable ? .filled : .separated))
    }

    @Test func cardHasMeasuresOfApplesAlert() throws {
        let view = try post([.cancel("Keep"), .destructive("Delete")])
        let slot = try #require(view.enclosingSlot)
        #expect(slot.bounds.width == 270 && slot.body?.clipView.layer.cornerRadius == 14)
        #expect(view.titleLabel.font.pointSize == 17 && view.subtitleLabel.font.pointSize == 13)
        #expect(view.titleLabel.textAlignment == .center && view.subtitleLabel.textAlignment == .center)
        let (card, title) = (stage.screenFrame(of: view), stage.screenFrame(of: view.titleLabel))
        #expect(abs(title.minY - card.minY - 20) <= 0.5 && abs(title.midX - card.midX) <= 0.5)
        #expect(stage.screenFrame(of: view.subtitleLabel).minX >= card.minX + 15.5)
    }

    @Test func twoButtonsShareTheWholeWidth() throws {
        let view = try post([.cancel("Keep"), .destructive("Delete")])
        let card = stage.screenFrame(of: view)
        let frames = buttons(of: view).map(stage.screenFrame)
        #expect(frames.allSatisfy { abs($0.width - 135) <= 0.5 && $0.height == 44 })
        #expect(frames[0].minX == card.minX && frames[1].maxX == card.maxX)
        #expect(abs(frames[0].maxY - card.maxY) <= 0.5 && frames[0].minY == frames[1].minY)
        #expect(abs(frames[0].minY - stage.screenFrame(of: view.subtitleLabel).maxY - 20) <= 0.5)
        #expect(buttons(of: view).map(\.separatorEdges) == [.top, [.top, .left]])
    }

    @Test(arguments: [false, true])
    func separatorsAreOnePixelThick(isRightToLeft: Bool) throws {
        stage.simulator.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        let view = try post([.cancel("Keep"), .destructive("Delete")])
        let last = try #require(view.actionsView.buttons.last)
        let lines = last.subviews.filter { $0.backgroundColor == .separator }.map(stage.screenFrame)
        let frame = stage.screenFrame(of: last)
        let pixel = 1 / last.traitCollection.displayScale
        #expect(lines.count == 2)
        #expect(lines.contains { abs($0.height - pixel) < 0.01 && $0.width == frame.width && $0.minY == frame.minY })
        #expect(
            lines.contains {
                abs($0.width - pixel) < 0.01 && $0.height == frame.height
                    && abs(isRightToLeft ? $0.maxX - frame.maxX : $0.minX - frame.minX) < 0.01
            })
    }

    @Test func threeButtonsAreInColumn() throws {
        let view = try post([.cancel("No"), PostAction("A"), PostAction("B")])
        #expect(buttons(of: view).map(\.action.title) == ["A", "B", "No"])
        #expect(buttons(of: view).allSatisfy { $0.separatorEdges == .top && $0.bounds.width == 270 })
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func titlesHaveTintColorOrRedAndAreLegible(style: UIUserInterfaceStyle) throws {
        stage.simulator.userInterfaceStyle = style
        let view = try post([.cancel("Keep"), .destructive("Delete"), PostAction("Hide", isPreferred: true)])
        let card = try #require(view.backgroundColor).resolvedColor(with: view.traitCollection)
        for button in view.actionsView.buttons {
            let content = try #require(button.configuration)
            let title = try #require(content.baseForegroundColor).resolvedColor(with: button.traitCollection)
            #expect(title.contrast(with: card) >= 4.5, "\(button.action.title)")
            #expect(content.background.backgroundColor == .clear && content.background.strokeColor == nil)
            let parts = title.cgColor.components ?? []
            let (red, blue) = (parts[0], parts[2])
            #expect(button.action.role == .destructive ? red > blue : blue > red)
        }
    }

    @Test func preferredTitleIsSemibold() throws {
        let view = try post([.cancel("Keep"), PostAction("Hide", isPreferred: true)])
        #expect(try view.actionsView.buttons.map(isSemibold) == [false, true])
    }

    @Test func cancelTitleIsSemibold() throws {
        let view = try post([.cancel("Keep"), .destructive("Delete")])
        #expect(try view.actionsView.buttons.map(isSemibold) == [true, false])
    }

    @Test func pressedButtonIsFilled() throws {
        let view = try post([.cancel("Keep"), .destructive("Delete")])
        let button = try #require(view.actionsView.buttons.first)
        stage.simulator.touchDown(at: stage.screenFrame(of: button).center)
        stage.simulator.advance(by: 0.2)
        #expect(button.configuration?.background.backgroundColor == .systemFill)
        stage.simulator.touchMove(to: CGPoint(x: 5, y: 700))
        stage.simulator.touchUp(at: CGPoint(x: 5, y: 700))
        stage.rest()
        #expect(button.configuration?.background.backgroundColor == .clear)
    }

    @Test func errorIsInsetFromTheEdges() async throws {
        struct Failure: LocalizedError { let errorDescription: String? = "The photos couldn’t be deleted just now." }
        let view = try post([.cancel("Keep"), PostAction("Delete") { throw Failure() }])
        view.actionsView.choose("Delete")
        await stage.simulator.advance(by: 0.5)
        stage.rest()
        let label = try #require(
            view.actionsView.descendants.compactMap { $0 as? UILabel }.first { $0.text?.contains("just now") == true })
        let (card, error) = (stage.screenFrame(of: view), stage.screenFrame(of: label))
        #expect(error.minX >= card.minX + 15.5 && error.maxX <= card.maxX - 15.5)
        #expect(abs(stage.screenFrame(of: view.actionsView.buttons[0]).minY - error.maxY - 20) <= 0.5)
    }

    @Test func alertAtEdgeIsFilled() throws {
        let alert = AlertMessage("Title", actions: [.cancel("Keep"), PostAction("Hide")])
        let post = postView.post(
            alert,
            as: PostPresentation {
                $0.placement = .top; $0.theme = Self.theme
            })
        stage.rest()
        let view = try #require(post.view as? PostCardView)
        #expect(view.actionsView.buttons.allSatisfy { $0.separatorEdges.isEmpty })
        #expect(view.titleLabel.textAlignment == .natural)
        #expect(stage.screenFrame(of: view).maxY - stage.screenFrame(of: view.actionsView).maxY >= 19.5)
    }

    @Test func popupHasFilledButtons() throws {
        let post = postView.post(PopupMessage("Welcome", actions: [PostAction("Continue")]))
        stage.rest()
        let view = try #require(post.view as? PopupMessageView)
        #expect(
            view.actionsView.buttons.allSatisfy { $0.separatorEdges.isEmpty && $0.bounds.width < view.bounds.width })
        #expect(view.insets == PostTheme.Metrics.popup.edgeInsets && view.titleLabel.font.pointSize == 22)
    }

    @Test func changeOfThemeChangesArrangement() throws {
        let post = postView.post(AlertMessage("Title", actions: [.cancel("Keep"), PostAction("Hide")]))
        stage.rest()
        let view = try #require(post.view as? PostCardView)
        #expect(view.insets == AlertArrangement.separated.metrics.edgeInsets && view.actionsView.isSeparated)
        postView.presentation.theme = PostTheme { $0.alertArrangement = .filled }
        stage.rest()
        #expect(view.insets == AlertArrangement.filled.metrics.edgeInsets && !view.actionsView.isSeparated)
        #expect(view.titleLabel.textAlignment == .natural && view.subtitleLabel.font.pointSize == 15)
        #expect(
            view.actionsView.buttons.allSatisfy {
                $0.separatorEdges.isEmpty && $0.configuration?.background.backgroundColor != .clear
            })
        #expect(abs(stage.screenFrame(of: view).maxY - stage.screenFrame(of: view.actionsView).maxY - 16) <= 0.5)
    }

    @Test func metricsOfAppApplyToBothArrangements() {
        var theme = PostTheme { $0.alert.titleSize = 20 }
        theme.alertArrangement = theme.alertArrangement == .filled ? .separated : .filled
        #expect(theme.alert.titleSize == 20)
    }

    @Test func fieldsAndSymbolsAreInset() throws {
        let form = postView.post(FormMessage("Sign in", fields: [.email()], submit: "Go"), as: presentation)
        stage.rest()
        let field = try #require((form.view as? FormMessageView)?.fieldViews.first)
        let card = try stage.screenFrame(of: #require(form.view))
        #expect(stage.screenFrame(of: field).minX == card.minX + 16)
        #expect(stage.screenFrame(of: field).maxX == card.maxX - 16)
        form.remove(animated: false)
        var ratingMessage = RatingMessage("Rate us", submit: "Send")
        ratingMessage.value = 3
        ratingMessage.comment = .text("Comment")
        let rating = postView.post(
            ratingMessage, as: presentation)
        stage.rest()
        let view = try #require(rating.view as? RatingMessageView)
        let comment = try #require(view.commentView)
        #expect(abs(stage.screenFrame(of: comment).width - (270 - 2 * 16)) <= 0.5)
        let stars = stage.screenFrame(of: view.ratingControl)
        #expect(stars.minX >= card.minX + 15.5 && stars.maxX <= card.maxX - 15.5)
        #expect(stage.simulator.layoutConflicts == [] && !stage.hasEndlessLayouts)
    }

    @Test(arguments: [AlertArrangement.filled, .separated], [Device.iPhoneSE, .iPhone16])
    func tallButtonsLeaveRoomForTexts(arrangement: AlertArrangement, device: Device) throws {
        let stage = Stage(device: device)
        stage.simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        var presentation = PostPresentation.alert(arrangement)
        presentation.theme = PostTheme { $0.alertArrangement = arrangement }
        let titles = ["Install now and restart", "Install tonight", "Remind me tomorrow"]
        let post = stage.postView.post(
            AlertMessage("An update is available", text: Self.text, actions: titles.map { PostAction($0) }),
            as: presentation)
        stage.rest()
        let view = try #require(post.view as? PostCardView)
        #expect(!stage.hasEndlessLayouts && stage.simulator.layoutConflicts == [])
        let scrollViews = sequence(first: view.titleLabel as UIView, next: \.superview)
            .compactMap { $0 as? UIScrollView }
        let texts = try #require(scrollViews.first)
        #expect(texts.bounds.height >= min(texts.contentSize.height, 160) - 0.5)
        let scrollView = try #require(scrollViews.last)
        scrollView.setContentOffset(
            CGPoint(x: 0, y: scrollView.contentSize.height - scrollView.bounds.height), animated: false)
        stage.rest()
        let last = try stage.button(titles[2], of: post)
        #expect(try stage.slotFrame(of: view).insetBy(dx: 0, dy: -0.5).contains(stage.screenFrame(of: last)))
    }
}
