#if SWIFT_PACKAGE
    import MessageStackView
#endif
import UIKit

/// A card with an icon, a title, a text, a row of symbols to choose from, a text field for a comment, and buttons.
///
/// If the post has too little room, the texts scroll, and the symbols, the text field and the buttons stay.
final class RatingMessageView: QuestionView {
    // MARK: - Public

    /// The row of symbols, which sends `.valueChanged` when the user changes the choice.
    var ratingControl: UIControl { control }

    /// The chosen number of symbols; 0 before a choice.
    var value: Int { control.value }

    /// The label of the chosen step's name, in the text style `.footnote`; hidden if no step has a name.
    let nameLabel = UILabel()

    /// Shows a rating, and hides the views for its missing parts. If the user has made a choice, it stays, clamped to the
    /// number of symbols, and so does a comment in a field with the same identifier and kind.
    func set(rating: RatingMessage) {
        control.count = rating.clampedCount
        if !hasChosen { control.value = rating.clampedValue }
        control.symbol = rating.symbol
        control.names = rating.names
        control.accessibilityLabel = [rating.title, rating.text].compactMap(\.self).first { !$0.isEmpty }
        showName()
        showComment(rating.comment)
        show(title: rating.title, subtitle: rating.text, icon: rating.icon, actions: actions(of: rating))
        actionsView.willEndPost = answerHandler(of: rating)
    }

    // MARK: - QuestionView

    override func lookDidChange() {
        nameLabel.font = PostFont.preferred(.footnote).with(style.theme.bodyTypeface).font(in: traitCollection)
        nameLabel.textColor = titleLabel.textColor
        control.outlineColor = subtitleLabel.textColor
        commentView?.colors = (titleLabel.textColor ?? .label, actionsView.backgroundFills)
        commentView?.typeface = style.theme.bodyTypeface
    }

    // MARK: - UIView

