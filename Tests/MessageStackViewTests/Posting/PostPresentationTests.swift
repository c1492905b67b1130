import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// The precedence of presentations: the request's edit, then `as`, then the value's preset, then the poster's.
@MainActor
@Suite(.leavesNothingBehind)
struct PostPresentationTests {
    private let poster = PresentingPoster()

    private func maximumWidth(_ post: Post) -> PostSize.Length? {
        poster.postManager.presentation(of: post)?.size.maximumWidth
    }

    private static let wide = presentation(maximumWidth: 300)

    private static func presentation(maximumWidth: CGFloat) -> PostPresentation {
        PostPresentation { $0.size.maximumWidth = .points(maximumWidth) }
    }

    // MARK: - Posting

    @Test func posterDeterminesPresentationByDefault() {
        #expect(maximumWidth(poster.post(Value())) == .points(100))
        #expect(maximumWidth(poster.post(view: UIView())) == .points(100))
    }

    @Test func presetReplacesPresentationOfPoster() {
        #expect(maximumWidth(poster.post(Value(maximumWidth: 200))) == .points(200))
        #expect(maximumWidth(poster.post(PostRequest(Value(maximumWidth: 200)))) == .points(200))
    }

    @Test func argumentReplacesPreset() {
        #expect(maximumWidth(poster.post(Value(maximumWidth: 200), as: Self.wide)) == .points(300))
        #expect(maximumWidth(poster.post(PostRequest(Value(maximumWidth: 200)), as: Self.wide)) == .points(300))
        let request = PostRequest(view: UIView())
        #expect(maximumWidth(poster.postManager.post(request, as: Self.wide)) == .points(300))
        #expect(maximumWidth(poster.post("Saved", as: Self.wide)) == .points(300))
    }

    @Test func missingArgumentKeepsPreset() {
        #expect(maximumWidth(poster.post(Value(maximumWidth: 200), as: nil)) == .points(200))
    }

    @Test func requestEditsArgument() {
        var request = PostRequest(Value(maximumWidth: 200))
        request.editPresentation { $0.placement.position = .center }
        let post = poster.post(request, as: Self.wide)
        #expect(maximumWidth(post) == .points(300))
        #expect(poster.postManager.presentation(of: post)?.placement.position == .center)
        var other = PostRequest(Value(maximumWidth: 200))
        other.editPresentation { $0.size.maximumWidth = .points(400) }
        #expect(maximumWidth(poster.post(other, as: Self.wide)) == .points(400))
    }

    @Test func presentationOfRequestReplacesThatOfTheValue() {
        let post = poster.post(Value(maximumWidth: 200)) { $0.presentation = Self.wide }
        #expect(maximumWidth(post) == .points(300))
    }

    @Test func editsAreMadeInTheirOrder() {
        let post = poster.post(Value()) {
            $0.editPresentation { $0.size.maximumWidth = .points(400) }
            $0.editPresentation { if $0.size.maximumWidth == .points(400) { $0.size.maximumWidth = .points(500) } }
        }
        #expect(maximumWidth(post) == .points(500))
    }

    @Test func editsOfAnUpdateReplaceTheEarlierOnes() {
        let post = poster.post(Value()) { $0.editPresentation { $0.size.maximumWidth = .points(400) } }
        post.update(with: PostRequest(Value()))
        #expect(maximumWidth(post) == .points(400))
        var update = PostRequest(Value())
        update.editPresentation { $0.placement.position = .center }
        post.update(with: update)
        #expect(maximumWidth(post) == .points(100))
        #expect(poster.postManager.presentation(of: post)?.placement.position == .center)
    }

    @Test func presentationReplacesTheWholeStyleOfThePoster() {
        let before = poster.postManager.presentation(of: poster.post(Value(), as: .card))?.style
        poster.presentation.style = PostStyle(.color(.red), borderColor: .green, textColor: .white)
        #expect(poster.postManager.presentation(of: poster.post(Value(), as: .card))?.style == before && before != nil)
        #expect(poster.postManager.presentation(of: poster.post(Value()))?.style.textColor == .white)
    }

    @Test func postedRequestDoesNotKeepArgument() {
        let request = PostRequest(Value())
        poster.post(request, as: Self.wide).remove(animated: false)
        #expect(maximumWidth(poster.post(request)) == .points(100))
    }

    @Test func waitingPostKeepsArgument() {
        poster.postManager.capacity = 1
        let first = poster.post(view: UIView()) { $0.duration = 60 }
        let second = poster.post(Value(), as: Self.wide)
        #expect(second.phase == .waiting)
        first.remove()
        #expect(maximumWidth(second) == .points(300))
    }

    // MARK: - Updating

    @Test func updateWithoutPresentationKeepsIt() {
        let post = poster.post(Value(), as: Self.wide)
        #expect(post.update(with: Value()))
        #expect(maximumWidth(post) == .points(300))
    }

    @Test func updateAppliesPreset() {
        let post = poster.post(Value())
        #expect(post.update(with: Value(maximumWidth: 200)))
        #expect(maximumWidth(post) == .points(200))
        #expect(poster.changes.last?.kind == .update)
    }

    @Test func argumentReplacesPresetOfUpdate() {
        let post = poster.post(Value(), as: Self.wide)
        #expect(post.update(with: Value(maximumWidth: 200)))
        #expect(maximumWidth(post) == .points(300))
    }

    @Test func updateEditsArgument() {
        let post = poster.post(Value(maximumWidth: 200), as: Self.wide)
        var request = PostRequest(Value())
        request.editPresentation { $0.placement.position = .center }
        #expect(post.update(with: request))
        #expect(maximumWidth(post) == .points(300))
        #expect(poster.changes.last?.presentation.placement.position == .center)
    }

    @Test func updatePolicyAppliesArgument() {
        var request = PostRequest(Value())
        request.key = "upload"
        request.duplicatePolicy = .update
        let post = poster.post(request)
        let merged = poster.post(request, as: Self.wide)
        #expect(merged === post)
        #expect(maximumWidth(post) == .points(300))
    }

    @Test func textIsPostedAsMessage() {
        let post = poster.post("Saved")
        #expect((post.view as? MessageView)?.titleLabel.text == "Saved")
        #expect(maximumWidth(post) == .points(100))
    }
}

/// A value with an optional preset.
private struct Value: Postable {
    var maximumWidth: CGFloat?

    var duration: PostDuration? { .untilRemoved }

    var presentation: PostPresentation? {
        maximumWidth.map { width in PostPresentation { $0.size.maximumWidth = .points(width) } }
    }

    func makeView() -> UIView { UIView() }
}

/// A poster with a presentation that records its changes and completes them at once.
@MainActor
private final class PresentingPoster: Poster, UIViewPoster {
    var presentation = PostPresentation { $0.size.maximumWidth = .points(100) }
    private(set) var changes: [PostChange] = []

    private(set) lazy var postManager: PostManager = {
        let manager = PostManager(poster: self, clock: ManualPostClock())
        manager.capacity = .max
        return manager
    }()

    func carryOut(_ change: PostChange) {
        changes.append(change)
        change.completion()
    }

    func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) { completion() }

    func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) { completion() }
}
