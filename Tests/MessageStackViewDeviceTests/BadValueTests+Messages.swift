import Testing
import UIKit

@testable import MessageStackView
import Simulator
@testable import MessageStackViewVersion3
@testable import MessageStackViewHostedTests
@testable import MessageStackViewTests

// Properties of messages and their views.
extension BadValueTests.Property<Double> {
    static let views: [BadNumber] =
        [
            BadNumber("ProgressMessage.fraction") {
                $0.request = PostRequest(ProgressMessage("Title", fraction: $1))
            },
            view("MessageView.leftImageViewSize") { $0.leftImageViewSize = CGSize(width: $1, height: $1) },
            view("MessageView.rightImageViewSize") { $0.rightImageViewSize = CGSize(width: $1, height: $1) },
            badge("BadgeView.imageSizeRatio") { $0.badgeView.imageSizeRatio = $1 },
            badge("BadgeView.containerBorderWidthScale") { $0.badgeView.containerBorderWidthScale = $1 },
            badge("BadgeView.containerCornerRadiusScale") { $0.badgeView.containerCornerRadiusScale = $1 },
            BadNumber("PostTheme.badgeShadow") {
                var theme = PostTheme()
                (theme.badgeMessageShadow, theme.badgeShadow) = (.bad($1), .bad($1))
                $0.presentation.theme = theme
                $0.request = PostRequest(Stage.message)
            },
            view("UIView.setShadowComponents(_:)") { $0.setShadowComponents([.bad($1)], createSubview: true) },
            view("CALayer.setCorner(_:)") { $0.layer.setCorner(.rounded($1)) },
            BadNumber("ShadowView.setShadowComponents(_:)") {
                let view = ShadowView()
                view.heightAnchor.constraint(equalToConstant: 60).isActive = true
                view.layer.setCorner(.rounded($1))
                view.setShadowComponents([.bad($1), .defaultBlack])
                $0.request = PostRequest(view: view)
            },
        ]
        + [("top", \UIEdgeInsets.top), ("left", \.left), ("bottom", \.bottom), ("right", \.right)]
        .flatMap { name, edge in
            [
                view("MessageView.insets.\(name)", isSeen: isNotHuge) { $0.insets[keyPath: edge] = $1 },
                badge("BadgeMessageView.containerViewInsets.\(name)", isSeen: isNotHuge) {
                    $0.containerViewInsets[keyPath: edge] = $1
                },
                alert("AlertMessageView.insets.\(name)", isSeen: isNotHuge) { $0.insets[keyPath: edge] = $1 },
                popup("PopupMessageView.insets.\(name)", isSeen: isNotHuge) { $0.insets[keyPath: edge] = $1 },
                view("MessageView.insets.\(name), with actions", isSeen: isNotHuge) {
                    $0.set(message: Message("Title", icon: "🍝", actions: [PostAction("Retry")]))
                    $0.insets[keyPath: edge] = $1
                },
            ]
        }
        + [
            alert("AlertMessageView.iconSide", isSeen: isNotHuge) { $0.iconSide = $1 },
            popup("PopupMessageView.iconSide", isSeen: isNotHuge) { $0.iconSide = $1 },
        ]

    private static func alert(
        _ name: String, isSeen: @escaping @Sendable (Double) -> Bool,
        set: @escaping @MainActor @Sendable (AlertMessageView, Double) -> Void
    ) -> BadNumber {
        BadNumber(name, isSeen: isSeen) {
            let view = AlertMessageView()
            view.set(
                alert: AlertMessage(
                    "Title", text: "Text", icon: "🍝", actions: [.cancel("Keep"), .destructive("Delete")])
            )
            set(view, $1)
            $0.presentation = .alert
            $0.request = PostRequest(view: view)
        }
    }

    private static func popup(
        _ name: String, isSeen: @escaping @Sendable (Double) -> Bool,
        set: @escaping @MainActor @Sendable (PopupMessageView, Double) -> Void
    ) -> BadNumber {
        BadNumber(name, isSeen: isSeen) {
            let view = PopupMessageView()
            view.set(popup: PopupMessage("Title", text: "Text", hero: .icon("🍝")))
            set(view, $1)
            $0.presentation = .popup
            $0.request = PostRequest(view: view)
        }
    }

    private static func view(
        _ name: String, isSeen: @escaping @Sendable (Double) -> Bool = { _ in true },
        set: @escaping @MainActor @Sendable (MessageView, Double) -> Void
    ) -> BadNumber {
        BadNumber(name, isSeen: isSeen) {
            let view = Stage.makeMessageView()
            set(view, $1)
            $0.request = PostRequest(view: view)
        }
    }

