import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The reasons for which accepted posts end, with the real cause of each.
enum PostEnding: String, CaseIterable {
    case timeout, tap, pan, action, closeButton, backdrop, escape, programmatic, cancelled, overridden, replaced
    case evicted, viewTaken, hostGone, expired, noSize

    /// The ending with a reason; nil for a refusal.
    init?(_ reason: PostRemovalReason) { self.init(rawValue: reason.name) }

    /// A Boolean value that indicates whether the post ends before it is shown.
    var isBeforeEntrance: Bool { self == .expired }
}

extension PostEnding {
    static let key: PostKey = "subject"

    /// The title of the button that ends a post with `.action`.
    static let button = "Undo"

    /// Changes the settings of the poster before the post, so that the cause is possible.
    @MainActor
    func prepare(_ postView: PostView) {
        let manager = postView.postManager
        switch self {
        case .tap: manager.gestureManager.defaultGestures = .tap
        case .backdrop:
            postView.presentation.backdrop = PostBackdrop(.color(UIColor(white: 0, alpha: 0.4)), touches: .remove)
        case .evicted: manager.replacesOldestWhenFull = true
        case .expired:
            manager.defaults.expiresAfter = 3
            manager.post(PostRequest(Message(title: "First")))
        default: break
        }
    }

    /// Ends a post with a title, a subtitle and a button by the cause, after its entrance.
    @MainActor
    func cause(_ post: Post, on postView: PostView, of stage: Stage) throws {
        let simulator = stage.simulator
        switch self {
        case .timeout: simulator.advance(by: 30)
        case .tap:
            let frame = try stage.slotFrame(of: #require(post.view))
            simulator.tap(at: CGPoint(x: frame.minX + 30, y: frame.midY))
        case .pan:
            let frame = try stage.slotFrame(of: #require(post.view))
            let start = CGPoint(x: frame.minX + 30, y: frame.midY)
            simulator.fling(from: start, to: CGPoint(x: start.x, y: start.y - 80))
        case .action: #expect(simulator.tapElement(named: Self.button))
        case .closeButton, .escape: try useVoiceOver(on: post, of: simulator)
        case .backdrop: simulator.tap(at: CGPoint(x: 200, y: 600))
        case .programmatic: post.remove()
        case .cancelled: post.remove(reason: .cancelled)
        case .overridden: postView.post(Self.makeRequest { $0.precedence = .override })
        case .replaced: postView.post(Self.makeRequest { $0.duplicatePolicy = .replace })
        case .evicted: postView.post(Self.makeRequest())
        case .viewTaken: stage.view.addSubview(try #require(post.view))
        case .hostGone: try #require(post.view?.slot).removeFromSuperview()
        case .expired: simulator.advance(by: 5)
        case .noSize: simulator.advance(by: 10)
        }
    }

    @MainActor
    private static func makeRequest(_ edit: (inout PostRequest) -> Void = { _ in }) -> PostRequest {
        var request = PostRequest(Message(title: "Other"))
        request.duration = .untilRemoved
        request.key = key
        edit(&request)
        return request
    }

    @MainActor
    private func useVoiceOver(on post: Post, of simulator: Simulator) throws {
        let voiceOver = simulator.voiceOver
        voiceOver.start()
        let element = try #require(voiceOver.elements.first { ($0 as? UIView)?.slot != nil })
        voiceOver.focus(on: element)
        #expect(
            self == .escape ? voiceOver.escape() : voiceOver.perform(actionNamed: PostEnvironment.app.strings.dismiss))
        voiceOver.stop()
    }
}
