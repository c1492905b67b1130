import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    @MainActor
    struct FrameLinkTests {
        @Test func linkAddedDuringCallIsCalledNextFrame() async throws {
            let stage = try await Stage()
            var calls: [String] = []
            var inner: FrameLink?
            let outer = FrameLink {
                calls.append("outer")
                if inner == nil { inner = FrameLink { calls.append("inner") } }
            }
            await stage.watch(frames: 3) {}
            #expect(calls.starts(with: ["outer", "outer", "inner"]))
            outer.invalidate()
            inner?.invalidate()
        }

        @Test func invalidationDuringCallSkipsLaterCall() async throws {
            let stage = try await Stage()
            var calls: [String] = []
            var second: FrameLink?
            let first = FrameLink {
                calls.append("first")
                second?.invalidate()
            }
            second = FrameLink { calls.append("second") }
            await stage.watch(frames: 2) {}
            #expect(Set(calls) == ["first"])
            first.invalidate()
        }
    }
}
