import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The features of the manager with a custom poster.
@MainActor
@Suite(.leavesNothingBehind)
struct CustomPosterTests {
    private let stage = Stage()
    private let poster = FadingPoster(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
    private let haptics = RecordingHaptics()

    private var manager: PostManager { poster.postManager }

    init() {
        stage.view.addSubview(poster)
        manager.haptics = haptics.play
        // The poster puts slots at its origin.
        manager.gestureManager.edge = .top
    }

    private func post(
        _ view: UIView = Stage.makeMessageView(), dismissAfter: TimeInterval? = nil,
        edit: (inout PostRequest) -> Void = { _ in }
    ) -> Post {
        var request = PostRequest(view: view).with { $0.duration = PostDuration(dismissAfter: dismissAfter) }
        edit(&request)
        let post = poster.post(request)
        stage.rest()
        return post
    }

    private func tap(at point: CGPoint) {
        stage.finger.down(at: point)
        stage.finger.up()
        stage.rest()
    }

    private static let onPost = CGPoint(x: 150, y: 150)

    @Test func tapRemovesPost() {
        let post = post { $0.gestures = .tap }
        tap(at: Self.onPost)
        #expect(post.reason == .tap)
    }

    @Test func touchPointerAndFocusHoldPost() throws {
        let view = Stage.makeMessageView()
        let post = post(view, dismissAfter: 3)
        stage.finger.down(at: Self.onPost)
        stage.simulator.advance(by: 10)
        #expect(post.phase == .shown)
        stage.finger.up()
        stage.simulator.movePointer(to: view)
        stage.simulator.advance(by: 10)
        #expect(post.phase == .shown)
        stage.simulator.isVoiceOverRunning = true
        stage.simulator.moveFocus(to: view)
        stage.simulator.movePointer(to: nil)
        stage.simulator.advance(by: 10)
        #expect(post.phase == .shown)
        stage.simulator.moveFocus(to: nil)
        stage.simulator.advance(by: 7)
        #expect(post.reason == .timeout)
    }

    @Test func forwardedTapReachesPostAndViewBehind() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        stage.view.insertSubview(button, at: 0)
        var pressed = 0
        button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
        // The area of the poster would otherwise receive the touch.
        poster.isUserInteractionEnabled = true
        poster.viewBehindPosts = stage.view
        poster.presentation.touches = .forward.and(.remove)
        let passing = PassingPosterArea(poster, in: stage.view)
        let post = post()
        tap(at: Self.onPost)
        #expect(post.reason == .tap)
        #expect(pressed == 1)
        withExtendedLifetime(passing) {}
    }

    @Test func severityHasCaptionAnnouncementAndHaptic() {
        stage.simulator.shouldDifferentiateWithoutColor = true
        stage.simulator.isVoiceOverRunning = true
        let view = Stage.makeMessageView()
        _ = post(view) { $0.severity = .warning }
        stage.rest()
        #expect(haptics.played == [.warning])
        #expect(stage.simulator.announcements == ["Warning, Title, Subtitle"])
        #expect(view.captions == ["Warning"])
    }

    @Test func postWaitsWhileSceneIsInBackground() {
        stage.simulator.moveToBackground()
        let post = post(dismissAfter: 3)
        #expect(post.phase == .waiting && haptics.played.isEmpty)
        stage.simulator.moveToForeground()
        stage.rest()
        #expect(post.phase == .shown)
    }
}

/// A container of a poster that receives no touches outside posts.
@MainActor
private final class PassingPosterArea: UIView {
    init(_ poster: UIView, in view: UIView) {
        super.init(frame: view.bounds)
        view.addSubview(self)
        addSubview(poster)
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit?.enclosingSlot == nil ? nil : hit
    }
}

extension UIView {
    /// The captions in the view and its subviews.
    fileprivate var captions: [String] {
        [(self as? PostCardView)?.captionLabel?.text].compactMap { $0 } + subviews.flatMap(\.captions)
    }
}
