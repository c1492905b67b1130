import UIKit

/// A card with an icon, a title, a text, a row of symbols to choose from, and buttons.
///
/// If the post has too little room, the texts scroll, and the symbols and the buttons stay.
open class RatingMessageView: AlertMessageView {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Public

    /// The row of symbols, which sends `.valueChanged` when the user changes the choice.
    public var ratingControl: UIControl { control }

    /// The chosen number of symbols; 0 before a choice.
    public var value: Int { control.value }

    /// The label of the chosen step's name, in the text style `.footnote`; hidden if no step has a name.
    public let nameLabel = UILabel()

    /// Shows a rating, and hides the views for its missing parts. If the user has made a choice, it stays, clamped to the
    /// number of symbols.
    open func set(rating: RatingMessage) {
        control.count = rating.clampedCount
        if !hasChosen { control.value = rating.clampedValue }
        control.symbol = rating.symbol
        control.names = rating.names
        control.accessibilityLabel = [rating.title, rating.text].compactMap(\.self).first { !$0.isEmpty }
        showName()
        let (onAnswer, submission) = (rating.onAnswer, submission)
        show(title: rating.title, text: rating.text, icon: rating.icon, actions(of: rating)) { action in
            if action.id == ActionID.submit, let answer = submission.rating { onAnswer?(answer) }
        }
    }

    // MARK: - PostContentView

    open override func apply(_ style: PostStyle) {
        super.apply(style)
        nameLabel.textColor = titleLabel.textColor
        control.outlineColor = textLabel.textColor
    }

    // MARK: - UIView

    /// Changes the choice for the arrow keys and the digits, and handles other keys as an alert does.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key.map(choose) ?? false }) { return }
        super.pressesBegan(presses, with: event)
    }

    // MARK: - Internal

    override func align() {
        super.align()
        control.isCentered = isCentered
        nameLabel.textAlignment = isCentered ? .center : .natural
    }

    // MARK: - Private

    private enum ActionID {
        static let submit = "submit"
        static let cancel = "cancel"
    }

    /// The answer that is submitted; nil before the first attempt.
    private final class Submission {
        var rating: RatingMessage.Rating?
    }

    private let control = RatingControl()
    private let submission = Submission()
    private var hasChosen = false

    private func setUp() {
        nameLabel.font = .preferredFont(forTextStyle: .footnote)
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.numberOfLines = 0
        nameLabel.textColor = titleLabel.textColor
        // The value of the control includes the name.
        nameLabel.accessibilityElementsHidden = true
        control.outlineColor = textLabel.textColor
        control.addAction(UIAction { [weak self] _ in self?.choiceDidChange() }, for: .valueChanged)

        let column = UIStackView(arrangedSubviews: [control, nameLabel])
        column.axis = .vertical
        column.spacing = 4
        outerStackView.insertArrangedSubview(column, at: 1)
        align()
    }

    private func actions(of rating: RatingMessage) -> [PostAction] {
        let title = rating.submit.isEmpty ? PostStrings.current.ok : rating.submit
        var submit = PostAction(title, id: ActionID.submit, isPreferred: true)
        submit.isEnabled = control.value > 0
        submit.willRun = { [control, submission] in submission.rating = RatingMessage.Rating(value: control.value) }
        if let handler = rating.handler {
            submit.handler = { [control, submission] in
                guard let answer = submission.rating else { return }
                control.isEnabled = false
                defer { control.isEnabled = true }
                try await handler(answer)
            }
        }
        let cancel = rating.cancel ?? PostStrings.current.cancel
        return cancel.isEmpty ? [submit] : [submit, .cancel(cancel, id: ActionID.cancel)]
    }

    // MARK: Choice

    private func choiceDidChange() {
        hasChosen = control.value > 0
        showName()
        for index in actionsView.actions.indices where actionsView.actions[index].id == ActionID.submit {
            if actionsView.actions[index].isEnabled != hasChosen { actionsView.actions[index].isEnabled = hasChosen }
        }
    }

    /// Shows the name of the choice. If any step has a name, the label keeps the room of a line.
    private func showName() {
        let hasNames = control.names.prefix(control.count).contains { !$0.isEmpty }
        let height = nameLabel.isHidden ? 0 : nameHeight
        nameLabel.show(hasNames ? control.name ?? " " : nil)
        if hasNames, height > 0, nameHeight != height { enclosingSlot?.post?.contentSizeDidChange() }
    }

    private var nameHeight: CGFloat {
        nameLabel.sizeThatFits(CGSize(width: nameLabel.bounds.width, height: CGSize.unlimited.height)).height
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
