public import UIKit

/// The colors, fonts and metrics of an app's posts.
///
/// ```swift
/// PostEnvironment.app.theme.tintColor = .systemPurple
/// PostEnvironment.app.theme.titleTypeface = .system(.black)
/// ```
///
/// A theme is set for the app, for a manager, for a poster or for a post. A post has one theme, that of the first of these that has one:
/// 1. the post: `PostPresentation.theme` in its request, in the presentation with which it is posted, or in the
///    `Postable.presentation` of the posted value,
/// 2. the poster: the theme of `UIViewPoster.presentation` or, for a SwiftUI view, of `postTheme(_:)`,
/// 3. the environment of the manager: that of the app, `PostEnvironment.app`, unless `PostManager.environment` is set,
/// 4. the default, a theme without changes.
///
/// Themes aren't mixed. To change a part of the app's theme for a poster, change a copy of it. What an app has set on a posted
/// view itself, and the colors of a `PostStyle`, have precedence over a theme. A change applies to posts on screen too.
public struct PostTheme: Equatable, Sendable {
    // MARK: - Lifecycle

    /// Creates a theme without changes: each ready-made post and each preset has the look that it has without a theme.
    public init() {}

    /// Creates a theme with the changes that `edit` makes.
    public init(_ edit: (inout PostTheme) -> Void) {
        edit(&self)
    }

    // MARK: - Public

    /// The palette of information.
    public var information = Palette.information

    /// The palette of success.
    public var success = Palette.success

    /// The palette of warnings.
    public var warning = Palette.warning

    /// The palette of errors.
    public var error = Palette.error

    /// The palette of posts without a severity. With nil, the default, each view keeps its own colors, and the colors of a
    /// `PostStyle` that refer to this palette are those of `PostTheme.Palette.neutral`.
    public var neutral: Palette?

    /// The typeface of titles; nil, the default, to keep those of the built-in views. `Metrics` sets the sizes.
    public var titleTypeface: Typeface?

    /// The typeface of buttons and of all texts except titles; nil, the default, to keep those of the built-in views.
    /// `Metrics` sets the sizes.
    public var bodyTypeface: Typeface?

    /// The corner radius in points; nil, the default, to keep the radius of each built-in presentation. NaN, infinity and
    /// negative numbers count as nil.
    ///
    /// It applies to corners whose `PostCorners.followsTheme` is true, such as those of built-in presentations, and to the cards
    /// of badge messages and toasts.
    public var cornerRadius: CGFloat?

    /// The accent color of posts without a severity; nil, the default, for that of `neutral` or, if that is nil too, of each
    /// view. Where its contrast is less than 3 : 1, black or white replaces it.
    public var tintColor: UIColor?

    /// The metrics of messages: 15 points for the title and the text, 32 for the icon, insets of 12 and 16, a spacing of 12.
    public var message = Metrics.message

    /// The metrics of notes: 13 points for the text, 20 for an icon, insets of 8 and 16, a spacing of 8.
    public var note = Metrics.note

    /// The metrics of toasts: 15 points for the text, insets of 12 and 20.
    public var toast = Metrics.toast

    /// The metrics of badge messages: 17 points for the title, 15 for the text, 48 for the badge, insets and a spacing of 16.
    public var badge = Metrics.badge

    /// The metrics of alerts, forms and ratings: 17 points for the title, 15 for the text, 44 for the icon, insets of 16, a
    /// spacing of 20.333, as in Apple's alerts. Before iOS 26, the text has 13 points, the insets are 20 above and 16 at the sides,
    /// and the spacing is 20.
    public var alert = Metrics.alert

    /// The metrics of pop-ups: 22 points for the title, 17 for the text, 64 for an icon, insets of 12, a spacing of 20.
    public var popup = Metrics.popup

    /// The palette of a severity; for nil, that of posts without a severity, with `tintColor` as its accent.
    public subscript(severity: PostSeverity?) -> Palette {
        switch severity {
        case .information: information
        case .success: success
        case .warning: warning
        case .error: error
        case nil: (neutral ?? .neutral).tinted(tintColor)
        }
    }

    // MARK: - Internal

    /// The arrangement of alerts, forms and ratings; that of the system by default.
    package var alertArrangement = AlertArrangement.system {
        didSet { if alert == oldValue.metrics { alert = alertArrangement.metrics } }
    }

    /// A theme without changes.
    static let standard = PostTheme()

    /// A Boolean value that indicates whether the theme has colors for posts without a severity.
    var hasNeutralColors: Bool { neutral != nil || tintColor != nil }

    /// Returns the palette that a palette stands for; a custom one is returned unchanged.
    func resolved(_ palette: Palette) -> Palette {
        guard let role = palette.role else { return palette }
        var resolved = self[role.severity]
        resolved.role = role
        return resolved
    }

    /// Returns the colors of a card without a severity, from those of its kind; nil if the theme has neither a neutral palette nor a
    /// tint color.
    func neutral(over look: PostLook) -> Palette? {
        if let neutral { return neutral.tinted(tintColor) }
        return tintColor.map {
            Palette(
                background: look.background ?? .messageBackground, text: look.title.color ?? look.tint ?? .messageTint,
                accent: $0)
        }
    }
}

extension PostTheme {
    /// A typeface with a weight: a font without a size.
    ///
    /// ```swift
    /// PostEnvironment.app.theme.titleTypeface = .system(.black)
    /// PostEnvironment.app.theme.bodyTypeface = PostTheme.Typeface(named: "AvenirNext-Medium")
    /// ```
    public struct Typeface: Equatable, Sendable {
        /// The font. Its size has no effect.
        let font: UIFont

        /// Creates the typeface of a font, whose size has no effect.
        public init(_ font: UIFont) {
            self.font = font.withSize(Self.size)
        }

        /// Creates a typeface from a PostScript name or a family name; nil if no such font is installed.
        public init?(named name: String) {
            guard let font = UIFont(name: name, size: Self.size) else { return nil }
            self.init(font)
        }

        /// Returns the system's typeface with a weight.
        public static func system(_ weight: UIFont.Weight) -> Typeface {
            Typeface(.systemFont(ofSize: size, weight: weight))
        }

        /// Returns the system's monospaced typeface with a weight, which is regular by default.
        public static func monospaced(_ weight: UIFont.Weight = .regular) -> Typeface {
            Typeface(.monospacedSystemFont(ofSize: size, weight: weight))
        }

        /// The size of all fonts, so that typefaces can be compared.
        private static let size: CGFloat = 17
    }
}

extension PostTheme.Palette {
    /// Returns the palette with another accent color; unchanged for nil.
    fileprivate func tinted(_ accent: UIColor?) -> Self {
        guard let accent else { return self }
        return Self(background: background, text: text, accent: accent, icon: icon)
    }
}

/// A value that is stored out of line, since it is large, and most of its owners are copied often or don't have one.
final class PostBox<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

// Descriptions and the debugger show the value instead of the box.
extension PostBox: CustomStringConvertible, CustomReflectable {
    var description: String { String(describing: value) }
    var customMirror: Mirror { Mirror(reflecting: value) }
}

extension PostBox: Equatable where Value: Equatable {
    static func == (one: PostBox, other: PostBox) -> Bool {
        one === other || one.value == other.value
    }
}
