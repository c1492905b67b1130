import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// The manager's defaults for animations, haptics and announcements.
@MainActor
@Suite(.leavesNothingBehind)
struct PostOptionsTests {
    private let poster = RecordingPoster()
    private let haptics = RecordingHaptics()
    private let announcer = RecordingAnnouncer()
    private var manager: PostManager { poster.postManager }

    init() {
        manager.haptics = haptics.play
        manager.announcer = announcer
    }

    @discardableResult
    private func post(_ edit: (inout PostRequest) -> Void = { _ in }) -> Post {
        var request = PostRequest(Message("News"))
        edit(&request)
        return manager.post(request)
    }

    private func animated(_ edit: (inout PostRequest) -> Void = { _ in }) -> [Bool] {
        let count = poster.changes.count
        post(edit).remove()
        return poster.changes.dropFirst(count).map(\.isAnimated)
    }

    @Test func postsAreAnimatedByDefault() {
        #expect(animated() == [true, true])
        #expect(animated { $0.animatesExit = false } == [true, false])
    }

    @Test func animationOfTheManagerAppliesToPostsWithoutTheirOwn() {
        manager.defaults.animatesEntrance = false
        #expect(animated() == [false, true])
        #expect(animated { $0.isAnimated = true } == [true, true])
        #expect(animated { $0.isAnimated = false } == [false, false])
    }

    @Test func animationOfTheManagerAppliesToAllPostingMethods() {
        (manager.defaults.animatesEntrance, manager.defaults.animatesExit) = (false, false)
        poster.post(view: UIView())
        poster.post("Text")
        poster.post(message: Message("Message"))
        poster.post(BadgeMessage("Badge")) { $0.duration = 3 }
        manager.capacity = .max
        #expect(poster.changes.map(\.isAnimated) == [false, false, false, false])
    }

    @Test func animationOfTheManagerAppliesToUpdates() {
        (manager.defaults.animatesEntrance, manager.defaults.animatesExit) = (false, false)
        let post = post()
        post.update(with: Message("Longer news"))
        #expect(poster.changes.map(\.kind) == [.post, .update] && poster.changes.last?.isAnimated == false)
    }

    @Test func changedDefaultAppliesToLaterPostsOnly() {
        let post = post()
        (manager.defaults.animatesEntrance, manager.defaults.animatesExit) = (false, false)
        post.remove()
        #expect(poster.changes.map(\.isAnimated) == [true, true])
    }

    @Test func hapticOfTheManagerReplacesTheAutomaticOne() {
        manager.defaults.haptic = .soft
        post { $0.severity = .error }.remove()
        post { $0.haptic = .heavy }.remove()
        manager.defaults.haptic = .off
        post { $0.severity = .error }.remove()
        manager.defaults.haptic = .automatic
        post { $0.severity = .error }.remove()
        #expect(haptics.played == [.soft, .heavy, .error])
    }

    @Test func postsOfAManagerCanBeBackgroundNews() {
        post().remove()
        manager.defaults.isUserInitiated = false
        post().remove()
        post { $0.isUserInitiated = true }.remove()
        #expect(announcer.announcements.map(\.priority) == [.normal, .low, .normal])
    }

    @Test func identifierOfAPostStaysUntilAnUpdateSetsAnother() {
        manager.defaults.accessibilityIdentifier = "notice"
        #expect(post().view?.enclosingSlot?.accessibilityIdentifier == "notice")
        manager.removeAll()
        manager.defaults.accessibilityIdentifier = nil
        let post = post { $0.accessibilityIdentifier = "upload" }
        post.update(with: Message("Uploaded"))
        #expect(post.view?.enclosingSlot?.accessibilityIdentifier == "upload")
        var request = PostRequest(Message("Downloaded"))
        request.accessibilityIdentifier = "download"
        post.update(with: request)
        #expect(post.view?.enclosingSlot?.accessibilityIdentifier == "download")
    }

