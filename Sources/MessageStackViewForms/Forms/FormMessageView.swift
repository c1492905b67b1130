#if SWIFT_PACKAGE
    import MessageStackView
#endif
import UIKit

/// A card with an icon, a title, a text, fields and buttons in a column.
///
/// If the post has too little room, everything above the buttons scrolls, and the focused field stays in sight.
final class FormMessageView: QuestionView {
    // MARK: - Public

    /// The current values of the fields.
    var values: FormValues { FormValues(entered: fieldViews.map { ($0.field, $0.control.value) }) }

    /// Shows a form, and hides the views for its missing parts. Fields with the same identifier and the same kind of control
    /// as before keep the entered values; a choice keeps the chosen option if the new options contain it.
    func set(form: FormMessage) {
        self.form = form
        showFields(form.fields)
        show(title: form.title, subtitle: form.text, icon: form.icon, actions: makeActions())
        actionsView.willEndPost = makeAnswerHandler()
    }

    // MARK: - PostContentView

    /// The first text field or, if the form has none, the view itself, whose actions the Return and Escape keys choose.
    override var modalFirstResponder: UIResponder? { textInputs.first ?? self }

    // MARK: - UIView

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != revealedSize else { return }
        revealedSize = bounds.size
        revealFocusedField()
    }

    // MARK: - Internal

    /// The views of the fields.
    private(set) var fieldViews: [FormFieldView] = []

    // MARK: - Private

    private typealias Submission = PostSubmission<FormValues>

    private var form: FormMessage?
    private let fieldStackView = UIStackView()
    private lazy var submission = Submission { [weak self] isRunning in
        for view in self?.fieldViews ?? [] { view.isLocked = isRunning }
    }
    /// The fields whose errors are shown.
    private var checked: Set<FormField.ID> = []
    /// The size of the view for which the focused field was scrolled into sight.
    private var revealedSize = CGSize.zero
    /// The constraint that leaves room for the focused field above the buttons.
    private var fieldRoom: NSLayoutConstraint?

    private var textInputs: [any FormControl] { fieldViews.compactMap(\.textInput) }

    override func setUp() {
        super.setUp()
        fieldStackView.axis = .vertical
        fieldStackView.spacing = 16
        contentStackView.addArrangedSubview(fieldStackView)
    }

    // MARK: Fields

    private func showFields(_ fields: [FormField]) {
        let old = Dictionary(uniqueKeysWithValues: fieldViews.map { ($0.field.id, $0) })
        var ids: Set<FormField.ID> = []
        fieldViews = fields.compactMap { field in
            guard ids.insert(field.id).inserted else {
                PostMisuse.report("The form has several fields with the identifier “\(field.id)”.")
                return nil
            }
            guard let view = old[field.id], view.field.kind.hasSameControl(as: field.kind) else {
                return makeFieldView(field)
            }
            view.field = field
            return view
        }
        for view in fieldViews { view.isLocked = submission.isRunning }
        let shown = Set(fieldViews)
        for view in old.values where !shown.contains(view) { view.removeFromSuperview() }
        for view in fieldViews { fieldStackView.addArrangedSubview(view) }
        fieldStackView.isHidden = fieldViews.isEmpty
        checked.formIntersection(ids)
        updateKeyboards()
        lookDidChange()
        updateErrors()
    }

    private func makeFieldView(_ field: FormField) -> FormFieldView {
        let view = FormFieldView(field)
        view.valueDidChange = { [weak self] in self?.valuesDidChange() }
        view.editingDidChange = { [weak self, weak view] in
            if let self, let view { editingDidChange(in: view) }
        }
        view.sizeDidChange = { [weak self, weak view] in
            if let self, let view, view.control.isFirstResponder { reveal(view) }
        }
        view.didReturn = { [weak self, weak view] in
            if let self, let view { focusInput(after: view) }
        }
        return view
    }

    private func updateKeyboards() {
        let last = textInputs.last
        let hasPassword = fieldViews.contains { if case .password = $0.field.kind { true } else { false } }
        for view in fieldViews {
            guard let textField = view.control as? UITextField else { continue }
            // Next to a password, the address is the user name with which the system stores and fills it in.
            if view.field.kind == .email { textField.textContentType = hasPassword ? .username : .emailAddress }
            let key = textField === last ? UIReturnKeyType.go : .next
            guard textField.returnKeyType != key else { continue }
            textField.returnKeyType = key
            if textField.isFirstResponder { textField.reloadInputViews() }
        }
    }

    override func lookDidChange() {
        for view in fieldViews {
            view.colors = (titleLabel.textColor ?? .label, actionsView.backgroundFills)
            view.typeface = style.theme.bodyTypeface
        }
    }

    private func valuesDidChange() {
        updateErrors()
        updateSubmitButton()
    }

    private func editingDidChange(in view: FormFieldView) {
        // A field that an update has removed has no value.
        guard fieldViews.contains(view) else { return }
        if view.control.isFirstResponder {
            revealFocusedField()
        } else if enclosingPost?.reason == nil, values.isFilled(view.field.id) {
            checked.insert(view.field.id)
            updateErrors()
        }
    }

    private func focusInput(after view: FormFieldView) {
        let inputs = textInputs
        let index = inputs.firstIndex { $0 === view.control } ?? inputs.endIndex
        if index + 1 < inputs.endIndex {
            inputs[index + 1].becomeFirstResponder()
        } else {
            actionsView.choose(Submission.submitID)
        }
    }

    // MARK: Validation

    /// Shows the errors of the checked fields, and has new ones announced.
    private func updateErrors() {
        let values = values
        var hasChanged = false
        for view in fieldViews {
            let error = checked.contains(view.field.id) ? view.field.error(in: values, postStrings) : nil
            guard error != view.error else { continue }
            view.error = error
            hasChanged = true
        }
        if hasChanged { enclosingPost?.contentDidChange() }
    }

    /// Shows all errors, and focuses the first invalid field.
    ///
    /// - Returns: The values; nil if one is invalid.
    private func validate() -> FormValues? {
        checked = Set(fieldViews.map(\.field.id))
        updateErrors()
        guard let invalid = fieldViews.first(where: { $0.error != nil }) else { return values }
        invalid.textInput?.becomeFirstResponder()
        reveal(invalid)
        UIAccessibility.post(notification: .layoutChanged, argument: invalid.control)
        return nil
    }

    // MARK: Actions

    /// Replaces the closures with which the form is submitted, and the rules of its fields.
    func updateHandlers(of form: FormMessage) {
        self.form?.handler = form.handler
        self.form?.onAnswer = form.onAnswer
        for view in fieldViews {
            guard let field = form.fields.first(where: { $0.id == view.field.id }) else { continue }
            view.field.validate = field.validate
        }
        valuesDidChange()
        updateHandlers(with: makeActions(), onAnswer: makeAnswerHandler())
    }

    private func makeAnswerHandler() -> @MainActor (PostAction) -> Void {
        { [weak self, onAnswer = form?.onAnswer] action in
            if action.id == Submission.submitID, let values = self?.submission.answer { onAnswer?(values) }
        }
    }

    private func makeActions() -> [PostAction] {
        guard let form else { return [] }
        return submission.actions(
            submit: form.submit, cancel: form.cancel, isEnabled: !form.disablesSubmitWhileInvalid || isValid,
            handler: form.handler
        ) { [weak self] in self?.validate() }
    }

    private var isValid: Bool {
        let values = values
        return fieldViews.allSatisfy { $0.field.error(in: values, postStrings) == nil }
    }

    /// Enables or disables the button that submits the form.
    private func updateSubmitButton() {
        guard form?.disablesSubmitWhileInvalid == true,
            actionsView.actions.first?.isEnabled != isValid
        else { return }
        actionsView.actions[0].isEnabled.toggle()
    }

    // MARK: Scrolling

    private func revealFocusedField() {
        if let focused = fieldViews.first(where: { $0.control.isFirstResponder }) { reveal(focused) }
    }

    /// Leaves room for a field above the buttons, and scrolls it into sight.
    private func reveal(_ view: FormFieldView) {
        fieldRoom?.isActive = false
        if let room = view.enclosingScrollViews.first {
            fieldRoom = room.heightAnchor.constraint(greaterThanOrEqualTo: view.heightAnchor)
            fieldRoom?.priority = .postLeastTextHeight
            fieldRoom?.isActive = true
        }
        view.reveal()
    }
}
