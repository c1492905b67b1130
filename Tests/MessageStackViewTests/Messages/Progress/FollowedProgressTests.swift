import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// Posts that show a `Progress` of Foundation.
@MainActor
@Suite(.leavesNothingBehind)
struct FollowedProgressTests {
    /// A progress with texts, which Foundation doesn't store on Linux.
    private final class Download: Progress, @unchecked Sendable {
        var texts = ["Downloading", "0 of 10 files"]

        override var localizedDescription: String! {
            get { texts[0] }
            set { texts[0] = newValue }
        }

        override var localizedAdditionalDescription: String! {
            get { texts[1] }
            set { texts[1] = newValue }
        }
    }

    private let poster = RecordingPoster()
    private let announcer = RecordingAnnouncer()
    private let download = Download(parent: nil, userInfo: nil)
    private var manager: PostManager { poster.postManager }

    init() {
        manager.announcer = announcer
        download.totalUnitCount = 10
        // Foundation on Linux has another default.
        download.isCancellable = true
    }

    private func fraction(of post: Post) -> Float? {
        guard let view = post.view as? ProgressMessageView, !view.progressView.isHidden else { return nil }
        return view.progressView.progress
    }

    private func advance(to count: Int64, of progress: Progress) {
        progress.completedUnitCount = count
        poster.clock.advance(by: 0.15)
    }

    // MARK: Content

    @Test func textsAndFractionFollowTheProgress() {
        let post = poster.post(progress: download)
        #expect(post.text == "Downloading, 0 of 10 files" && fraction(of: post) == 0)
        download.texts = ["Unpacking", "4 of 10 files"]
        advance(to: 4, of: download)
        #expect(post.text == "Unpacking, 4 of 10 files" && fraction(of: post) == 0.4)
        #expect((post.value as? ProgressMessage)?.fraction == 0.4)
    }

    @Test func childrenCount() {
        let child = Progress(totalUnitCount: 2)
        download.addChild(child, withPendingUnitCount: 10)
        let post = poster.post(progress: download)
        advance(to: 1, of: child)
        #expect(fraction(of: post) == 0.5)
    }

    @Test func indeterminateProgressHasNoBar() {
        let unknown = Download(parent: nil, userInfo: nil)
        let post = poster.post(progress: unknown)
        #expect(fraction(of: post) == nil)
        unknown.totalUnitCount = 10
        advance(to: 3, of: unknown)
        #expect(fraction(of: post) == 0.3)
    }

    @Test func changesAreShownTenTimesInASecond() {
        let post = poster.post(progress: download)
        download.completedUnitCount = 5
        poster.clock.advance(by: 0.05)
        #expect(fraction(of: post) == 0)
        poster.clock.advance(by: 0.1)
        #expect(fraction(of: post) == 0.5)
    }

    @Test func textsOfTheAppStay() {
        let post = poster.post(progress: download) { $0 = PostRequest(ProgressMessage("Photos.zip")) }
        download.texts[1] = "4 of 10 files"
        advance(to: 4, of: download)
        #expect(post.text == "Photos.zip, 4 of 10 files" && fraction(of: post) == 0.4)
    }

    @Test func updatedPostKeepsItsNewContent() {
        let post = poster.post(progress: download)
        post.update(with: Message("Paused"))
        advance(to: 4, of: download)
        #expect(post.text == "Paused" && post.value as? Message == Message("Paused"))
    }

    // MARK: End

    @Test func postEndsWithTheProgress() {
        let post = poster.post(progress: download)
        advance(to: 10, of: download)
        #expect(post.reason == .programmatic && !download.isCancelled)
        #expect(poster.clock.promiseCount == 0)
    }

    @Test func waitingPostEndsWithTheProgress() {
        let first = poster.post(Message("First")) { $0.duration = .untilRemoved }
        let post = poster.post(progress: download)
        #expect(post.phase == .waiting)
        advance(to: 10, of: download)
        #expect(post.phase == .ended && !post.wasShown)
        first.remove()
    }

    @Test func cancelActionCancelsTheProgress() async throws {
        poster.post(progress: download)
        let post = try await poster.choose("cancel")
        #expect(download.isCancelled && post.phase == .ended)
    }

    @Test(arguments: [PostRemovalReason.pan, .escape, .cancelled, .programmatic])
    func removalCancelsUnlessCodeRemovesThePost(reason: PostRemovalReason) {
        poster.post(progress: download).remove(reason: reason)
        #expect(download.isCancelled == (reason != .programmatic))
        poster.clock.advance(by: 1)
        #expect(poster.clock.promiseCount == 0)
    }

    @Test func progressThatCannotBeCanceledHasNoActionAndGoesOn() throws {
        download.isCancellable = false
        let post = poster.post(progress: download)
        #expect((post.value as? ProgressMessage)?.actions.isEmpty == true)
        post.remove(reason: .pan)
        #expect(!download.isCancelled)
    }

    @Test func canceledProgressEndsThePost() {
        let post = poster.post(progress: download)
        download.cancel()
        poster.clock.advance(by: 0.15)
        #expect(post.reason == .cancelled)
    }

    @Test(arguments: [true, false]) func progressThatHasEndedIsNotFollowed(isCanceled: Bool) {
        if isCanceled { download.cancel() } else { download.completedUnitCount = 10 }
        #expect(poster.post(progress: download).reason == (isCanceled ? .cancelled : .programmatic))
        #expect(poster.clock.promiseCount == 0)
    }

    @Test func refusedProgressGoesOn() {
        PostEnvironment.app.admit = { _ in PostRefusal("quiet") }
        #expect(poster.post(progress: download).refusal != nil && !download.isCancelled)
        #expect(poster.clock.promiseCount == 0)
    }

    @Test(arguments: [PostDuplicatePolicy.update, .count])
    func mergedPostStaysUntilTheLastEnds(policy: PostDuplicatePolicy) {
        let second = Download(parent: nil, userInfo: nil)
        second.totalUnitCount = 10
        second.texts[0] = "Second"
        let posts = [download, second].map { progress in
            poster.post(progress: progress) {
                $0.key = "downloads"
                $0.duplicatePolicy = policy
            }
        }
        #expect(posts[0] === posts[1])
        advance(to: 4, of: download)
        #expect(posts[0].text.hasPrefix("Second") && fraction(of: posts[0]) == 0)
        advance(to: 10, of: second)
        #expect(posts[0].text.hasPrefix("Downloading") && fraction(of: posts[0]) == 0.4)
        advance(to: 10, of: download)
        #expect(posts[0].reason == .programmatic)
    }

    // MARK: VoiceOver

    @Test func eachTenPercentAreAnnounced() {
        poster.post(progress: download)
        download.totalUnitCount = 100
        for count in [4, 9, 10, 19, 20, 47, 49] as [Int64] { advance(to: count, of: download) }
        #expect(announcer.announcements.dropFirst().map(\.text) == ["10%", "20%", "40%"])
        #expect(announcer.announcements.dropFirst().allSatisfy { $0.priority == .low })
    }
}
