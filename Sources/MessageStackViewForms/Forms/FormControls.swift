#if SWIFT_PACKAGE
    import MessageStackView
#endif
import UIKit

/// The control of a field. If it is a `UIControl`, it sends `.editingChanged` or `.valueChanged` when the user changes the
/// value.
@MainActor
protocol FormControl: UIView {
    /// The value that the control shows.
    var value: FormValue { get set }

    /// The text that is shown instead of an empty value; nil for none.
    var placeholder: String? { get set }

    /// Sets the colors of the text and the box on `backgroundFills`, which is empty if it is unknown. The outline is stronger
    /// if the value is invalid.
    func setColors(_ textColor: UIColor, on backgroundFills: [PostFill], isInvalid: Bool)
}

extension FormField {
    /// Returns the control of the field, without its value.
    @MainActor
    func makeControl() -> any FormControl {
        switch kind {
        case .text, .email, .password, .oneTimeCode, .number, .name: FormTextField(self)
        case .multiline: FormTextView()
        case .toggle: FormSwitch(frame: .zero)
        case .choice: FormChoiceButton(frame: .zero)
        }
    }
}

extension FormField.Kind {
    /// Returns a Boolean value that indicates whether the control of a field of this kind can also show the other kind.
    func hasSameControl(as other: Self) -> Bool {
        if case (.choice, .choice) = (self, other) { true } else { self == other }
    }
}

/// A line of text in a box.
final class FormTextField: UITextField, FormControl {
    // MARK: - Lifecycle

    init(_ field: FormField) {
        super.init(frame: .zero)
        adjustsFontForContentSizeCategory = true
        setUp(for: field.kind)
        heightAnchor.constraint(greaterThanOrEqualToConstant: HitTarget.side).isActive = true
        setContentCompressionResistancePriority(.required, for: .vertical)
        adaptToTraits { field, _ in field.updateColors() }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - FormControl

    var value: FormValue {
        get { .text(text ?? "") }
        set { if case .text(let text) = newValue { self.text = text } }
    }

    func setColors(_ textColor: UIColor, on backgroundFills: [PostFill], isInvalid: Bool) {
        self.textColor = textColor
        box.set(textColor, on: backgroundFills, isInvalid: isInvalid)
        updateColors()
    }

    // MARK: - UITextField

    override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: inner(bounds)) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { super.editingRect(forBounds: inner(bounds)) }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        // The width comes from the form, so a long text doesn't widen it.
        return CGSize(width: UIView.noIntrinsicMetric, height: size.height + 2 * FormBox.insets.height)
    }

    // MARK: - Private

    private var box = FormBox()

    private func updateColors() {
        box.update(self)
        attributedPlaceholder = placeholder.map {
            NSAttributedString(
                string: $0, attributes: [.foregroundColor: box.placeholderColor(in: traitCollection)])
        }
    }

    /// A rectangle that is narrower than the insets would become null.
    private func inner(_ bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: min(FormBox.insets.width, bounds.width / 2), dy: 0)
    }

    private func setUp(for kind: FormField.Kind) {
        switch kind {
        case .email:
            textContentType = .emailAddress
            keyboardType = .emailAddress
            typesPlainly()
        case .password(let isNew):
            textContentType = isNew ? .newPassword : .password
            isSecureTextEntry = true
            typesPlainly()
        case .oneTimeCode:
            textContentType = .oneTimeCode
            keyboardType = .numberPad
            typesPlainly()
        case .number:
            // A number pad has neither a minus sign nor a Return key.
            keyboardType = .numbersAndPunctuation
        case .name:
            textContentType = .name
            autocapitalizationType = .words
            autocorrectionType = .no
        case .text, .multiline, .toggle, .choice:
            break
        }
    }

    private func typesPlainly() {
        autocapitalizationType = .none
        autocorrectionType = .no
        spellCheckingType = .no
    }
}

/// A text of several lines in a box that is three lines high, in which it scrolls.
final class FormTextView: UITextView, FormControl {
    // MARK: - Lifecycle

