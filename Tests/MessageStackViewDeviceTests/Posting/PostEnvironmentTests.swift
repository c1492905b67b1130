import MessageStackViewForms
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The environment of a manager, beside that of the app.
@MainActor
@Suite(.leavesNothingBehind)
struct PostEnvironmentTests {
    private let stage = Stage()
    /// The poster of the app, which has the app's environment.
    private let apps: PostView
    /// The poster of a framework, which has its own.
    private let own: PostView

    init() {
        apps = stage.view.createPostView(edge: .top)
        own = stage.view.createPostView(edge: .bottom)
        own.postManager.environment = PostEnvironment()
    }

    private func reset() { PostEnvironment.app = PostEnvironment() }

    @Test func managerFollowsTheAppUntilItHasAnEnvironment() {
        defer { reset() }
        PostEnvironment.app.options.delay = 7
        #expect(apps.postManager.environment.options.delay == 7)
        #expect(own.postManager.environment.options.delay == nil)
        own.postManager.environment.options.delay = 3
        #expect(PostEnvironment.app.options.delay == 7)
    }

    @Test func optionsOfTheAppDoNotReachOtherManagers() {
        defer { reset() }
        PostEnvironment.app.options.key = "app"
        PostEnvironment.app.options.presentation = .bar(.top)
        let posts = [apps, own].map { $0.post(Message("Saved")) }
        #expect(posts.map(\.key) == ["app", nil])
        #expect(apps.presentation.style != own.presentation.style)
    }

    @Test func durationsScaleForEachManager() throws {
        defer { reset() }
        PostEnvironment.app.durationScale = 3
        let posts = [apps, own].map { postView in postView.post(Message("Saved")) { $0.duration = .seconds(10) } }
        stage.simulator.advance(by: 1)
        let times = try posts.map { try #require($0.timeLeft) }
        #expect(times[0] > 25 && times[1] <= 10)
        own.postManager.environment.durationScale = .infinity
        stage.simulator.advance(by: 100)
        #expect(posts.map(\.phase) == [.ended, .shown])
        own.postManager.environment.durationScale = .nan
        stage.simulator.advance(by: 11)
        #expect(posts[1].reason == .timeout)
    }

    @Test func themeOfTheAppDoesNotReachOtherManagers() throws {
        defer { reset() }
        let posts = [apps, own].map { $0.post(Message("Saved")) }
        stage.rest()
        let views = try posts.map { try #require($0.view as? MessageView) }
        let color = views[1].titleLabel.font
        PostEnvironment.app.theme.titleTypeface = .monospaced()
        #expect(views[0].titleLabel.font != color && views[1].titleLabel.font == color)
        own.postManager.environment.theme.titleTypeface = .monospaced()
        #expect(views[1].titleLabel.font == views[0].titleLabel.font)
    }

    @Test func textsAreThoseOfTheManager() throws {
        defer { reset() }
        PostEnvironment.app.strings.ok = "Fine"
        PostEnvironment.app.strings.dismiss = "Away"
        own.postManager.environment.strings.ok = "Right"
        own.postManager.environment.strings.dismiss = "Hide"
        for (postView, ok, dismiss) in [(apps, "Fine", "Away"), (own, "Right", "Hide")] {
            let alert = postView.post(AlertMessage("Done", actions: []))
            stage.rest()
            #expect(stage.simulator.accessibilityDump().contains(ok), "\(ok)")
            alert.remove(animated: false)
            let badge = postView.post(BadgeMessage("Saved"))
            stage.rest()
            #expect(stage.simulator.accessibilityDump().contains(dismiss), "\(dismiss)")
            badge.remove(animated: false)
            stage.rest()
        }
    }

    @Test func announcementsHaveTheWordsOfTheManager() {
        defer { reset() }
        own.postManager.environment.strings.warning = "Caution"
        stage.simulator.voiceOver.start()
        defer { stage.simulator.voiceOver.stop() }
        own.post(Message(.warning, "Battery low"))
        stage.simulator.advance(by: 3)
        #expect(stage.simulator.announcements.contains { $0.hasPrefix("Caution") })
    }

    @Test func removedEnvironmentOfTheAppRestoresTheDefaults() {
        PostEnvironment.app = PostEnvironment(durationScale: 2, options: PostOptions())
        #expect(PostEnvironment.app.durationScale == 2)
        reset()
        #expect(PostEnvironment.app.durationScale == 1 && PostEnvironment.app.theme == PostTheme())
    }

    @Test func undoHasTheTitleOfTheManager() throws {
        defer { reset() }
        PostEnvironment.app.strings.undo = "Bring Back"
        own.postManager.environment.strings.undo = "Put Back"
        for (postView, title) in [(apps, "Bring Back"), (own, "Put Back")] {
            for _ in 1...2 {
                let post = postView.post(
                    undoable: "Photo deleted", request: { $0.key = "photos" }, commit: {}, undo: {})
                stage.rest()
                #expect(post.view?.actionButton(title) != nil, "\(title), also of gathered actions")
            }
        }
    }

    @Test func captionHasTheWordOfTheManager() throws {
        own.postManager.environment.strings.warning = "Caution"
        let post = own.post(Message(.warning, "Battery low"))
        stage.rest()
        let view = try #require(post.view as? MessageView)
        stage.simulator.shouldDifferentiateWithoutColor = true
        stage.rest()
        #expect(view.captionLabel?.text == "Caution")
        post.remove(animated: false)
        let later = own.post(Message(.warning, "Battery low"))
        stage.rest()
        #expect((later.view as? MessageView)?.captionLabel?.text == "Caution")
    }

    @Test func errorsOfFormHaveTheWordsOfTheManager() throws {
        own.postManager.environment.strings.requiredField = "Fill this in"
        let post = own.post(FormMessage("Sign in", fields: [.email()], submit: "Sign in"))
        stage.rest()
        try stage.tapButton("Sign in", of: post)
        stage.rest()
        #expect(stage.simulator.accessibilityDump().contains("Fill this in"))
    }
}
