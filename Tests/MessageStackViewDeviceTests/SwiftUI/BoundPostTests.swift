import Simulator
@_spi(Simulator) import SwiftUI
import Testing
import UIKit

@testable import MessageStackView

/// Posts that a binding controls.
@MainActor
@Suite(.leavesNothingBehind)
struct BoundPostTests {
    private let model = PostModel()

    /// A screen with a value and a view for a binding, and a view that can disappear.
    private struct Screen: View {
        let model: PostModel
        var repostsItems = false
        var outlivesView = false

        var body: some View {
            VStack {
                Text("Screen")
                if model.isVisible {
                    Text("Row")
                        .post(
                            item: model.uploadBinding, repostsItems: repostsItems, outlivesView: outlivesView,
                            onEnd: { model.ends.append($0) }
                        ) { upload in
                            Text(upload.title)
                            Text(model.text)
                        }
                }
            }
            .post(isPresented: model.isShownBinding, onEnd: { model.ends.append($0) }) { Message(model.text) }
        }
    }

    private func stage(repostsItems: Bool = false, outlivesView: Bool = false) -> SwiftUIStage {
        SwiftUIStage { Screen(model: model, repostsItems: repostsItems, outlivesView: outlivesView) }
    }

    // MARK: - Appearing

    @Test func bindingPostsAndRemoves() {
        let stage = stage()
        #expect(stage.posts.isEmpty)
        model.isShown = true
        stage.rest()
        #expect(stage.posts.map(\.phase) == [.shown] && stage.postedTexts == ["Saved"])
        model.isShown = false
        stage.rest()
        #expect(stage.posts.isEmpty && model.ends == [.programmatic])
    }

    @Test func closuresOfTheAppAreCalled() {
        RecordedClosures.record { closures in
            let stage = stage()
            model.isShown = true
            stage.rest()
            model.isShown = false
            stage.rest()
            #expect(closures.calls == ["willPost", "didPost", "willRemove", "didEnd"])
        }
    }

    @Test func bindingThatIsSetAtFirstPosts() {
        model.isShown = true
        model.upload = PostModel.Upload(id: 1)
        let stage = stage()
        #expect(stage.posts.count == 2)
    }

    @Test func postWaitsForTheWindowOfItsView() {
        let simulator = Simulator(device: .iPhone16)
        let hosting = UIHostingController(
            rootView: Text("Screen").post(isPresented: .constant(true)) { Message("Offline") })
        hosting.view.layoutIfNeeded()
        simulator.advance(by: 1)
        let window = simulator.show(hosting)
        simulator.advance(by: 1)
        #expect(window.windowScene?.postView.postManager.posts.map(\.phase) == [.shown])
    }

    @Test func bindingSetAndResetInOneUpdatePostsNothing() {
        let stage = stage()
        model.isShown = true
        model.isShown = false
        stage.rest()
        #expect(stage.posts.isEmpty && model.ends.isEmpty)
    }

    @Test func nothingIsPostedDuringAnUpdate() {
        let changes = UIHostingViewOptions.changesDuringUpdates
        let stage = stage()
        model.isShown = true
        stage.rest()
        model.isShown = false
        stage.rest()
        #expect(model.ends.count == 1 && UIHostingViewOptions.changesDuringUpdates == changes)
    }

    // MARK: - Ending

    @Test(arguments: [PostRemovalReason.pan, .tap, .programmatic])
    func endOfAPostResetsTheBindingOnce(reason: PostRemovalReason) {
        let stage = stage()
        model.upload = PostModel.Upload(id: 1)
        stage.rest()
        stage.posts.last?.remove(reason: reason)
        stage.simulator.advance(by: 0.05)
        #expect(model.upload == nil && model.ends.isEmpty && stage.posts.map(\.phase) == [.leaving])
        stage.rest()
        #expect(model.upload == nil && model.ends == [reason] && stage.posts.isEmpty)
    }

