import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewTests

/// Checks that the ready-made posts don't have the defects that users of other libraries report.
///
/// The numbers are those of the threads. SEK is SwiftEntryKit, SM is SwiftMessages.
@MainActor
struct ReadyMadePostTests {
    private let stage = Stage()
    private let postView: PostView

    init() {
        postView = stage.makePostView()
        postView.postManager.gestureManager.defaultGestures = [.pan, .tap]
    }

    /// A ready-made post with actions.
    enum Kind: String, CaseIterable, CustomTestStringConvertible, Sendable {
        case banner
        case alert
        case popup = "pop-up"

        var testDescription: String { rawValue }

        func request(_ actions: [PostAction]) -> PostRequest {
            switch self {
            case .banner: PostRequest(Message("Update available", subtitle: "Version 5", actions: actions))
            case .alert: PostRequest(AlertMessage(title: "Update available", text: "Version 5", actions: actions))
            case .popup:
                PostRequest(PopupMessage(hero: nil, title: "Update available", text: "Version 5", actions: actions))
            }
        }
    }

    private func shown(_ kind: Kind, _ actions: [PostAction]) -> Post {
        let post = postView.post(kind.request(actions))
        stage.rest()
        return post
    }

    // MARK: Buttons

    /// A way to choose the action of a button.
    enum Choice: String, CaseIterable, CustomTestStringConvertible, Sendable {
        case tap
        case drift = "tap with a drift of 9 points"
        case shortPress = "press of 0.02 s"
        case longPress = "press of 1 s"
        case entrance = "tap during the entrance"
        case voiceOver = "VoiceOver"

        var testDescription: String { rawValue }
    }

    nonisolated private static let choices = Kind.allCases.flatMap { kind in Choice.allCases.map { (kind, $0) } }

    @Test(
        "SEK #142 #192 #203 #229: each tap on a button runs its action once", .tags(.swiftEntryKit), arguments: choices)
    func eachTapRunsTheActionOnce(kind: Kind, choice: Choice) async throws {
        var ran = 0
        let post = postView.post(kind.request([PostAction("Install") { ran += 1 }]))
        await stage.simulator.advance(by: choice == .entrance ? 0.1 : 1)
        let button = try stage.button("Install", of: post)
        let frame = stage.seenFrame(of: button)
        let center = CGPoint(x: frame.midX, y: frame.midY)
        switch choice {
        case .tap, .entrance: stage.simulator.tap(at: center)
        case .drift:
            stage.finger.down(at: center)
            for _ in 0..<3 { _ = stage.finger.move(by: CGVector(dx: 0, dy: -3), frames: 1) }
            stage.finger.up()
        case .shortPress: stage.simulator.press(at: center, forDuration: 0.02)
        case .longPress: stage.simulator.press(at: center, forDuration: 1)
        case .voiceOver:
            stage.simulator.voiceOver.start()
            stage.simulator.voiceOver.focus(on: button)
            #expect(stage.simulator.voiceOver.activate())
            stage.simulator.voiceOver.stop()
        }
        await stage.simulator.advance(by: 2)
        #expect(ran == 1 && post.reason == .action(id: "Install"))
    }

    nonisolated private static let counts = Kind.allCases.flatMap { kind in (1...6).map { (kind, $0) } }

