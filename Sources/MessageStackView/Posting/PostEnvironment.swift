/// The settings that posts have in common: the theme, the texts, the factor of durations and the options that requests don't set.
///
/// ```swift
/// PostEnvironment.app.theme.tintColor = .systemPurple
/// PostEnvironment.app.options.duration = .seconds(8)
/// ```
///
/// `PostEnvironment.app` is that of the app. A manager can have its own, so that the posts of a framework neither follow nor change
/// those of the app:
///
/// ```swift
/// postView.postManager.environment = PostEnvironment(theme: .brand)
/// ```
public struct PostEnvironment: Sendable {
    /// The theme of posts whose request and poster have none; by default, a theme without changes. A change applies to posts on
    /// screen too.
    public var theme: PostTheme

    /// The texts that the library itself shows or has VoiceOver speak, in the language of the app by default. They are read when a
    /// view is made, so set them before the first post.
    public var strings: PostStrings

    /// The factor that multiplies the duration of each post; 1 by default. Numbers less than 1, and NaN, count as 1. With
    /// `.infinity` no post times out.
    ///
    /// A change applies at once and scales the remaining time of shown posts. While VoiceOver or Switch Control runs,
    /// the effective factor is at least 2. An app that offers this factor as a setting meets criterion 2.2.1, *Timing
    /// Adjustable*, of WCAG 2.2:
    ///
    /// ```swift
    /// PostEnvironment.app.durationScale = settings.noticesStay ? .infinity : 1
    /// ```
    public var durationScale: Double {
        didSet { durationScale = PostDuration.validScale(durationScale) }
    }

    /// The options that neither the request, its value nor `PostManager.defaults` sets. A change applies to posts that are posted
    /// afterward, and a change of the theme of their `presentation` to posts on screen too.
    public var options: PostOptions

    /// Creates an environment. Each argument has the default of the library.
    public init(
        theme: PostTheme = PostTheme(), strings: PostStrings = PostStrings(), durationScale: Double = 1,
        options: PostOptions = PostOptions()
    ) {
        self.theme = theme
        self.strings = strings
        self.durationScale = PostDuration.validScale(durationScale)
        self.options = options
    }

    /// The environment of the app, which applies to the posts of all managers without their own.
    @MainActor public static var app: PostEnvironment {
        get {
            PostEnvironment(
                theme: .app, strings: .app, durationScale: PostDuration.scale, options: .app)
        }
        set {
            PostTheme.app = newValue.theme
            PostStrings.app = newValue.strings
            PostDuration.scale = newValue.durationScale
            PostOptions.app = newValue.options
        }
    }
}

extension PostManager {
    /// The settings that the posts of the manager have in common with others. The default is `PostEnvironment.app`, which the
    /// manager follows until an environment is set. Afterward, changes of the app's environment have no effect on its posts.
    public var environment: PostEnvironment {
        get { ownEnvironment ?? .app }
        set {
            ownEnvironment = newValue
            needsDidChange()
            updateTheme()
        }
    }

    /// The theme of posts whose request and poster have none.
    var theme: PostTheme { ownEnvironment?.theme ?? .app }

    /// The texts that the library itself shows or has VoiceOver speak.
    var strings: PostStrings { ownEnvironment?.strings ?? .app }

    /// The options that neither requests, their values nor `defaults` set.
    var environmentOptions: PostOptions { ownEnvironment?.options ?? .app }

    /// The factor that multiplies durations, including that of a running assistive technology.
    var durationScale: Double { PostDuration.effectiveScale(of: ownEnvironment?.durationScale ?? PostDuration.scale) }
}
