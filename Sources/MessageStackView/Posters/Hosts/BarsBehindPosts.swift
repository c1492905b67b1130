import UIKit

/// The bars of the app behind the posts of a post view.
///
/// They are those that each screen had when the first post appeared in front of it at their edge: a post stays in its place while
/// a large title collapses under it, and moves when another screen is shown.
@MainActor
struct BarsBehindPosts {
    /// The distances from the upper and lower edges of the window to the inner ends of the bars.
    private(set) var heights = PostLayout.Margins()
    private weak var top: UIViewController?
    private weak var bottom: UIViewController?

    /// Looks for another screen at an edge.
    ///
    /// - Parameters:
    ///   - edge: `.top` or `.bottom`.
    ///   - host: The host of the post view.
    ///   - isNew: A Boolean value that indicates whether the bars of the same screen are determined again, too.
    /// - Returns: A Boolean value that indicates whether the bars have changed.
    mutating func update(at edge: PostEdge, of host: any PostHost, isNew: Bool) -> Bool {
        let screen = host.screen(at: edge)
        let old = heights
        if edge == .top {
            if isNew || screen?.controller !== top { heights.top = screen?.barHeight ?? 0 }
            top = screen?.controller
        } else {
            if isNew || screen?.controller !== bottom { heights.bottom = screen?.barHeight ?? 0 }
            bottom = screen?.controller
        }
        return heights != old
    }

    /// Has the bars of the same screens determined again by the next update, because they may not be laid out yet.
    mutating func forgetScreens() {
        (top, bottom) = (nil, nil)
    }
}
