import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// The parts of alerts and pop-ups, with usual and extreme values.
@MainActor
struct AlertContentTests {
    private let stage = Stage()
    private let postView: PostView

    init() {
        postView = stage.makePostView()
    }

    private func post(_ model: some Postable) throws -> (post: Post, view: AlertMessageView) {
        let post = postView.post(model)
        stage.rest()
        return (post, try #require(post.view as? AlertMessageView))
    }

    private static func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
            $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    /// Expects the post to be inside the safe area, its buttons to be visible, and its layout to settle.
    private func expectVisibleButtons(
        of view: AlertMessageView, sourceLocation: SourceLocation = #_sourceLocation
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

    @Test func textsOfAHigherPostStayTogetherInTheMiddle() throws {
        let popup = PopupMessage(hero: .icon(.symbol("star")), title: "Welcome", text: "Good to see you")
        let post = postView.post(popup, as: .fullScreen)
        stage.rest()
        let view = try #require(post.view as? AlertMessageView)
        let (icon, title) = (stage.screenFrame(of: view.iconView), stage.screenFrame(of: view.titleLabel))
        let (text, buttons) = (stage.screenFrame(of: view.textLabel), stage.screenFrame(of: view.actionsView))
        #expect(title.minY - icon.maxY < 20 && text.minY - title.maxY < 20)
        let middle = (stage.safeFrame.minY + buttons.minY) / 2
        #expect(abs((icon.minY + text.maxY) / 2 - middle) < 30)
    }

    // MARK: Hero

    @Test func heroImageFillsTheWidthUpToItsMaximumHeight() throws {
        let (_, view) = try post(PopupMessage(image: Self.image(300, 150), title: "Welcome"))
        let hero = try #require((view as? PopupMessageView)?.heroView)
        #expect(abs(hero.bounds.width - view.contentStackView.bounds.width) < 0.5)
        #expect(abs(hero.bounds.height - hero.bounds.width / 2) < 0.5)
        #expect(stage.screenFrame(of: hero).maxY <= stage.screenFrame(of: view.titleLabel).minY)
    }

    @Test(
        "An image of any size leaves text and buttons in sight",
        arguments: [(1, 1000), (1000, 1), (2000, 2000), (1, 1)] as [(CGFloat, CGFloat)])
    func imageOfAnySizeLeavesTextAndButtons(width: CGFloat, height: CGFloat) throws {
        let (_, view) = try post(PopupMessage(image: Self.image(width, height), title: "Welcome"))
        let hero = try #require((view as? PopupMessageView)?.heroView)
        #expect(hero.bounds.height <= 200.5 && hero.bounds.width <= 360.5)
        #expect(view.titleLabel.bounds.height > 20)
        try expectVisibleButtons(of: view)
    }

    @Test func imageIsLowerWhereTheHeightIsCompact() throws {
        let (_, view) = try post(
            PopupMessage(image: Self.image(300, 300), title: "Welcome", text: "Good to see you", actions: []))
        let hero = try #require((view as? PopupMessageView)?.heroView)
        #expect(hero.bounds.height == 200)
        stage.simulator.rotate(to: .landscapeLeft)
        stage.rest()
        #expect(hero.bounds.height == 100)
        let text = stage.screenFrame(of: view.textLabel)
        #expect(text.maxY <= stage.screenFrame(of: view.actionsView).minY, "the text is visible without scrolling")
        stage.simulator.rotate(to: .portrait)
        stage.rest()
        #expect(hero.bounds.height == 200)
    }

    @Test func imageWithoutSizeTakesNoHeight() throws {
        let (_, view) = try post(PopupMessage(image: UIImage(), title: "Welcome"))
        #expect((view as? PopupMessageView)?.heroView?.bounds.height == 0)
        try expectVisibleButtons(of: view)
    }

    @Test func symbolImageAndIconAreIconsAboveTheTitle() throws {
        let symbol = try #require(UIImage(systemName: "star.fill"))
        for hero in [PopupMessage.Hero.image(symbol), .icon(.symbol("star.fill")), .icon(.emoji("🎉"))] {
            let (post, view) = try post(PopupMessage(hero: hero, title: "Welcome"))
            #expect((view as? PopupMessageView)?.heroView == nil && !view.iconView.isHidden)
            let size = UIFontMetrics(forTextStyle: .body).scaledValue(for: 64)
            #expect(view.iconView.bounds.size == CGSize(width: size, height: size))
            #expect(abs(stage.screenFrame(of: view.iconView).midX - stage.view.bounds.midX) < 1)
            post.remove(animated: false)
        }
    }

    @Test func heroViewIsMadeOncePerPost() throws {
        var made = 0
        let popup = PopupMessage(
            hero: .view {
                made += 1
                let view = UIView()
                view.heightAnchor.constraint(equalToConstant: 120).isActive = true
                return view
            }, title: "Welcome")
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
        #expect(made == 1 && second.phase == .queued, "a waiting post needs no view")
    }

    @Test func updateReplacesTheHero() throws {
        let (post, view) = try post(PopupMessage(image: Self.image(100, 50), title: "One"))
        let old = try #require((view as? PopupMessageView)?.heroView)
        post.update(with: PopupMessage(title: "Two"))
        stage.rest()
        #expect(post.view === view && view.titleLabel.text == "Two")
        #expect((view as? PopupMessageView)?.heroView == nil && old.superview == nil)
    }

    // MARK: Extreme values

    @Test(arguments: [CGFloat.nan, .infinity, -100])
    func badInsetsCountAsZero(length: CGFloat) throws {
        let (_, view) = try post(AlertMessage(title: "Title"))
        view.insets = UIEdgeInsets(top: length, left: length, bottom: length, right: length)
        view.iconSide = length
        stage.rest()
        #expect(abs(stage.screenFrame(of: view.actionsView).maxY - stage.screenFrame(of: view).maxY) < 0.5)
        try expectVisibleButtons(of: view)
    }

    @Test(arguments: [nil, ""] as [String?])
    func alertWithoutTextsHasOnlyItsButton(text: String?) throws {
        let (_, view) = try post(AlertMessage(title: text, text: text))
        #expect(view.titleLabel.isHidden && view.textLabel.isHidden)
        #expect(abs(view.bounds.height - (44 + 2 * 20)) < 0.5)
        try expectVisibleButtons(of: view)
    }

    @Test(arguments: BlockingKind.allCases)
    func postWithoutActionsHasAnOKButton(kind: BlockingKind) throws {
        let post = postView.post(kind.request([]))
        stage.rest()
        try stage.tapButton("OK", of: post)
        stage.rest()
        #expect(post.reason == .action(id: "OK"))
    }

    @Test(arguments: [HardwareKey.return, .escape])
    func keyChoosesOKButton(key: HardwareKey) throws {
        let (post, _) = try post(AlertMessage(title: "Done"))
        stage.simulator.pressKey(key)
        stage.rest()
        #expect(post.reason == .action(id: "OK"))
    }

    @Test func hundredActionsCanAllBeReached() throws {
        let actions = (1...100).map { PostAction("Action \($0)") }
        let (post, view) = try post(AlertMessage(title: "Many", actions: actions))
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
            case .alert: try post(AlertMessage(title: "Terms", text: text, actions: [PostAction("Agree")]))
            case .popup: try post(PopupMessage(title: "Terms", text: text, actions: [PostAction("Agree")]))
            }
        try expectVisibleButtons(of: view)
        let scrollView = try #require(view.contentStackView.superview?.superview as? UIScrollView)
        #expect(scrollView.isScrollEnabled)
        #expect(scrollView.contentSize.height > 5_000)
        try stage.tapButton("Agree", of: post)
        stage.rest()
        #expect(post.reason == .action(id: "Agree"))
    }

    struct Screen: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let device: Device
        let orientation: UIDeviceOrientation
        let size: UIContentSizeCategory
    }