    private static func badge(
        _ name: String, isSeen: @escaping @Sendable (Double) -> Bool = { _ in true },
        set: @escaping @MainActor @Sendable (BadgeMessageView, Double) -> Void
    ) -> BadNumber {
        BadNumber(name, isSeen: isSeen) {
            let view = BadgeMessageView()
            view.set(badgeMessage: Stage.message)
            set(view, $1)
            $0.request = PostRequest(view: view)
        }
    }
}

extension PostStyle.Shadow {
    fileprivate static func bad(_ number: Double) -> PostStyle.Shadow {
        PostStyle.Shadow(
            radius: number, opacity: Float(number), color: .black, offset: CGSize(width: number, height: number))
    }
}

/// An unusual text for a message.
struct BadText: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String

    static let all = [
        BadText(testDescription: "empty", text: ""),
        BadText(
            testDescription: "control characters",
            text: (0..<0x20).compactMap(Unicode.Scalar.init).map(String.init).joined()
                + "\u{7F}\u{85}\u{2028}\u{202E}\u{FEFF}\u{FFFD}"),
        BadText(testDescription: "500 line breaks", text: String(repeating: "\n", count: 500)),
        BadText(testDescription: "5,000 emoji", text: String(repeating: "👩‍👩‍👧‍👦", count: 5_000)),
        BadText(testDescription: "2,000 letters", text: String(repeating: "a", count: 2_000)),
    ]

    static let megabyte = BadText(
        testDescription: "a megabyte", text: String(repeating: "A text that goes on. ", count: 50_000))
}

extension BadValueTests.Property<BadText> {
    static let texts: [BadValueTests.Property<BadText>] =
        longTexts
        + ReadyMade.tested.map { kind in
            Self("title of \(kind)") { $0.post(kind.value(ReadyMade.Content(title: $1.text))) }
        } + [
            Self("Message.icon, .emoji") { $0.request = PostRequest(Message("Title", icon: .emoji($1.text))) },
            Self("Message.icon, .symbol") { $0.request = PostRequest(Message("Title", icon: .symbol($1.text))) },
            Self("Message.title, with actions") {
                $0.request = PostRequest(Message($1.text, actions: [PostAction("Retry"), .cancel("Later")]))
            },
            Self("PostAction.title in a message") {
                $0.request = PostRequest(Message("Title", actions: [PostAction($1.text), .cancel("Later")]))
            },
            Self("PostAction.title in an alert") {
                $0.post(AlertMessage("Title", actions: [.cancel("Keep"), .destructive($1.text)]))
            },
            Self("PostAction.id") {
                let action = PostAction("Retry", id: $1.text)
                $0.request = PostRequest(Message("Title", actions: [action, action]))
            },
            Self("PostStrings.ok") {
                PostEnvironment.app.strings.ok = $1.text
                $0.post(AlertMessage("Title"))
            },
            Self("PostRequest.key") { $0.request.key = PostKey(rawValue: $1.text) },
            Self("PostRequest.accessibilityMessage") {
                $0.stage.simulator.isVoiceOverRunning = true
                $0.request.accessibilityMessage = $1.text
            },
        ]

    /// The texts that views lay out in several lines, one for each kind of view.
    static let longTexts: [BadValueTests.Property<BadText>] =
        ReadyMade.tested.filter { $0.features.contains(.text) }.map { kind in
            Self("text of \(kind)") {
                let actions = [PostAction.cancel("Keep"), .destructive("Delete")]
                $0.post(kind.value(ReadyMade.Content(title: "Title", text: $1.text, actions: actions)))
            }
        } + [
            Self("Message.subtitle") { $0.request = PostRequest(Message(title: "Title", subtitle: $1.text)) },
            Self("ProgressMessage.subtitle") {
                $0.request = PostRequest(ProgressMessage("Title", subtitle: $1.text, fraction: 0.5))
            },
            Self("Toast.post(_:)") {
                let toast = Toast()
                $0.stage.controller.addAndConstrainToast(toast)
                $0.poster = toast
                $0.request = PostRequest($1.text)
            },
        ]
}

extension BadValueTrial {
    /// Makes the request that of a value, with the presentation of the value if it has one.
    fileprivate mutating func post(_ value: some Postable) {
        presentation = value.presentation ?? presentation
        request = PostRequest(value)
    }
}

// MARK: - Values of ready-made posts

/// Invalid and unusual values of actions, undo texts and posted views.
@MainActor
@Suite(.leavesNothingBehind)
struct BadMessageTests {
    private let stage = Stage()
    private let postView: PostView

    init() {
        postView = stage.view.createPostView(edge: .top)
    }

