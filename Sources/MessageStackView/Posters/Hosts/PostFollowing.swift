import UIKit

/// What becomes of the posts under a bar when people move on to another screen.
public enum PostFollowing: Hashable, Sendable, CaseIterable {
    /// They belong to their controller: they go off the screen with it and come back with it. Meanwhile their time
    /// stands still, and those that wait go on waiting.
    ///
    /// In a container, such as a navigation controller, they stay while it is on the screen, under the bars of
    /// whichever of its children is shown.
    case stays
    /// They stay on the screen, under the bars of the screen that is visible in the window, wherever people go: through
    /// pushes, pops, tabs and sheets.
    case follows
}