    @Test(arguments: [
        Screen(testDescription: "landscape", device: .iPhone16, orientation: .landscapeLeft, size: .large),
        Screen(
            testDescription: "largest text", device: .iPhone16, orientation: .portrait,
            size: .accessibilityExtraExtraExtraLarge),
        Screen(
            testDescription: "smallest device, largest text", device: .iPhoneSE, orientation: .portrait,
            size: .accessibilityExtraExtraExtraLarge),
    ])
    func textScrollsUnderFixedButtons(screen: Screen) throws {
        let stage = Stage(device: screen.device)
        stage.simulator.preferredContentSizeCategory = screen.size
        stage.simulator.rotate(to: screen.orientation)
        let post = stage.makePostView().post(
            PopupMessage(
                image: Self.image(300, 300), title: "Terms of use", text: Stage.text(sentences: 12),
                actions: [PostAction("Agree")]))
        stage.rest()
        let view = try #require(post.view as? AlertMessageView)
        let frame = try stage.slotFrame(of: view)
        let agree = try stage.button("Agree", of: post)
        #expect(frame.insetBy(dx: -0.5, dy: -0.5).contains(stage.screenFrame(of: agree)))
        #expect((view.contentStackView.superview?.superview as? UIScrollView)?.isScrollEnabled == true)
        stage.simulator.tap(agree)
        stage.rest()
        #expect(post.reason == .action(id: "Agree"))
    }

