import MessageStackView
import Simulator
import Testing
import UIKit

@testable import MessageStackViewTests

/// Checks the rules of posting over random events on real posters: posts, removals, touches, windows, settings, time and
/// callbacks. Readings of UIKit change in the middle of a run.
///
/// The environment variable `POST_EVENTS` sets the number of events.
@MainActor
@Suite(.leavesNothingBehind)
struct PosterRandomTests {
    @Test func rulesHoldAfterEachEvent() async {
        let runs = RandomRuns(variable: "POST_EVENTS", events: TestLength.isFull ? 4000 : 1000, eventsPerRun: 100)
        let reports = await runs.reports(
            event: { PosterEvent.randomUnderReadings(using: &$0) }, run: { try await PosterTrial.run($0) },
            shrink: { await PosterTrial.shrink($0) })
        for report in reports { Issue.record("\(report)") }
    }

    /// Posts beside views that move, scroll, vanish and return, with room for posts and above sheets.
    @Test func anchoredPostsFollowTheRulesAfterEachEvent() async {
        let runs = RandomRuns(variable: "POST_EVENTS", events: TestLength.isFull ? 4000 : 800, eventsPerRun: 100)
        let reports = await runs.reports(
            event: { PosterEvent.randomOfAnchors(using: &$0) }, run: { try await PosterTrial.run($0) },
            shrink: { await PosterTrial.shrink($0) })
        for report in reports { Issue.record("\(report)") }
    }

    /// Posts controllers again in each phase, on the same poster and on others, and while a container of the app has them.
    @Test func controllersHaveOneContainerAfterEachEvent() async {
        let runs = RandomRuns(variable: "POST_EVENTS", events: TestLength.isFull ? 4000 : 800, eventsPerRun: 100)
        let reports = await runs.reports(
            event: { PosterEvent.randomOfControllers(using: &$0) }, run: { try await PosterTrial.run($0) },
            shrink: { await PosterTrial.shrink($0) })
        for report in reports { Issue.record("\(report)") }
    }

    /// Folds, splits and rotates a foldable phone.
    @Test func postsAreClearOfTheFoldAfterEachEvent() async {
        let runs = RandomRuns(variable: "POST_EVENTS", events: TestLength.isFull ? 4000 : 800, eventsPerRun: 100)
        let reports = await runs.reports(
            event: { PosterEvent.randomOfFolds(using: &$0) }, run: { try await PosterTrial.run($0, on: .iPhoneDuo) },
            shrink: { await PosterTrial.shrink($0, on: .iPhoneDuo) })
        for report in reports { Issue.record("\(report)") }
    }

    /// Runs with folds that have failed: a layout that laid itself out, and posts that crossed the fold only while they were wide.
    @Test(arguments: [20_261_168, 20_261_397, 20_261_417, 20_261_521])
    func earlierFailuresOfFoldsStayFixed(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        try await PosterTrial.run((0..<100).map { _ in PosterEvent.randomOfFolds(using: &generator) }, on: .iPhoneDuo)
    }

    /// Runs that have failed: a compressed form was measured too low, a host shrank to the readable width of its post, a
    /// displaced post kept its former height, and a form that waited again laid out its fields outside a window.
    @Test(arguments: [20_261_655, 20_270_113, 20_270_508, 20_280_465])
    func earlierFailuresStayFixed(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        try await PosterTrial.run((0..<100).map { _ in PosterEvent.random(using: &generator) })
    }

    /// Runs under readings that have failed: the layout didn't settle, because rounded heights changed the limit of other posts,
    /// and because the height of a bar changed with its place beyond the safe area; the buttons of a row had two directions.
    @Test(arguments: [890_151, 912_045, 770_132])
    func earlierFailuresUnderReadingsStayFixed(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        try await PosterTrial.run((0..<100).map { _ in PosterEvent.randomUnderReadings(using: &generator) })
    }

    /// Runs with controllers that have failed: the layout didn't settle, because a slot whose view was taken had any height.
    @Test(arguments: [880_151, 880_436])
    func earlierFailuresOfControllersStayFixed(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        try await PosterTrial.run((0..<100).map { _ in PosterEvent.randomOfControllers(using: &generator) })
    }