    @Test(arguments: [true, false])
    func valueThatIsSetDuringTheExitPostsAgain(isItem: Bool) throws {
        let stage = stage()
        let upload = PostModel.Upload(id: 1)
        if isItem { model.upload = upload } else { model.isShown = true }
        stage.rest()
        let post = try #require(stage.posts.first)
        post.remove(reason: .pan)
        stage.simulator.advance(by: 0.1)
        #expect(post.phase == .leaving && !model.isShown && model.upload == nil && model.ends.isEmpty)
        if isItem { model.upload = upload } else { model.isShown = true }
        stage.rest()
        stage.rest()
        #expect(stage.posts.map(\.phase) == [.shown] && stage.posts.first?.id != post.id)
        #expect(model.ends == [.pan] && (model.isShown || model.upload == upload))
    }

    @Test func exitThatReturnsKeepsTheBinding() throws {
        let stage = stage()
        model.isShown = true
        stage.rest()
        let post = try #require(stage.posts.first)
        let alert = try #require(stage.window.windowScene).postView.post(AlertMessage("Alert"))
        #expect(post.phase == .leaving && model.isShown)
        stage.rest()
        #expect(post.phase == .waiting && model.isShown)
        alert.remove()
        stage.rest()
        #expect(post.phase == .shown && model.isShown && model.ends.isEmpty)
    }

    @Test func constantBindingPostsOnce() {
        let stage = SwiftUIStage { Text("Screen").post(isPresented: .constant(true)) { Message("Saved") } }
        stage.posts.last?.remove()
        stage.rest()
        #expect(stage.posts.isEmpty)
        stage.show { Text("Screen").post(isPresented: .constant(true)) { Message("Saved") } }
        #expect(stage.posts.isEmpty, "the binding was true all along")
    }

    @Test func newItemDuringTheExitIsKept() {
        let stage = stage()
        model.upload = PostModel.Upload(id: 1)
        stage.rest()
        stage.posts.last?.remove(reason: .tap)
        stage.simulator.advance(by: 0.05)
        model.upload = PostModel.Upload(id: 2, title: "Second")
        stage.rest()
        stage.rest()
        #expect(model.upload?.id == 2 && stage.postedTexts == ["Second", "Saved"])
        #expect(model.ends == [.tap])
    }

    @Test(arguments: [true, false])
    func itemSetJustBeforeThePostEndsIsPosted(isViewUpdated: Bool) {
        model.upload = PostModel.Upload(id: 1)
        let stage = stage()
        model.upload = PostModel.Upload(id: 2, title: "Second")
        if isViewUpdated { stage.window.layoutIfNeeded() }
        stage.posts.last?.remove(animated: false)
        stage.rest()
        #expect(model.upload?.id == 2 && stage.postedTexts == ["Second", "Saved"])
    }

    @Test func bindingSetAgainAsThePostEndsPostsAgain() {
        let stage = stage()
        model.isShown = true
        for _ in 0..<10 where stage.posts.isEmpty { stage.simulator.advance(by: 0) }
        stage.posts.first?.remove(animated: false, reason: .pan)
        #expect(!model.isShown && model.ends == [.pan])
        model.isShown = true
        stage.rest()
        #expect(stage.posts.map(\.phase) == [.shown])
    }

    @Test func bindingThatIsFalseAlreadyIsNotSet() {
        model.isShown = true
        var writes = 0
        let binding = Binding(
            get: { @MainActor in model.isShown },
            set: { @MainActor in
                writes += 1
                model.isShown = $0
            })
        let stage = SwiftUIStage { Text("Screen").post(isPresented: binding) { Message("Offline") } }
        model.isShown = false
        stage.posts.last?.remove(animated: false)
        stage.rest()
        #expect(writes == 0 && stage.posts.isEmpty)
    }

    @Test func refusedPostResetsTheBinding() {
        let stage = stage()
        stage.manager?.waitingLimit = 0
        stage.window.windowScene?.postView.post(Message("First"))
        stage.rest()
        model.isShown = true
        stage.rest()
        #expect(!model.isShown && model.ends.count == 1)
        #expect(model.ends.first?.refusal != nil)
    }

