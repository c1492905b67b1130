import Testing
import UIKit

@testable import MessageStackView

/// Compares looks with an independent reference implementation over random themes, styles and colors of an app.
///
/// The environment variable `LOOK_TRIALS` sets the number of looks.
@MainActor
@Suite(.leavesNothingBehind)
struct PostLookRandomTests {
    private static let trials = TestLength.isFull ? 100_000 : 5_000
    /// The number of failures after which the test ends.
    private static let enough = 3

    @Test func looksMatchTheReferenceAndFollowTheRules() {
        let runs = RandomRuns(variable: "LOOK_TRIALS", events: Self.trials, eventsPerRun: 1)
        print("POST_SEED=\(runs.seed)")
        var failures = 0
        for offset in 0..<UInt64(runs.runs) where failures < Self.enough {
            let seed = runs.seed &+ offset
            var generator = SeededGenerator(seed: seed)
            let trial = LookTrial(using: &generator)
            guard let complaint = trial.complaint() else { continue }
            Issue.record("POST_SEED=\(seed): \(complaint)\n\(trial)")
            failures += 1
        }
    }
}

/// A random look, and the rules for it.
private struct LookTrial {
    let kind: PostLook.Kind
    let style: PostStyle
    let severity: PostSeverity?
    let isCentered: Bool
    let appBackground: UIColor?
    let appTint: UIColor?
    let traits: UITraitCollection

    private var theme: PostTheme { style.theme }

    private var isHighContrast: Bool { traits.accessibilityContrast == .high }

    private static let kinds: [PostLook.Kind] = [.message, .note, .badge, .alert, .popup]

    init(using random: inout SeededGenerator) {
        kind = Self.kinds.randomElement(using: &random) ?? .message
        severity = Bool.random(using: &random) ? PostSeverity.allCases.randomElement(using: &random) : nil
        isCentered = Bool.random(using: &random)
        appBackground = Self.maybe(Self.color(using: &random), using: &random)
        appTint = Self.maybe(Self.color(using: &random), using: &random)
        traits = UITraitCollection.appearances.randomElement(using: &random) ?? UITraitCollection()
        style = Self.style(using: &random).resolved(with: Self.theme(using: &random))
    }

    // MARK: Random values

    private static func maybe<Value>(_ value: Value, using random: inout SeededGenerator) -> Value? {
        Int.random(in: 0..<4, using: &random) == 0 ? value : nil
    }

    private static func color(using random: inout SeededGenerator) -> UIColor {
        UIColor(hex: Int.random(in: 0...0xFFFFFF, using: &random))
    }

    private static func length(using random: inout SeededGenerator) -> CGFloat {
        [0, 1, 9, 20, 300, -1, .nan, .infinity].randomElement(using: &random) ?? 0
    }

    private static func theme(using random: inout SeededGenerator) -> PostTheme {
        var theme = PostTheme()
        func palette(_ random: inout SeededGenerator) -> PostTheme.Palette {
            PostTheme.Palette(
                background: color(using: &random), text: color(using: &random), accent: color(using: &random),
                icon: maybe(UIImage(systemName: "star.fill"), using: &random) ?? nil)
        }
        for path in [\PostTheme.information, \.success, \.warning, \.error] where Bool.random(using: &random) {
            theme[keyPath: path] = palette(&random)
        }
        theme.neutral = maybe(palette(&random), using: &random)
        theme.tintColor = maybe(color(using: &random), using: &random)
        theme.titleTypeface = maybe(.system(.black), using: &random)
        theme.bodyTypeface = maybe(.monospaced(), using: &random)
        theme.cornerRadius = maybe(length(using: &random), using: &random)
        for path in [\PostTheme.message, \.note, \.badge, \.alert, \.popup] where Bool.random(using: &random) {
            theme[keyPath: path] = PostTheme.Metrics(
                title: length(using: &random), text: length(using: &random), icon: length(using: &random),
                insets: NSDirectionalEdgeInsets(
                    top: length(using: &random), leading: length(using: &random), bottom: length(using: &random),
                    trailing: length(using: &random)),
                spacing: length(using: &random))
        }
        return theme
    }

    private static func style(using random: inout SeededGenerator) -> PostStyle {
        var style = PostStyle()
        let fills: [PostFill?] = [nil, nil, .color(color(using: &random)), .palette(.warning), .glass()]
        if let fill = fills.randomElement(using: &random) ?? nil { style.background = [fill] }
        style.shadows = maybe([PostStyle.Shadow()], using: &random) ?? []
        style.tintColor = maybe(color(using: &random), using: &random)
        style.textColor = maybe(color(using: &random), using: &random)
        for path in [\PostStyle.title, \.subtitle] {
            style[keyPath: path].size = maybe(length(using: &random), using: &random)
            style[keyPath: path].typeface = maybe(.system(.light), using: &random)
            style[keyPath: path].color = maybe(color(using: &random), using: &random)
            style[keyPath: path].alignment = maybe(.right, using: &random)
            style[keyPath: path].numberOfLines = maybe(Int.random(in: -1...3, using: &random), using: &random)
        }
        return style
    }

