import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// The views that cover a post after a touch.
    @MainActor
    struct TouchCoverTests {
        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        private func show(_ view: UIView) async throws -> (post: Post, slot: PostSlot) {
            let postView = stage.makePostView(PostPresentation { $0.placement = .top })
            let post = postView.post(PostRequest(view: view, dismissAfter: nil))
            await stage.rest()
            return (post, try #require(view.slot))
        }

        private func makeView() -> UIView {
            let view = UIView()
            view.heightAnchor.constraint(equalToConstant: 100).isActive = true
            return view
        }

        // MARK: Covering views

        @Test func watchingStopsShortlyAfterTouch() async throws {
            let view = makeView()
            let (_, slot) = try await show(view)
            let cover = TouchCover(of: slot) { _ in }
            cover.touchDidEnd(on: view, at: CGPoint(x: 10, y: 10))
            #expect(!cover.isCovered && cover.isLooking)
            await stage.watch(frames: 90) {}
            #expect(!cover.isLooking)
        }

        @Test func watchingStopsWhenSlotIsRemoved() async throws {
            let view = makeView()
            let (post, slot) = try await show(view)
            let cover = TouchCover(of: slot) { _ in }
            let overlay = UIView(frame: stage.window.bounds)
            stage.window.addSubview(overlay)
            cover.touchDidEnd(on: view, at: CGPoint(x: 10, y: 10))
            #expect(cover.isCovered)
            post.remove(animated: false)
            await stage.watch(frames: 90) {}
            #expect(!cover.isCovered && !cover.isLooking)
            overlay.removeFromSuperview()
        }

        // MARK: Hit-test order

        @Test func laterViewInHitTestOrderIsInFront() {
            let (root, left, right) = (UIView(), UIView(), UIView())
            let (leaf, other) = (UIView(), UIView())
            root.addSubview(left)
            root.addSubview(right)
            left.addSubview(leaf)
            right.addSubview(other)
            #expect(right.isInFront(of: left) && other.isInFront(of: leaf) && right.isInFront(of: leaf))
            #expect(!left.isInFront(of: right) && !leaf.isInFront(of: other))
            #expect(!root.isInFront(of: leaf) && !leaf.isInFront(of: root) && !leaf.isInFront(of: leaf))
            #expect(!UIView().isInFront(of: leaf))
        }
    }
}