    // MARK: - Content

    @Test func stateReachesTheContent() {
        let stage = stage()
        model.upload = PostModel.Upload(id: 1)
        stage.rest()
        let post = stage.posts.last
        #expect(stage.postedTexts == ["Upload", "Saved"])
        model.text = "Half"
        stage.rest()
        #expect(stage.postedTexts == ["Upload", "Half"] && stage.posts.last === post)
    }

    @Test func changedValueUpdatesThePost() {
        let stage = stage()
        model.isShown = true
        stage.rest()
        let post = stage.posts.last
        model.text = "Half"
        stage.rest()
        #expect(stage.postedTexts == ["Half"] && stage.posts.last === post && model.ends.isEmpty)
    }

    @Test func equalValueDoesNotRestartTheTime() throws {
        let stage = stage()
        model.isShown = true
        stage.rest()
        let timeLeft = try #require(stage.posts.last?.timeLeft)
        model.ends = []
        stage.rest()
        #expect(try #require(stage.posts.last?.timeLeft) < timeLeft - 0.9)
    }

    @Test func anotherItemUpdatesThePost() {
        let stage = stage()
        model.upload = PostModel.Upload(id: 1)
        stage.rest()
        let post = stage.posts.last
        model.upload = PostModel.Upload(id: 2, title: "Second")
        stage.rest()
        #expect(stage.posts.last === post && stage.posts.count == 1)
        #expect(stage.postedTexts == ["Second", "Saved"] && model.ends.isEmpty)
    }

    @Test func anotherItemPostsAgainIfChosen() {
        let stage = stage(repostsItems: true)
        model.upload = PostModel.Upload(id: 1)
        stage.rest()
        let post = stage.posts.last
        model.upload = PostModel.Upload(id: 2, title: "Second")
        stage.rest()
        stage.rest()
        #expect(stage.posts.count == 1 && stage.posts.last !== post && stage.postedTexts == ["Second", "Saved"])
        #expect(model.ends == [.programmatic] && model.upload?.id == 2)
    }

    // MARK: - Disappearing

    @Test func postEndsWithItsView() {
        let stage = stage()
        model.upload = PostModel.Upload(id: 1)
        stage.rest()
        model.isVisible = false
        stage.rest()
        #expect(stage.posts.isEmpty && model.ends == [.programmatic] && model.upload != nil)
        model.isVisible = true
        stage.rest()
        #expect(stage.postedTexts == ["Upload", "Saved"], "the binding still has the item")
    }

    @Test func postOutlivesItsViewIfChosen() {
        let stage = stage(outlivesView: true)
        model.upload = PostModel.Upload(id: 1)
        stage.rest()
        model.isVisible = false
        stage.rest()
        #expect(stage.posts.count == 1 && model.upload == nil)
        model.isVisible = true
        stage.rest()
        #expect(stage.posts.count == 1)
        stage.posts.last?.remove(reason: .tap)
        stage.rest()
        #expect(stage.posts.isEmpty && model.ends == [.tap])
    }

    @Test func viewThatDisappearsDuringTheEntranceEndsItsPost() {
        let stage = stage()
        model.upload = PostModel.Upload(id: 1)
        stage.simulator.advance(by: 0.1)
        #expect(stage.posts.map(\.phase) == [.entering])
        model.isVisible = false
        stage.rest()
        #expect(stage.posts.isEmpty)
    }

    // MARK: - Memory

    @Test func endedPostsAreReleased() {
        weak var view: UIView?
        weak var controller: UIViewController?
        weak var post: Post?
        do {
            let stage = stage()
            model.upload = PostModel.Upload(id: 1)
            stage.rest()
            post = stage.posts.last
            view = post?.view
            controller = view?.next as? UIViewController
            #expect(view != nil && controller is HostedPostController)
            post?.remove()
            stage.rest()
        }
        #expect(view == nil && controller == nil && post == nil)
    }
}
