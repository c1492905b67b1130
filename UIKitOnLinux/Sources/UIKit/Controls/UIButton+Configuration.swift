extension UIButton {
    /// How a button looks, as a value.
    ///
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
    public struct Configuration: Hashable {
        public enum CornerStyle {
            case fixed, dynamic, small, medium, large, capsule
        }

        /// Where the shorter of title and subtitle stands.
        public enum TitleAlignment {
            case automatic, leading, center, trailing
        }

        /// What fills the ground, and gives the content its colour.
        enum Style {
            case plain, gray, tinted, filled
        }

        public var title: String?
        /// Under the title, in smaller letters.
        public var subtitle: String?
        public var image: UIImage?
        /// Whether an activity indicator turns in the image's place; false by default.
        public var showsActivityIndicator = false

        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var background = UIBackgroundConfiguration()
        /// Dynamic by default, which is a capsule in iOS 26's look.
        public var cornerStyle = CornerStyle.dynamic

        /// Around the content, in points.
        public var contentInsets = defaultContentInsets
        /// On which side of the title the image stands; leading by default.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// Between image and title, in points; 0 by default.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle, in points; 1 by default.
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic

        /// Whether a selected button of a plain or tinted style is filled; true by default.
        public var automaticallyUpdateForSelection = true

        let style: Style

        private static let defaultContentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

        /// A title on nothing.
        public static func plain() -> Configuration { Configuration(style: .plain) }

        /// A title on a grey.
        public static func gray() -> Configuration { Configuration(style: .gray) }

        /// A title on a breath of its own colour.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }

        /// A title on the tint colour.
        public static func filled() -> Configuration { Configuration(style: .filled) }

        public static func borderless() -> Configuration { Configuration(style: .plain) }
        public static func bordered() -> Configuration { Configuration(style: .gray) }
        public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
        public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

        private init(style: Style) {
            self.style = style
        }

        public mutating func setDefaultContentInsets() { contentInsets = Self.defaultContentInsets }

        /// The colours of the button's present state filled in where the configuration leaves them open.
        @MainActor
        public func updated(for button: UIButton) -> Configuration {
            var updated = self
            if updated.background.backgroundColor == nil { updated.background.backgroundColor = ground(of: button) }
            if updated.baseForegroundColor == nil || !button.isEnabled {
                updated.baseForegroundColor = foreground(of: button)
            }
            return updated
        }

        /// By what tells most of them apart; the rest is left to `==`.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(title)
            hasher.combine(subtitle)
            hasher.combine(image)
            hasher.combine(cornerStyle)
            hasher.combine(style)
        }
    }
}

// MARK: - Looks

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
