import UIKit

extension PostTheme {
    /// The theme of the app, for posts whose request and poster have none; by default, a theme without changes. A change applies
    /// to posts on screen too.
    ///
    /// ```swift
    /// PostTheme.app.success = PostTheme.Palette(.systemTeal, icon: PostTheme.Palette.success.icon)
    /// ```
    @MainActor public static var app = PostTheme() {
        didSet { if app != oldValue { PostManager.updateThemes() } }
    }
}

/// A theme that a view of SwiftUI sets for the posts that it makes.
@MainActor
final class PostThemeSource {
    /// The theme; nil, the default, for that of the poster.
    var theme: PostTheme?

    nonisolated init() {}
}