    // MARK: The app

    /// Runs a closure with defaults of the app.
    private func withDefaultsOfTheApp(_ edit: (inout PostOptions) -> Void, _ body: () throws -> Void) rethrows {
        edit(&PostEnvironment.app.options)
        defer { PostEnvironment.app.options = PostOptions() }
        try body()
    }

    @Test func defaultsOfTheAppApplyToEveryManager() {
        withDefaultsOfTheApp {
            $0.animatesEntrance = false
            $0.duration = .seconds(7)
            $0.delay = 3
            $0.isUserInitiated = false
        } _: {
            for poster in [poster, RecordingPoster()] {
                let post = poster.postManager.post(PostRequest(Message("News")))
                #expect(post.phase == .waiting)
                poster.clock.advance(by: 3)
                #expect(post.phase == .shown && post.timeLeft == 7 && poster.changes.map(\.isAnimated) == [false])
            }
            #expect(announcer.announcements.map(\.priority) == [.low])
        }
    }

    @Test func defaultsOfAManagerPrecedeThoseOfTheApp() {
        withDefaultsOfTheApp {
            $0.duration = .seconds(7)
            $0.minimumTime = 2
        } _: {
            manager.defaults.duration = .automatic
            #expect(post().timeLeft != 7, "also a default of the library that the manager sets")
            manager.defaults.duration = nil
            manager.removeAll(animated: false)
            let post = post()
            #expect(post.timeLeft == 7)
            post.remove()
            #expect(post.phase == .shown, "the other properties are still those of the app")
        }
    }

    @Test func requestPrecedesAllDefaults() {
        withDefaultsOfTheApp {
            $0.duration = .seconds(7)
        } _: {
            manager.defaults.duration = .seconds(8)
            #expect(post { $0.duration = .seconds(9) }.timeLeft == 9)
        }
    }

    @Test func valuePrecedesDefaults() {
        withDefaultsOfTheApp {
            $0.duration = .seconds(7)
        } _: {
            #expect(manager.post(PostRequest(AlertMessage("Delete?"))).timeLeft == nil)
        }
    }

    // MARK: Updates

    private func update(_ post: Post, byKey: Bool, _ edit: (inout PostRequest) -> Void = { _ in }) {
        var request = PostRequest(Message("More news"))
        request.key = "news"
        request.duplicatePolicy = .update
        edit(&request)
        if byKey { manager.post(request) } else { post.update(with: request) }
    }

    @Test(arguments: [false, true]) func updateKeepsTheIdentifierOfThePost(byKey: Bool) {
        manager.defaults.accessibilityIdentifier = "banner"
        let post = post {
            $0.key = "news"
            $0.accessibilityIdentifier = "upload"
        }
        update(post, byKey: byKey)
        #expect(post.text == "More news" && post.view?.enclosingSlot?.accessibilityIdentifier == "upload")
        update(post, byKey: byKey) { $0.accessibilityIdentifier = "download" }
        #expect(post.view?.enclosingSlot?.accessibilityIdentifier == "download")
    }

    @Test(arguments: [false, true]) func updateKeepsThePresentationOfTheValue(byKey: Bool) {
        manager.defaults.presentation = .bar(.top)
        var request = PostRequest(AlertMessage("News"))
        request.key = "news"
        let post = manager.post(request)
        let presentation = manager.presentation(of: post)
        #expect(presentation?.placement.position == .center)
        update(post, byKey: byKey)
        #expect(post.text == "More news" && manager.presentation(of: post)?.placement == presentation?.placement)
    }

    @Test(arguments: [false, true]) func updateKeepsThePresentationOfTheDefaultsAtThePosting(byKey: Bool) {
        manager.defaults.presentation = .bar(.top)
        let post = post { $0.key = "news" }
        manager.defaults.presentation = .card(.bottom)
        update(post, byKey: byKey)
        #expect(manager.presentation(of: post)?.placement.position == .top)
    }
}