    /// A run with room for posts that has failed: posts kept clear of one whose view was taken, and which moved with the room.
    @Test(arguments: [20_270_636])
    func earlierFailuresOfAnchorsStayFixed(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        try await PosterTrial.run((0..<100).map { _ in PosterEvent.randomOfAnchors(using: &generator) })
    }

    /// A regression found by the random test: room for posts moved the guide of the keyboard, with which the posts moved.
    @Test func roomSettlesWithAKeyboard() async throws {
        let order = ReadyMadeOrder(
            kind: .other(.form), actions: [], severity: nil, icon: "🍝", text: "Text", interval: nil, key: nil)
        for poster in PosterTrial.Place.allCases.map(\.rawValue) {
            try await PosterTrial.run([
                .makeRoom(true), .postReadyMade(poster: PosterTrial.Place.toast.rawValue, order),
                .post(poster: poster, view: 7, interval: 0.2, animatesEntrance: true, animatesExit: true),
                .wait(frames: 60),
            ])
        }
    }

    /// A regression found by the random test: the first of three posts was stretched when the others moved away from a text
    /// field, then limited, then stretched again.
    @Test func postsMovedByFocusDoNotStretchOthers() async throws {
        var order = QueueOrder()
        order.content = 3
        let events: [PosterEvent] = [
            .post(poster: 1, view: 4, interval: 3, animatesEntrance: true, animatesExit: true),
            .postOrder(poster: 1, order),
            .postMessage(poster: 1, interval: nil), .type(true), .wait(frames: 17), .rotate(.landscapeRight),
        ]
        try await PosterTrial.run(events)
    }

    /// Regressions found by the random test: the layout of a stack didn't settle if a post with a style got another height
    /// during its entrance.
    @Test(arguments: [true, false])
    func styledPostChangesHeightDuringEntrance(isUpdated: Bool) async throws {
        let order = ReadyMadeOrder(
            kind: .other(.alert), actions: [], severity: nil, icon: "🍝",
            text: isUpdated ? "Text" : String(repeating: "A longer text. ", count: 12), interval: nil, key: nil)
        let events: [PosterEvent] =
            [.postReadyMade(poster: PosterTrial.Place.stack.rawValue, order)]
            + (isUpdated ? [.type(true), .update(post: 0, view: nil)] : [])
            + [.rotate(.landscapeRight), .wait(frames: 30)]
        try await PosterTrial.run(events)
    }

    /// A regression found by the random test: the height of a limited post was measured at its width of before the rotation.
    @Test func limitedPostIsMeasuredAtItsNewWidthAfterRotation() async throws {
        let order = ReadyMadeOrder(
            kind: .progress, actions: [], severity: .warning, icon: "🍝",
            text: String(repeating: "A longer text. ", count: 12), interval: nil, key: nil)
        let events: [PosterEvent] = [
            .change(.textSize), .postReadyMade(poster: PosterTrial.Place.overBar.rawValue, order), .wait(frames: 60),
            .rotate(.landscapeRight), .wait(frames: 30),
        ]
        try await PosterTrial.run(events)
    }

    /// A regression found by the random test: below a leaving post, buttons moved beside the texts and below them again and again,
    /// because a bar counted with its width of the last arrangement.
    @Test func buttonsNextToABarSettle() async throws {
        let kind = ReadyMade(title: "Progress with actions") {
            ProgressMessage($0.title, fraction: 0.8, actions: $0.actions)
        }
        let actions = [("0", PostAction.Role.destructive, false), ("1", .default, true)].map { id, role, isPreferred in
            ReadyMadeOrder.Action(id: id, handler: .none, role: role, isPreferred: isPreferred, endsPost: true)
        }
        let order = ReadyMadeOrder(
            kind: .other(kind), actions: actions, severity: .success, icon: "trash", text: nil, interval: 1,
            key: nil)
        var first = QueueOrder()
        (first.content, first.mayStay, first.isModal) = (nil, true, true)
        for poster in PosterTrial.Place.allCases.map(\.rawValue) {
            try await PosterTrial.run([
                .postOrder(poster: poster, first), .postReadyMade(poster: poster, order), .wait(frames: 60),
            ])
        }
    }
}
