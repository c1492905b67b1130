public import UIKit

/// An icon next to a text in a post: an image, an SF Symbol or an emoji. It grows with the text size.
///
/// A string literal of ASCII letters, digits and dots is the name of an SF Symbol. Any other string literal is an emoji:
///
/// ```swift
/// postView.post(Message("Saved", icon: "checkmark.circle"))
/// postView.post(Message("Anna Berg", subtitle: "Are we still on for lunch?", icon: "🍝"))
/// ```
///
/// Assistive technologies ignore an icon, unless it is an image with an accessibility label.
public enum PostIcon: Equatable, Sendable {
    /// An image, which keeps its aspect ratio.
    ///
    /// A template image is drawn in the tint color. An animated image moves for at most 5 seconds, unless
    /// `PostTheme.repeatsAnimatedImages` is true, and doesn't move while Reduce Motion is on. If the image isn't a symbol and has
    /// an `accessibilityLabel`, VoiceOver speaks that label before the text.
    case image(UIImage)
    /// An SF Symbol with the given name, drawn in the tint color. If there is no symbol with that name, no icon is shown, and a
    /// debug build logs advice.
    case symbol(String)
    /// An emoji or another short text. Its font is reduced if the text is wider than the icon. An empty text shows no icon.
    case emoji(String)
}

// MARK: - ExpressibleByStringLiteral

extension PostIcon: ExpressibleByStringInterpolation {
    /// Creates an icon from a string literal: a symbol if the literal consists of ASCII letters, digits and dots, and otherwise
    /// an emoji.
    ///
    /// - Parameter value: The name of the symbol, or the emoji.
    public init(stringLiteral value: String) {
        let isName = value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }
        self = isName && !value.isEmpty ? .symbol(value) : .emoji(value)
    }
}

extension PostIcon {
    /// In a debug build, advises that there is no symbol with the name.
    @MainActor
    func advise() {
        #if DEBUG
            guard case .symbol(let name) = self, image == nil else { return }
            PostMisuse.advise(.unknownSymbol, "There is no symbol with the name “\(name)”, so no icon is shown.")
        #endif
    }

    /// The image or the symbol; nil for any other icon.
    var image: UIImage? {
        switch self {
        case .image(let image): image
        case .symbol(let name): UIImage(systemName: name)
        case .emoji: nil
        }
    }

    /// The label of an image that has one; nil for any other icon.
    @MainActor
    var spokenLabel: String? {
        if case .image(let image) = self { image.spokenLabel } else { nil }
    }
}

extension UIImage {
    /// The accessibility label that the app has set. It is nil for a symbol, whose label comes from the system.
    @MainActor
    var spokenLabel: String? { isSymbolImage ? nil : accessibilityLabel }
}

/// A view that shows an icon in a square whose side follows the text size.
final class PostIconView: MessageImageView {
    /// The side of the square in points at the default text size.
    var side: CGFloat {
        didSet { updateSide() }
    }

    /// The greatest side in points to which the icon grows with the text size; infinite by default.
    var maximumSide = CGFloat.infinity {
        didSet { updateSide() }
    }

    /// The icon; nil for none, which hides the view.
    var icon: PostIcon? {
        didSet { iconDidChange() }
    }

    private let label = UILabel()

    init(side: CGFloat) {
        self.side = side
        super.init()
        isHidden = true
        contentMode = .scaleAspectFit
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.1
        accessibilityElementsHidden = true
        addFilling(label)
        updateSide()
        adaptToTraits { view, _ in view.updateSide() }
    }

    required init?(coder: NSCoder) { nil }

    private func updateSide() {
        let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(for: side.length, compatibleWith: traitCollection)
        let side = min(scaled, max(side.length, maximumSide))
        size = CGSize(width: side, height: side)
        // An emoji is about as wide as 1.2 times its font size.
        label.font = .systemFont(ofSize: side * 0.8)
    }

    private func iconDidChange() {
        let image = icon?.image
        let text: String? = if case .emoji(let emoji) = icon { emoji } else { nil }
        show(image)
        label.show(text)
        isHidden = image == nil && text?.isEmpty ?? true
    }
}