    // MARK: Rules

    /// Returns the first broken rule; nil if there is none.
    func complaint() -> String? {
        let look = makeLook()
        if look.resolved(for: traits) != makeLook().resolved(for: traits) { return "the same input has another look" }
        return difference(of: look) ?? illegibleText(in: look)
    }

    private func makeLook() -> PostLook {
        PostLook(
            of: kind, style: style, severity: severity, isCentered: isCentered, appBackground: appBackground,
            appTint: appTint, isHighContrast: isHighContrast)
    }

    /// Texts are legible with Increase Contrast, on a background that the app has set alone, and in the colors of the library.
    private func illegibleText(in look: PostLook) -> String? {
        guard let background else { return nil }
        let hasTextColor = style.textColor != nil && !style.hasTextOfPalette || appTint != nil || style.tintColor != nil
        let isPlain = severity == nil && theme.neutral == nil && theme.tintColor == nil && style.background.isEmpty
        for (text, ofStyle) in [(look.title, style.title), (look.subtitle, style.subtitle)] {
            let isOfLibrary = (appBackground != nil || isPlain) && !hasTextColor && ofStyle.color == nil
            guard isHighContrast || isOfLibrary, let color = text.color ?? appTint ?? look.tint else { continue }
            let ratio = color.resolvedColor(with: traits).contrastRatio(to: background)
            if ratio < Contrast.text { return "a text with a contrast of \(ratio)" }
        }
        return nil
    }

    // MARK: Reference

    /// Returns the first value that differs from the reference.
    private func difference(of look: PostLook) -> String? {
        var complaint: String?
        func expect(_ name: String, _ value: AnyHashable?, _ expected: AnyHashable?) {
            func resolved(_ value: AnyHashable?) -> AnyHashable? {
                (value as? UIColor)?.resolvedColor(with: traits) ?? value
            }
            guard resolved(value) != resolved(expected) else { return }
            complaint = complaint ?? "\(name): \(value as Any) instead of \(expected as Any)"
        }
        let hasBackground = !style.background.isEmpty
        let isMessage = kind.look.tint != nil
        expect("background", look.background, background(hasBackground))
        let accent = hasBackground ? nil : palette?.accent
        let isOfCard = appBackground == nil && !hasBackground
        let isOfStyle = appBackground == nil || !style.hasTextOfPalette
        let isTintOfApp = style.tintColor != nil ? isOfStyle : appBackground == nil && accent != nil || isOfCard
        let given = style.tintColor ?? accent ?? kind.look.tint
        let tint = appTint != nil || isTintOfApp ? given : legible(given, Contrast.graphic)
        expect("tint", look.tint, tint)
        let ownRadius = kind.look.cornerRadius
        let radius =
            theme.cornerRadius.flatMap { $0.isFinite && $0 >= 0 && (ownRadius ?? 0) > 0 ? $0 : nil } ?? ownRadius
        expect("radius", look.cornerRadius, hasBackground ? 0 : radius)
        let hasShadow = !hasBackground && style.shadows.isEmpty
        expect("shadow", look.shadowOpacity, hasShadow ? kind.look.shadowOpacity : 0)
        expect("icon", look.icon, severity.flatMap { theme[$0].icon })

        // The tint alone of a theme colors no texts that have a color of their own.
        var textColor = style.textColor
        if !hasBackground, isMessage || severity != nil || theme.neutral != nil {
            textColor = textColor ?? palette?.text
        }
        if isMessage, appTint != nil { textColor = nil }
        let isTextOfApp = style.textColor != nil ? isOfStyle : appBackground == nil && textColor != nil || isOfCard
        func shown(_ color: UIColor?, isOfApp: Bool) -> UIColor? {
            isOfApp && !isHighContrast ? color : legible(color, Contrast.text)
        }
        expect("close color", look.closeColor, shown(textColor ?? kind.look.closeColor, isOfApp: isTextOfApp))
        for (name, text) in [("title", \PostLook.title), ("subtitle", \.subtitle)] {
            let ofStyle = name == "title" ? style.title : style.subtitle
            let color = ofStyle.color ?? textColor ?? kind.look[keyPath: text].color
            let isOfApp = ofStyle.color != nil || (color == nil ? appTint != nil || isTintOfApp : isTextOfApp)
            expect(
                "color of the \(name)", look[keyPath: text].color ?? appTint ?? look.tint,
                shown(color ?? appTint ?? tint, isOfApp: isOfApp))
            expect("lines", look[keyPath: text].numberOfLines, ofStyle.numberOfLines.map { $0 < 0 ? 0 : $0 } ?? 0)
            let alignment = ofStyle.alignment ?? (isCentered ? .center : .natural)
            expect("alignment", look[keyPath: text].alignment, alignment)
        }
        expectMetrics(of: look, expect)
        return complaint
    }