    private func expectSoundLayout() {
        _ = stage.simulator.screenshot(scale: 1)
        #expect(stage.simulator.layoutConflicts == [] && !stage.hasEndlessLayouts)
    }

    @Test(arguments: BadText.all + [.megabyte])
    func undoSurvivesInvalidText(text: BadText) async throws {
        let outcome = UndoOutcome()
        stage.simulator.isVoiceOverRunning = true
        let post = postView.post(
            undoable: { _ in text.text }, request: { $0.key = PostKey(rawValue: text.text) },
            commit: outcome.commit("1"),
            undo: outcome.undo("1"))
        await stage.simulator.advance(by: 1)
        #expect(post.phase == .shown)
        let gathered = postView.post(
            undoable: { _ in text.text }, request: { $0.key = PostKey(rawValue: text.text) },
            commit: outcome.commit("2"),
            undo: outcome.undo("2"))
        #expect(gathered === post)
        await stage.simulator.advance(by: 1)
        expectSoundLayout()
        stage.simulator.tap(try UndoOutcome.button(of: post))
        await stage.simulator.advance(by: 1)
        #expect(outcome.calls == ["undo 2", "undo 1"])
    }

    @Test func eachOfTwoActionsWithTheSameIDRuns() async throws {
        var calls: [String] = []
        let actions = ["First", "Second"].map { title in
            PostAction(title, id: "same", endsPost: false) { calls.append(title) }
        }
        let post = postView.post(PostRequest(Message("Title", actions: actions)))
        await stage.simulator.advance(by: 1)
        let buttons = try #require((post.view as? MessageView)?.actionsView.buttons)
        #expect(buttons.count == 2)
        for button in buttons {
            stage.simulator.tap(button)
            await stage.simulator.advance(by: 0.2)
        }
        #expect(calls == ["First", "Second"])
        expectSoundLayout()
    }

    /// The numbers of actions before and after a change.
    @Test(arguments: TestLength.pairs([0, 1, 2, 3, 20], [20, 0, 3, 1, 2], count: 2))
    func actionsChangeWhileShown(before: Int, after: Int) async throws {
        func actions(_ count: Int) -> [PostAction] { (0..<count).map { PostAction("Action \($0)", id: "\($0)") } }
        let post = postView.post(PostRequest(Message("Title", subtitle: "Subtitle", actions: actions(before))))
        await stage.simulator.advance(by: 1)
        let view = try #require(post.view as? MessageView)
        #expect(post.update(with: Message("Title", subtitle: "Subtitle", actions: actions(after))))
        await stage.simulator.advance(by: 1)
        #expect(view === post.view && view.actionsView.buttons.map(\.action.id) == actions(after).map(\.id))
        #expect(view.actionsView.isHidden == (after == 0))
        expectSoundLayout()
        let frame = try stage.slotFrame(of: view)
        #expect(stage.safeFrame.insetBy(dx: -1, dy: -1).contains(frame), "\(frame)")
    }

    @Test func shownActionsCanBeChangedDirectly() async throws {
        let post = postView.post(PostRequest(Message("Title", actions: [PostAction("Retry")])))
        await stage.simulator.advance(by: 1)
        let view = try #require(post.view as? MessageView)
        view.actionsView.actions = [PostAction("One"), PostAction("Two"), PostAction("Three")]
        post.contentSizeDidChange()
        await stage.simulator.advance(by: 1)
        expectSoundLayout()
        stage.simulator.tap(try #require(view.actionsView.buttons.last))
        await stage.simulator.advance(by: 1)
        #expect(post.reason == .action(id: "Three"))
    }

    @Test func secondPostOfShownViewIsRefused() async {
        let view = AlertMessageView()
        view.set(alert: AlertMessage("Title"))
        let first = postView.post(PostRequest(view: view))
        await stage.simulator.advance(by: 1)
        let second = postView.post(PostRequest(view: view))
        #expect(second.refusal == .duplicateView && first.phase == .shown && view.slot != nil)
    }

    /// The view of a pop-up's hero belongs to the last pop-up that shows it.
    @Test func heroViewOfTwoPopupsMovesToTheSecond() async throws {
        let hero = UIView.banner()
        postView.postManager.capacity = .max
        let posts = ["First", "Second"].map { title in
            // The second one would wait for a pop-up that blocks the app.
            postView.post(PostRequest(PopupMessage(title, hero: .view { hero }), as: .card(.top)))
        }
        await stage.simulator.advance(by: 1)
        #expect(posts.map(\.phase) == [.shown, .shown])
        #expect(hero.isDescendant(of: try #require(posts[1].view)))
        expectSoundLayout()
        postView.removeAll(animated: false)
        #expect(posts.map(\.phase) == [.ended, .ended])
    }
}
