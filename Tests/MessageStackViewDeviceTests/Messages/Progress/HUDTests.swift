import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// `ProgressMessage` with the presentation `.hud(blocksApp:)`.
@MainActor
@Suite(.leavesNothingBehind)
struct HUDTests {
    private let stage = Stage()
    private let postView: PostView

    init() {
        postView = stage.makePostView()
    }

    private func post(_ blocksApp: Bool) throws -> (post: Post, view: ProgressMessageView) {
        let post = postView.post(ProgressMessage("Loading", subtitle: "3 of 10"), as: .hud(blocksApp: blocksApp))
        stage.rest()
        return (post, try #require(post.view as? ProgressMessageView))
    }

    @Test func hudBlocksTheAppOnlyIfAsked() throws {
        let button = UIButton(frame: stage.view.bounds)
        var pressed = 0
        button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
        stage.view.insertSubview(button, at: 0)
        for (blocksApp, expected) in [(true, 0), (false, 1)] {
            let (post, view) = try post(blocksApp)
            stage.simulator.tap(at: CGPoint(x: 40, y: 700))
            #expect(pressed == expected && post.phase == .shown)
            let frame = stage.screenFrame(of: view)
            stage.simulator.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            #expect(pressed == expected, "the HUD itself takes touches")
            post.remove(animated: false)
        }
    }

    @Test func neitherTapNorFlingRemovesTheHUD() throws {
        postView.postManager.gestureManager.defaultGestures = .pan
        for blocksApp in [true, false] {
            let (post, view) = try post(blocksApp)
            let frame = stage.screenFrame(of: view)
            let center = CGPoint(x: frame.midX, y: frame.midY)
            stage.simulator.tap(at: center)
            stage.simulator.fling(from: center, to: CGPoint(x: center.x, y: center.y + 300))
            stage.simulator.tap(at: CGPoint(x: 40, y: 700))
            stage.simulator.advance(by: 60)
            #expect(post.phase == .shown && stage.screenFrame(of: view) == frame)
            post.remove(animated: false)
        }
    }

    @Test(arguments: [true, false])
    func onlyBlockingHUDIsModal(blocksApp: Bool) throws {
        let button = UIButton(type: .system)
        button.setTitle("Archive", for: .normal)
        button.frame = CGRect(x: 20, y: 700, width: 150, height: 50)
        stage.view.addSubview(button)
        stage.simulator.voiceOver.start()
        stage.simulator.voiceOver.focus(on: button)
        let (post, _) = try post(blocksApp)
        stage.simulator.advance(by: 3)
        #expect(stage.readLabels.contains("Archive") == !blocksApp)
        #expect((stage.simulator.voiceOver.focusedElement === button) == !blocksApp)
        post.remove()
        stage.simulator.advance(by: 2)
        #expect(stage.simulator.voiceOver.focusedElement === button)
        stage.simulator.voiceOver.stop()
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func textAndIndicatorFollowTheAppearance(style: UIUserInterfaceStyle) throws {
        let (_, view) = try post(false)
        stage.simulator.userInterfaceStyle = style
        stage.rest()
        for color in [view.titleLabel.textColor, view.activityIndicatorView.color] {
            #expect(
                color?.resolvedColor(with: view.traitCollection) == .label.resolvedColor(with: view.traitCollection))
        }
    }

    // MARK: Actions

    /// A way to choose the cancel action of a post.
    struct Choice: CustomTestStringConvertible {
        enum Input: CaseIterable {
            case tap, escapeGesture, customAction, escapeKey
        }

        let input: Input
        let presentation: PostPresentation
        let testDescription: String

        /// Each input with each presentation. The Escape key belongs to the app while a post doesn't block it.
        static let all = Input.allCases.flatMap { input in
            [
                Choice(input: input, presentation: .hud(blocksApp: true), testDescription: "\(input) in blocking HUD"),
                Choice(input: input, presentation: .hud, testDescription: "\(input) in HUD"),
                Choice(input: input, presentation: .card(.top), testDescription: "\(input) in card"),
                Choice(input: input, presentation: .bar(.bottom), testDescription: "\(input) in bar"),
            ].filter { input != .escapeKey || $0.presentation.backdrop.isBlocking }
        }
    }

    private func choose(_ input: Choice.Input, in view: ProgressMessageView) throws {
        switch input {
        case .tap: #expect(stage.simulator.tapElement(named: "Cancel"))
        case .escapeGesture: #expect(view.accessibilityPerformEscape())
        case .customAction:
            let action = try #require(view.textView.accessibilityCustomActions?.first { $0.name == "Cancel" })
            #expect(action.actionHandler?(action) == true)
        case .escapeKey: #expect(stage.simulator.pressKey(.escape))
        }
    }

    @Test(arguments: Choice.all)
    func cancelActionCancelsTheOperation(choice: Choice) async throws {
        let (gate, open) = AsyncStream<Void>.makeStream()
        let message = ProgressMessage("Loading", actions: [.cancel("Cancel")])
        let task = Task {
            try await postView.post(whileRunning: message, as: choice.presentation) { _ in
                for await _ in gate {}
                try Task.checkCancellation()
            }
        }
        await stage.simulator.advance(by: 1)
        let post = try #require(postView.postManager.currentPosts.first)
        try choose(choice.input, in: #require(post.view as? ProgressMessageView))
        await #expect(throws: CancellationError.self) { try await task.value }
        await stage.simulator.advance(by: 1)
        #expect(post.reason == .action(id: "Cancel") && !isSeen)
        open.finish()
    }

    @Test(arguments: [nil, 0.5])
    func buttonsOfHUDAreBelowItsTexts(fraction: Double?) throws {
        let actions = [PostAction.cancel("Cancel"), PostAction("Hide")]
        let message = ProgressMessage("Loading", subtitle: "3 of 10", fraction: fraction, actions: actions)
        let post = postView.post(message, as: .hud)
        stage.rest()
        let view = try #require(post.view as? ProgressMessageView)
        let frame = stage.screenFrame(of: view)
        let buttons = view.actionsView.buttons.map { stage.screenFrame(of: $0) }
        let text = stage.screenFrame(of: view.subtitleLabel)
        #expect(frame.width <= 280 && buttons.count == 2 && buttons.allSatisfy { $0.minY > text.maxY })
        #expect(buttons.allSatisfy { frame.contains($0) } && abs(buttons[0].width - buttons[1].width) < 1)
        #expect(buttons[1].maxY <= buttons[0].minY && buttons.allSatisfy { abs($0.midX - frame.midX) < 1 })
    }

    @Test func buttonOfCardIsNextToItsText() throws {
        let message = ProgressMessage("Uploading", fraction: 0.5, actions: [.cancel("Cancel")])
        let post = postView.post(message, as: .card(.top))
        stage.rest()
        let view = try #require(post.view as? ProgressMessageView)
        let button = stage.screenFrame(of: view.actionsView.buttons[0])
        #expect(stage.screenFrame(of: view.progressView).maxX < button.minX)
        #expect(button.width < 120 && abs(button.midY - stage.screenFrame(of: view).midY) < 1)
    }

    @Test func resultInHUDHasItsActionsBelowTheTexts() throws {
        let post = postView.post(ProgressMessage("Loading", actions: [.cancel("Cancel")]), as: .hud)
        stage.rest()
        post.update(with: Message(.error, "Not loaded", actions: [PostAction("Retry")]))
        stage.rest()
        let view = try #require(post.view as? ProgressMessageView)
        #expect(view.actionsView.buttons.map(\.action.id) == ["Retry"])
        let button = stage.screenFrame(of: view.actionsView.buttons[0])
        #expect(button.minY > stage.screenFrame(of: view.titleLabel).maxY)
    }

    // MARK: While an operation runs

    private struct Failure: Error {}

    /// Runs an operation until `open` yields, with a HUD after 0.3 s for at least 0.5 s.
    private func run(until gate: AsyncStream<Void>, fails: Bool = false) -> Task<Void, any Error> {
        Task {
            try await postView.post(
                whileRunning: ProgressMessage("Loading"), as: .hud,
                request: {
                    $0.delay = 0.3
                    $0.minimumTime = 0.5
                },
                operation: { _ in
                    for await _ in gate { break }
                    if fails { throw Failure() }
                })
        }
    }

    private var isSeen: Bool { postView.descendants.contains { $0 is ProgressMessageView } }

    /// Advances frame by frame, and returns the number of frames in which a HUD was on screen.
    private func sights(_ seconds: TimeInterval) async -> Int {
        var count = 0
        for _ in 0..<Int(seconds / Simulator.frame) {
            await stage.simulator.advance(by: Simulator.frame)
            if isSeen { count += 1 }
        }
        return count
    }

    @Test(arguments: [true, false])
    func shortOperationShowsNothing(fails: Bool) async throws {
        let (gate, open) = AsyncStream<Void>.makeStream()
        let task = run(until: gate, fails: fails)
        #expect(await sights(0.25) == 0)
        open.yield()
        // The operation runs on another thread, for which the time of the device doesn't wait.
        let result = await task.result
        #expect(await sights(2) == 0)
        #expect(((try? result.get()) == nil) == fails)
        #expect(postView.postManager.posts.isEmpty)
    }

    @Test(.without(.timersAreLate, because: "The test starts 0.1 seconds after the delay of the HUD."))
    func hudStaysForItsMinimumTime() async throws {
        let (gate, open) = AsyncStream<Void>.makeStream()
        let task = run(until: gate)
        #expect(await sights(0.35) > 0)
        open.yield()
        _ = try await task.value
        let frames = await sights(2)
        #expect(Double(frames) * Simulator.frame > 0.5 && !isSeen)
    }

    // MARK: Look

    @Test(arguments: [nil, 0.5])
    func hudIsAsWideAsItsTexts(fraction: Double?) throws {
        let message = ProgressMessage(
            "Uploading to the office", fraction: fraction, actions: [.cancel("Cancel")])
        let post = postView.post(message, as: .hud)
        stage.rest()
        let view = try #require(post.view as? ProgressMessageView)
        #expect(view.titleLabel.bounds.height < 1.5 * view.titleLabel.font.lineHeight)
        #expect(stage.screenFrame(of: view).width <= 280)
    }

    @Test func iconIsAboveTheTitleAndTheBar() throws {
        let post = postView.post(ProgressMessage("Volume", icon: "star.fill", fraction: 0.5), as: .hud)
        stage.rest()
        let view = try #require(post.view as? ProgressMessageView)
        let (icon, title) = (stage.screenFrame(of: view.iconView), stage.screenFrame(of: view.titleLabel))
        #expect(icon.width > 20 && abs(icon.midX - stage.screenFrame(of: view).midX) < 1)
        #expect(icon.maxY <= title.minY && title.maxY <= stage.screenFrame(of: view.progressView).minY)
    }

    @Test func barIsLongUnderAShortTitle() throws {
        let post = postView.post(ProgressMessage("Up", fraction: 0.5), as: .hud)
        stage.rest()
        let view = try #require(post.view as? ProgressMessageView)
        #expect(view.progressView.bounds.width >= 160)
        post.update(
            with: ProgressMessage(
                "Up", fraction: 0.5, actions: [.cancel("Cancel the upload"), PostAction("Hide")]))
        stage.rest()
        #expect(abs(view.progressView.bounds.width - view.actionsView.bounds.width) < 1)
    }

    @Test(arguments: PostSeverity.allCases, [UIUserInterfaceStyle.light, .dark])
    func iconHasTheColorOfItsSeverity(severity: PostSeverity, style: UIUserInterfaceStyle) throws {
        stage.simulator.userInterfaceStyle = style
        let post = postView.post(ProgressMessage("Loading"), as: .hud)
        stage.rest()
        post.update(with: Message(severity, "Not loaded"))
        stage.rest()
        let view = try #require(post.view as? MessageView)
        let accent = PostTheme.standard[severity].accent.resolvedColor(with: view.traitCollection)
        #expect(view.iconView.tintColor.resolvedColor(with: view.traitCollection) == accent)
        #expect(stage.screenFrame(of: view.iconView).maxY < stage.screenFrame(of: view.titleLabel).minY)
    }

    @Test func colorOfTheAppReplacesThatOfTheSeverity() throws {
        var hud = PostPresentation.hud
        hud.style.tintColor = .systemPurple
        let post = postView.post(Message(.error, "Not loaded"), as: hud)
        stage.rest()
        #expect(post.view?.tintColor == .systemPurple)
    }
}
