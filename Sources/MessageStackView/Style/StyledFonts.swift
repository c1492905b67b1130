import UIKit

/// The own font of a text in a ready-made view.
package enum PostFont: Hashable {
    /// The system font of a text style.
    case preferred(UIFont.TextStyle)
    /// A system font that follows the text size as a style does, with its size in points at the default text size of iOS. In
    /// the Mac idiom, text is smaller, as the system's text styles are.
    case system(UIFont.TextStyle, size: CGFloat, weight: UIFont.Weight)

    /// Returns the font, or another one of its size.
    ///
    /// - Parameters:
    ///   - face: The other font, whose size has no effect; nil, the default, for the own one.
    ///   - traits: The traits with the text size; nil, the default, for those of the app.
    func font(face: UIFont? = nil, in traits: UITraitCollection? = nil) -> UIFont {
        switch (self, face) {
        case (.preferred(let style), nil):
            return .preferredFont(forTextStyle: style, compatibleWith: traits)
        case (.preferred(let style), let face?):
            let size = Self.defaultSize(of: style)
            return UIFontMetrics(forTextStyle: style).scaledFont(for: face.withSize(size), compatibleWith: traits)
        case (.system(let style, let size, let weight), let face):
            let size = size * Self.systemRatio
            let font = face?.withSize(size) ?? .systemFont(ofSize: size, weight: weight)
            return UIFontMetrics(forTextStyle: style).scaledFont(for: font, compatibleWith: traits)
        }
    }

    /// Returns a font that has a point size at the default text size. If the font already has that size, it is returned
    /// unchanged, because a preferred font can grow at another ratio than a system font.
    func sized(_ size: CGFloat) -> PostFont {
        switch self {
        case .preferred(let style):
            size * Self.systemRatio == Self.defaultSize(of: style)
                ? self : .system(style, size: size, weight: style == .headline ? .semibold : .regular)
        case .system(let style, _, let weight): .system(style, size: size, weight: weight)
        }
    }

    /// Returns the font with another weight; a font of a text style is returned unchanged.
    func weighted(_ weight: UIFont.Weight) -> PostFont {
        guard case .system(let style, let size, _) = self else { return self }
        return .system(style, size: size, weight: weight)
    }

    /// Returns the size of a text style's font at the default text size.
    private static func defaultSize(of style: UIFont.TextStyle) -> CGFloat {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: defaultTraits).pointSize
    }

    /// The ratio of the system's text sizes to those of iOS: 13 to 17 in the Mac idiom of Mac Catalyst, otherwise 1.
    private static var systemRatio: CGFloat { defaultSize(of: .body) / 17 }

    private static let defaultTraits = UITraitCollection(preferredContentSizeCategory: .large)
}

/// The fonts of the texts in a view, which a theme can replace. A font that other code has set stays.
@MainActor
package struct StyledFonts {
    package init() {}

    /// The role of a text in a post.
    package enum Role {
        /// The title, with the size and the font of titles in a theme.
        case title
        /// The text, with the size and the font of texts in a theme.
        case text
        /// A small text above the title, with the font of titles in a theme.
        case caption
        /// Another text, with the font of texts in a theme.
        case detail
    }

    private struct Text {
        weak var view: UIView?
        /// The font without a theme.
        let own: PostFont
        let role: Role
        let read: @MainActor () -> UIFont?
        let write: @MainActor (UIFont) -> Void
        /// The font of a theme that replaces the own font; nil for none.
        var face: UIFont?
        /// The font with the size of a theme.
        var font: PostFont
        /// The font that was set last.
        var last: UIFont

        @MainActor
        mutating func set(_ theme: PostTheme, _ metrics: PostTheme.Metrics?, titlesAreTexts: Bool) {
            let role = titlesAreTexts && role == .title ? .text : role
            let face = role == .title || role == .caption ? theme.titleTypeface?.font : theme.bodyTypeface?.font
            let size = role == .title ? metrics?.titleSize : role == .text ? metrics?.textSize : nil
            var font = size.map(own.sized) ?? own
            if role != self.role { font = font.weighted(.medium) }
            guard face != self.face || font != self.font, hasLast else { return }
            (self.face, self.font) = (face, font)
            last = font.font(face: face, in: view?.traitCollection)
            write(last)
        }

        /// A Boolean value that indicates whether the text has the font that was set last, at the present text size.
        @MainActor private var hasLast: Bool {
            guard let current = read() else { return false }
            let fresh = font.font(face: face, in: view?.traitCollection)
            let size = fresh.pointSize
            return current == last || current == fresh
                || abs(current.pointSize - size) < 0.5 && current.withSize(size) == fresh.withSize(size)
        }
    }

    private var texts: [Text] = []
    private var theme = PostTheme.standard
    /// The metrics of the theme; nil if they are those of the view.
    private var metrics: PostTheme.Metrics?
    private var titlesAreTexts = false

    /// Adds a text, or changes its own font.
    ///
    /// - Parameters:
    ///   - view: The view of the text.
    ///   - path: The property of the font.
    ///   - font: The own font.
    ///   - role: The role of the text in the post.
    package mutating func add<View: UIView>(
        _ view: View, _ path: ReferenceWritableKeyPath<View, UIFont?>, _ font: PostFont, as role: Role
    ) {
        texts.removeAll { $0.view == nil || $0.view === view }
        let own = font.font()
        view[keyPath: path] = own
        var text = Text(
            view: view, own: font, role: role, read: { [weak view] in view?[keyPath: path] },
            write: { [weak view] in view?[keyPath: path] = $0 }, font: font, last: own)
        text.set(theme, metrics, titlesAreTexts: titlesAreTexts)
        texts.append(text)
    }

    /// Adds a label, or changes its own font.
    package mutating func add(_ label: UILabel, _ font: PostFont, as role: Role) {
        add(label, \.font, font, as: role)
    }

    /// Sets the fonts of a theme, or the own fonts where it has none.
    ///
    /// - Parameters:
    ///   - theme: The theme.
    ///   - metrics: The metrics of the theme; nil, the default, if they are those of the view.
    ///   - titlesAreTexts: A Boolean value that indicates whether titles have the size and the font of texts, in a medium weight; false
    ///     by default.
    package mutating func apply(
        _ theme: PostTheme, _ metrics: PostTheme.Metrics? = nil, titlesAreTexts: Bool = false
    ) {
        (self.theme, self.metrics, self.titlesAreTexts) = (theme, metrics, titlesAreTexts)
        for index in texts.indices { texts[index].set(theme, metrics, titlesAreTexts: titlesAreTexts) }
    }
}
