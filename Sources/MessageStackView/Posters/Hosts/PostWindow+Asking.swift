import UIKit

extension PostWindow {
    /// What the posts on the screen ask of the status bar: of two, the one that came last has its way.
    var statusBarWish: PostStatusBar {
        var wish = PostStatusBar()
        for post in standingPosts {
            let statusBar = postManager.presentation(of: post)?.statusBar ?? PostStatusBar()
            if wish.style == nil { wish.style = statusBar.style }
            if wish.isHidden == nil { wish.isHidden = statusBar.isHidden }
        }
        return wish
    }

    /// The controller that was posted last with a backdrop that keeps touches from the app.
    var blockingController: UIViewController? {
        standingPosts.first { postManager.presentation(of: $0)?.backdrop.isBlocking == true }?.view?.next
            as? UIViewController
    }

    /// The newest first, without those that are on their way out.
    private var standingPosts: [Post] {
        postManager.currentPosts.reversed().filter { $0.phase == .entering || $0.phase == .shown }
    }
}
