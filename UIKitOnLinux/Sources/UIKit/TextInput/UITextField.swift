/// A control for editing a single line of text.
///
/// Sizes and insets were measured on Apple's. Editing begins when the field becomes first responder, with a tap or
/// `becomeFirstResponder()`. `UITextField+Editing.swift` lists the order of the calls.
/// https://developer.apple.com/documentation/uikit/uitextfield
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Text

    /// The text; empty by default, and for `nil`. Setting it moves the caret to the end, and neither calls the delegate
    /// nor sends events.
    open var text: String? {
        get { content.string }
        set {
            guard newValue ?? "" != content.string else { return }
            content.set(newValue ?? "")
            contentDidChange()
        }
    }

    /// The text with the field's font and color. Setting it adopts the font and color of its first character.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: content.string, attributes: attributes(of: shownColor)) }
        set {
            if let newValue, newValue.length > 0 {
                let attributes = newValue.attributes(at: 0, effectiveRange: nil)
                if let font = attributes[.font] as? UIFont { self.font = font }
                if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
            }
            text = newValue?.string
        }
    }

    /// The text that is displayed while the field is empty; `nil` by default.
    open var placeholder: String? {
        get { storedPlaceholder?.string }
        set { storedPlaceholder = newValue.map { .plain($0) } }
    }

    open var attributedPlaceholder: NSAttributedString? {
        get { storedPlaceholder.map { $0.attributed(attributes(of: .placeholderText)) } }
        set { storedPlaceholder = newValue.map { .attributed($0) } }
    }

    // MARK: - Appearance

    /// The font; the system font of 17 points by default, and for `nil`.
    open var font: UIFont? {
        get { storedFont }
        set {
            storedFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            contentDidChange()
        }
    }

    /// The text color; `label` by default, and for `nil`.
    open var textColor: UIColor? {
        get { shownColor }
        set {
            storedColor = newValue
            contentDidChange()
        }
    }

    /// The alignment of the text; natural by default, which is the leading edge.
    open var textAlignment = NSTextAlignment.natural {
        didSet { contentDidChange() }
    }

    /// The style of the border; none by default.
    open var borderStyle = BorderStyle.none {
        didSet { borderStyleDidChange() }
    }

    open var adjustsFontForContentSizeCategory = false {
        didSet { adjustFontForContentSizeCategory() }
    }

    // MARK: - Editing

    open weak var delegate: (any UITextFieldDelegate)?

    /// A Boolean value that indicates whether the field is being edited.
    open internal(set) var isEditing = false

    /// A Boolean value that indicates whether the text is removed when editing begins; `false` by default.
    open var clearsOnBeginEditing = false

    /// The visibility of the clear button; never by default.
    open var clearButtonMode = ViewMode.never {
        didSet { sideViewsDidChange() }
    }

    // MARK: - Side views

    /// The view before the text, which keeps its size. `leftViewMode` determines its visibility.
    open var leftView: UIView? {
        didSet { replaceSideView(oldValue, with: leftView) }
    }

    /// The visibility of the left view; never by default.
    open var leftViewMode = ViewMode.never {
        didSet { sideViewsDidChange() }
    }

    /// The view after the text, which keeps its size and replaces the clear button. `rightViewMode` determines its
    /// visibility.
    open var rightView: UIView? {
        didSet { replaceSideView(oldValue, with: rightView) }
    }

    /// The visibility of the right view; never by default.
    open var rightViewMode = ViewMode.never {
        didSet { sideViewsDidChange() }
    }

    // MARK: - Rectangles

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle of the text while the field isn't being edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }

    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Returns the rectangle of the text during editing.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }

    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearRect(in: bounds) }

    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, in: bounds, leading: true) }

    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(rightView, in: bounds, leading: false) }

    // MARK: - Keyboard

    open var autocapitalizationType = UITextAutocapitalizationType.sentences {
        didSet { traitsDidChange() }
    }
    open var autocorrectionType = UITextAutocorrectionType.default {
        didSet { traitsDidChange() }
    }
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardType = UIKeyboardType.default {
        didSet { traitsDidChange() }
    }
    open var keyboardAppearance = UIKeyboardAppearance.default {
        didSet { traitsDidChange() }
    }
    open var returnKeyType = UIReturnKeyType.default {
        didSet { traitsDidChange() }
    }
    open var enablesReturnKeyAutomatically = false {
        didSet { traitsDidChange() }
    }
    open var isSecureTextEntry = false {
        didSet {
            contentDidChange()
            traitsDidChange()
        }
    }
    open var textContentType: UITextContentType!

    /// The view that replaces the system keyboard during editing; `nil` by default. After a change during editing, call
    /// `reloadInputViews()`.
    open override var inputView: UIView? {
        get { storedInputView }
        set { storedInputView = newValue }
    }

    /// The view above the keyboard during editing; `nil` by default. After a change during editing, call
    /// `reloadInputViews()`.
    open override var inputAccessoryView: UIView? {
        get { storedInputAccessoryView ?? super.inputAccessoryView }
        set { storedInputAccessoryView = newValue }
    }

    // MARK: - UIKeyInput

    open var hasText: Bool { !content.string.isEmpty }

    /// Replaces the selection. The delegate isn't asked, but it is informed as after a key press.
    open func insertText(_ text: String) { edit(content.marked ?? content.selection, to: text) }

    /// Deletes the selection, or the character before the caret.
    open func deleteBackward() {
        if let range = content.rangeToDelete { edit(range, to: "") }
    }

    // MARK: - UITextInput

    open func text(in range: UITextRange) -> String? { content.offsets(of: range).map(content.substring) }

    open func replace(_ range: UITextRange, withText text: String) {
        if let range = content.offsets(of: range) { edit(range, to: text) }
    }

    open var selectedTextRange: UITextRange? {
        get { isEditing ? TextOffsetRange(content.selection) : nil }
        set { if let range = newValue.flatMap(content.offsets) { select(range) } }
    }

    open var markedTextRange: UITextRange? { content.marked.map { TextOffsetRange($0) } }
    open var markedTextStyle: [NSAttributedString.Key: Any]?
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText ?? "", selectedRange) }
    open func unmarkText() { content.unmark() }

    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    open var endOfDocument: UITextPosition { TextOffset(content.length) }

    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        content.range(from: fromPosition, to: toPosition)
    }

    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        content.position(from: position, movedBy: offset)
    }

    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        content.compare(position, to: other)
    }

    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        content.characters(from: from, to: toPosition)
    }

    open func firstRect(for range: UITextRange) -> CGRect { rect(of: range) }
    open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: position) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(offset(at: point)) }

    // MARK: - UIResponder

    open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { beginEditing() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { endEditing() }

    package override func didBecomeFirstResponder() { editingDidBegin() }
    package override func didResignFirstResponder() { editingDidEnd() }

    // MARK: - UIView

    open override var intrinsicContentSize: CGSize { naturalSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFontForContentSizeCategory()
        updateColors()
        contentDidChange()
    }

    package override var firstBaselineOffset: CGFloat? { baseline }
    package override var lastBaselineOffset: CGFloat? { bounds.height - baseline }

    // MARK: - Tracking

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let touch else { return }
        tapped(at: touch.location(in: self), count: touch.tapCount)
    }

    package override var claimsTaps: Bool { true }

    package override func stateDidChange() {
        super.stateDidChange()
        if !isEnabled, isFirstResponder { endEditing(true) }
        updateColors()
    }

    // MARK: - Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? true }
        set { accessibilityState.isElement = newValue }
    }

    /// The accessibility value: the displayed text, or the placeholder.
    open override var accessibilityValue: String? {
        get { accessibilityState.value ?? (hasText ? shownText : placeholder) }
        set { accessibilityState.value = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? (isEnabled ? .none : .notEnabled) }
        set { accessibilityState.traits = newValue }
    }

    open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

    // MARK: - Internal

    var content = EditableText()
    var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private var storedColor: UIColor?
    private var storedInputView: UIView?
    private var storedInputAccessoryView: UIView?
    private(set) var storedPlaceholder: LabelContent? {
        didSet { contentDidChange() }
    }

    /// The clipping view of the text.
    let clip = UIView()
    let textLabel = UILabel()
    let placeholderLabel = UILabel()
    let selectionView = UIView()
    let caretView = CaretView()
    let clearButton = UIButton(type: .custom)
    /// The distance by which the text is scrolled to the left during editing, in points.
    var scroll: CGFloat = 0

    var shownColor: UIColor { storedColor ?? .label }
}

extension LabelContent {
    fileprivate func attributed(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        if case .attributed(let attributed) = self { return attributed }
        return NSAttributedString(string: string ?? "", attributes: attributes)
    }
}
