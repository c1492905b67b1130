import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// The views that cover a post, and when the library looks for them.
    @MainActor
    struct CoverageMonitorTests {
        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        private func show(_ view: UIView) async throws -> (post: Post, slot: PostSlot) {
            let postView = stage.makePostView(PostPresentation { $0.placement = .top })
            let post = postView.post(PostRequest(view: view))
            await stage.rest()
            return (post, try #require(view.slot))
        }

        private func makeView() -> UIView {
            let view = UIView()
            view.heightAnchor.constraint(equalToConstant: 100).isActive = true
            return view
        }

        // MARK: Covering views

        @Test func coverIsLookedForOnlyWhileNeeded() async throws {
            let view = makeView()
            let (_, slot) = try await show(view)
            let cover = CoverageMonitor(of: slot) { _ in }
            cover.touchDidEnd(on: view, at: CGPoint(x: 10, y: 10))
            #expect(!cover.isCovered && !cover.isLooking)
            cover.isNeeded = true
            #expect(cover.isLooking)
            cover.isNeeded = false
            #expect(!cover.isLooking)
        }

        @Test func slotOffScreenIsNotLookedAt() async throws {
            let view = makeView()
            let (post, slot) = try await show(view)
            let cover = CoverageMonitor(of: slot) { _ in }
            cover.isNeeded = true
            #expect(cover.isLooking)
            post.remove(animated: false)
            cover.update()
            #expect(!cover.isLooking)
        }

        @Test func coverIsReportedOnceAndItsEndToo() async throws {
            let (_, slot) = try await show(makeView())
            var reports: [Bool] = []
            let cover = CoverageMonitor(of: slot) { reports.append($0) }
            cover.isNeeded = true
            let overlay = UIView(frame: stage.window.bounds)
            stage.window.addSubview(overlay)
            await stage.watch(frames: 10) {}
            #expect(cover.isCovered && reports == [true])
            overlay.removeFromSuperview()
            await stage.watch(frames: 10) {}
            #expect(!cover.isCovered && reports == [true, false])
            withExtendedLifetime(cover) {}
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