    /// The opaque color behind the texts; nil for a background that isn't opaque.
    private var background: UIColor? {
        if let appBackground { return appBackground }
        guard let fill = style.background.last else {
            return (palette?.background ?? kind.look.background)?.resolvedColor(with: traits)
        }
        if case .color(let color) = fill { return color.resolvedColor(with: traits) }
        return isHighContrast ? theme[nil].background.resolvedColor(with: traits) : nil
    }

    /// Returns the color, or black or white if its contrast to the background is too low.
    private func legible(_ color: UIColor?, _ least: CGFloat) -> UIColor? {
        guard let color, let background else { return color }
        let ratios = [color.resolvedColor(with: traits), .black, .white].map { $0.contrastRatio(to: background) }
        return ratios[0] >= least ? color : ratios[1] > ratios[2] ? .black : .white
    }

    private func expectMetrics(of look: PostLook, _ expect: (String, AnyHashable?, AnyHashable?) -> Void) {
        guard let path = kind.metrics else { return }
        let metrics = theme[keyPath: path]
        let standard = PostTheme()[keyPath: path]
        func number(_ path: KeyPath<PostTheme.Metrics, CGFloat>, isSize: Bool = false) -> CGFloat {
            let value = metrics[keyPath: path]
            let isValid = value.isFinite && (isSize ? value > 0 : value >= 0)
            return isValid ? value : standard[keyPath: path]
        }
        expect("spacing", look.spacing, number(\.spacing))
        expect("icon side", look.iconSide, number(\.iconSide, isSize: true))
        expect("top", look.insets?.top, number(\.insets.top))
        expect("left", look.insets?.left, number(\.insets.leading))
        expect("bottom", look.insets?.bottom, number(\.insets.bottom))
        expect("right", look.insets?.right, number(\.insets.trailing))
        let title = kind.hasSmallTitle ? number(\.textSize, isSize: true) : number(\.titleSize, isSize: true)
        expectFont(of: look, \.title, title, kind.hasSmallTitle ? theme.bodyTypeface : theme.titleTypeface, expect)
        expectFont(of: look, \.subtitle, number(\.textSize, isSize: true), theme.bodyTypeface, expect)
    }

    private func expectFont(
        of look: PostLook, _ text: KeyPath<PostLook, PostLook.Text>, _ metric: CGFloat,
        _ typeface: PostTheme.Typeface?, _ expect: (String, AnyHashable?, AnyHashable?) -> Void
    ) {
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let font = look[keyPath: text].font?.font(in: large)
        let style = text == \.title ? self.style.title : self.style.subtitle
        let size = style.size.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? metric
        expect("size of the font", font?.pointSize, size)
        if let typeface = style.typeface ?? typeface {
            expect("font of the typeface", font?.withSize(17), typeface.font)
        }
    }

    private func background(_ hasBackground: Bool) -> UIColor? {
        hasBackground ? .clear : palette?.background ?? kind.look.background
    }

    /// The palette of the severity or, unless the app has set a color, of the theme; nil for a style with a background.
    private var palette: PostTheme.Palette? {
        guard style.background.isEmpty else { return nil }
        if let severity { return theme[severity] }
        guard appBackground == nil, appTint == nil, theme.neutral != nil || theme.tintColor != nil else { return nil }
        guard theme.neutral == nil else { return theme[nil] }
        guard let tint = theme.tintColor, let background = kind.look.background else { return nil }
        let text = kind.look.title.color ?? kind.look.tint ?? .black
        return PostTheme.Palette(background: background, text: text, accent: tint)
    }
}

extension PostLook {
    /// Returns the look with colors that don't depend on traits, and so can be compared.
    fileprivate func resolved(for traits: UITraitCollection) -> PostLook {
        var look = self
        for path in [\PostLook.background, \.tint, \.closeColor, \.buttonColor, \.title.color, \.subtitle.color] {
            look[keyPath: path] = self[keyPath: path]?.resolvedColor(with: traits)
        }
        return look
    }
}
