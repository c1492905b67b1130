extension UIButton {
    /// The appearance of a button, as a value.
    ///
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
    public struct Configuration: Hashable {
        public enum CornerStyle {
            case fixed, dynamic, small, medium, large, capsule
        }

        /// The alignment of the shorter of title and subtitle.
        public enum TitleAlignment {
            case automatic, leading, center, trailing
        }

        /// The preferred size, which determines the font of the title.
        public enum Size {
            case mini, small, medium, large
        }

        /// The style of the background, which also determines the color of the content.
        enum Style: String, Codable {
            case plain, gray, tinted, filled
        }

        public var title: String?
        /// The subtitle, shown below the title in a smaller font.
        public var subtitle: String?
        /// Changes the attributes of the title. Here, only the font has an effect.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { transformer.value }
            set { transformer.value = newValue }
        }
        private var transformer = Transformer()
        public var image: UIImage?
        /// A Boolean value that indicates whether an activity indicator replaces the image. The default is false.
        public var showsActivityIndicator = false

        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var background = UIBackgroundConfiguration()
        /// The preferred size. The default is medium. Mini and small buttons have a title in the text style subheadline
        /// (from memory, not measured), the others in body. Here, it doesn't change the insets.
        public var buttonSize = Size.medium
        /// The corner style. The default is dynamic, a capsule in iOS 26.
        public var cornerStyle = CornerStyle.dynamic

        /// The insets of the content, in points.
        public var contentInsets = defaultContentInsets
        /// The edge of the title at which the image is placed. The default is leading.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The distance between image and title, in points. The default is 0.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle, in points. The default is 1.
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic

        /// A Boolean value that indicates whether a selected button with a plain or tinted style is filled. The default
        /// is true.
        public var automaticallyUpdateForSelection = true

        let style: Style

        private static let defaultContentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

        /// Returns a configuration without a background.
        public static func plain() -> Configuration { Configuration(style: .plain) }

        /// Returns a configuration with a gray background.
        public static func gray() -> Configuration { Configuration(style: .gray) }

        /// Returns a configuration with a light background in the title's color.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }

        /// Returns a configuration filled with the tint color.
        public static func filled() -> Configuration { Configuration(style: .filled) }

        public static func borderless() -> Configuration { Configuration(style: .plain) }
        public static func bordered() -> Configuration { Configuration(style: .gray) }
        public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
        public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

        init(style: Style) {
            self.style = style
        }

        /// A transformer that is equal to its copies only.
        private struct Transformer: Equatable {
            var value: UIConfigurationTextAttributesTransformer?

            static func == (one: Transformer, other: Transformer) -> Bool {
                guard let value = one.value, let otherValue = other.value else {
                    return one.value == nil && other.value == nil
                }
                return value.isCopy(of: otherValue)
            }
        }

        public mutating func setDefaultContentInsets() { contentInsets = Self.defaultContentInsets }

        /// Returns the configuration with its unset colors set for the button's current state.
        @MainActor
        public func updated(for button: UIButton) -> Configuration {
            var updated = self
            if updated.background.backgroundColor == nil { updated.background.backgroundColor = ground(of: button) }
            if updated.baseForegroundColor == nil || !button.isEnabled {
                updated.baseForegroundColor = foreground(of: button)
            }
            return updated
        }

        /// Hashes the properties that differ most often. `==` compares all.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(title)
            hasher.combine(subtitle)
            hasher.combine(image)
            hasher.combine(cornerStyle)
            hasher.combine(style)
        }
    }
}

// MARK: - Appearance

extension UIButton.Configuration {
    @MainActor
    private func isFilled(_ button: UIButton) -> Bool {
        style == .filled || automaticallyUpdateForSelection && button.isSelected
    }

    @MainActor
    private func ground(of button: UIButton) -> UIColor {
        if isFilled(button) {
            return button.isEnabled ? baseBackgroundColor ?? button.tintColor : .tertiarySystemFill
        }
        switch style {
        case .plain: return .clear
        case .tinted where button.isEnabled:
            return (baseBackgroundColor ?? button.tintColor).withAlphaComponent(0.18)
        case .gray where button.isEnabled: return baseBackgroundColor ?? .secondarySystemFill
        case .gray, .tinted, .filled: return .tertiarySystemFill
        }
    }

    @MainActor
    private func foreground(of button: UIButton) -> UIColor {
        guard button.isEnabled else { return .tertiaryLabel }
        return baseForegroundColor ?? (isFilled(button) ? .white : button.tintColor)
    }

    func cornerRadius(in bounds: CGRect) -> CGFloat {
        let half = min(bounds.width, bounds.height) / 2
        return switch cornerStyle {
        case .fixed: min(half, background.cornerRadius)
        case .small: min(half, 4)
        case .medium: min(half, 5.95)
        case .large: min(half, 9)
        case .dynamic, .capsule: half
        }
    }
}
