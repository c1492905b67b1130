import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Posts made while their scene is in the background, which wait until the scene is active.
@MainActor
@Suite(.leavesNothingBehind)
struct PostBackgroundTests {
    private let stage = Stage()
    private let haptics = RecordingHaptics()

    /// The posters of the library.
    enum Kind: CaseIterable {
        case postView, stackView, bars, appWindow, ownWindow
    }

    private func makePoster(_ kind: Kind) throws -> any Poster {
        let poster: any Poster =
            switch kind {
            case .postView: stage.view.createPostView()
            case .stackView: stage.view.createMessageStackView()
            case .bars: stage.controller.createBarPostView()
            case .appWindow: stage.postView
            case .ownWindow: try #require(stage.window.windowScene).postWindow()
            }
        poster.postManager.haptics = haptics.play
        return poster
    }

    private func makeRequest() -> PostRequest {
        var request = PostRequest(Message(title: "Title"))
        request.duration = .seconds(3)
        request.severity = .success
        return request
    }

    @Test(arguments: Kind.allCases)
    func postWaitsUntilSceneIsActive(kind: Kind) throws {
        stage.simulator.isVoiceOverRunning = true
        let poster = try makePoster(kind)
        stage.simulator.moveToBackground()
        let post = poster.post(makeRequest())
        stage.simulator.advance(by: 10)
        #expect(post.phase == .waiting && post.view == nil)
        #expect(haptics.played.isEmpty && stage.simulator.announcements.isEmpty)
        stage.simulator.moveToForeground()
        stage.simulator.advance(by: 2)
        #expect(post.phase == .shown)
        #expect(haptics.played == [.success])
        #expect(stage.simulator.announcements == ["Success, Title"])
    }

    @Test(arguments: Kind.allCases)
    func noticeExpiresIfSceneStaysInBackground(kind: Kind) throws {
        let poster = try makePoster(kind)
        stage.simulator.moveToBackground()
        let post = poster.post(makeRequest())
        stage.simulator.advance(by: 29)
        #expect(post.phase == .waiting)
        stage.simulator.advance(by: 2)
        // A suspended app learns of the time only now.
        stage.simulator.moveToForeground()
        #expect(post.reason == .expired)
    }

    /// A post that people must see.
    enum Lasting: CaseIterable {
        case error, warning, action, question, undo, view, noticeOfTheApp

        @MainActor func post(on poster: any Poster) -> Post {
            switch self {
            case .error: poster.post(Message(.error, "Upload failed"))
            case .warning: poster.post(Message(.warning, "Battery low"))
            case .action: poster.post(Message("New version", actions: [PostAction("Update")]))
            case .question: poster.post(AlertMessage("Delete?", actions: [.destructive("Delete")]))
            case .undo:
                poster.post(undoable: "Deleted") {
                } undo: {
                }
            case .view: poster.post(PostRequest(view: UIView.banner()).with { $0.duration = 5 })
            case .noticeOfTheApp: poster.post(Message("Saved")) { $0.expiresAfter = .infinity }
            }
        }
    }

    @Test(arguments: Kind.allCases, Lasting.allCases)
    func otherPostWaitsForTheForeground(kind: Kind, lasting: Lasting) throws {
        let poster = try makePoster(kind)
        stage.simulator.moveToBackground()
        let post = lasting.post(on: poster)
        stage.simulator.advance(by: 120)
        #expect(post.phase == .waiting)
        stage.simulator.moveToForeground()
        stage.rest()
        #expect(post.phase == .shown)
    }

    @Test func errorBehindAnotherPostIsShownAfterALongAbsence() throws {
        let poster = try makePoster(.postView)
        let first = poster.post(Message("Uploading"))
        let error = poster.post(Message(.error, "Upload failed"))
        stage.rest()
        stage.simulator.moveToBackground()
        stage.simulator.advance(by: 120)
        stage.simulator.moveToForeground()
        stage.simulator.advance(by: 30)
        #expect(first.reason == .timeout && error.phase == .shown)
    }

    @Test(arguments: Kind.allCases)
    func shownPostKeepsRemainingTimeInBackground(kind: Kind) throws {
        let poster = try makePoster(kind)
        let post = poster.post(makeRequest())
        stage.simulator.advance(by: 1)
        stage.simulator.moveToBackground()
        stage.simulator.advance(by: 60)
        #expect(post.phase == .shown)
        stage.simulator.moveToForeground()
        stage.simulator.advance(by: 1)
        #expect(post.phase == .shown)
        stage.simulator.advance(by: 3)
        #expect(post.reason == .timeout)
    }

    @Test func postEntersBehindSystemAlert() throws {
        let poster = try makePoster(.postView)
        stage.simulator.resignActive()
        let post = poster.post(makeRequest())
        #expect(post.phase == .entering)
    }

    @Test func postRemovedInBackgroundIsNeverShown() throws {
        let poster = try makePoster(.postView)
        stage.simulator.moveToBackground()
        let post = poster.post(makeRequest())
        post.remove()
        #expect(post.reason == .programmatic && post.view == nil)
    }
}
