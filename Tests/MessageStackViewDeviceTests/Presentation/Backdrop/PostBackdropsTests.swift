import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests
@testable import MessageStackViewTests

/// The backdrop behind the posts of a container, one at a time.
@MainActor
@Suite(.leavesNothingBehind)
struct PostBackdropsTests {
    let stage = Stage()
    let container = UIView()
    let backdrops: PostBackdrops
    let red = PostBackdrop(.color(.red), entrance: linear, exit: linear)
    let dim = PostBackdrop(.color(.black), touches: .remove, entrance: linear, exit: linear)
    static let linear = PostTransition.Timing(duration: 0.4, curve: .linear)
    /// A point of the screen outside all posts.
    let outside = CGPoint(x: 300, y: 600)

    init() {
        container.frame = stage.view.bounds
        stage.view.addSubview(container)
        backdrops = PostBackdrops(in: container, host: stage.window)
    }

    /// Returns a post in the container, 100 points high.
    func post(_ backdrop: PostBackdrop, at y: CGFloat = 100, log: Log = Log()) -> BackdropPost {
        let slot = PostSlot(frame: CGRect(x: 20, y: y, width: 200, height: 100))
        let label = UILabel(frame: slot.bounds)
        label.text = "Post at \(Int(y))"
        slot.addSubview(label)
        container.addSubview(slot)
        slot.handle = { event in
            if case .dismissed(let reason) = event { log.events.append("dismissed: \(reason)") }
            return true
        }
        return BackdropPost(slot: slot, backdrop: backdrop) { log.events.append("\($0.count) actions") }
    }

    @MainActor
    final class Log {
        var events: [String] = []
    }

    func show(_ posts: BackdropPost..., animated: Bool = false) {
        backdrops.update(posts, animated: animated)
        stage.simulator.advance(by: 0)
    }

    var shown: [PostBackdropView] { container.subviews.compactMap { $0 as? PostBackdropView } }

    func opacity(of view: PostBackdropView?) -> Float {
        view?.fillView.subviews.first.map { ($0.layer.presentation() ?? $0.layer).opacity } ?? 0
    }

    func index(of view: UIView?) -> Int { container.subviews.firstIndex { $0 === view } ?? -1 }

    /// Returns a button of the app outside the posts, and a log of its presses.
    func appButton() -> (UIButton, Log) {
        let log = Log()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 250, y: 550, width: 100, height: 100)
        button.addAction(UIAction { _ in log.events.append("button") }, for: .touchUpInside)
        stage.view.insertSubview(button, at: 0)
        container.isUserInteractionEnabled = true
        return (button, log)
    }

    // MARK: Choice and order

    @Test func backdropFollowsHostThroughRotation() throws {
        show(post(red))
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.advance(by: 1)
        let view = try #require(shown.first)
        #expect(view.convert(view.bounds, to: nil) == stage.window.bounds)
    }
}
