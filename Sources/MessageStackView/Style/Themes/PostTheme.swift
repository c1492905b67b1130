import UIKit

/// The colours and the sign of a kind of post, from which a style is made.
///
/// ```swift
/// postView.presentation.style = .theme(.success)
/// postView.post(Message(title: "Saved", leftImage: PostTheme.success.icon))
/// ```
///
/// One of one's own takes a few lines, and UIColors that adapt to the appearance and to the contrast:
///
/// ```swift
/// extension PostTheme {
///     static let promotion = PostTheme(.purple, icon: UIImage(systemName: "star.fill"))
/// }
/// ```
public struct PostTheme: Hashable, Sendable {
    // MARK: - Lifecycle

    /// - Parameters:
    ///   - background: what the post is covered with; opaque.
    ///   - text: of texts; 4.5 : 1 against the background at least, to be legible.
    ///   - accent: of icons and controls; 3 : 1 at least.
    ///   - icon: a template image; it should tell what the colour tells to whoever can't see that.
    public init(background: UIColor, text: UIColor, accent: UIColor, icon: UIImage? = nil) {
        self.background = background
        self.text = text
        self.accent = accent
        self.icon = icon
        veil = Self.veil(of: background, text: text, accent: accent)
        outline = Self.outline(accent)
    }

    /// A colour, with texts and icons in black or white, whichever is seen better on it: 4.5 : 1 at least.
    public init(_ color: UIColor, icon: UIImage? = nil) {
        let ink = UIColor { traits in
            let color = color.resolvedColor(with: traits)
            return color.contrastRatio(to: .white) >= color.contrastRatio(to: .black) ? .white : .black
        }
        self.init(background: color, text: ink, accent: ink, icon: icon)
    }

    // MARK: - Public

    /// What the post is covered with.
    public let background: UIColor

    /// Of texts.
    public let text: UIColor

    /// Of icons and controls, and of a border where people asked for more contrast.
    public let accent: UIColor

    /// What the colour means, for whoever can't see that; nil for none. No style shows it: it is for the post's view.
    public let icon: UIImage?

    // MARK: - Internal

    /// The background of a translucent post, as far as texts and icons stay legible on it whatever is behind.
    let veil: UIColor

    /// Of the border: clear unless people asked for more contrast.
    let outline: UIColor

    /// WCAG 2.2's least contrast of texts (1.4.3) and of what isn't text (1.4.11).
    enum Contrast {
        static let text: CGFloat = 4.5
        static let accent: CGFloat = 3
    }

    // MARK: - Private

    private static func outline(_ accent: UIColor) -> UIColor {
        UIColor { traits in
            traits.accessibilityContrast == .high ? accent.resolvedColor(with: traits) : .clear
        }
    }

    /// As translucent as it can be: what is behind lies between black and white, whatever a blur makes of it.
    private static func veil(of background: UIColor, text: UIColor, accent: UIColor) -> UIColor {
        UIColor { traits in
            let colors = [background, text, accent].map { $0.resolvedColor(with: traits) }
            guard traits.accessibilityContrast != .high else { return colors[0] }
            for percent in stride(from: 60, to: 100, by: 1) {
                let veil = colors[0].withAlphaComponent(CGFloat(percent) / 100)
                let isLegible = [UIColor.black, .white].map(veil.composited(over:)).allSatisfy { ground in
                    ground.contrastRatio(to: colors[1]) >= Contrast.text
                        && ground.contrastRatio(to: colors[2]) >= Contrast.accent
                }
                if isLegible { return veil }
            }
            return colors[0]
        }
    }
}
