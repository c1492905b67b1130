import MessageStackView
import MessageStackViewVersion3
import Testing
import UIKit

/// A poster with its own method of the signature that `Poster.post(view:dismissAfter:animated:)` had in version 3.
private final class PosterWithOwnMethod: Poster, UIViewPoster {
    private(set) lazy var postManager = PostManager(poster: self)
    private(set) var postCount = 0

    func post(
        view: UIView, dismissAfter: TimeInterval? = .defaultDismiss, animated: PostAnimation = .default
    ) {
        postCount += 1
        postManager.post(PostRequest(view: view, dismissAfter: dismissAfter, animated: animated))
    }

    func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) { completion() }

    func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) { completion() }
}

@MainActor
struct PosterExtensionTests {
    @Test func posterMayHaveMethodWithoutResult() {
        let poster = PosterWithOwnMethod()
        poster.post(view: UIView(), dismissAfter: 3, animated: .default)
        #expect(poster.postCount == 1)
        let action: () -> Void = { poster.post(view: UIView()) }
        action()
        #expect(poster.postCount == 2)
    }

    @Test func postingViewReturnsPost() {
        let postView = PostView()
        let post = postView.post(view: UIView(), animated: .none)
        #expect(post.refusal == nil)
        // The result can be ignored, also where version 3 returned nothing.
        let action: () -> Void = { postView.post(view: UIView()) }
        action()
        #expect(postView.postManager.posts.count == 2)
        postView.removeAll(animated: false)
        #expect(postView.postManager.posts.isEmpty)
    }

    @Test @available(iOS 16.0, *)
    func publicNamesHideNoStandardLibraryNames() throws {
        let types: [any Identifiable.Type] = [Post.self]
        let result: Result<Duration, any Error> = .success(.seconds(1))
        #expect(try types.count == 1 && result.get() > .zero)
    }
}
