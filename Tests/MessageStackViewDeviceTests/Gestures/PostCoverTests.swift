import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Menus, alerts and sheets opened by a touch on a post, which hold the post.
@MainActor
@Suite(.leavesNothingBehind)
struct PostCoverTests {
    private let stage = Stage()

    private final class Menu: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
        }
    }

    private let menu = Menu()

    private func show(_ view: UIView, for seconds: TimeInterval = 3) throws -> (post: Post, slot: PostSlot) {
        let postView = stage.makePostView(PostPresentation { $0.placement = .top })
        let post = postView.post(PostRequest(view: view).with { $0.duration = PostDuration(dismissAfter: seconds) })
        stage.simulator.advance(by: 1)
        return (post, try #require(view.slot))
    }

    private func makeView(_ subview: UIView? = nil) -> UIView {
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: 100).isActive = true
        if let subview {
            subview.frame = CGRect(x: 20, y: 20, width: 160, height: 60)
            view.addSubview(subview)
        }
        return view
    }

    private func middle(_ view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// Expects that a post, whose entrance takes about 0.6 of the first second, leaves.
    private func expectToLeave(_ post: Post, after seconds: TimeInterval = 2.3) {
        stage.simulator.advance(by: seconds - 0.2)
        #expect(post.phase == .shown)
        stage.simulator.advance(by: 0.8)
        #expect(post.phase != .shown)
        stage.simulator.advance(by: 1)
        #expect(post.reason == .timeout)
    }

    // MARK: Menus

    @Test func contextMenuOfPostHoldsPostUntilClosed() throws {
        let view = makeView()
        let interaction = UIContextMenuInteraction(delegate: menu)
        view.addInteraction(interaction)
        let (post, _) = try show(view)
        stage.simulator.press(at: middle(view), forDuration: 0.7)
        #expect(interaction.menuAppearance == .rich)
        stage.simulator.advance(by: 30)
        #expect(post.phase == .shown)
        stage.simulator.tap(at: CGPoint(x: 200, y: 840))
        stage.simulator.advance(by: 0.5)
        #expect(interaction.menuAppearance == .unknown)
        expectToLeave(post, after: 1.9)
    }

    @Test func contextMenuOfSubviewHoldsPost() throws {
        let label = UILabel()
        label.isUserInteractionEnabled = true
        label.addInteraction(UIContextMenuInteraction(delegate: menu))
        let view = makeView(label)
        let (post, _) = try show(view)
        stage.simulator.press(at: middle(label), forDuration: 0.7)
        stage.simulator.advance(by: 30)
        #expect(post.phase == .shown)
        #expect(stage.simulator.tapElement(named: "Copy"))
        stage.simulator.advance(by: 0.5)
        expectToLeave(post, after: 1.9)
    }

    @Test(arguments: [false, true])
    func menuOfButtonHoldsPost(isPrimary: Bool) throws {
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        button.showsMenuAsPrimaryAction = isPrimary
        let (post, _) = try show(makeView(button))
        stage.simulator.press(at: middle(button), forDuration: isPrimary ? 0.1 : 0.7)
        stage.simulator.advance(by: 30)
        #expect(button.contextMenuInteraction?.menuAppearance != .unknown)
        #expect(post.phase == .shown)
        button.contextMenuInteraction?.dismissMenu()
        stage.simulator.advance(by: 0.5)
        expectToLeave(post, after: 1.9)
    }

    @Test func menuOverWindowPostViewHoldsPost() throws {
        let button = UIButton(type: .system)
        button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        button.showsMenuAsPrimaryAction = true
        let postView = try #require(stage.window.windowScene).postView
        let post = postView.post(PostRequest(view: makeView(button)).with { $0.duration = 3 })
        stage.simulator.advance(by: 1)
        stage.simulator.tap(button)
        stage.simulator.advance(by: 30)
        #expect(post.phase == .shown)
        button.contextMenuInteraction?.dismissMenu()
        stage.simulator.advance(by: 3.5)
        #expect(post.reason == .timeout)
    }

    @Test func removedPostStopsWatchingItsMenu() throws {
        let button = UIButton(type: .system)
        button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        button.showsMenuAsPrimaryAction = true
        weak var cover: PostCover?
        do {
            let view = makeView(button)
            let (post, slot) = try show(view)
            stage.simulator.tap(button)
            let made = PostCover(of: slot) { _ in }
            made.isNeeded = true
            made.touchDidEnd(on: button, at: CGPoint(x: 30, y: 30))
            #expect(made.isCovered && made.isLooking)
            cover = made
            post.remove()
            stage.simulator.advance(by: 1)
            #expect(post.phase == .ended)
            made.update()
            #expect(!made.isLooking)
        }
        #expect(cover == nil)
    }

    // MARK: Covering views

    @Test(.without(.framesAreUneven, .transitionsAreOff, because: "The test measures when the post leaves."))
    func alertPresentedByButtonHoldsPost() throws {
        let button = UIButton(type: .system)
        let view = makeView(button)
        let root = try #require(stage.window.rootViewController)
        button.addAction(
            UIAction { _ in
                let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                root.present(alert, animated: true)
            }, for: .touchUpInside)
        let (post, _) = try show(view)
        stage.simulator.tap(button)
        stage.simulator.advance(by: 30)
        #expect(post.phase == .shown)
        root.dismiss(animated: true)
        stage.simulator.advance(by: 0.8)
        expectToLeave(post, after: 2.1)
    }

    @Test func viewThatDoesNotCoverPostDoesNotHoldIt() throws {
        let button = UIButton(type: .system)
        let view = makeView(button)
        let separateView = UIView(frame: CGRect(x: 0, y: 500, width: 300, height: 100))
        button.addAction(UIAction { [stage] _ in stage.window.addSubview(separateView) }, for: .touchUpInside)
        let (post, _) = try show(view)
        stage.simulator.tap(button)
        expectToLeave(post)
        separateView.removeFromSuperview()
    }

    @Test(.without(.timersAreLate, because: "The test measures when the posts leave."))
    func leavingPostDoesNotHoldPostsThatTakeItsPlace() {
        let postView = stage.makePostView(PostPresentation { $0.placement = .top })
        postView.postManager.capacity = 3
        let posts = (1...3).map { number in
            postView.post(view: makeView()) { $0.duration = .seconds(TimeInterval(number) / 2) }
        }
        stage.simulator.advance(by: 2.3)
        #expect(posts.map(\.reason) == [.timeout, .timeout, .timeout], "\(posts.map(\.timeLeft))")
    }

    /// A view in front of the touched location holds the post only if the touch may have opened it.
    @Test(arguments: [true, false])
    func viewOverTouchedLocationHoldsPostSoonAfterTouch(isSoon: Bool) throws {
        let view = makeView()
        let (post, _) = try show(view)
        stage.simulator.tap(at: middle(view))
        stage.simulator.advance(by: isSoon ? 0.3 : 1)
        let overlay = UIView(frame: CGRect(x: middle(view).x - 20, y: middle(view).y - 20, width: 40, height: 40))
        stage.window.addSubview(overlay)
        stage.simulator.advance(by: 20)
        #expect(post.phase == (isSoon ? .shown : .ended))
        overlay.removeFromSuperview()
        stage.simulator.advance(by: 3)
        #expect(post.reason == .timeout)
    }
}
