/// A scrollable, optionally editable view of multiline text.
///
/// `delegate` is inherited with its type in `UIScrollView`, because without Objective-C an override can't change the
/// type. The methods for text are called if the delegate is a `UITextViewDelegate`.
/// https://developer.apple.com/documentation/uikit/uitextview
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    // MARK: - Lifecycle

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        container = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    public required init?(coder: NSCoder) {
        container = NSTextContainer()
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Text

    /// The text; empty by default, and for `nil`. Setting it removes attributes and doesn't call the delegate.
    open var text: String! {
        get { content.string }
        set {
            attributed = nil
            content.set(newValue ?? "")
            contentDidChange()
        }
    }

    /// The text with its attributes. Editing removes the attributes.
    open var attributedText: NSAttributedString! {
        get { attributed ?? NSAttributedString(string: content.string, attributes: plainAttributes) }
        set {
            attributed = newValue.map { NSAttributedString(attributedString: $0) }
            if let style = newValue?.paragraphStyle { textAlignment = style.alignment }
            content.set(newValue?.string ?? "")
            contentDidChange()
        }
    }

    /// The font; the system font of 12 points for `nil`, the default.
    open var font: UIFont? {
        didSet {
            attributed = nil
            contentDidChange()
        }
    }

    /// The text color; `label` for `nil`, the default.
    open var textColor: UIColor? {
        didSet { contentDidChange() }
    }

    /// The alignment of the text; natural by default, which is the leading edge.
    open var textAlignment = NSTextAlignment.natural {
        didSet { contentDidChange() }
    }

    open var adjustsFontForContentSizeCategory = false {
        didSet { adjustFontForContentSizeCategory() }
    }

    // MARK: - Container

    open var textContainer: NSTextContainer { container }

    /// The insets around the text, in points; 8 at the top and bottom by default.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { contentDidChange() }
    }

    // MARK: - Editing

    /// A Boolean value that indicates whether the user can edit the text; `true` by default.
    open var isEditable = true {
        didSet { if !isEditable, isEditing { endEditing(true) } }
    }

    /// A Boolean value that indicates whether the user can select text; `true` by default. If it is `false`, the text
    /// can't be edited either.
    open var isSelectable = true {
        didSet { if !isSelectable, isEditing { endEditing(true) } }
    }

    /// The selected range, in UTF-16 units. Setting it doesn't scroll; use `scrollRangeToVisible(_:)`.
    open var selectedRange: NSRange {
        get { NSRange(location: content.selection.lowerBound, length: content.selection.count) }
        set { select(content.range(of: newValue)) }
    }

    /// Scrolls by the minimum distance that shows the range, or its beginning if it has several lines.
    open func scrollRangeToVisible(_ range: NSRange) { showRange(range) }

    /// The view that replaces the system keyboard during editing; `nil` by default.
    open override var inputView: UIView? {
        get { storedInputView }
        set { storedInputView = newValue }
    }

    /// The view above the keyboard during editing; `nil` by default.
    open override var inputAccessoryView: UIView? {
        get { storedInputAccessoryView ?? super.inputAccessoryView }
        set { storedInputAccessoryView = newValue }
    }

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
        didSet { traitsDidChange() }
    }
    open var textContentType: UITextContentType!

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
        get { TextOffsetRange(content.selection) }
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

    open override var canBecomeFirstResponder: Bool { isEditable && isSelectable && window != nil }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { beginEditing() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { endEditing() }

    package override func didBecomeFirstResponder() { editingDidBegin() }
    package override func didResignFirstResponder() { editingDidEnd() }

    // MARK: - UIView

    /// The size of the text if scrolling is disabled.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return textSize(width: solvedWidth)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(width: size.width > 0 && size.width.isFinite ? size.width : nil)
    }

    package override func layoutWidthDidSolve(_ width: CGFloat) -> Bool {
        guard !isScrollEnabled, width != solvedWidth else { return false }
        let old = intrinsicContentSize
        solvedWidth = width
        return intrinsicContentSize != old
    }

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    open override func layoutSubviews() {
        layOut()
        super.layoutSubviews()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFontForContentSizeCategory()
        contentDidChange()
    }

    // MARK: - Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? true }
        set { accessibilityState.isElement = newValue }
    }

    open override var accessibilityValue: String? {
        get { accessibilityState.value ?? content.string }
        set { accessibilityState.value = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? (isEditable ? .none : .staticText) }
        set { accessibilityState.traits = newValue }
    }

    open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

    // MARK: - Internal

    private let container: NSTextContainer
    var content = EditableText()
    var isEditing = false
    private(set) var attributed: NSAttributedString?
    private var solvedWidth: CGFloat?
    private var storedInputView: UIView?
    private var storedInputAccessoryView: UIView?
    let textLabel = UILabel()
    let caretView = CaretView()
    var selectionViews: [UIView] = []
    /// The media time of the last tap.
    var lastTap = -TimeInterval.infinity

    /// Removes the attributes, because typed text has none.
    func dropAttributes() { attributed = nil }

    private var plainAttributes: [NSAttributedString.Key: Any] {
        [.font: shownFont, .foregroundColor: textColor ?? .label]
    }

    var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }
}