    @Test(
        "SEK #19 #41 #187 #190: a post has any number of buttons, each of which works", .tags(.swiftEntryKit),
        arguments: counts)
    func anyNumberOfButtonsWork(kind: Kind, count: Int) throws {
        let actions = (1...count).map { PostAction("Action \($0)") }
        for action in actions {
            let post = shown(kind, actions)
            let area = try stage.slotFrame(of: try #require(post.view)).insetBy(dx: -0.5, dy: -0.5)
            let frames = try actions.map { stage.screenFrame(of: try stage.button($0.title, of: post)) }
            #expect(frames.allSatisfy { area.contains($0) && $0.width >= 44 && $0.height >= 44 })
            for (index, frame) in frames.enumerated() {
                #expect(frames[..<index].allSatisfy { $0.intersection(frame).isEmpty })
            }
            try stage.tapButton(action.title, of: post)
            stage.rest()
            #expect(post.reason == .action(id: action.id))
        }
    }

    @Test("SEK #117 #121: long titles stack and wrap, and short ones are a row", .tags(.swiftEntryKit))
    func longTitlesStackAndWrap() throws {
        func buttons(_ titles: [String]) throws -> [CGRect] {
            let post = shown(.alert, titles.map { PostAction($0) })
            defer { post.remove(animated: false) }
            return try titles.map { stage.screenFrame(of: try stage.button($0, of: post)) }
        }
        let row = try buttons(["Yes", "No", "Ask"])
        #expect(Set(row.map(\.midY)).count == 1)
        let column = try buttons(["Install the update tonight", "No"])
        #expect(column[0].midX == column[1].midX && column[0].maxY < column[1].minY)
        let long = try buttons([String(repeating: "A long title ", count: 10), "No"])
        #expect(long[0].height > 80 && long[1].height < 60)
    }

    @Test("SEK #295: the distances between image, title and text can be set", .tags(.swiftEntryKit))
    func distancesCanBeSet() throws {
        let view = PopupMessageView()
        view.set(popup: PopupMessage(hero: .icon(.emoji("🎉")), title: "Title", text: "Text", actions: []))
        postView.post(view: view)
        stage.rest()
        func gap(_ upper: UIView, _ lower: UIView) -> CGFloat {
            stage.screenFrame(of: lower).minY - stage.screenFrame(of: upper).maxY
        }
        view.contentStackView.spacing = 30
        view.contentStackView.setCustomSpacing(40, after: view.iconView)
        stage.rest()
        #expect(abs(gap(view.titleLabel, view.textLabel) - 30) < 0.5)
        #expect(abs(gap(view.iconView, view.titleLabel) - 40) < 0.5)
    }

    @Test("SEK-D30: the button of a pop-up runs its action and highlights", .tags(.swiftEntryKit))
    func popupRunsTheActionOfItsButton() async throws {
        var ran = 0
        let post = shown(.popup, [PostAction("Install") { ran += 1 }])
        let button = try stage.button("Install", of: post)
        let frame = stage.screenFrame(of: button)
        stage.finger.down(at: CGPoint(x: frame.midX, y: frame.midY))
        await stage.simulator.advance(by: 0.2)
        #expect(button.isHighlighted)
        stage.finger.up()
        await stage.simulator.advance(by: 1)
        #expect(ran == 1 && post.reason == .action(id: "Install"))
    }

    @Test(
        "SDCAlertView #201: Return chooses the preferred action, Escape the cancel action", .tags(.commonDefects),
        arguments: [Kind.alert, .popup])
    func keysChooseActions(kind: Kind) throws {
        let actions = [PostAction.cancel("Later"), PostAction("Tonight"), PostAction("Install", isPreferred: true)]
        for (key, id) in [(HardwareKey.return, "Install"), (.escape, "Later")] {
            let post = shown(kind, actions)
            stage.simulator.pressKey(key)
            stage.rest()
            #expect(post.reason == .action(id: id))
        }
    }

    // MARK: Freedom of layout

    @Test("SEK #182: a notification has buttons", .tags(.swiftEntryKit))
    func notificationHasButtons() throws {
        let message = Message(
            "Anna Berg", subtitle: "Are we still on for lunch?", icon: .emoji("🍝"), actions: [PostAction("Reply")])
        let post = postView.post(message, as: .card(.top))
        stage.rest()
        try stage.tapButton("Reply", of: post)
        stage.rest()
        #expect(post.reason == .action(id: "Reply"))
    }

    @Test("SEK #256: a message has an image after its text", .tags(.swiftEntryKit))
    func messageHasTrailingImage() throws {
        let image = try #require(UIImage(systemName: "star.fill"))
        let post = postView.post(Message(title: "Title", rightImage: image))
        stage.rest()
        let view = try #require(post.view as? MessageView)
        #expect(stage.screenFrame(of: view.rightImageView).minX > stage.screenFrame(of: view.titleLabel).maxX)
    }

    @Test("SEK #323: a text can have attributes", .tags(.swiftEntryKit))
    func textCanHaveAttributes() throws {
        let view = AlertMessageView()
        view.set(alert: AlertMessage(title: "Delete?", text: "12 photos"))
        let text = NSMutableAttributedString(string: "12 photos")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
        view.textLabel.attributedText = text
        postView.post(view: view)
        stage.rest()
        let shown = try #require(view.textLabel.attributedText)
        #expect(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(view.textLabel.bounds.height > 10)
    }

    @Test("SEK #365: the size of an image can be set, and the text is next to it", .tags(.swiftEntryKit))
    func imageSizeCanBeSet() throws {
        let view = MessageView()
        view.set(message: Message(title: "Title", leftImage: UIImage(systemName: "star.fill")))
        view.leftImageViewSize = CGSize(width: 60, height: 80)
        postView.post(view: view)
        stage.rest()
        #expect(view.leftImageView.bounds.size == CGSize(width: 60, height: 80) && view.bounds.height >= 100)
        #expect(view.titleLabel.convert(view.titleLabel.bounds, to: view).minX == 16 + 60 + 10)
    }

    // MARK: Changes while shown

    @Test(
        "SEK #100 #106 #176 #183 #207 #392, SM #33 #404: a shown post changes in place",
        .tags(.swiftEntryKit, .swiftMessages), arguments: Kind.allCases)
    func shownPostChangesInPlace(kind: Kind) throws {
        let post = shown(kind, [PostAction("Install")])
        let view = try #require(post.view)
        post.update(with: kind.request([PostAction("Restart"), .cancel("Later")]))
        stage.rest()
        #expect(post.view === view && post.phase == .shown)
        try stage.tapButton("Restart", of: post)
        stage.rest()
        #expect(post.reason == .action(id: "Restart"))
    }

    @Test("SM #103 #162: activity, progress and result are one post", .tags(.swiftMessages))
    func activityProgressAndResultAreOnePost() async throws {
        let post = postView.post(ProgressMessage(title: "Uploading"), as: .hud())
        await stage.simulator.advance(by: 1)
        let view = try #require(post.view as? ProgressMessageView)
        #expect(view.activityIndicatorView.isAnimating && view.progressView.isHidden)
        post.update(with: ProgressMessage(title: "Uploading", fraction: 0.5))
        await stage.simulator.advance(by: 1)
        #expect(!view.progressView.isHidden && view.progressView.progress == 0.5)
        post.update(with: Message(.success, "Uploaded"))
        await stage.simulator.advance(by: 1)
        #expect(post.view === view && !view.activityIndicatorView.isAnimating && view.progressView.isHidden)
        #expect(view.titleLabel.text == "Uploaded" && !view.iconView.isHidden)
        await stage.simulator.advance(by: 60)
        #expect(post.reason == .timeout)
    }

    // MARK: Resources

    @Test(
        "SM #7 #10 #22 #31 #409 #415 #427 #502: views and icons need no nib and no bundle", .tags(.swiftMessages),
        arguments: PostSeverity.allCases)
    func viewsAndIconsNeedNoResources(severity: PostSeverity) throws {
        let post = postView.post(Message(severity, "News", actions: [PostAction("Show")]))
        stage.rest()
        let icon = try #require((post.view as? MessageView)?.iconView)
        let image = icon.descendants.lazy.compactMap { ($0 as? UIImageView)?.image }.first
        #expect(image?.isSymbolImage == true && icon.bounds.width > 0)
    }
}
