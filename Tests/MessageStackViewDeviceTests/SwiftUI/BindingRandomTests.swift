@_spi(Simulator) import SwiftUI
import Testing

@testable import MessageStackView
@testable import MessageStackViewTests

/// Checks the rules of bound posts over random events: changes of bindings, items and views, removals by users, and time.
///
/// The environment variable `POST_EVENTS` sets the number of events.
@MainActor
struct BindingRandomTests {
    enum Event: Sendable, CaseIterable {
        case show, hide, flicker, upload, sameUpload, cancel, appear, disappear, swipe, swipeAll, post, text, frame,
            second
    }

    struct BrokenRule: Error, CustomStringConvertible {
        let description: String
    }

    @Test(arguments: [PostBindingPolicy.Replacement.update, .repost], [PostBindingPolicy.Disappearance.remove, .keep])
    func rulesHoldAfterEachEvent(
        replacement: PostBindingPolicy.Replacement, disappearance: PostBindingPolicy.Disappearance
    ) async {
        let policy = PostBindingPolicy(replacement: replacement, disappearance: disappearance)
        let runs = RandomRuns(variable: "POST_EVENTS", events: 500, eventsPerRun: 50)
        let reports = await runs.reports(
            event: { Event.allCases.randomElement(using: &$0) ?? .frame },
            run: { try BindingTrial(policy).run($0) },
            shrink: { events in await events.shortest { (try? BindingTrial(policy).run($0)) == nil } })
        for report in reports { Issue.record("\(report)") }
    }
}

/// A screen to which random events are applied.
@MainActor
private final class BindingTrial {
    private struct Screen: View {
        let model: PostModel
        let policy: PostBindingPolicy

        var body: some View {
            VStack {
                if model.isVisible {
                    Text("Row").post(item: model.uploadBinding, policy: policy, onEnd: { model.ends.append($0) }) {
                        Text($0.title)
                        Text(model.text)
                    }
                }
            }
            .post(isPresented: model.isShownBinding, onEnd: { model.ends.append($0) }) { Message(model.text) }
        }
    }

    private let model = PostModel()
    private let stage: SwiftUIStage
    private let policy: PostBindingPolicy
    /// The number of posts that have ended, by the manager's own count.
    private var endedPosts = 0
    private var lastUpload = 0

    init(_ policy: PostBindingPolicy) {
        self.policy = policy
        stage = SwiftUIStage { [model] in Screen(model: model, policy: policy) }
        stage.manager?.capacity = 2
        stage.manager?.delegate = self
    }

    func run(_ events: [BindingRandomTests.Event]) throws {
        let changes = UIHostingViewOptions.changesDuringUpdates
        for event in events {
            apply(event)
            try check(changes)
            if event == .second { try checkAtRest() }
        }
        model.isShown = false
        model.upload = nil
        model.isVisible = false
        for _ in 0..<4 { stage.rest() }
        stage.manager?.removeAll()
        for _ in 0..<4 { stage.rest() }
        try expect(stage.posts.isEmpty, "posts are left: \(stage.posts.map(\.phase))")
        try check(changes)
    }

    private func apply(_ event: BindingRandomTests.Event) {
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
        case .frame: stage.simulator.advance(by: 0.02)
        case .second: settle()
        }
    }

    /// Waits until every post has entered or left, without letting a message time out.
    private func settle() {
        stage.rest()
        stage.posts.forEach { $0.restartTimer() }
        stage.rest()
    }

    private func check(_ changes: Int) throws {
        try expect(UIHostingViewOptions.changesDuringUpdates == changes, "state was changed while views were updated")
        try expect(model.ends.count == endedPosts, "\(endedPosts) posts had \(model.ends.count) ends")
    }

    /// Checks that a post is shown for each binding that is set, and no other, unless posts outlive their views.
    private func checkAtRest() throws {
        guard policy.disappearance == .remove else { return }
        let expected = (model.isShown ? 1 : 0) + (model.isVisible && model.upload != nil ? 1 : 0)
        try expect(stage.posts.count == expected, "\(stage.posts.count) posts are shown instead of \(expected)")
    }

    private func expect(_ condition: Bool, _ complaint: String) throws {
        guard condition else { throw BindingRandomTests.BrokenRule(description: complaint) }
    }
}

extension BindingTrial: PostManagerDelegate {
    func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) { endedPosts += 1 }
}
