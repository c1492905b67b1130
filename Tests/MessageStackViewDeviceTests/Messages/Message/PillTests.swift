import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewTests

/// Messages with the presentation `.pill`.
@MainActor
@Suite(.leavesNothingBehind)
struct PillTests {
    private static let message = Message(
        "Your ride is here", subtitle: "A blue van at the north entrance, until 9:50", icon: "bell.fill",
        actions: [.cancel("Cancel ride"), PostAction("On my way", isPreferred: true)])

    private func post(
        _ message: Message = message, on stage: Stage, duration: PostDuration? = nil
    ) throws -> (Post, MessageView) {
        var request = PostRequest(message)
        request.duration = duration
        let post = stage.makePostView().post(request, as: .pill)
        stage.rest()
        return (post, try #require(post.view as? MessageView))
    }

    @Test(arguments: [Device.iPhone16, .iPhoneSE])
    func pillIsCapsule(device: Device) throws {
        let stage = Stage(device: device)
        let (_, view) = try post(on: stage)
        let frame = stage.screenFrame(of: view)
        #expect(!view.titleLabel.isHidden && !view.iconView.isHidden && view.subtitleLabel.isHidden)
        #expect(view.actionsView.isHidden)
        let parts = stage.screenFrame(of: view.iconView).union(stage.screenFrame(of: view.titleLabel))
        #expect(abs(frame.width - parts.width - 40) < 0.5 && abs(frame.midX - stage.view.bounds.midX) < 0.5)
        #expect(frame.height == 44 && view.enclosingSlot?.body?.clipView.layer.cornerRadius == 22)
        #expect(stage.simulator.layoutConflicts == [])
    }

    @Test(arguments: [Device.iPhone16, .iPhoneSE], [UIDeviceOrientation.portrait, .landscapeLeft])
    func pillIsBelowTheSafeAreaEdge(device: Device, orientation: UIDeviceOrientation) throws {
        let stage = Stage(device: device)
        stage.simulator.rotate(to: orientation, animated: false)
        let (_, view) = try post(on: stage)
        #expect(stage.screenFrame(of: view).minY == stage.view.safeAreaInsets.top + 8)
    }

    @Test func longPressExpandsAndTapShrinks() throws {
        let stage = Stage()
        let (post, view) = try post(on: stage)
        let compact = stage.screenFrame(of: view)
        stage.simulator.press(at: compact.center, forDuration: 0.7)
        stage.rest()
        let frame = stage.screenFrame(of: view)
        #expect(view.isExpanded && !view.subtitleLabel.isHidden && view.actionsView.buttons.count == 2)
        #expect(frame.height > compact.height + 40 && abs(frame.width - (stage.view.bounds.width - 16)) < 0.5)
        #expect(frame.minY == compact.minY)
        stage.simulator.tap(at: stage.screenFrame(of: view.titleLabel).center)
        stage.rest()
        #expect(!view.isExpanded && stage.screenFrame(of: view) == compact && post.phase == .shown)
        #expect(stage.simulator.layoutConflicts == [])
    }

    @Test func buttonOfExpandedPillWorks() throws {
        let stage = Stage()
        let (post, view) = try post(on: stage)
        view.isExpanded = true
        stage.rest()
        try stage.tapButton("On my way", of: post)
        stage.rest()
        #expect(post.reason == .action(id: "On my way") && post.phase == .ended)
    }

    @Test func expandedPillStays() throws {
        let stage = Stage()
        let message = Message("Charging", subtitle: "20 minutes left")
        let (post, view) = try post(message, on: stage, duration: .seconds(4))
        view.isExpanded = true
        stage.simulator.advance(by: 20)
        #expect(post.phase == .shown)
        view.isExpanded = false
        stage.simulator.advance(by: 6)
        #expect(post.reason == .timeout)
    }

    @Test func pillWithoutDetailsStays() throws {
        let stage = Stage()
        let (_, view) = try post(Message("Charging", icon: "bolt.fill"), on: stage)
        stage.simulator.press(at: stage.screenFrame(of: view).center, forDuration: 0.7)
        stage.rest()
        #expect(!view.isExpanded && view.textViewActions == [])
    }

    @Test func voiceOverReadsAndExpands() throws {
        let stage = Stage()
        let (_, view) = try post(on: stage)
        #expect(view.textView.accessibilityLabel == "Your ride is here, A blue van at the north entrance, until 9:50")
        let action = try #require(view.textView.accessibilityCustomActions?.first)
        #expect(action.name == PostEnvironment.app.strings.showMore)
        _ = action.actionHandler?(action)
        #expect(view.isExpanded)
        #expect(view.textView.accessibilityCustomActions?.first?.name == PostEnvironment.app.strings.showLess)
    }

    @Test func voiceOverOffersTheActionsOfACompactPill() throws {
        let stage = Stage()
        stage.simulator.isVoiceOverRunning = true
        let (post, view) = try post(on: stage)
        stage.simulator.advance(by: 0.5)
        #expect(view.actionsView.isHidden)
        let announcement = try #require(stage.simulator.announcements.last)
        #expect(announcement.contains("Cancel ride") && announcement.contains("On my way"))
        let actions = try #require(view.textView.accessibilityCustomActions)
        let action = try #require(actions.first { $0.name == "On my way" })
        #expect(action.actionHandler?(action) == true)
        stage.rest()
        #expect(post.reason == .action(id: "On my way"))
    }

    @Test(arguments: [false, true])
    func pillWithActionsStaysAfterAnUpdate(isExpanded: Bool) throws {
        let stage = Stage()
        let (post, view) = try post(on: stage, duration: .automatic)
        #expect(post.timeLeft == nil)
        view.isExpanded = isExpanded
        var message = Self.message
        message.title = "Your ride leaves"
        post.update(with: message)
        view.isExpanded = false
        stage.simulator.advance(by: 120)
        #expect(post.phase == .shown && post.timeLeft == nil)
        post.update(with: Message("Your ride has left"))
        stage.simulator.advance(by: 20)
        #expect(post.reason == .timeout)
    }

    @Test func expandedPillWithoutDetailsReturnsAndLeaves() throws {
        let stage = Stage()
        let (post, view) = try post(Message("Charging", subtitle: "20 minutes left"), on: stage)
        let compact = stage.screenFrame(of: view).height
        view.isExpanded = true
        stage.rest()
        post.update(with: Message("Charged"))
        stage.rest()
        #expect(!view.isExpanded && stage.screenFrame(of: view).height == compact)
        stage.simulator.advance(by: 20)
        #expect(post.reason == .timeout)
    }

    @Test(arguments: [Device.iPhone16, .iPhoneSE])
    func undoIsInTheCapsule(device: Device) async throws {
        let stage = Stage(device: device)
        var isUndone = false
        let post = stage.makePostView().post(undoable: "3 photos deleted", as: .pill) {
        } undo: {
            isUndone = true
        }
        await stage.simulator.advance(by: 1)
        let view = try #require(post.view as? MessageView)
        let button = try #require(view.actionsView.buttons.first)
        let (frame, title) = (stage.screenFrame(of: view), stage.screenFrame(of: view.titleLabel))
        #expect(!view.actionsView.isHidden && frame.contains(stage.screenFrame(of: button).center))
        #expect(frame.width < 400 && title.maxX <= stage.screenFrame(of: button).minX)
        #expect(abs(frame.midX - stage.view.bounds.midX) < 0.5 && frame.height <= 60)
        #expect(post.timeLeft != nil)
        stage.simulator.tap(button)
        await stage.simulator.advance(by: 1)
        #expect(isUndone && post.reason == .action(id: "undo"))
        #expect(stage.simulator.layoutConflicts == [])
    }

    @Test(arguments: [false, true])
    func updateKeepsExpansion(isExpanded: Bool) throws {
        let stage = Stage()
        let (post, view) = try post(on: stage)
        view.isExpanded = isExpanded
        post.update(with: Message("Your ride leaves", subtitle: "In two minutes"))
        stage.rest()
        #expect(view.titleLabel.text == "Your ride leaves" && view.isExpanded == isExpanded)
        #expect(view.subtitleLabel.isHidden != isExpanded)
    }

    @Test func viewIsWholeElsewhere() throws {
        let stage = Stage()
        let postView = stage.makePostView()
        let view = MessageView()
        view.set(message: Self.message)
        let pill = postView.post(PostRequest(view: view), as: .pill)
        stage.rest()
        #expect(view.subtitleLabel.isHidden)
        pill.remove(animated: false)
        postView.post(PostRequest(view: view), as: .card(.top))
        stage.rest()
        #expect(!view.subtitleLabel.isHidden && view.actionsView.buttons.count == 2)
        #expect(view.insets == MessageView().insets)
    }

    @Test func pillFadesWithReduceMotion() throws {
        let stage = Stage()
        stage.simulator.isReduceMotionEnabled = true
        let post = stage.makePostView().post(Self.message, as: .pill)
        stage.simulator.advance(by: 0.1)
        let slot = try #require(post.view?.enclosingSlot)
        let seen = try #require(slot.layer.presentation())
        #expect(slot.transform == .identity && seen.opacity > 0 && seen.opacity < 1)
    }
}

extension MessageView {
    /// The names of the accessibility actions of the texts, apart from the one that dismisses the post.
    fileprivate var textViewActions: [String] {
        (textView.accessibilityCustomActions ?? []).map(\.name).filter { $0 != PostEnvironment.app.strings.dismiss }
    }
}
