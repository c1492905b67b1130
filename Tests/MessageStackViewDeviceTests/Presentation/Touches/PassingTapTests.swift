import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Taps that go through posts to the app, after the poster has left the screen.
@MainActor
@Suite(.leavesNothingBehind)
struct PassingTapTests {
    private let stage = Stage()

    /// A poster that recognizes taps on a view of the app.
    enum Kind: CaseIterable {
        case backdrop, deck, forwardingPost, ownWindow
    }

    /// Shows a post on a new poster.
    ///
    /// - Returns: The poster, and a closure that takes it off the screen.
    private func show(_ kind: Kind) throws -> (poster: UIView, remove: () -> Void) {
        if kind == .ownWindow {
            let window = PostWindow(windowScene: try #require(stage.window.windowScene))
            window.post(PostRequest(view: UIView.banner()), as: .centered)
            return (window, { [unowned window] in window.isHidden = true })
        }
        let postView = stage.view.createPostView()
        switch kind {
        case .backdrop: postView.presentation = .centered
        case .deck: postView.deck = PostDeck()
        default: postView.presentation.touches = .forward.and(.remove)
        }
        for _ in 0..<2 { postView.post(PostRequest(view: UIView.banner())) }
        stage.rest()
        postView.setDeckExpanded(true, animated: false)
        return (postView, { [unowned postView] in postView.removeFromSuperview() })
    }

    /// The number of press recognizers on the views of the app.
    private var presses: Int {
        sequence(first: stage.view, next: \.superview).flatMap { $0.gestureRecognizers ?? [] }
            .count { $0 is UILongPressGestureRecognizer }
    }

    @Test(arguments: Kind.allCases)
    func removedPosterStopsRecognizingTaps(kind: Kind) throws {
        let (poster, remove) = try show(kind)
        stage.rest()
        #expect(presses > 0)
        remove()
        stage.rest()
        #expect(presses == 0 || kind == .ownWindow, "the posts of a hidden window remain in it")
        guard let postView = poster as? PostView else { return }
        stage.view.add(postView, at: .top, usesSafeArea: true)
        stage.rest()
        #expect(presses > 0)
    }

    @Test(arguments: Kind.allCases)
    func releasedPosterLeavesNoRecognizer(kind: Kind) throws {
        weak var weakPoster: UIView?
        do {
            let (poster, remove) = try show(kind)
            stage.rest()
            weakPoster = poster
            remove()
        }
        stage.rest()
        #expect(weakPoster == nil && presses == 0)
        var taps = 0
        let tap = UITapGestureRecognizer()
        let target = GestureTarget(tap) { taps += 1 }
        stage.view.addGestureRecognizer(tap)
        stage.simulator.tap(at: CGPoint(x: 200, y: 700))
        stage.rest()
        #expect(taps == 1)
        withExtendedLifetime(target) {}
    }
}
