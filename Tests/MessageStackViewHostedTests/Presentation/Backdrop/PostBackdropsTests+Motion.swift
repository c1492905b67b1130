import Testing
import UIKit

@testable import MessageStackView

// MARK: - Fades and cross-fades

extension HostedTests.PostBackdropsTests {
    @Test func equalBackdropStaysWhenPostIsReplaced() async {
        let (one, two) = (post(red), post(red, at: 300))
        show(one)
        let view = shown.first
        // The manager reports the leaving post and then the entering one, in the same turn.
        backdrops.update([], animated: true)
        backdrops.update([two], animated: true)
        for _ in 0..<30 {
            await stage.nextFrame()
            #expect(shown.count == 1 && shown.first === view && opacity(of: view) == 1)
        }
        #expect(index(of: view) < index(of: two.slot) && view?.postSlot === two.slot)
    }

    @Test func backdropsThatDifferOnlyInDarkModeAreDistinct() {
        let light = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        show(post(PostBackdrop(.color(light), exit: Self.linear)))
        show(post(PostBackdrop(.color(.black)), at: 300), animated: true)
        #expect(shown.count == 2, "they look the same only in light mode")
    }

    @Test func leavingPostStaysAboveNextBackdrop() {
        let (one, two) = (post(red), post(red, at: 300))
        show(one)
        show(two, animated: true)
        #expect(index(of: shown.first) < index(of: one.slot))
    }

    @Test func differentBackdropsCrossFade() async {
        let (one, two) = (post(red), post(dim, at: 300))
        show(one)
        show(two, animated: true)
        #expect(shown.count == 2)
        // The fades are linear and begin together, so the opacities add up to 1.
        let opacities = await stage.watch(frames: 12) { shown.map { opacity(of: $0) } }.filter { $0.count == 2 }
        #expect(opacities.contains { $0.allSatisfy { $0 > 0.1 && $0 < 0.9 } })
        #expect(opacities.allSatisfy { abs($0[0] + $0[1] - 1) < 0.2 })
        await stage.rest()
        #expect(shown.count == 1 && opacity(of: shown.first) == 1 && shown.first?.postSlot === two.slot)
    }
}