    // MARK: Severity and look

    @Test("D35: an alert with a severity has its word, haptic and caption", arguments: PostSeverity.allCases)
    func alertWithSeverityHasWordHapticAndCaption(severity: PostSeverity) throws {
        let (haptics, announcer) = (RecordingHaptics(), RecordingAnnouncer())
        postView.postManager.haptics = haptics.play
        postView.postManager.announcer = announcer
        stage.simulator.shouldDifferentiateWithoutColor = true
        var alert = AlertMessage(title: "Low storage")
        alert.severity = severity
        var popup = PopupMessage(hero: nil, title: "Low storage")
        popup.severity = severity
        for request in [PostRequest(alert), PostRequest(popup)] {
            let post = postView.post(request)
            stage.rest()
            let view = try #require(post.view as? AlertMessageView)
            let texts = view.contentStackView.arrangedSubviews.filter { !$0.isHidden }
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
        let (_, view) = try post(AlertMessage(title: "Delete?", text: "For good."))
        stage.simulator.userInterfaceStyle = style
        stage.simulator.isIncreaseContrastEnabled = isHighContrast
        stage.rest()
        let traits = view.traitCollection
        let ground = try #require(view.backgroundColor).resolvedColor(with: traits)
        for label in [view.titleLabel, view.textLabel] {
            #expect(label.textColor.resolvedColor(with: traits).contrast(with: ground) >= 4.5)
        }
        #expect((ground.contrast(with: .white) > 10) == (style == .dark))
    }

    // MARK: Order of buttons

    @Test func rowIsMirroredRightToLeft() throws {
        stage.simulator.layoutDirection = .rightToLeft
        let (post, view) = try post(AlertMessage(title: "Delete?", actions: [.cancel("Keep"), .destructive("Delete")]))
        let (keep, delete) = (try stage.button("Keep", of: post), try stage.button("Delete", of: post))
        #expect(stage.screenFrame(of: keep).minX > stage.screenFrame(of: delete).maxX)
        #expect(abs(stage.screenFrame(of: view.titleLabel).midX - stage.view.bounds.midX) < 1)
    }

    @Test func fittingButtonsAreARowAndLongOnesAColumn() throws {
        let row = try post(AlertMessage(title: "Delete?", actions: [PostAction("Delete"), .cancel("Keep")]))
        let (keep, delete) = (try stage.button("Keep", of: row.post), try stage.button("Delete", of: row.post))
        #expect(stage.screenFrame(of: keep).midY == stage.screenFrame(of: delete).midY)
        #expect(stage.screenFrame(of: keep).maxX < stage.screenFrame(of: delete).minX)
        row.post.remove(animated: false)
        let actions = [
            PostAction.cancel("Not now"), PostAction("Remind me again tonight"),
            PostAction("Install now and restart", isPreferred: true),
        ]
        let column = try post(AlertMessage(title: "Update", actions: actions))
        let tops = try ["Install now and restart", "Remind me again tonight", "Not now"]
            .map { stage.screenFrame(of: try stage.button($0, of: column.post)).minY }
        #expect(tops == tops.sorted() && Set(tops).count == 3)
    }

    // MARK: Subclasses and updates

    @Test func alertUpdatesInItsView() throws {
        let (post, view) = try post(AlertMessage(title: "One", icon: .emoji("🎉"), actions: [PostAction("A")]))
        post.update(with: AlertMessage(title: "Two", text: "More", actions: [PostAction("B"), .cancel("C")]))
        stage.rest()
        #expect(post.view === view && view.titleLabel.text == "Two" && view.iconView.isHidden)
        try stage.tapButton("B", of: post)
        stage.rest()
        #expect(post.reason == .action(id: "B"))
    }

    @Test func popupIsReplacedByAlert() throws {
        let (post, view) = try post(PopupMessage(image: Self.image(10, 10), title: "One"))
        post.update(with: AlertMessage(title: "Two"))
        stage.rest()
        #expect(post.view !== view && post.view is AlertMessageView && !(post.view is PopupMessageView))
    }

    private final class AppAlertView: AlertMessageView {}

    @Test func alertUpdatesInSubclassOfAnApp() {
        let view = AppAlertView()
        view.set(alert: AlertMessage(title: "One"))
        let post = postView.post(view: view)
        stage.rest()
        post.update(with: AlertMessage(title: "Two"))
        stage.rest()
        #expect(post.view === view && view.titleLabel.text == "Two")
    }
}
