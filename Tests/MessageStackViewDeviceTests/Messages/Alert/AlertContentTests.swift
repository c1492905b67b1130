import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The parts of alerts and pop-ups, with usual and extreme values.
@MainActor
@Suite(.leavesNothingBehind)
struct AlertContentTests {
    private let stage = Stage()
    private let postView: PostView

    init() {
        postView = stage.makePostView()
    }

    private func post(_ model: some Postable) throws -> (post: Post, view: PostCardView) {
        let post = postView.post(model)
        stage.rest()
        return (post, try #require(post.view as? PostCardView))
    }

    private static func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
            $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    /// Expects the post to be inside the safe area, its buttons to be visible, and its layout to settle.
    private func expectVisibleButtons(
        of view: PostCardView, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let frame = try stage.slotFrame(of: view)
        #expect(stage.safeFrame.insetBy(dx: -0.5, dy: -0.5).contains(frame), sourceLocation: sourceLocation)
        let buttons = view.actionsView.descendants.filter { $0 is UIButton && !$0.isHidden }
        #expect(!buttons.isEmpty, sourceLocation: sourceLocation)
        for button in buttons {
            let area = frame.insetBy(dx: -0.5, dy: -0.5)
            #expect(area.contains(stage.screenFrame(of: button)), sourceLocation: sourceLocation)
        }
        #expect(!stage.hasEndlessLayouts, sourceLocation: sourceLocation)
        #expect(stage.simulator.layoutConflicts == [], sourceLocation: sourceLocation)
    }

    // MARK: Height

    @Test func alertHasTheMeasuresOfApplesAlerts() throws {
        let (_, view) = try post(
            AlertMessage("Delete?", text: "For good.", actions: [PostAction("Delete")]))
        let card = stage.screenFrame(of: view)
        let (title, text) = (stage.screenFrame(of: view.titleLabel), stage.screenFrame(of: view.subtitleLabel))
        let button = stage.screenFrame(of: try #require(view.actionsView.buttons.first))
        #expect(abs(card.height - 152.33) < 0.5 && abs(card.width - 320) < 0.5)
        #expect(abs(title.minX - card.minX - 30) < 0.5 && abs(text.minX - card.minX - 30) < 0.5)
        #expect(abs(text.minY - title.maxY - 7.667) < 0.5)
        #expect(abs(button.height - 48) < 0.5 && abs(button.minX - card.minX - 16) < 0.5)
        #expect(abs(card.maxY - button.maxY - 16) < 0.5)
    }

    @Test(arguments: [Device.iPhoneSE, .iPhone16])
    func tallButtonsLeaveRoomForTexts(device: Device) throws {
        let stage = Stage(device: device)
        stage.simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        let titles = ["Install now and restart", "Install tonight", "Remind me tomorrow"]
        let post = stage.postView.post(
            AlertMessage(
                "An update is available", text: "The device restarts, and nothing is lost.",
                actions: titles.map { PostAction($0) }))
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

    @Test func iconOfAPopupLeavesTheTitleItsRoom() throws {
        stage.simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        let (_, view) = try post(
            PopupMessage("Welcome", hero: .icon("star.fill"), actions: [PostAction("Continue")]))
        #expect(view.iconView.bounds.height == 96)
        let frame = try stage.slotFrame(of: view)
        #expect(frame.contains(stage.screenFrame(of: view.titleLabel)))
        try expectVisibleButtons(of: view)
    }

    // MARK: Hero

    @Test(arguments: [(1, 1000), (1000, 1), (2000, 2000), (1, 1)] as [(CGFloat, CGFloat)])
    func imageOfAnySizeLeavesTextAndButtons(width: CGFloat, height: CGFloat) throws {
        let (_, view) = try post(PopupMessage("Welcome", image: Self.image(width, height)))
        let hero = try #require((view as? PopupMessageView)?.heroView)
        #expect(hero.bounds.height <= 200.5 && hero.bounds.width <= 360.5)
        #expect(view.titleLabel.bounds.height > 20)
        try expectVisibleButtons(of: view)
    }

    @Test func imageIsLowerWhereTheHeightIsCompact() throws {
        let (_, view) = try post(
            PopupMessage("Welcome", text: "Good to see you", image: Self.image(300, 300), actions: []))
        let hero = try #require((view as? PopupMessageView)?.heroView)
        #expect(hero.bounds.height == 200)
        stage.simulator.rotate(to: .landscapeLeft)
        stage.rest()
        #expect(hero.bounds.height == 100)
        let text = stage.screenFrame(of: view.subtitleLabel)
        #expect(text.maxY <= stage.screenFrame(of: view.actionsView).minY, "the text is visible without scrolling")
        stage.simulator.rotate(to: .portrait)
        stage.rest()
        #expect(hero.bounds.height == 200)
    }

    @Test func imageWithoutSizeTakesNoHeight() throws {
        let (_, view) = try post(PopupMessage("Welcome", image: UIImage()))
        #expect((view as? PopupMessageView)?.heroView?.bounds.height == 0)
        try expectVisibleButtons(of: view)
    }

    @Test func heroViewIsMadeOncePerPost() throws {
        var made = 0
        let popup = PopupMessage(
            "Welcome",
            hero: .view {
                made += 1
                let view = UIView()
                view.heightAnchor.constraint(equalToConstant: 120).isActive = true
                return view
            })
        let waiting = postView.post(popup)
        stage.rest()
        #expect(made == 1)
        stage.simulator.rotate(to: .landscapeLeft)
        stage.rest()
        waiting.contentSizeDidChange()
        #expect(made == 1 && (waiting.view as? PopupMessageView)?.heroView?.bounds.height == 120)
        var request = PostRequest(popup)
        request.precedence = .enqueue
        let second = postView.post(request)
        #expect(made == 1 && second.phase == .waiting, "a waiting post needs no view")
    }

    // MARK: Extreme values

    @Test(arguments: [CGFloat.nan, .infinity, -100])
    func badInsetsCountAsZero(length: CGFloat) throws {
        let (_, view) = try post(AlertMessage("Title"))
        view.insets = UIEdgeInsets(top: length, left: length, bottom: length, right: length)
        view.iconSide = length
        stage.rest()
        #expect(abs(stage.screenFrame(of: view.actionsView).maxY - stage.screenFrame(of: view).maxY) < 0.5)
        try expectVisibleButtons(of: view)
    }

    @Test(arguments: [nil, ""] as [String?])
    func alertWithoutTextsHasOnlyItsButton(text: String?) throws {
        let (_, view) = try post(AlertMessage(text, text: text))
        #expect(view.titleLabel.isHidden && view.subtitleLabel.isHidden)
        #expect(abs(view.bounds.height - (48 + 2 * 16)) < 0.5)
        try expectVisibleButtons(of: view)
    }

    @Test(arguments: [HardwareKey.return, .escape])
    func keyChoosesOKButton(key: HardwareKey) throws {
        let (post, _) = try post(AlertMessage("Done"))
        stage.simulator.pressKey(key)
        stage.rest()
        #expect(post.reason == .action(id: "ok"))
    }

    @Test func hundredActionsCanAllBeReached() throws {
        let actions = (1...100).map { PostAction("Action \($0)") }
        let (post, view) = try post(AlertMessage("Many", actions: actions))
        let frame = try stage.slotFrame(of: view)
        #expect(stage.safeFrame.insetBy(dx: -0.5, dy: -0.5).contains(frame) && !stage.hasEndlessLayouts)
        let last = try stage.button("Action 100", of: post)
        let scrollView = try #require(
            sequence(first: last as UIView, next: \.superview).compactMap { $0 as? UIScrollView }
                .first { $0.isScrollEnabled })
        scrollView.scrollRectToVisible(last.convert(last.bounds, to: scrollView), animated: false)
        stage.rest()
        stage.simulator.tap(last)
        stage.rest()
        #expect(post.reason == .action(id: "Action 100"))
    }

    @Test(arguments: BlockingKind.allCases)
    func megabyteOfTextScrollsUnderFixedButtons(kind: BlockingKind) throws {
        let text = String(repeating: "A text that goes on and on. ", count: 1 << 20 / 28)
        let (post, view) =
            switch kind {
            case .alert: try post(AlertMessage("Terms", text: text, actions: [PostAction("Agree")]))
            case .popup: try post(PopupMessage("Terms", text: text, actions: [PostAction("Agree")]))
            }
        try expectVisibleButtons(of: view)
        let scrollView = try #require(view.contentStackView.superview?.superview as? UIScrollView)
        #expect(scrollView.isScrollEnabled)
        #expect(scrollView.contentSize.height > 5_000)
        try stage.tapButton("Agree", of: post)
        stage.rest()
        #expect(post.reason == .action(id: "Agree"))
    }

    // MARK: Severity and look

    @Test(arguments: PostSeverity.allCases)
    func alertWithSeverityHasWordHapticAndCaption(severity: PostSeverity) throws {
        let (haptics, announcer) = (RecordingHaptics(), RecordingAnnouncer())
        postView.postManager.haptics = haptics.play
        postView.postManager.announcer = announcer
        stage.simulator.shouldDifferentiateWithoutColor = true
        var alert = AlertMessage("Low storage")
        alert.severity = severity
        var popup = PopupMessage("Low storage", hero: nil)
        popup.severity = severity
        for request in [PostRequest(alert), PostRequest(popup)] {
            let post = postView.post(request)
            stage.rest()
            let view = try #require(post.view as? PostCardView)
            let texts = view.textStackView.arrangedSubviews.filter { !$0.isHidden }
                .compactMap { ($0 as? UILabel)?.text }
            #expect(texts == [severity.word, "Low storage"])
            post.remove(animated: false)
        }
        let haptic = try #require(PostHaptic.automatic.resolved(for: severity))
        #expect(haptics.played == [haptic, haptic])
        #expect(
            announcer.announcements.map(\.text)
                == Array(repeating: "\(severity.word), Low storage, OK available", count: 2))
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark], [false, true])
    func textsAreLegibleAndFollowTheAppearance(style: UIUserInterfaceStyle, isHighContrast: Bool) throws {
        let (_, view) = try post(AlertMessage("Delete?", text: "For good."))
        stage.simulator.userInterfaceStyle = style
        stage.simulator.isIncreaseContrastEnabled = isHighContrast
        stage.rest()
        let traits = view.traitCollection
        let background = try #require(view.backgroundColor).resolvedColor(with: traits)
        for label in [view.titleLabel, view.subtitleLabel] {
            #expect(label.textColor.resolvedColor(with: traits).contrast(with: background) >= 4.5)
        }
        #expect((background.contrast(with: .white) > 10) == (style == .dark))
    }

    // MARK: Subclasses and updates

    @Test func attributesOfATextStay() throws {
        let view = AlertMessageView()
        view.set(alert: AlertMessage("Delete?", text: "12 photos"))
        let text = NSMutableAttributedString(string: "12 photos")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
        view.subtitleLabel.attributedText = text
        postView.post(view: view)
        stage.rest()
        let shown = try #require(view.subtitleLabel.attributedText)
        #expect(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(view.subtitleLabel.bounds.height > 10)
    }
}