    /// Changes the choice for the arrow keys and the digits, unless they belong to the comment, and handles other keys as an
    /// alert does.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !leavesToTextInput(presses), presses.contains(where: { $0.key.map(choose) ?? false }) { return }
        super.pressesBegan(presses, with: event)
    }

    // MARK: - Internal

    /// The text field for a comment, hidden before a choice; nil without one.
    private(set) var commentView: FormFieldView?

    // MARK: - Private

    private typealias Submission = PostSubmission<RatingMessage.Rating>

    private let control = RatingControl()
    private var hasChosen = false
    private lazy var submission = Submission { [weak self] isRunning in
        self?.control.isEnabled = !isRunning
        self?.commentView?.isLocked = isRunning
    }

    private var answer: RatingMessage.Rating {
        let comment = commentView.map { values(of: $0)[$0.field.id] }
        return RatingMessage.Rating(value: control.value, comment: comment.flatMap { $0.isEmpty ? nil : $0 })
    }

    override func setUp() {
        super.setUp()
        column?.centersTexts = true
        nameLabel.font = .preferredFont(forTextStyle: .footnote)
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.numberOfLines = 0
        nameLabel.textColor = titleLabel.textColor
        // The value of the control includes the name.
        nameLabel.accessibilityElementsHidden = true
        control.outlineColor = subtitleLabel.textColor
        control.addAction(UIAction { [weak self] _ in self?.choiceDidChange() }, for: .valueChanged)

        let stackView = UIStackView(arrangedSubviews: [control, nameLabel])
        stackView.axis = .vertical
        stackView.spacing = 4
        column?.fixedStackView.addArrangedSubview(stackView)
        column?.fixedStackView.isHidden = false
        column?.didArrange = { [weak self] in self?.align() }
        align()
    }

    /// Aligns the symbols and the name for the place of the post.
    private func align() {
        let isCentered = column?.isInMiddle ?? true
        control.isCentered = isCentered
        nameLabel.textAlignment = isCentered ? .center : .natural
    }

    /// Replaces the closures with which the rating is submitted.
    func updateHandlers(of rating: RatingMessage) {
        if commentView?.field.id == rating.comment?.id {
            commentView?.field.validate = rating.comment?.validate
            updateError()
        }
        updateHandlers(with: actions(of: rating), onAnswer: answerHandler(of: rating))
    }

    private func answerHandler(of rating: RatingMessage) -> @MainActor (PostAction) -> Void {
        { [weak self, onAnswer = rating.onAnswer] action in
            if action.id == Submission.submitID, let answer = self?.submission.answer { onAnswer?(answer) }
        }
    }

    private func actions(of rating: RatingMessage) -> [PostAction] {
        submission.actions(
            submit: rating.submit, cancel: rating.cancel, isEnabled: control.value > 0, handler: rating.handler
        ) { [weak self] in
            guard let self, checkComment() else { return nil }
            return answer
        }
    }

    // MARK: Choice

    private func choiceDidChange() {
        hasChosen = control.value > 0
        showName()
        if let commentView, commentView.isHidden == hasChosen {
            commentView.isHidden = !hasChosen
            enclosingPost?.contentDidChange()
        }
        for index in actionsView.actions.indices where actionsView.actions[index].id == Submission.submitID {
            if actionsView.actions[index].isEnabled != hasChosen { actionsView.actions[index].isEnabled = hasChosen }
        }
    }

    /// Shows the name of the choice. If any step has a name, the label keeps the room of a line.
    private func showName() {
        let hasNames = control.names.prefix(control.count).contains { !$0.isEmpty }
        let height = nameLabel.isHidden ? 0 : nameHeight
        nameLabel.show(hasNames ? control.name ?? " " : nil)
        if hasNames, height > 0, nameHeight != height { enclosingPost?.contentSizeDidChange() }
    }

    private var nameHeight: CGFloat {
        nameLabel.sizeThatFits(CGSize(width: nameLabel.bounds.width, height: 1_000_000)).height
    }

    // MARK: Comment

    private func showComment(_ field: FormField?) {
        if let field, let commentView, commentView.field.id == field.id, commentView.field.kind == field.kind {
            commentView.field = field
            updateError()
        } else {
            commentView?.removeFromSuperview()
            commentView = field.map(makeCommentView)
        }
        commentView?.isHidden = control.value == 0
    }

    private func makeCommentView(_ field: FormField) -> FormFieldView {
        let view = FormFieldView(field)
        view.isLocked = submission.isRunning
        view.colors = (titleLabel.textColor ?? .label, actionsView.backgroundFills)
        view.typeface = style.theme.bodyTypeface
        (view.control as? UITextField)?.returnKeyType = .done
        view.valueDidChange = { [weak self] in self?.updateError() }
        view.editingDidChange = { [weak view] in
            if let view, view.control.isFirstResponder { view.reveal() }
        }
        view.didReturn = { [weak view] in view?.control.resignFirstResponder() }
        column?.fixedStackView.addArrangedSubview(view)
        return view
    }

    /// Shows the error of the comment, if there is one, and focuses the text field.
    ///
    /// - Returns: A Boolean value that indicates whether the comment is valid.
    private func checkComment() -> Bool {
        guard let commentView else { return true }
        showError(of: commentView)
        guard commentView.error != nil else { return true }
        commentView.textInput?.becomeFirstResponder()
        return false
    }

    /// Replaces a shown error after a change of the comment or its rules.
    private func updateError() {
        if let commentView, commentView.error != nil { showError(of: commentView) }
    }

    private func showError(of view: FormFieldView) {
        let error = view.field.error(in: values(of: view), postStrings)
        guard error != view.error else { return }
        view.error = error
        enclosingPost?.contentDidChange()
    }

    private func values(of view: FormFieldView) -> FormValues {
        FormValues(entered: [(view.field, view.control.value)])
    }

    // MARK: Keys

    /// Changes the choice for a key.
    ///
    /// - Returns: A Boolean value that indicates whether the key has this meaning.
    private func choose(for key: UIKey) -> Bool {
        guard control.isEnabled, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else {
            return false
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key.keyCode {
        case .keyboardUpArrow: control.step(by: 1)
        case .keyboardDownArrow: control.step(by: -1)
        case .keyboardRightArrow: control.step(by: isRightToLeft ? -1 : 1)
        case .keyboardLeftArrow: control.step(by: isRightToLeft ? 1 : -1)
        default:
            guard let step = Int(key.characters), (1...control.count).contains(step), step < 10 else { return false }
            control.choose(step)
        }
        return true
    }
}
