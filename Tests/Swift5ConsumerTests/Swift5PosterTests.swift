import MessageStackView
import Testing
import UIKit

/// A custom poster in an app in Swift 5 mode, with plain `() -> Void` completions.
final class Swift5Poster: UIViewPoster {
    private(set) var views: [UIView] = []

    func post(view: UIView, animated: Bool, completion: @escaping () -> Void) {
        views.append(view)
        completion()
    }

    func remove(view: UIView, animated: Bool, completion: @escaping () -> Void) {
        views.removeAll { $0 === view }
        completion()
    }
}

@MainActor
struct Swift5PosterTests {
    @Test func posterInSwift5ModeShowsAndRemovesPosts() {
        let poster = Swift5Poster()
        let manager = PostManager(poster: poster)
        let post = manager.post(PostRequest(view: UIView()))
        #expect(post.phase == .shown && poster.views.count == 1)
        post.remove()
        #expect(post.phase == .ended && poster.views.isEmpty)
    }
}
