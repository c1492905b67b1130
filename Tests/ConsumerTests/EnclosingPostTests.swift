import MessageStackView
import Testing
import UIKit

// Views of an app that end their own posts, as in the documentation.

/// The sample of `PostContentView`.
private final class UploadView: UIView, PostContentView {
    let closeButton = UIButton(type: .close)

    var closeControl: UIControl? { closeButton }

    func uploadDidFinish() {
        enclosingPost?.remove()
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(closeButton)
    }

    required init?(coder: NSCoder) { nil }
}

/// The sample of `PostQuestion`.
private struct SeatQuestion: PostQuestion {
    var onAnswer: (@MainActor @Sendable (Int) -> Void)?

    func makeView() -> UIView {
        let view = SeatView()
        view.onAnswer = onAnswer
        return view
    }
}

private final class SeatView: UIView {
    var onAnswer: ((Int) -> Void)?

    func choose(_ seat: Int) {
        onAnswer?(seat)
        enclosingPost?.remove()
    }
}

/// A cell of an app whose posts are not ours.
private final class BlogCell: UIView {
    var post: String?
}

@MainActor
struct EnclosingPostTests {
    private let poster = Swift6Poster()
    private let manager: PostManager

    init() {
        manager = PostManager(poster: poster)
    }

    private func view(around view: UIView) -> UIView {
        let superview = UIView()
        superview.addSubview(view)
        return superview
    }

    // MARK: - Look-up

    @Test func partOfAShownViewFindsAndEndsItsPost() {
        let part = UIView()
        let posted = view(around: view(around: part))
        let post = manager.post(PostRequest(view: posted))
        #expect(part.enclosingPost === post && posted.enclosingPost === post)
        part.enclosingPost?.remove()
        #expect(post.reason == .programmatic && part.enclosingPost == nil)
    }

    @Test func waitingViewFindsItsPost() {
        manager.post(PostRequest(view: UIView()))
        let part = UIView()
        let posted = view(around: part)
        let post = manager.post(PostRequest(view: posted))
        #expect(post.phase == .waiting)
        #expect(part.enclosingPost === post && posted.enclosingPost === post)
        posted.enclosingPost?.remove()
        #expect(post.phase == .ended && part.enclosingPost == nil)
    }

    @Test func viewOfAMethodOfVersion3FindsItsPost() {
        let postView = PostView(frame: .zero)
        let view = postView.post(badgeMessage: BadgeMessage("A"))
        #expect(view.enclosingPost?.phase == .waiting, "the post view is in no window")
        #expect(view.enclosingPost === postView.postManager.posts.first)
    }

    @Test func viewOfAnotherPostIsInNone() {
        let post = manager.post(PostRequest(view: UIView()))
        let other = UIView()
        #expect(view(around: other).enclosingPost == nil && other.enclosingPost == nil)
        #expect(poster.views.first?.enclosingPost === post, "the slot")
    }

    @Test func partOfANestedPostFindsTheInnerPost() {
        let innerPoster = Swift6Poster()
        let innerManager = PostManager(poster: innerPoster)
        let (outer, inner) = (UIView(), UIView())
        let outerPost = manager.post(PostRequest(view: outer))
        let innerPost = innerManager.post(PostRequest(view: inner))
        innerPoster.views.forEach(outer.addSubview)
        #expect(inner.enclosingPost === innerPost && outer.enclosingPost === outerPost)
    }

    @Test func viewThatIsShownAndWaitsFindsTheShownPost() {
        let shared = UIView()
        let shown = manager.post(PostRequest(view: shared))
        let otherPoster = Swift6Poster()
        let other = PostManager(poster: otherPoster)
        other.post(PostRequest(view: UIView()))
        let waiting = other.post(PostRequest(view: shared))
        #expect(waiting.phase == .waiting && shared.enclosingPost === shown)
        shown.remove()
        #expect(shared.enclosingPost === waiting)
    }

    @Test func classOfAnAppKeepsItsOwnPost() {
        let cell = BlogCell()
        cell.post = "My first entry"
        let post = manager.post(PostRequest(view: cell))
        #expect(cell.post == "My first entry" && cell.enclosingPost === post)
    }

    // MARK: - Samples

    @Test func viewThatHasFinishedEndsItsPost() {
        let view = UploadView()
        let post = manager.post(PostRequest(view: view))
        view.uploadDidFinish()
        #expect(post.reason == .programmatic && poster.views.isEmpty)
    }

    @Test func viewOfAQuestionAnswersAndEndsItsPost() throws {
        var answers: [Int] = []
        var question = SeatQuestion()
        question.onAnswer = { answers.append($0) }
        let post = manager.post(PostRequest(question))
        let view = try #require(post.view as? SeatView)
        view.choose(12)
        #expect(answers == [12] && post.phase == .ended)
    }

    // MARK: - Close control

    @Test func closeControlWithoutAnActionEndsItsPost() {
        let view = UploadView()
        let post = manager.post(PostRequest(view: view))
        view.closeButton.sendActions(for: .touchUpInside)
        #expect(post.reason == .closeButton)
    }

    @Test func closeControlWithAnActionOnlyRunsThat() {
        let view = UploadView()
        var count = 0
        view.closeButton.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
        let post = manager.post(PostRequest(view: view))
        for event in [UIControl.Event.touchUpInside, .primaryActionTriggered] {
            view.closeButton.sendActions(for: event)
        }
        #expect(count == 1 && post.phase == .shown)
    }

    @Test func returnedCloseControlHasNoAction() {
        let view = UploadView()
        manager.post(PostRequest(view: view)).remove()
        #expect(view.closeButton.allControlEvents.isEmpty)
    }
}
