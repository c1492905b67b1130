#if canImport(SwiftUI)
    public import SwiftUI

    extension View {
        /// Sets the theme (colors, fonts and sizes) of posts that are posted from this view or the views inside it.
        ///
        /// ```swift
        /// CheckoutView()
        ///     .postTheme(.checkout)
        /// ```
        ///
        /// The theme has precedence over the theme of the poster (the `PostView` or other object that shows the posts), but not
        /// over the `PostPresentation.theme` of a post. A change applies to posts on screen too. With this modifier, the
        /// environment action `post` of the views inside also knows their scene, as with the modifier `poster(_:)`.
        ///
        /// - Parameter theme: The theme. If it is nil, posts have the theme of the poster or, if that is nil too, of
        ///   `PostManager.environment`, which is `PostEnvironment.app.theme` by default.
        public func postTheme(_ theme: PostTheme?) -> some View {
            modifier(PostModifier(bound: nil)).environment(\.postTheme, theme)
        }
    }

    private struct PostThemeKey: EnvironmentKey {
        static let defaultValue: PostTheme? = nil
    }

    extension EnvironmentValues {
        var postTheme: PostTheme? {
            get { self[PostThemeKey.self] }
            set { self[PostThemeKey.self] = newValue }
        }
    }
#endif
