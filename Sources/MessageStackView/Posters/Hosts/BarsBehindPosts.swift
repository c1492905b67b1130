import UIKit

/// The bars of the app behind the posts of a post view.
///
/// They are those that each screen had when the first post appeared in front of it: a post stays in its place while a large title
/// collapses under it, and moves when another screen is shown.
@MainActor
struct BarsBehindPosts {
    /// The distances from the upper and lower edges of the window to the inner ends of the bars.
    private(set) var heights = PostLayout.Margins()
    private weak var top: UIViewController?
    private weak var bottom: UIViewController?

    /// Looks for other screens.
    ///
    /// - Parameters:
    ///   - host: The host of the post view.
    ///   - isNew: A Boolean value that indicates whether the bars of the same screens are determined again, too.
    /// - Returns: A Boolean value that indicates whether the bars have changed.
    mutating func update(of host: any PostHost, isNew: Bool) -> Bool {
        let (above, below) = (host.screen(at: .top), host.screen(at: .bottom))
        var new = heights
        if isNew || above?.controller !== top { new.top = above?.barHeight ?? 0 }
        if isNew || below?.controller !== bottom { new.bottom = below?.barHeight ?? 0 }
        (top, bottom) = (above?.controller, below?.controller)
        defer { heights = new }
        return new != heights
    }

    /// Has the bars of the same screens determined again by the next update, because they may not be laid out yet.
    mutating func forgetScreens() {
        (top, bottom) = (nil, nil)
    }
}
