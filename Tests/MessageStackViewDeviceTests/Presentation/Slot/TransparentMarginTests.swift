import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Touches in margins that a posted view excludes from itself.
@MainActor
@Suite(.leavesNothingBehind)
struct TransparentMarginTests {
    private let stage = Stage()
    private let button = UIButton(type: .system)
    private let bubble = Bubble()

    init() {
        button.frame = stage.view.bounds
        stage.view.addSubview(button)
    }

    enum Host: CaseIterable {
        case keyWindow, embedded, betweenBars, stack, ownWindow
    }

    private func poster(_ host: Host) throws -> any Poster {
        switch host {
        case .keyWindow: UIApplication.shared.postView
        case .embedded: stage.view.createPostView(edge: .top)
        case .betweenBars: stage.controller.createBarPostView(edge: .top)
        case .stack: stage.view.createMessageStackView(edge: .top)
        case .ownWindow: try #require(stage.window.windowScene).postWindow()
        }
    }

    /// Returns the number of presses of the app's button that a tap on the posted view causes.
    private func presses(ofTapAt y: CGFloat) -> Int {
        var presses = 0
        let action = UIAction { _ in presses += 1 }
        button.addAction(action, for: .touchUpInside)
        stage.simulator.tap(at: bubble.convert(CGPoint(x: bubble.bounds.midX, y: y), to: nil))
        button.removeAction(action, for: .touchUpInside)
        return presses
    }

    @Test(arguments: Host.allCases, [PostPresentation(), .plain])
    func touchInMarginReachesTheApp(host: Host, presentation: PostPresentation) throws {
        let post = try poster(host).post(PostRequest(view: bubble), as: presentation)
        stage.rest()
        #expect(post.phase == .shown && bubble.bounds.height == 100)
        #expect([10, 50, 90].map(presses) == [1, 0, 1])
    }

    @Test(arguments: Host.allCases)
    func backgroundOfTheStyleTakesTouches(host: Host) throws {
        let presentation = PostPresentation { $0.style.background = [.color(.red)] }
        _ = try poster(host).post(PostRequest(view: bubble), as: presentation)
        stage.rest()
        #expect([10, 50, 90].map(presses) == [0, 0, 0])
    }

    /// The insets of a stack's post are margins of its slot.
    @Test(arguments: [false, true], [PostPresentation(), .plain])
    func insetsOfStackedPostReachTheApp(isController: Bool, presentation: PostPresentation) {
        let stack = stage.view.createMessageStackView()
        var presentation = presentation
        presentation.placement.insets = NSDirectionalEdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 30)
        let controller = UIViewController()
        let view: UIView = isController ? controller.view : UIView()
        view.heightAnchor.constraint(equalToConstant: 100).isActive = true
        stack.post(isController ? PostRequest(viewController: controller) : PostRequest(view: view), as: presentation)
        stage.rest()
        let frame = view.convert(view.bounds, to: nil)
        #expect(frame.minX == 60 && frame.maxX == stage.view.bounds.maxX - 30 && frame.height == 100)
        for x in [frame.minX + 1, frame.midX, frame.maxX - 1] {
            let hit = stage.window.hitTest(CGPoint(x: x, y: frame.midY), with: nil)
            #expect(hit?.isDescendant(of: view) == true, "\(x)")
        }
        for x in [frame.minX - 1, frame.maxX + 1] {
            #expect(stage.window.hitTest(CGPoint(x: x, y: frame.midY), with: nil) === button, "\(x)")
        }
    }

    @Test func dragInMarginMovesNothing() throws {
        let poster = stage.view.createPostView(edge: .top)
        poster.postManager.gestureManager.defaultGestures = .pan
        let post = poster.post(PostRequest(view: bubble))
        stage.rest()
        func fling(from y: CGFloat) {
            let start = bubble.convert(CGPoint(x: bubble.bounds.midX, y: y), to: nil)
            stage.simulator.fling(from: start, to: CGPoint(x: start.x, y: start.y - 80))
            stage.rest()
        }
        fling(from: 90)
        #expect(post.phase == .shown)
        fling(from: 50)
        #expect(post.reason == .pan)
    }

    @Test func movingMarginReachesTheApp() {
        let post = UIApplication.shared.postView.post(PostRequest(view: bubble))
        while post.phase == .entering {
            stage.simulator.advance(by: Simulator.frame)
            let frame = stage.seenFrame(of: bubble)
            guard frame.minY > 0 else { continue }
            let hits = [0.1, 0.5].map { part in
                stage.window.hitTest(CGPoint(x: frame.midX, y: frame.minY + part * frame.height), with: nil)
            }
            #expect(hits[0] === button && hits[1]?.isDescendant(of: bubble) == true)
        }
        #expect(post.phase == .shown)
    }

    @Test func frontCardOfDeckExcludesItsMargin() throws {
        let postView = stage.view.createPostView(edge: .top)
        postView.deck = PostDeck()
        postView.postManager.capacity = 2
        _ = postView.post(PostRequest(view: bubble))
        stage.rest()
        #expect([10, 50].map(presses) == [1, 0])
    }
}

/// A view that is visible only in its middle.
private final class Bubble: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 100) }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: 0, dy: 20).contains(point)
    }
}
