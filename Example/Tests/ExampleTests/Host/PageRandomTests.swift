import Foundation
import Simulator
import Testing
import UIKit

@testable import Example

/// Random messages of several simultaneous pages on each screen of the app. The host must not crash, and a page opened
/// afterward must receive the screen.
@MainActor
@Suite(.tasksInOrder)
struct PageRandomTests {
    /// The number of messages for each screen. `PAGE_MESSAGES` sets another.
    nonisolated private static let count =
        ProcessInfo.processInfo.environment["PAGE_MESSAGES"].flatMap(Int.init) ?? (TestLength.isFull ? 150 : 50)

    /// The seed of the messages, the same in each run. `PAGE_SEED` sets another, as `make random-tests` does.
    nonisolated static let seed =
        ProcessInfo.processInfo.environment["PAGE_SEED"].flatMap(UInt64.init) ?? 20_261_122

    /// The number of open pages.
    private static let pageCount = 3

    /// The number of messages after which the test opens the screen again.
    private static let visit = 50

    @Test(arguments: [nil] + Screen.allCases)
    func randomMessagesDoNotCrashHost(screen: Screen?) async throws {
        // Printed before a message can end the process.
        StandardError.write("PAGE_SEED=\(Self.seed) on \(screen?.title ?? "the first screen")")
        let pages = Pages(showing: AppDelegate.self, isInRealTime: false) { _ in }
        let place = Screen.allCases.firstIndex { $0 == screen } ?? Screen.allCases.count
        var random = RandomFrames(seed: Self.seed &+ UInt64(place))
        var open: [OpenPage] = []
        let memory = Memory.resident
        for number in 0..<Self.count {
            while open.count < Self.pageCount { open.append(try OpenPage(pages)) }
            if number % Self.visit == 0 { try visit(screen, on: pages) }
            let index = random.index(below: open.count)
            do throws(PageClosing) {
                for frame in random.next() { try open[index].page.receive(frame) }
            } catch {
                open.remove(at: index).page.close()
            }
            if random.chance(0.5) { await pages.simulator.advance(by: random.chance(0.1) ? 0.5 : 1 / 60) }
            pages.showFrame()
            await TaskOrder.settle()
        }
        for page in open { page.page.close() }
        #expect(Memory.resident - memory < 500 << 20, "PAGE_SEED=\(Self.seed) makes memory grow")

        let last = try OpenPage(pages)
        try last.send(#"{"show": {"scale": 0.5}}"#)
        await pages.simulator.advance(by: 0.1)
        pages.showFrame()
        try await last.expectScreenPicture()
    }

    private func visit(_ screen: Screen?, on pages: Pages) throws {
        let visitor = try OpenPage(pages)
        try visitor.send(#"{"show": {"scale": 0.5}}"#)
        visitor.page.close()
        pages.simulator.moveToForeground()
        guard let screen else { return }
        let navigation = AppDriver(on: pages.simulator).navigation
        navigation?.popToRootViewController(animated: true)
        pages.simulator.advance(by: 1)
        navigation?.pushViewController(screen.makeViewController(), animated: true)
        pages.simulator.advance(by: 1)
    }
}
