import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// The backdrop behind the posts of a container, one at a time.
    @MainActor
    struct PostBackdropsTests {
        let stage: Stage
        let container = UIView()
        let backdrops: PostBackdrops
        let red = PostBackdrop(.color(.red), entrance: linear, exit: linear)
        let dim = PostBackdrop(.color(.black), touches: .remove, entrance: linear, exit: linear)
        static let linear = PostTransition.Timing(duration: 0.4, curve: .linear)
        /// A point of the screen outside all posts.
        let outside: CGPoint

        init() async throws {
            stage = try await Stage()
            outside = CGPoint(x: stage.view.bounds.maxX - 20, y: stage.view.bounds.maxY - 20)
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
            stage.view.layoutIfNeeded()
        }

        var shown: [PostBackdropView] { container.subviews.compactMap { $0 as? PostBackdropView } }

        func opacity(of view: PostBackdropView?) -> Float {
            view?.fillView.subviews.first.map { ($0.layer.presentation() ?? $0.layer).opacity } ?? 0
        }

        func index(of view: UIView?) -> Int { container.subviews.firstIndex { $0 === view } ?? -1 }

        // MARK: Choice and order

        @Test func postWithoutBackdropAddsNoView() {
            show(post(.none))
            #expect(shown.isEmpty && backdrops.current == nil)
        }

        @Test func backdropCoversHostBehindItsPost() throws {
            let one = post(red)
            show(one)
            let view = try #require(shown.first)
            #expect(view.convert(view.bounds, to: nil) == stage.window.bounds)
            #expect(index(of: view) == index(of: one.slot) - 1)
            #expect(view.fillView.subviews.first?.backgroundColor == .red && opacity(of: view) == 1)
        }

        @Test func newerBackdropReplacesOlderOneUntilRemoved() {
            let (one, two) = (post(red), post(dim, at: 300))
            show(one)
            show(one, two)
            #expect(shown.count == 1 && shown.first?.fillView.fills == dim.fills)
            #expect(index(of: one.slot) < index(of: shown.first) && index(of: shown.first) < index(of: two.slot))
            two.slot.removeFromSuperview()
            show(one)
            #expect(shown.count == 1 && shown.first?.fillView.fills == red.fills)
            #expect(index(of: shown.first) < index(of: one.slot))
            show()
            #expect(shown.isEmpty)
        }

        @Test func newerPostWithoutBackdropKeepsExistingOne() {
            let (one, two) = (post(red), post(.none, at: 300))
            show(one)
            let view = shown.first
            show(one, two)
            #expect(backdrops.current === view && index(of: view) < index(of: one.slot))
        }

        @Test func backdropOfPostSentToBackCoversOlderPost() {
            let one = post(.none)
            let two = post(dim, at: 300)
            container.sendSubviewToBack(two.slot)
            show(one, two)
            #expect(index(of: one.slot) < index(of: shown.first) && index(of: shown.first) < index(of: two.slot))
        }

        @Test func laterPostSentToBackStaysAboveBackdrop() {
            let (one, two, three) = (post(.none), post(dim, at: 300), post(.none, at: 500))
            show(one, two)
            container.sendSubviewToBack(three.slot)
            show(one, two, three)
            #expect(index(of: one.slot) < index(of: shown.first) && index(of: shown.first) < index(of: three.slot))
            #expect(index(of: three.slot) < index(of: two.slot))
        }

        @Test func backdropIsBehindGroupedSlots() {
            let group = UIView(frame: container.bounds)
            container.addSubview(group)
            let (one, two) = (post(.none), post(dim, at: 300))
            for each in [one, two] { group.addSubview(each.slot) }
            show(one, two)
            #expect(index(of: shown.first) < index(of: group))
            #expect(container.accessibilityElements?.count == 3, "both posts and the Dismiss element")
        }

        // MARK: Memory

        @Test func backdropsAreReleasedAfterLastPost() async {
            weak var releasedContainer: UIView?
            weak var releasedBackdrops: PostBackdrops?
            weak var releasedSlot: PostSlot?
            do {
                let container = UIView(frame: stage.view.bounds)
                stage.view.addSubview(container)
                let backdrops = PostBackdrops(in: container, host: stage.window)
                let slot = PostSlot()
                container.addSubview(slot)
                let forward = PostBackdrop(
                    .color(.red), touches: PostPresentation.TouchResponse.forward.and(.keep(atLeast: 1)))
                backdrops.update([BackdropPost(slot: slot, backdrop: forward) { _ in }], animated: false)
                #expect(!backdrops.isEmpty)
                backdrops.update([], animated: false)
                slot.removeFromSuperview()
                container.removeFromSuperview()
                (releasedContainer, releasedBackdrops, releasedSlot) = (container, backdrops, slot)
            }
            await stage.rest()
            #expect(releasedContainer == nil && releasedBackdrops == nil && releasedSlot == nil)
        }
    }
}
