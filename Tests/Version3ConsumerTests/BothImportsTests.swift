import MessageStackView
import MessageStackViewVersion3
import Testing
import UIKit

/// A file of an app that imports the names of version 3 as well: methods with a label return views.
@MainActor
struct BothImportsTests {
    private let message = Message(title: "Saved")
    private let badgeMessage = BadgeMessage(title: "Thank you")
    private let postView = PostView(edge: .top)

    @Test func inferredTypeIsThatOfVersion3() {
        let view = postView.post(message: message)
        let badge = postView.post(badgeMessage: badgeMessage, dismissAfter: 3)
        #expect(view.titleLabel.text == "Saved" && badge.titleLabel.text == "Thank you")
        let stacked = MessageStackView(edge: .bottom).post(message: message, dismissAfter: nil, animated: .none)
        #expect(stacked.titleLabel.text == "Saved")
        let toast = Toast().post(message: "Copied")
        #expect(toast.titleLabel.text == "Copied")
    }

    @Test func edgesHaveTheNameOfVersion3Too() {
        let view = UIView()
        let postViews = [view.createPostView(layout: .bottom), PostView(layout: .bottom), Toast(layout: .bottom)]
        #expect(postViews.allSatisfy { $0.layout == .bottom })
        let stack: MessageStackView = view.createPosterView(layout: .bottom)
        let stacks = [view.createMessageStackView(layout: .bottom), MessageStackView(layout: .bottom), stack]
        #expect(stacks.allSatisfy { $0.layout == .bottom && $0.edge == .bottom })
        #expect(view.createPostView().layout == .top && view.createMessageStackView().layout == .top)
    }

    @Test func annotatedTypeChoosesTheMethod() {
        let post: Post = postView.post(message: message)
        let view: MessageView = postView.post(message: message)
        let badge: BadgeMessageView = postView.post(badgeMessage: badgeMessage)
        #expect(post.phase == .waiting && view.enclosingPost?.phase != .shown && badge.badgeView.superview != nil)
    }

    @Test func resultsCanBeDiscarded() {
        postView.post(message: message)
        postView.post(badgeMessage: badgeMessage)
        postView.post(view: UIView(), dismissAfter: 2)
        let posts = postView.postManager.waitingPosts
        #expect(posts.count == 3 && posts[0].view is MessageView && posts[1].view is BadgeMessageView)
    }

    @Test func postersThatAreViewsReturnViews() {
        let panel = Panel()
        let view = panel.post(message: message)
        let post: Post = panel.post(badgeMessage: badgeMessage)
        panel.post(message: message, dismissAfter: 3)
        #expect(view.titleLabel.text == "Saved" && post.refusal == nil)
    }

    @Test func otherPostersReturnPosts() {
        let poster = Object()
        let post = poster.post(message: message)
        let erased: any Poster = postView
        let other = erased.post(badgeMessage: badgeMessage)
        #expect(post.refusal == nil && other.phase == .waiting)
        #expect(postOnAny(postView).phase == .waiting)
    }

    @Test func windowsReturnViews() {
        func view(on window: PostWindow) -> MessageView {
            let view = window.post(message: message)
            return view
        }
        func post(on window: PostWindow) -> Post { window.post(message: message) }
        #expect(resultType(of: view(on:)) == MessageView.self && resultType(of: post(on:)) == Post.self)
    }

    @Test func methodReferencesHaveTheAnnotatedType() {
        let makeView: (Message, PostAnimation) -> MessageView = postView.post(message:animated:)
        let makePost: (Message) -> Post = postView.post(message:)
        #expect(makeView(message, .none).titleLabel.text == "Saved" && makePost(message).phase == .waiting)
    }

    @Test func methodsTakeTheViewOfARequest() {
        let request = PostRequest(view: UIView())
        let manager = postView.postManager
        manager.gestureManager.addTapToRemoveGesture(to: request.view)
        manager.gestureManager.removeTapToRemoveGesture(from: request.view)
        manager.gestureManager.addPanToRemoveGesture(to: request.view)
        manager.gestureManager.removePanToRemoveGesture(from: request.view)
        postView.post(view: request.view, dismissAfter: 3, animated: .both)
        #expect(manager.waitingPosts.map(\.view) == [request.view])
        manager.remove(view: request.view)
        postView.post(view: request.view)
        manager.remove(view: request.view, animated: false)
        #expect(!manager.isActive)
    }

    @Test func methodsTakeAViewThatIsNotOptional() {
        let views = [UIView(), UIView()]
        let first: Post? = postView.post(view: views[0])
        let second = postView.post(view: views[1], dismissAfter: nil, animated: .none)
        let manager = postView.postManager
        views.forEach(manager.gestureManager.addTapToRemoveGesture(to:))
        views.forEach(manager.gestureManager.removePanToRemoveGesture(from:))
        let remove = manager.remove(view:animated:)
        remove(views[0], false)
        manager.remove(view: views[1], animated: false) {}
        #expect(first?.reason == .programmatic && second.reason == .programmatic)
    }

    private func resultType<Result>(of post: @MainActor (PostWindow) -> Result) -> Any.Type { Result.self }

    private func postOnAny(_ poster: some Poster) -> Post { poster.post(message: message) }
}

private final class Panel: UIView, Poster, UIViewPoster {
    private(set) lazy var postManager = PostManager(poster: self)

    func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) { completion() }
    func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) { completion() }
}

private final class Object: Poster, UIViewPoster {
    private(set) lazy var postManager = PostManager(poster: self)

    func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) { completion() }
    func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) { completion() }
}
