import Foundation
import Testing
import UIKit

@testable import Example

/// The demo on the site of the documentation.
@MainActor
// The recorder waits in turns until the time of the device has passed, so its tasks never come to rest.
@Suite(.realThreads)
struct DemoTests {
    @Test(arguments: DemoRecorder.Part.all)
    func demoIsClosed(part: DemoRecorder.Part) async throws {
        let recorder = await DemoRecorder(part, scale: 0.5)
        let demo = recorder.demo
        #expect(Set(demo.clips.values.compactMap(\.code)).count == part.samples.count, "the code of each sample")
        #expect(Set(recorder.files.keys) == Set(demo.clips.keys).union([Demo.idle]))
        for (name, clip) in demo.clips {
            #expect(recorder.files[name]?.count == clip.sizes.reduce(0, +), "\(name)")
            #expect(demo.states[clip.next] != nil, "\(name)")
        }
        var ways: [String: Set<String>] = [:]
        for (name, state) in demo.states {
            #expect(state.others.isEmpty || state.ending ?? state.post?.swipe != nil, "\(name)")
            let buttons = state.elements + state.others
            let clips = buttons.map(\.clip) + [state.post?.tap, state.post?.swipe, state.ending].compactMap(\.self)
            ways[name] = try Set(clips.map { try #require(demo.clips[$0]).next })
            for frame in buttons.map(\.frame) + [state.post?.frame].compactMap(\.self) {
                let isInside = frame.x >= 0 && frame.x + frame.width <= demo.width && frame.y >= 0
                #expect(isInside && frame.y + frame.height <= demo.height, "\(name)")
                #expect(min(frame.width, frame.height) >= 28, "\(name)")
            }
        }
        let names = Set(demo.states.keys)
        #expect(reachable(by: ways) == names, "each state can be reached")
        let back = Dictionary(
            uniqueKeysWithValues: names.map { name in (name, names.filter { ways[$0]?.contains(name) == true }) })
        #expect(reachable(by: back) == names, "each state leads back")
    }

    /// Returns the states to which `ways` lead from the state without a post.
    private func reachable(by ways: [String: Set<String>]) -> Set<String> {
        var (found, new): (Set<String>, Set<String>) = ([], [Demo.idle])
        while !new.isEmpty {
            found.formUnion(new)
            new = Set(new.flatMap { ways[$0] ?? [] }).subtracting(found)
        }
        return found
    }

    @Test func stepsOfColorsEndInAllOfThem() async throws {
        let recorder = FilmRecorder(Film(name: "test", framesPerSecond: 30) { _ in }) { _ in Data() }
        await recorder.takeFrame()
        let screen = DemoScreen(of: recorder.simulator, scale: 0.5)
        #expect(!screen.takeWholeFrame().isEmpty)
        #expect(screen.takeFrame().isEmpty, "without a change")
        UIApplication.shared.postView.post("Saved")
        await recorder.takeFrame()
        await recorder.run(for: 0.2)
        let coarse = screen.takeFrame().count
        #expect(coarse > 0)
        #expect(screen.takeWholeFrame().count > 0)
        #expect(screen.takeWholeFrame().count < coarse, "all pixels are equal")
    }
}
