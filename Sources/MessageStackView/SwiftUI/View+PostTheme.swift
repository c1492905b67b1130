#if canImport(SwiftUI)
    public import SwiftUI

    extension View {
        /// Sets the theme of the posts that this view and the views inside it make.
        ///
        /// ```swift
        /// CheckoutView()
        ///     .postTheme(.checkout)
        /// ```
        ///
        /// The theme has precedence over the theme of the poster, but not over the theme of a post's own presentation. A change
        /// applies to posts on screen too. With the modifier, the environment action `post` knows the scene of the view, as
        /// with `poster(_:)`.
        ///
        /// - Parameter theme: The theme. With nil, posts have the theme of the poster or, if that is nil, of the app.
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
