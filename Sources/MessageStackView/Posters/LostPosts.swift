import UIKit

extension PostManager {
    /// Ends posts that can't be seen any more because other code has removed a view around them. They end without
    /// animation and after the current change of the view hierarchy, unless that is only a move.
    ///
    /// - Parameter lostPosts: Returns these posts.
    func endSoon(_ lostPosts: @escaping @MainActor () -> [Post]) {
        guard !lostPosts().isEmpty else { return }
        _ = clock.schedule(after: 0) { [weak self] in self?.end(lostPosts()) }
    }

    /// Ends posts on screen at once, because their host has gone.
    func end(_ lostPosts: [Post]) {
        remove(lostPosts.map(\.id), because: .hostGone, animated: false)
    }
}
