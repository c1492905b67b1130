extension UIView: @preconcurrency NSCoding {
    /// The properties of a view in an archive.
    static let archivedValues: [ArchivedValue<UIView>] = [
        .init("UIBounds", \.bounds),
        .init("UICenter", \.center),
        .init("UIAutoresizesSubviews", \.autoresizesSubviews),
        .init("UIAutoresizingMask", \.autoresizingMask),
        .init("UITranslatesAutoresizingMask", \.translatesAutoresizingMaskIntoConstraints),
        .init("UIPriorities", \.archivedPriorities),
        .init("UIContentMode", \.contentMode),
        .init("UIAlpha", \.alpha),
        .init("UIHidden", \.isHidden),
        .init("UIOpaque", \.isOpaque),
        .init("UIClipsToBounds", \.clipsToBounds),
        .init("UIBackgroundColor", \.backgroundColor),
        .init("UITintColor", \.archivedTintColor),
        .init("UIUserInteractionEnabled", \.isUserInteractionEnabled),
        .init("UISemanticContentAttribute", \.semanticContentAttribute),
        .init("UITag", \.tag),
        .init("UIAccessibilityElement", \.accessibilityState.isElement),
        .init("UIAccessibilityLabel", \.accessibilityState.label),
        .init("UIAccessibilityHint", \.accessibilityState.hint),
        .init("UIAccessibilityIdentifier", \.accessibilityState.identifier),
    ]

    /// Sets the properties of the view that an archive has. A subclass that sets defaults after it has called the initializer of
    /// its superclass calls it again.
    final func decodeValues(from coder: NSCoder) {
        for value in UIView.archivedValues { value.decode(self, from: coder) }
    }

    /// Adds the subviews that an archive has. In a nib, the view will awake after them.
    final func decodeSubviews(from coder: NSCoder) {
        for view in Self.views(in: coder, forKey: "UISubviews") { addSubview(view) }
        UINib.decodedViews?.append(self)
    }

    /// Returns the views that an archive has under a key; none if the coder isn't keyed.
    static func views(in coder: NSCoder, forKey key: String) -> [UIView] {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: key) else { return [] }
        return coder.decodeObject(forKey: key) as? [UIView] ?? []
    }

    /// The priorities for hugging and compression resistance, horizontal ones first.
    private var archivedPriorities: [[Float]] {
        get {
            [NSLayoutConstraint.Axis.horizontal, .vertical].map {
                [contentHuggingPriority(for: $0).rawValue, contentCompressionResistancePriority(for: $0).rawValue]
            }
        }
        set {
            for (axis, values) in zip([NSLayoutConstraint.Axis.horizontal, .vertical], newValue) {
                setContentHuggingPriority(UILayoutPriority(values[0]), for: axis)
                setContentCompressionResistancePriority(UILayoutPriority(values[1]), for: axis)
            }
        }
    }

    /// The tint color of the view itself; nil if it is that of its superview.
    private var archivedTintColor: UIColor? {
        get { environment.tintColor }
        set { tintColor = newValue }
    }
}

extension UILabel {
    static let archivedTexts: [ArchivedValue<UILabel>] = [
        .init("UIText", \.text),
        .init("UIFont", \.font),
        .init("UITextColor", \.textColor),
        .init("UITextAlignment", \.textAlignment),
        .init("UILineBreakMode", \.lineBreakMode),
        .init("UINumberOfLines", \.numberOfLines),
        .init("UIAdjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
        .init("UIMinimumScaleFactor", \.minimumScaleFactor),
        .init("UIPreferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
        .init("UIAdjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
    ]
}

extension UIImageView {
    static let archivedImages: [ArchivedValue<UIImageView>] = [
        .init("UIImage", \.image),
        .init("UIHighlightedImage", \.highlightedImage),
    ]
}

extension UIStackView {
    static let archivedArrangement: [ArchivedValue<UIStackView>] = [
        .init("UIStackViewAxis", \.axis),
        .init("UIStackViewDistribution", \.distribution),
        .init("UIStackViewAlignment", \.alignment),
        .init("UIStackViewSpacing", \.spacing),
        .init("UIStackViewLayoutMarginsRelative", \.isLayoutMarginsRelativeArrangement),
        .init("UIStackViewBaselineRelative", \.isBaselineRelativeArrangement),
    ]
}

extension UIControl {
    static let archivedState: [ArchivedValue<UIControl>] = [
        .init("UIEnabled", \.isEnabled),
        .init("UISelected", \.isSelected),
    ]
}

extension UIButton {
    /// The content of a button in an archive. Titles and images are those of the normal state.
    static let archivedContent: [ArchivedValue<UIButton>] = [
        .init("UIButtonType", \.archivedType),
        .init("UITitle", \.titles[.normal]),
        .init("UITitleColor", \.titleColors[.normal]),
        .init("UIImage", \.images[.normal]),
        .init("UIConfiguration", \.configuration),
    ]

    private var archivedType: ButtonType {
        get { buttonType }
        set { become(newValue) }
    }
}
