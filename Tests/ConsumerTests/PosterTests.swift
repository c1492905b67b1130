import MessageStackView
import Testing
import UIKit

/// A custom poster in an app in Swift 6 mode.
final class Swift6Poster: UIViewPoster {
    private(set) var views: [UIView] = []

    func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        views.append(view)
        completion()
    }

    func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        views.removeAll { $0 === view }
        completion()
    }
}

@MainActor
struct PosterTests {
    @Test func posterOutsideTheModuleShowsAndRemovesPosts() {
        let poster = Swift6Poster()
        let manager = PostManager(poster: poster)
        let post = manager.post(PostRequest(view: UIView()))
        #expect(post.phase == .shown && poster.views.count == 1)
        post.remove()
        #expect(post.phase == .ended && poster.views.isEmpty)
    }
}
