import UIKit

extension UIViewController {
    /// Makes a post view whose posts come out from under a navigation bar, or from behind a tab bar or a toolbar.
    ///
    /// ```swift
    /// let postView = createBarPostView(layout: .top)
    /// postView.post(badgeMessage: message)
    /// ```
    ///
    /// What counts is the safe area of the controller that is shown, so this works with bars of any kind, in any
    /// container, over scroll views and tables too, which don't scroll the posts along. Where there is no bar, posts
    /// come from the edge of the screen. If bars come and go meanwhile, posts move with them. A backdrop covers the
    /// bars too, and all else in the window, but for what is presented over the controller.
    ///
    /// - Parameters:
    ///   - layout: the edge; the top by default.
    ///   - following: what becomes of the posts when another controller is shown. A post view that follows shows
    ///     nothing before this controller was in a window once; later it doesn't depend on it.
    /// - Returns: a post view. The controller's view keeps it, which is loaded for it.
    public func createBarPostView(
        layout: MessageLayout = .default, following: PostFollowing = .stays
    ) -> PostView {
        let postView = BarPostView(layout: layout)
        postView.belong(to: self, following)
        return postView
    }
}
