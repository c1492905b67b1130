// The appearance of a text field. The colors were measured on Apple's.
extension UITextField {
    func setUp() {
        isOpaque = false
        clip.clipsToBounds = true
        for view in [placeholderLabel, selectionView, textLabel, caretView] { clip.addSubview(view) }
        clip.isUserInteractionEnabled = false
        addSubview(clip)
        clearButton.isHidden = true
        clearButton.accessibilityLabel = "Clear text"
        clearButton.addAction(UIAction { [weak self] _ in self?.clearByButton() }, for: .touchUpInside)
        addSubview(clearButton)
        updateColors()
        contentDidChange()
    }

    func contentDidChange() {
        textLabel.text = shownText
        textLabel.font = storedFont
        textLabel.textColor = shownColor
        textLabel.textAlignment = isEditing ? .left : textAlignment
        if case .attributed(let attributed) = storedPlaceholder {
            placeholderLabel.font = storedFont
            placeholderLabel.attributedText = attributed
        } else {
            placeholderLabel.text = storedPlaceholder?.string
            placeholderLabel.font = storedFont
            placeholderLabel.textColor = .placeholderText
        }
        placeholderLabel.textAlignment = textAlignment
        placeholderLabel.isHidden = hasText
        sideViewsDidChange()
        invalidateIntrinsicContentSize()
    }

    func attributes(of color: UIColor) -> [NSAttributedString.Key: Any] {
        [.font: storedFont, .foregroundColor: color]
    }

    func adjustFontForContentSizeCategory() {
        guard adjustsFontForContentSizeCategory, let scaling = storedFont.scaling else { return }
        font = scaling.font(compatibleWith: traitCollection)
    }

    // MARK: - Border

    func borderStyleDidChange() {
        let isRounded = borderStyle == .roundedRect
        layer.cornerRadius = isRounded ? 5 : 0
        layer.borderWidth = borderStyle == .none ? 0 : isRounded ? 0.64935 : 1
        updateColors()
        contentDidChange()
    }

    func updateColors() {
        caretView.backgroundColor = tintColor
        selectionView.backgroundColor = tintColor.withAlphaComponent(0.2)
        clip.alpha = isEnabled ? 1 : 0.5
        withCurrentTraits {
            // Without a border style, the border of the layer is the app's.
            switch borderStyle {
            case .none: break
            case .line: layer.borderColor = UIColor.label.cgColor
            case .bezel, .roundedRect: layer.borderColor = Self.borderColor.cgColor
            }
            layer.backgroundColor = isBordered ? Self.fillColor.cgColor : backgroundColor?.cgColor
        }
        clearButton.setImage(ClearButtonGlyph.image(in: traitCollection), for: .normal)
    }

    private static let borderColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.2) : UIColor(white: 0, alpha: 0.2)
    }
    private static let fillColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .black : .white
    }

    // MARK: - Side views

    func shows(_ view: UIView?, _ mode: ViewMode) -> Bool { view != nil && mode.isShown(whileEditing: isEditing) }

    var showsClearButton: Bool { hasText && clearButtonMode.isShown(whileEditing: isEditing) }

    func replaceSideView(_ old: UIView?, with new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        sideViewsDidChange()
    }

    func sideViewsDidChange() {
        leftView?.isHidden = !shows(leftView, leftViewMode)
        rightView?.isHidden = !shows(rightView, rightViewMode)
        clearButton.isHidden = !showsClearButton || shows(rightView, rightViewMode)
        textLabel.textAlignment = isEditing ? .left : textAlignment
        setNeedsLayout()
    }
}

extension UITextField.ViewMode {
    fileprivate func isShown(whileEditing isEditing: Bool) -> Bool {
        switch self {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }
}
