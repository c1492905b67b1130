import UIKit

/// What becomes of the status bar while a post is on the screen.
///
/// If several posts ask for something, the one that came last has its way; when it goes, the one before has.
public struct PostStatusBar: Hashable, Sendable {
    /// The colour of the texts in it; nil, the default, for what the app says.
    public var style: UIStatusBarStyle?

    /// Whether it is away; nil, the default, for what the app says.
    public var isHidden: Bool?

    /// Leaves open what is nil.
    public init(style: UIStatusBarStyle? = nil, isHidden: Bool? = nil) {
        self.style = style
        self.isHidden = isHidden
    }

    /// It goes for the time of the post.
    public static let hidden = PostStatusBar(isHidden: true)

    /// Whether anything is asked for.
    var isAnything: Bool { style != nil || isHidden != nil }
}
