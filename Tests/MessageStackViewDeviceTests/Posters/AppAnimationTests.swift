import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Posts that an app makes and removes inside an animation of its own.
@MainActor @Suite(.leavesNothingBehind)
struct AppAnimationTests {
    enum Look: CaseIterable {
        case message, bottomCard, centered, dimmed, blocking, fading

        @MainActor var request: PostRequest {
            var request = PostRequest(Message(.success, "Saved"))
            switch self {
            case .message: break
            case .bottomCard: request.editPresentation { $0 = .card(.bottom) }
            case .centered: request.editPresentation { $0 = .centered }
            case .dimmed: request.editPresentation { $0.backdrop = .dim }
            case .blocking: return PostRequest(AlertMessage("Delete?", actions: [.cancel("Keep")]))
            case .fading:
                request.editPresentation {
                    $0.transition = PostTransition(entrance: .fade(timing: .calm), exit: .fade(timing: .calm))
                }
            }
            return request
        }
    }

    enum Motion: CaseIterable {
        case animated, unanimated, reduced
    }

    /// The visible state of a post.
    private struct Seen: Equatable {
        var frame: CGRect
        var title: CGRect
        var opacity: CGFloat

        func isNear(_ other: Seen) -> Bool {
            let lengths = [\CGRect.minX, \.minY, \.width, \.height]
            return lengths.allSatisfy {
                abs(frame[keyPath: $0] - other.frame[keyPath: $0]) < 0.5
                    && abs(title[keyPath: $0] - other.title[keyPath: $0]) < 0.5
            } && abs(opacity - other.opacity) < 0.02
        }
    }

    /// Returns what is seen in the frames of the entrance, and then of the exit, of the second of two posts.
    private func run(
        _ kind: DefaultLookTests.Kind, _ look: Look, _ motion: Motion, isFirst: Bool, inAnimation: Bool
    ) throws -> [Seen] {
        let stage = Stage()
        stage.simulator.isReduceMotionEnabled = motion == .reduced
        let poster = kind.poster(on: stage)
        poster.postManager.capacity = .max
        stage.rest()
        if !isFirst { poster.post(Message("First", subtitle: "Line")) { $0.duration = .untilRemoved } }
        stage.rest()
        func change(_ body: @escaping () -> Void) {
            guard inAnimation else { return body() }
            UIView.animate(withDuration: 2) { body() }
        }
        var request = look.request
        request.duration = .untilRemoved
        request.isAnimated = motion != .unanimated
        var post: Post?
        change { post = poster.post(request) }
        let view = try #require(post?.view)
        let slot = try #require(view.enclosingSlot)
        let label = try #require(view.descendants.first { $0 is UILabel })
        var seen: [Seen] = []
        func watch() {
            for _ in 0..<12 {
                stage.simulator.advance(by: 1.0 / 20)
                guard slot.window != nil else { continue }
                seen.append(
                    Seen(
                        frame: stage.shownFrame(of: slot), title: stage.shownFrame(of: label),
                        opacity: CGFloat(slot.seen.opacity)))
            }
        }
        watch()
        stage.rest()
        change { post?.remove(animated: motion != .unanimated) }
        watch()
        stage.rest()
        #expect(post?.phase == .ended)
        return seen
    }

    private func expectSameMotion(
        _ kind: DefaultLookTests.Kind, _ look: Look, _ motion: Motion, isFirst: Bool = true
    ) throws {
        let own = try run(kind, look, motion, isFirst: isFirst, inAnimation: false)
        let inside = try run(kind, look, motion, isFirst: isFirst, inAnimation: true)
        #expect(own.count == inside.count)
        let index = zip(own, inside).enumerated().first { !$1.0.isNear($1.1) }?.offset
        #expect(index == nil, "\(index.map { "\($0): \(own[$0]) \(inside[$0])" } ?? "")")
    }

    @Test(arguments: DefaultLookTests.Kind.allCases, Look.allCases)
    func animationOfAppDoesNotMovePost(kind: DefaultLookTests.Kind, look: Look) throws {
        try expectSameMotion(kind, look, .animated)
    }

    @Test(arguments: DefaultLookTests.Kind.allCases, [Motion.unanimated, .reduced])
    func postWithoutMotionIsAtItsPlace(kind: DefaultLookTests.Kind, motion: Motion) throws {
        try expectSameMotion(kind, .message, motion)
    }

    @Test(arguments: DefaultLookTests.Kind.allCases, Motion.allCases)
    func animationOfAppDoesNotMoveSecondPost(kind: DefaultLookTests.Kind, motion: Motion) throws {
        try expectSameMotion(kind, .message, motion, isFirst: false)
    }

    /// The app's own changes, before and after the post, take the time of the app's animation.
    @Test(arguments: DefaultLookTests.Kind.allCases, [true, false])
    func viewsOfAppKeepTheirAnimation(kind: DefaultLookTests.Kind, postsFirst: Bool) {
        let stage = Stage()
        let square = UIView()
        square.translatesAutoresizingMaskIntoConstraints = false
        stage.view.addSubview(square)
        let leading = square.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor)
        NSLayoutConstraint.activate([
            leading, square.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 600),
            square.widthAnchor.constraint(equalToConstant: 20), square.heightAnchor.constraint(equalToConstant: 20),
        ])
        let poster = kind.poster(on: stage)
        stage.rest()
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            if postsFirst { poster.post(Message("Saved")) }
            leading.constant = 200
            if !postsFirst { poster.post(Message("Saved")) }
            stage.view.layoutIfNeeded()
        }
        stage.simulator.advance(by: 1)
        #expect(abs(stage.shownFrame(of: square).minX - 100) < 10)
    }

    /// UIKit posts the notification in the animation of the keyboard.
    @Test(arguments: [PostEdge.top, .bottom])
    func postMadeWhenKeyboardAppearsEntersFromItsEdge(edge: PostEdge) throws {
        let stage = Stage()
        let field = stage.addField(CGRect(x: 20, y: 300, width: 200, height: 40))
        var post: Post?
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { post = stage.view.createPostView(edge: edge).post(Message("Saved")) }
        }
        field.becomeFirstResponder()
        NotificationCenter.default.removeObserver(token)
        let slot = try #require(post?.view?.enclosingSlot)
        for _ in 0..<20 {
            stage.simulator.advance(by: 1.0 / 60)
            let frame = stage.shownFrame(of: slot)
            #expect(abs(frame.minX - slot.screenFrame.minX) < 0.5 && abs(frame.width - slot.bounds.width) < 0.5)
            #expect(edge == .top ? frame.minY < 120 : frame.minY > 300)
        }
    }
}
