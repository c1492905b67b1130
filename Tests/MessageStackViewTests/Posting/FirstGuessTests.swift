import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// Short forms in which values, options and closures can be written.
@MainActor
@Suite(.leavesNothingBehind)
final class FirstGuessTests {
    private let poster = RecordingPoster()
    private var log: [String] = []

    private func advice(_ body: () -> Void) -> [PostMisuse.Kind] {
        let (reporter, given) = (PostMisuse.reporter, PostMisuse.given)
        defer { (PostMisuse.reporter, PostMisuse.given) = (reporter, given) }
        var kinds: [PostMisuse.Kind] = []
        PostMisuse.given = []
        PostMisuse.reporter = { kind, _ in kinds.append(kind) }
        body()
        return kinds
    }

    // MARK: Literals

    @Test func keyTakesInterpolation() {
        let room = 7
        let post = poster.post("Hello") { $0.key = "room-\(room)" }
        #expect(post.key == PostKey("room-7") && poster.postManager.posts(withKey: "room-\(room)").count == 1)
    }

    @Test func durationTakesNumbers() {
        let whole = poster.post("Hello") { $0.duration = 3 }
        #expect(whole.timeLeft == 3)
        whole.remove()
        let broken = poster.post("Hello") { $0.duration = 2.5 }
        #expect(broken.timeLeft == 2.5)
    }

    @Test func literalThatIsNotPositiveIsAutomatic() {
        let kinds = advice {
            let durations: [PostDuration] = [0, -3, 0.0, -0.5]
            #expect(durations.allSatisfy { $0 == .automatic })
        }
        #expect(kinds == [.duration])
    }

    // MARK: Texts

    @Test func textsTakeOptions() {
        let post = poster.post("Added", as: .toast) { $0.key = "cart" }
        #expect(post.key == "cart" && post.text == "Added")
        #expect(poster.postManager.presentation(of: post)?.style.arrangement == .toast)
        post.update(with: "Added 2")
        #expect(post.text == "Added 2")
        let request = PostRequest("Offline", as: .bar(.bottom))
        #expect(request.presentation?.safeArea == .filled)
    }

    @Test func textsAreEnqueued() async {
        poster.postManager.enqueue("Saved")
        await TaskOrder.settle()
        #expect(poster.postManager.currentPosts.map(\.text) == ["Saved"])
    }

    // MARK: Presets

    @Test func presetsTakeAnEdge() {
        #expect(PostPresentation.toast.placement.position == .bottom)
        #expect(PostPresentation.pill.placement.position == .top)
        let presets: [(PostEdge) -> PostPresentation] = [
            PostPresentation.toast(_:), PostPresentation.pill(_:), PostPresentation.bar(_:), PostPresentation.card(_:),
            PostPresentation.float(_:), PostPresentation.tab(_:),
        ]
        for preset in presets {
            #expect(preset(.top).placement.position == .top && preset(.bottom).placement.position == .bottom)
        }
        let top: [PostPresentation] = [.bar, .card, .float, .tab, .statusLine]
        #expect(top.allSatisfy { $0.placement.position == .top })
        #expect(!PostPresentation.hud.backdrop.isBlocking && PostPresentation.hud(blocksApp: true).backdrop.isBlocking)
    }

    // MARK: Closures

    @Test func closuresLeaveParametersOut() {
        let post = poster.post("Saved") {
            $0.willPost { [weak self] in self?.log.append("willPost") }
            $0.willPost { [weak self] post in self?.log.append("willPost \(post.text)") }
            $0.didPost { [weak self] in self?.log.append("didPost") }
            $0.didPost { [weak self] post in self?.log.append("didPost \(post.text)") }
            $0.willRemove { [weak self] in self?.log.append("willRemove") }
            $0.willRemove { [weak self] post in self?.log.append("willRemove \(post.text)") }
            $0.onEnd { [weak self] in self?.log.append("end") }
            $0.onEnd { [weak self] reason in self?.log.append("end \(reason.name)") }
            $0.onEnd { [weak self] post, reason in self?.log.append("end \(post.text) \(reason.name)") }
        }
        #expect(log == ["willPost", "willPost Saved", "didPost", "didPost Saved"])
        log = []
        post.remove()
        #expect(log == ["willRemove", "willRemove Saved", "end", "end programmatic", "end Saved programmatic"])
    }

    @Test func reportsAreSentToAllLevels() {
        let options = PostEnvironment.app.options
        defer { PostEnvironment.app.options = options }
        PostEnvironment.app.options.onEnd { [weak self] in self?.log.append("app") }
        poster.postManager.defaults.onEnd { [weak self] in self?.log.append("manager") }
        poster.post("Saved") { $0.onEnd { [weak self] in self?.log.append("request") } }.remove()
        #expect(log == ["request", "manager", "app"])
    }

    @Test(arguments: 0...2) func onlyTheFirstLevelHandlesATap(level: Int) {
        let options = PostEnvironment.app.options
        defer { PostEnvironment.app.options = options }
        PostEnvironment.app.options.onTap { [weak self] in self?.log.append("app") }
        if level < 2 { poster.postManager.defaults.onTap { [weak self] in self?.log.append("manager") } }
        let post = poster.post("Saved") {
            guard level == 0 else { return }
            $0.onTap { [weak self] in self?.log.append("request") }
            $0.onTap { [weak self] post in self?.log.append("request \(post.text)") }
        }
        for case .perform(let action) in post.view?.enclosingSlot?.touches.actions ?? [] { action(post) }
        #expect(log == [["request", "request Saved"], ["manager"], ["app"]][level])
    }
}
