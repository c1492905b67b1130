#if canImport(SwiftUI)
    public import SwiftUI

    extension View {
        /// Sets the theme of the posts that this view and the views in it make.
        ///
        /// ```swift
        /// CheckoutView()
        ///     .postTheme(.checkout)
        /// ```
        ///
        /// The theme takes the place of the poster's. That of a post has precedence over it. A change applies to posts on screen
        /// too. The modifier also makes the scene known to the action `post` in the environment, as `poster(_:)` does.
        ///
        /// - Parameter theme: The theme; nil for that of the poster or, if it has none, of the app.
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