    init() {
        super.init(frame: .zero, textContainer: nil)
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        let (width, height) = (FormBox.insets.width, FormBox.insets.height)
        textContainerInset = UIEdgeInsets(top: height, left: width, bottom: height, right: width)
        textContainer.lineFragmentPadding = 0
        placeholderLabel.adjustsFontForContentSizeCategory = true
        placeholderLabel.numberOfLines = Self.lineCount
        placeholderLabel.isAccessibilityElement = false
        addSubview(placeholderLabel)
        boxHeight = heightAnchor.constraint(equalToConstant: 0)
        boxHeight?.isActive = true
        adaptToTraits { view, _ in
            view.updateColors()
            view.updateHeight()
        }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - UITextView

    override var font: UIFont? {
        didSet {
            placeholderLabel.font = font
            setNeedsLayout()
        }
    }

    // MARK: - FormControl

    var value: FormValue {
        get { .text(text) }
        set {
            if case .text(let text) = newValue { self.text = text }
            textDidChange()
        }
    }

    var placeholder: String? {
        get { placeholderLabel.text }
        set {
            placeholderLabel.text = newValue
            setNeedsLayout()
        }
    }

    func setColors(_ textColor: UIColor, on backgroundFills: [PostFill], isInvalid: Bool) {
        self.textColor = textColor
        box.set(textColor, on: backgroundFills, isInvalid: isInvalid)
        updateColors()
    }

    // MARK: - Internal

    /// Shows or hides the placeholder.
    func textDidChange() {
        placeholderLabel.isHidden = hasText
    }

    // MARK: - UITextView

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - textContainerInset.left - textContainerInset.right)
        let size = placeholderLabel.sizeThatFits(CGSize(width: width, height: 1_000_000))
        placeholderLabel.frame = CGRect(
            x: textContainerInset.left, y: textContainerInset.top, width: width, height: size.height)
    }

    /// The placeholder is read while the text is empty, as that of a text field is.
    override var accessibilityValue: String? {
        get { hasText ? super.accessibilityValue : placeholderLabel.text }
        set { super.accessibilityValue = newValue }
    }

    // MARK: - Private

    private static let lineCount = 3

    private var box = FormBox()
    private let placeholderLabel = UILabel()
    private var boxHeight: NSLayoutConstraint?

    private func updateColors() {
        box.update(self)
        placeholderLabel.textColor = box.placeholderColor(in: traitCollection)
    }

    private func updateHeight() {
        let lineHeight = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).lineHeight
        boxHeight?.constant = (CGFloat(Self.lineCount) * lineHeight + 2 * FormBox.insets.height).rounded(.up)
    }
}

/// A switch.
final class FormSwitch: UISwitch, FormControl {
    // MARK: - Lifecycle

    override init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.required, for: .horizontal)
        setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - FormControl

    var value: FormValue {
        get { .flag(isOn) }
        set { isOn = newValue == .flag(true) }
    }

    /// Always nil, since a switch has no empty value.
    var placeholder: String? {
        get { nil }
        set {}
    }

    func setColors(_ textColor: UIColor, on backgroundFills: [PostFill], isInvalid: Bool) {}
}

/// A button in a box that shows the chosen option, and a menu of the options.
final class FormChoiceButton: UIButton, FormControl {
    // MARK: - Lifecycle

