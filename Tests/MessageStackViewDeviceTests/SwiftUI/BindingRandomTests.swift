import Simulator
@_spi(Simulator) import SwiftUI
import Testing

@testable import MessageStackView
@testable import MessageStackViewTests

/// Checks the rules of bound posts over random events in two scenes: changes of bindings, items and views, removals by users,
/// and time.
///
/// The environment variable `POST_EVENTS` sets the number of events.
@MainActor
@Suite(.leavesNothingBehind)
struct BindingRandomTests {
    enum Event: Sendable, CaseIterable {
        case show, hide, flicker, upload, sameUpload, cancel, appear, disappear, swipe, swipeAll, post, text, frame,
            second
        /// Applies the next events to the other scene.
        case otherScene
    }

    struct BrokenRule: Error, CustomStringConvertible {
        let description: String
    }

    /// The arguments of the modifiers that post.
    struct Rules: Sendable {
        let repostsItems: Bool
        let outlivesView: Bool
    }

    @Test(arguments: [false, true], [false, true])
    func rulesHoldAfterEachEvent(repostsItems: Bool, outlivesView: Bool) async {
        let rules = Rules(repostsItems: repostsItems, outlivesView: outlivesView)
        let runs = RandomRuns(variable: "POST_EVENTS", events: 500, eventsPerRun: 50)
        let reports = await runs.reports(
            event: { Event.allCases.randomElement(using: &$0) ?? .frame },
            run: { try BindingTrial(rules).run($0) },
            shrink: { events in await events.shortest { (try? BindingTrial(rules).run($0)) == nil } })
        for report in reports { Issue.record("\(report)") }
    }
}

/// A tablet with two scenes to which random events are applied.
@MainActor
private final class BindingTrial {
    private let scenes: [BindingScene]
    private let rules: BindingRandomTests.Rules
    private var current = 0

    init(_ rules: BindingRandomTests.Rules) {
        self.rules = rules
        let first = BindingScene(rules)
        scenes = [first, BindingScene(rules, nextTo: first)]
    }

    func run(_ events: [BindingRandomTests.Event]) throws {
        let changes = UIHostingViewOptions.changesDuringUpdates
        for event in events {
            switch event {
            case .otherScene: current = 1 - current
            case .frame: scenes[0].stage.simulator.advance(by: 0.02)
            case .second: settle()
            default: scenes[current].apply(event)
            }
            try check(changes)
            if event == .second, !rules.outlivesView { try scenes.forEach { try $0.checkAtRest() } }
        }
        for scene in scenes { scene.clear() }
        settle()
        for scene in scenes { scene.stage.manager?.removeAll() }
        settle()
        for scene in scenes { try scene.checkThatNothingIsLeft() }
        try check(changes)
    }

    /// Waits until every post has entered or left, without letting a message time out.
    private func settle() {
        for _ in 0..<2 {
            scenes[0].stage.rest()
            for scene in scenes { scene.stage.posts.forEach { $0.restartTimer() } }
            scenes[0].stage.rest()
        }
    }

    private func check(_ changes: Int) throws {
        guard UIHostingViewOptions.changesDuringUpdates == changes else {
            throw BindingRandomTests.BrokenRule(description: "state was changed while views were updated")
        }
        for scene in scenes { try scene.checkEnds() }
    }
}

/// A scene with a screen whose views post with bindings.
@MainActor
private final class BindingScene {
    private struct Screen: View {
        let model: PostModel
        let rules: BindingRandomTests.Rules

        var body: some View {
            VStack {
                if model.isVisible {
                    Text("Row").post(
                        item: model.uploadBinding, repostsItems: rules.repostsItems, outlivesView: rules.outlivesView,
                        onEnd: { model.ends.append($0) }
                    ) {
                        Text($0.title)
                        Text(model.text)
                    }
                }
            }
            .post(isPresented: model.isShownBinding, onEnd: { model.ends.append($0) }) { Message(model.text) }
        }
    }

    let stage: SwiftUIStage
    private let model = PostModel()
    /// The number of posts that have ended, by the manager's own count.
    private var endedPosts = 0
    private var lastUpload = 0

    init(_ rules: BindingRandomTests.Rules, nextTo other: BindingScene? = nil) {
        let screen = Screen(model: model, rules: rules)
        stage =
            if let other {
                SwiftUIStage(nextTo: other.stage) { screen }
            } else {
                SwiftUIStage(on: Simulator(device: .iPad11)) { screen }
            }
        stage.manager?.capacity = 2
        stage.manager?.delegate = self
    }

    func apply(_ event: BindingRandomTests.Event) {
        switch event {
        case .show: model.isShown = true
        case .hide: model.isShown = false
        case .flicker: model.isShown.toggle()
        case .upload:
            lastUpload += 1
            model.upload = PostModel.Upload(id: lastUpload, title: "Upload \(lastUpload)")
        case .sameUpload: model.upload = model.upload
        case .cancel: model.upload = nil
        case .appear: model.isVisible = true
        case .disappear: model.isVisible = false
        case .swipe: stage.posts.first?.remove(reason: .pan)
        case .swipeAll: stage.posts.forEach { $0.remove(reason: .pan) }
        case .post: model.text = "Post \(lastUpload)"
        case .text: model.text += "."
        case .frame, .second, .otherScene: preconditionFailure("The event isn't one of a scene.")
        }
    }

    func clear() {
        model.isShown = false
        model.upload = nil
        model.isVisible = false
    }

    func checkEnds() throws {
        try expect(model.ends.count == endedPosts, "\(endedPosts) posts had \(model.ends.count) ends")
    }

    func checkThatNothingIsLeft() throws {
        try expect(stage.posts.isEmpty, "posts are left: \(stage.posts.map(\.phase))")
    }

    /// Checks that a post is shown for each binding that is set, and no other, if no post outlives its view.
    func checkAtRest() throws {
        let expected = (model.isShown ? 1 : 0) + (model.isVisible && model.upload != nil ? 1 : 0)
        try expect(stage.posts.count == expected, "\(stage.posts.count) posts are shown instead of \(expected)")
    }

    private func expect(_ condition: Bool, _ complaint: String) throws {
        guard condition else { throw BindingRandomTests.BrokenRule(description: complaint) }
    }
}

extension BindingScene: PostManagerDelegate {
    func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) { endedPosts += 1 }
}
