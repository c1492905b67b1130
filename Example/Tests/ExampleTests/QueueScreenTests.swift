import MessageStackView
import Testing
import UIKit

@testable import Example

/// The Queue screen: its options and the list of posts.
@MainActor
@Suite(.tasksInOrder)
struct QueueScreenTests {
    private let app = AppDriver()
    private let list: UITableView
    private let choices: UITableView

    init() throws {
        let screen = try app.open(.queue)
        let tables = screen.children.compactMap { ($0 as? UITableViewController)?.tableView }
        list = try #require(tables.first)
        choices = try #require(tables.last)
    }

    @Test func postsAreShownOneAfterAnother() async throws {
        await expectLines { $0 == ["Nothing has been posted yet: "] }
        try await tap("Post", "Post", "Post")
        try await wait(1)
        await expectLines { $0 == ["Post 1: is shown", "Post 2: waits", "Post 3: waits"] }
        try await wait(2.2)
        await expectLines { $0.first == "Post 1: leaves" }
        try await wait(1)
        await expectLines { $0 == ["Post 2: is shown", "Post 3: waits", "Post 1: timed out"] }
    }

    @Test func urgentPostIsFirstUnlessOrderedByAge() async throws {
        try await tap("Post", "Post", "Priority", "Post")
        try await wait(1)
        await expectLines { $0 == ["Post 1: is shown", "Post 3: waits", "Post 2: waits"] }
        try await tap("Order", "Remove current")
        try await wait(1)
        await expectLines { $0.prefix(2) == ["Post 2: is shown", "Post 3: waits"] }
    }

    @Test(arguments: [
        ("ignore", ["Post 1: is shown", "Post 2: refused: a duplicate"]),
        ("replace", ["Post 2: is shown", "Post 1: replaced"]),
        ("update", ["Post 1: is shown", "Post 2: merged into Post 1"]),
        ("count", ["Post 1: is shown, 2 times", "Post 2: merged into Post 1"]),
    ])
    func duplicatePolicyIsApplied(policy: String, expected: [String]) async throws {
        try await choose("a", for: "Key")
        try await choose(policy, for: "Duplicate key")
        try await tap("Post", "Post")
        try await wait(1)
        await expectLines { $0 == expected }
    }

    @Test(arguments: [
        ("override", ["Post 3: is shown", "Post 2: waits", "Post 1: overridden"]),
        ("override, drop waiting", ["Post 3: is shown", "Post 1: overridden", "Post 2: overridden"]),
        ("override, then return", ["Post 3: is shown", "Post 1: waits", "Post 2: waits"]),
    ])
    func overridingPostReplacesShownOne(precedence: String, expected: [String]) async throws {
        try await tap("Post", "Post")
        try await choose(precedence, for: "Precedence")
        try await tap("Post")
        try await wait(1)
        await expectLines { Set($0) == Set(expected) && $0.first == expected.first }
    }

    @Test func delayPauseAndMinimumTimeAreRespected() async throws {
        try await tap("Delay", "Minimum time", "Post", "Remove current")
        await expectLines { $0 == ["Post 1: waits"] }
        try await wait(2.8)
        await expectLines { $0 == ["Post 1: is shown"] }
        try await tap("Remove current")
        try await wait(1)
        await expectLines { $0 == ["Post 1: is shown"] }
        try await tap("Remove all", "Delay", "Pause between posts", "Post")
        try await wait(0.8)
        await expectLines { $0 == ["Post 2: waits", "Post 1: removed"] }
        try await wait(1)
        await expectLines { $0.first == "Post 2: is shown" }
    }

    @Test func capacityAndWaitingLimitAreRespected() async throws {
        try await choose("2", for: "At the same time")
        try await choose("2", for: "Waiting limit")
        try await tap("Post", "Post", "Post", "Post", "Post")
        try await wait(1)
        let full = ["Post 1: is shown", "Post 2: is shown", "Post 3: waits", "Post 4: waits"]
        await expectLines { $0 == full + ["Post 5: refused: the queue is full"] }
        try await choose("drop the oldest", for: "When the queue is full")
        try await tap("Post")
        await expectLines { $0.contains("Post 3: evicted") && $0.contains("Post 6: waits") }
    }

    @Test func suspensionKeepsPostsQueued() async throws {
        try await tap("Suspended", "Post")
        try await wait(5)
        await expectLines { $0 == ["Post 1: waits"] }
        try await tap("Suspended")
        try await wait(1)
        await expectLines { $0 == ["Post 1: is shown"] }
    }

    @Test func postsAreRemovedByKeyPriorityAndState() async throws {
        try await tap("Post", "Key", "Post", "Key", "Priority", "Post", "Post")
        try await tap("Remove key a")
        await expectLines { $0 == ["Post 1: is shown", "Post 3: waits", "Post 4: waits", "Post 2: removed"] }
        try await tap("Remove normal and low")
        try await wait(1)
        await expectLines { $0.prefix(2) == ["Post 3: is shown", "Post 4: waits"] }
        try await tap("Remove waiting")
        await expectLines { $0.first == "Post 3: is shown" && $0.contains("Post 4: removed") }
        try await tap("Remove all")
        try await wait(1)
        await expectLines { $0 == ["Post 3: removed", "Post 4: removed", "Post 1: removed", "Post 2: removed"] }
    }

    // MARK: - Interaction

    private var lines: [String] {
        list.layoutIfNeeded()
        return list.visibleCells.map { "\($0.textLabel?.text ?? ""): \($0.detailTextLabel?.text ?? "")" }
    }

    /// Expects the lines to meet a condition. The screen reads events in a task, which may still be running.
    private func expectLines(
        sourceLocation: SourceLocation = #_sourceLocation, _ condition: ([String]) -> Bool
    ) async {
        await TaskOrder.settle()
        #expect(condition(lines), "\(lines)", sourceLocation: sourceLocation)
    }

    private func wait(_ seconds: TimeInterval) async throws {
        await app.simulator.advance(by: seconds)
    }

    private func tap(_ titles: String...) async throws {
        for title in titles {
            app.simulator.tap(try cell(title))
            await app.simulator.advance(by: 0.05)
        }
    }

    private func choose(_ value: String, for title: String) async throws {
        for _ in 0..<5 where try cell(title).detailTextLabel?.text != value {
            try await tap(title)
        }
        #expect(try cell(title).detailTextLabel?.text == value)
    }

    /// Returns the row with a title, scrolled into view.
    private func cell(_ title: String) throws -> UITableViewCell {
        for row in 0..<choices.numberOfRows(inSection: 0) {
            choices.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
            choices.layoutIfNeeded()
            let cell = choices.cellForRow(at: IndexPath(row: row, section: 0))
            if let cell, cell.textLabel?.text == title { return cell }
        }
        throw MissingRow(title: title)
    }

    private struct MissingRow: Error {
        let title: String
    }
}