    override init(frame: CGRect) {
        super.init(frame: frame)
        showsMenuAsPrimaryAction = true
        contentHorizontalAlignment = .leading
        heightAnchor.constraint(greaterThanOrEqualToConstant: HitTarget.side).isActive = true
        setContentCompressionResistancePriority(.required, for: .vertical)
        update()
        adaptToTraits { button, _ in button.update() }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - FormControl

    var value: FormValue {
        get { .option(chosen) }
        set {
            if case .option(let id) = newValue { chosen = options.contains { $0.id == id } ? id : nil }
            update()
        }
    }

    var placeholder: String? {
        didSet { update() }
    }

    func setColors(_ textColor: UIColor, on backgroundFills: [PostFill], isInvalid: Bool) {
        self.textColor = textColor
        box.set(textColor, on: backgroundFills, isInvalid: isInvalid)
        update()
    }

    // MARK: - Internal

    /// The typeface of the title; nil, the default, for that of the system.
    var typeface: PostTheme.Typeface? {
        didSet { update() }
    }

    /// The options. If several have the same identifier, only the first one is shown.
    var options: [FormField.Option] = [] {
        didSet {
            var ids: Set<FormField.Option.ID> = []
            let unique = options.filter { ids.insert($0.id).inserted }
            if unique.count < options.count {
                PostMisuse.report("A choice has several options with the same identifier: \(options.map(\.id)).")
                options = unique
            }
            if let chosen, !ids.contains(chosen) { self.chosen = nil }
            update()
        }
    }

    // MARK: - Private

    private var chosen: FormField.Option.ID?
    private var textColor = UIColor.label
    private var box = FormBox()

    private func update() {
        let option = options.first { $0.id == chosen }
        let title = option?.title ?? placeholder ?? postStrings.choose
        var content = UIButton.Configuration.plain()
        content.title = title
        content.baseForegroundColor = option == nil ? box.placeholderColor(in: traitCollection) : textColor
        let font = PostFont.preferred(.body).with(typeface).font(in: traitCollection)
        content.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = font
            return attributes
        }
        content.image = UIImage(systemName: "chevron.up.chevron.down")
        content.imagePlacement = .trailing
        content.imagePadding = 8
        let (width, height) = (FormBox.insets.width, FormBox.insets.height)
        content.contentInsets = NSDirectionalEdgeInsets(top: height, leading: width, bottom: height, trailing: width)
        configuration = content
        box.update(self)
        accessibilityValue = title
        menu =
            options.isEmpty
            ? nil
            : UIMenu(
                children: options.map { option in
                    UIAction(title: option.title, state: option.id == chosen ? .on : .off) { [weak self] _ in
                        self?.choose(option.id)
                    }
                })
    }

    private func choose(_ id: FormField.Option.ID) {
        chosen = id
        update()
        sendActions(for: .valueChanged)
    }
}

/// The rounded box of a control.
struct FormBox {
    /// The distances of the text from the edges of the box in points.
    static let insets = CGSize(width: 12, height: 10)

    private var textColor = UIColor.label
    private var backgroundFills: [PostFill] = []
    private var isInvalid = false

    mutating func set(_ textColor: UIColor, on backgroundFills: [PostFill], isInvalid: Bool) {
        self.textColor = textColor
        self.backgroundFills = backgroundFills
        self.isInvalid = isInvalid
    }

    /// Returns the color of a placeholder, which is the palest one that is legible in the box.
    @MainActor
    func placeholderColor(in traits: UITraitCollection) -> UIColor {
        let textColor = textColor.resolvedColor(with: traits)
        let backgrounds = backgroundFills.visibleColors(in: traits)
        let boxes = backgrounds.map { (fill(in: traits) ?? .clear).composited(over: $0) }
        return stride(from: 0.6, to: 1, by: 0.05).lazy.map { textColor.withAlphaComponent($0) }
            .first(over: boxes, contrast: Contrast.text) ?? textColor
    }

    /// Shows the box around a view in the colors of its traits.
    @MainActor
    func update(_ view: UIView) {
        let textColor = textColor.resolvedColor(with: view.traitCollection)
        let backgrounds = backgroundFills.visibleColors(in: view.traitCollection)
        let outline = stride(from: 0.4, to: 1, by: 0.05).lazy.map { textColor.withAlphaComponent($0) }
            .first(over: backgrounds, contrast: Contrast.graphic)
        let layer = view.layer
        view.backgroundColor = fill(in: view.traitCollection) ?? .clear
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        layer.borderWidth = isInvalid ? 2 : 1
        layer.borderColor = (isInvalid ? textColor : outline ?? textColor).cgColor
    }

    /// Returns the fill of the box; nil if the text isn't legible on one.
    @MainActor
    private func fill(in traits: UITraitCollection) -> UIColor? {
        let textColor = textColor.resolvedColor(with: traits)
        return [textColor.withAlphaComponent(0.05)].first(
            over: backgroundFills.visibleColors(in: traits), contrast: Contrast.text, to: textColor)
    }
}
