import UIKit

/// The texts of a message, which VoiceOver reads as one element.
final class MessageTextView: UIStackView, PostActionOffering {
    // MARK: - Internal

    /// The label above the title that names the severity of the post; nil for none.
    ///
    /// It is no accessibility element, since the announcement of the post includes the word.
    private(set) var captionLabel: UILabel?

    /// The label of the image of the message, which is spoken before the texts; nil for none.
    var imageLabel: String?

    /// An accessibility action before those of the post; nil, the default, for none.
    var ownAction: UIAccessibilityCustomAction?

    /// Adds the labels of a message, hidden until they have a text.
    func addTexts(title: UILabel, subtitle: UILabel, spacing: CGFloat) {
        axis = .vertical
        self.spacing = spacing
        titleLabel = title
        for label in [title, subtitle] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
            label.isHidden = true
            addArrangedSubview(label)
        }
    }

    /// Shows a caption above the title, in the color of the title; nil or empty removes it.
    func show(caption: String?) {
        guard let caption, !caption.isEmpty else {
            captionLabel?.removeFromSuperview()
            captionLabel = nil
            return
        }
        let label = captionLabel ?? makeCaptionLabel()
        label.text = caption
        captionLabel = label
        updateCaptionColor()
    }

    /// Gives the caption the color of the title.
    func updateCaptionColor() {
        captionLabel?.textColor = titleLabel?.textColor
    }

    /// Gives the caption the color of the title, and a theme's font for titles; nil for its own.
    func updateCaption(font: UIFont?) {
        captionFont = font
        captionLabel?.font = Self.captionFont.font(face: font)
        updateCaptionColor()
    }

    // MARK: - Accessibility

    override var isAccessibilityElement: Bool {
        get { !spokenText.isEmpty }
        set {}
    }

    override var accessibilityLabel: String? {
        get { spokenText }
        set {}
    }

    /// The language of the texts if the library has written all of them, as in a message about the network.
    override var accessibilityLanguage: String? {
        get {
            let languages = spokenTexts.map(PostStrings.current.speechLanguage)
            return languages.contains(nil) ? super.accessibilityLanguage : languages.first ?? nil
        }
        set { super.accessibilityLanguage = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { .staticText }
        set {}
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { [ownAction].compactMap(\.self) + PostActions.actions(around: self) }
        set {}
    }

    // MARK: - Private

    private static let captionFont = PostFont.system(.caption1, size: 12, weight: .bold)

    private weak var titleLabel: UILabel?
    /// The theme's font for the caption; nil for its own.
    private var captionFont: UIFont?

    private var spokenText: String { spokenTexts.joined(separator: ", ") }

    private var spokenTexts: [String] {
        let texts = arrangedSubviews.filter { $0 !== captionLabel }.map { ($0 as? UILabel)?.text }
        return ([imageLabel] + texts).compactMap(\.self).filter { !$0.isEmpty }
    }

    private func makeCaptionLabel() -> UILabel {
        let label = UILabel()
        label.font = Self.captionFont.font(face: captionFont)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.textAlignment = titleLabel?.textAlignment ?? .natural
        label.isAccessibilityElement = false
        insertArrangedSubview(label, at: titleLabel.flatMap { arrangedSubviews.firstIndex(of: $0) } ?? 0)
        return label
    }
}

extension UILabel {
    /// Shows `text`; a label without a text is hidden and takes no room.
    package func show(_ text: String?) {
        self.text = text
        isHidden = text?.isEmpty ?? true
    }
}

extension UIImageView {
    /// Shows `image`. Inverted colors leave it unchanged unless it is a template or a symbol.
    func show(_ image: UIImage?) {
        self.image = image
        accessibilityIgnoresInvertColors = image?.hasOwnColors ?? false
    }
}

extension UIImage {
    /// A Boolean value that indicates whether an image view shows the image in its own colors.
    fileprivate var hasOwnColors: Bool {
        switch renderingMode {
        case .alwaysOriginal: true
        case .alwaysTemplate: false
        default: !isSymbolImage
        }
    }
}
