#if SWIFT_PACKAGE
    import MessageStackView
#endif
import UIKit

/// A field of a form with its label and its error.
final class FormFieldView: UIView {
    // MARK: - Lifecycle

    init(_ field: FormField) {
        self.field = field
        control = field.makeControl()
        super.init(frame: .zero)
        setUp()
        update()
        control.value = field.value
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Internal

    /// The field. Another one has to have the same identifier and a kind with the same control.
    var field: FormField {
        didSet { update() }
    }

    let control: any FormControl

    /// The error of the value; nil for none.
    var error: String? {
        didSet { if error != oldValue { errorDidChange() } }
    }

    /// The typeface of the texts; nil, the default, for that of the system.
    var typeface: PostTheme.Typeface? {
        didSet { if typeface != oldValue { updateFonts() } }
    }

    /// The color of the texts, and the fills behind the view; none if they are unknown.
    var colors = (text: UIColor.label, backgroundFills: [PostFill]()) {
        didSet { colorsDidChange() }
    }

    /// A Boolean value that indicates whether the user can't change the value; false by default.
    var isLocked = false {
        didSet { if textInput == nil { (control as? UIControl)?.isEnabled = !isLocked } }
    }

    /// A closure that is called when the user has changed the value.
    var valueDidChange: () -> Void = {}

    /// A closure that is called when the user has started or ended the editing of a text.
    var editingDidChange: () -> Void = {}

    /// A closure that is called when the user presses the Return key in a line of text.
    var didReturn: () -> Void = {}

    /// A closure that is called when the size of the view has changed.
    var sizeDidChange: () -> Void = {}

    /// The control if it takes the text of a keyboard; nil otherwise.
    var textInput: (any FormControl)? { control is any UITextInput ? control : nil }

    /// The scroll views of the post that contain the field, the innermost first.
    var enclosingScrollViews: [UIScrollView] {
        sequence(first: self, next: \.superview).prefix { !($0 is PostSlot) }.compactMap { $0 as? UIScrollView }
    }

    /// Scrolls the field into sight, in each scroll view of the post that contains it, and again when the size of one changes while
    /// the user edits the field, for example because the keyboard appears. If there is too little room, the label is left out first,
    /// then the error.
    func reveal() {
        for case let scrollView as PostScrollView in enclosingScrollViews {
            scrollView.sizeDidChange = { [weak self] in
                if let self, control.isFirstResponder { reveal() }
            }
        }
        // Outside a window, the form has no size to lay out.
        guard window != nil else { return }
        let frame = control.convert(control.bounds, to: self)
        let checked = error == nil ? frame : frame.union(errorView.convert(errorView.bounds, to: self))
        for scrollView in enclosingScrollViews {
            scrollView.layoutIfNeeded()
            let frames = [bounds, checked, frame].map { convert($0, to: scrollView) }
            for frame in frames { scrollView.scrollRectToVisible(frame, animated: false) }
            // As much as fits is clear of the edge of the card.
            let clear = frames.map { $0.insetBy(dx: 0, dy: -Self.clearance) }
            if let frame = clear.first(where: { $0.height <= scrollView.bounds.height }) {
                scrollView.scrollRectToVisible(frame, animated: false)
            }
        }
    }

    // MARK: - UIView

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != knownSize else { return }
        knownSize = bounds.size
        sizeDidChange()
    }

    // MARK: - Private

    /// The distance in points between a field that was scrolled into sight and the edges of the visible part.
    private static let clearance: CGFloat = 8

    private var knownSize = CGSize.zero
    private let stackView = UIStackView()
    private let label = UILabel()
    /// The row of the label, in line with the text in the box of the control.
    private lazy var labelView = UIStackView(arrangedSubviews: [label])
    private let errorView = PostErrorView()

    private func setUp() {
        // While the view is hidden, a stack view requires its height to be 0.
        addFilling(stackView, bottomPriority: .postLimit)
        stackView.axis = .vertical
        stackView.spacing = 6
        control.accessibilityIdentifier = field.id
        // The control has the same label.
        label.accessibilityElementsHidden = true
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        if field.kind == .toggle {
            labelView.addArrangedSubview(control)
            labelView.alignment = .center
            labelView.spacing = 12
        }
        for view in field.kind == .toggle ? [labelView, errorView] : [labelView, control, errorView] {
            stackView.addArrangedSubview(view)
        }
        let margins = NSDirectionalEdgeInsets(horizontal: FormBox.insets.width)
        for row in [labelView, errorView] { row.setMargins(margins) }
        (control as? UITextField)?.delegate = self
        (control as? UITextView)?.delegate = self
        (control as? UIControl)?.addAction(
            UIAction { [weak self] _ in self?.valueDidChange() }, for: [.editingChanged, .valueChanged])
        updateFonts()
        colorsDidChange()
    }

    private func updateFonts() {
        func font(_ style: UIFont.TextStyle) -> UIFont {
            PostFont.preferred(style).with(typeface).font(in: traitCollection)
        }
        label.font = font(.subheadline)
        errorView.typeface = typeface
        (control as? FormChoiceButton)?.typeface = typeface
        (control as? FormTextField)?.font = font(.body)
        (control as? FormTextView)?.font = font(.body)
    }

    private func update() {
        let shownLabel = field.shownLabel(in: postStrings)
        if field.kind == .toggle {
            // An empty label still fills the row.
            label.text = shownLabel
        } else {
            label.show(shownLabel)
            labelView.isHidden = label.isHidden
        }
        control.placeholder = field.placeholder
        if case .choice(let options) = field.kind { (control as? FormChoiceButton)?.options = options }
        control.accessibilityLabel = shownLabel
        // A new placeholder has no color yet.
        colorsDidChange()
    }

    private func errorDidChange() {
        errorView.text = error
        control.accessibilityHint = error
        colorsDidChange()
    }

    private func colorsDidChange() {
        label.textColor = colors.text
        errorView.textColor = colors.text
        control.setColors(colors.text, on: colors.backgroundFills, isInvalid: error != nil)
    }
}

// MARK: - UITextFieldDelegate

extension FormFieldView: UITextFieldDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) { editingDidChange() }
    func textFieldDidEndEditing(_ textField: UITextField) { editingDidChange() }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        didReturn()
        return false
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        !isLocked
    }
}

// MARK: - UITextViewDelegate

extension FormFieldView: UITextViewDelegate {
    func textViewDidBeginEditing(_ textView: UITextView) { editingDidChange() }
    func textViewDidEndEditing(_ textView: UITextView) { editingDidChange() }

    func textViewDidChange(_ textView: UITextView) {
        (control as? FormTextView)?.textDidChange()
        valueDidChange()
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        !isLocked
    }
}
