import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// Duplicates of requests without a key.
@MainActor
@Suite(.leavesNothingBehind)
struct PostIdentityTests {
    /// A value of an app with an ID.
    private struct Mail: Postable, Identifiable {
        let id: Int
        var title = "Mail"

        func makeView() -> UIView { .tagged(id) }
    }

    /// A value of an app without an identity.
    private struct Opaque: Postable {
        func makeView() -> UIView { UIView() }
    }

    private final class Captured: Sendable {}

    private let poster = RecordingPoster()
    private var manager: PostManager { poster.postManager }

    @discardableResult
    private func post(
        _ value: some Postable, _ policy: PostDuplicatePolicy?, edit: (inout PostRequest) -> Void = { _ in }
    ) -> Post {
        poster.post(value) {
            $0.duplicatePolicy = policy
            edit(&$0)
        }
    }

    @Test func equalValuesAreDuplicates() {
        post(Message("Offline"), nil)
        #expect(post(Message("Offline"), .ignore).refusal == .duplicate)
        #expect(post(Message("Online"), .ignore).refusal == nil)
    }

    @Test func equalValuesWithoutPolicyArePostedTwice() {
        post(Message("Offline"), nil)
        #expect(post(Message("Offline"), nil).refusal == nil)
        #expect(manager.posts.count == 2)
    }

    @Test func messagesThatLookTheSameAreEqualWhateverTheirHandlersAre() {
        post(Message("Failed", actions: [PostAction("Retry") {}]), nil)
        let second = post(Message("Failed", actions: [PostAction("Retry") { throw CancellationError() }]), .ignore)
        #expect(second.refusal == .duplicate)
        #expect(post(Message("Failed", actions: [PostAction("Again")]), .ignore).refusal == nil)
    }

    @Test func valuesOfOneIDAreDuplicatesAlthoughTheyDiffer() {
        post(Mail(id: 1), nil)
        #expect(post(Mail(id: 1, title: "Other"), .ignore).refusal == .duplicate)
        #expect(post(Mail(id: 2), .ignore).refusal == nil)
    }

    @Test func valuesOfDifferentTypesAreNoDuplicates() {
        struct Other: Postable, Identifiable {
            let id: Int
            func makeView() -> UIView { UIView() }
        }
        post(Mail(id: 1), nil)
        #expect(post(Other(id: 1), .ignore).refusal == nil)
    }

    @Test func keyHasPrecedenceOverTheValue() {
        post(Message("Offline"), nil)
        #expect(post(Message("Offline"), .ignore) { $0.key = "network" }.refusal == nil)
        #expect(post(Message("Online"), .ignore) { $0.key = "network" }.refusal == .duplicate)
        #expect(post(Message("Online"), .ignore).refusal == nil)
    }

    @Test func valueWithoutIdentityIsNoDuplicateAndIsAdvisedOn() {
        var kinds: [PostMisuse.Kind] = []
        let (reporter, given) = (PostMisuse.reporter, PostMisuse.given)
        defer { (PostMisuse.reporter, PostMisuse.given) = (reporter, given) }
        PostMisuse.given = []
        PostMisuse.reporter = { kind, _ in kinds.append(kind) }
        post(Opaque(), .ignore)
        #expect(post(Opaque(), .ignore).refusal == nil)
        #expect(kinds == [.policyWithoutKey])
        kinds = []
        PostMisuse.given = []
        post(Message("Offline"), .ignore)
        #expect(kinds.isEmpty)
    }

    @Test func equalValueIsCounted() {
        let first = post(Message("New mail"), .count)
        let second = post(Message("New mail"), .count)
        #expect(first.count == 2)
        #expect(second === first)
    }

    @Test func valueOfTheSameIDUpdatesThePost() {
        let first = post(Mail(id: 1), nil)
        let view = first.view
        #expect(post(Mail(id: 1), .update) === first)
        #expect(first.view !== view && first.phase == .shown)
    }

    @Test func equalValueReplacesThePost() {
        let first = post(Message("Offline"), nil)
        let second = post(Message("Offline"), .replace)
        #expect(first.reason == .replaced)
        #expect(second.phase == .shown)
    }

    @Test func equalValueIsRefusedWithinItsTime() {
        let first = post(Message("Offline"), .ignore(within: 10)) { $0.duration = .seconds(2) }
        poster.clock.advance(by: 4)
        #expect(first.reason == .timeout)
        #expect(post(Message("Offline"), .ignore(within: 10)).refusal == .tooSoon(timeLeft: 6))
        #expect(post(Message("Online"), .ignore(within: 10)).refusal == nil)
        poster.clock.advance(by: 6)
        #expect(post(Message("Offline"), .ignore(within: 10)).refusal == nil)
    }

    /// A poster that retains nothing.
    private final class PlainPoster: UIViewPoster {
        func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) { completion() }
        func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) { completion() }
    }

    @Test func keyedRequestThatIsIgnoredLaterKeepsNoValue() {
        let references = WeakReferences()
        let poster = PlainPoster()
        let manager = PostManager(poster: poster)
        func post() -> Post {
            let captured = Captured()
            references.add(captured)
            var request = PostRequest(Message("Offline", actions: [PostAction("Retry") { _ = captured }]))
            request.key = "network"
            request.duplicatePolicy = .ignore(within: .infinity)
            return manager.post(request)
        }
        post().remove(animated: false)
        #expect(references.total == 1 && references.count == 0)
        #expect(post().refusal == .tooSoon(timeLeft: .infinity))
    }

    // MARK: Only waiting ones

    @Test(arguments: [true, false])
    func shownPostIsNoDuplicateIfOnlyWaitingOnesAre(hasKey: Bool) {
        let edit: (inout PostRequest) -> Void = {
            $0.comparesOnlyWaiting = true
            if hasKey { $0.key = "key" }
        }
        let shown = post(Message("Saved"), .ignore, edit: edit)
        let waiting = post(Message("Saved"), .ignore, edit: edit)
        #expect(shown.phase == .shown && waiting.phase == .waiting)
        #expect(post(Message("Saved"), .ignore, edit: edit).refusal == .duplicate)
    }

    @Test func onlyTheWaitingPostIsReplaced() {
        let posts = (0..<3).map { _ in post(Message("Saved"), .replace) { $0.comparesOnlyWaiting = true } }
        #expect(posts.map(\.reason) == [nil, .replaced, nil])
        #expect(posts.map(\.phase) == [.shown, .ended, .waiting])
    }
}
