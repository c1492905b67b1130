import UIKit

extension PostTheme {
    /// The theme of the app.
    @MainActor static var app = PostTheme() {
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
