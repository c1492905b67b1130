public import UIKit

/// A view that shows the actions of a post as buttons and, above them, the last error that a handler threw.
///
/// The ready-made posts contain such a view, and your own views can too. The buttons are in a row if they fit next to each other
/// with each title on one line, and otherwise in a column. A tap on a button runs its action as ``PostAction`` describes, and ends
/// the post that contains this view. Outside a post, a tap only runs the handler of the action.
///
/// ```swift
/// let actionsView = PostActionsView()
/// actionsView.actions = [.cancel("Later"), PostAction("Install", isPreferred: true) { install() }]
/// ```
public final class PostActionsView: UIView {
    // MARK: - Lifecycle

    /// Creates a view without actions, which is hidden.
    ///
    /// - Parameter frame: The frame in the coordinates of the superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a view without actions from an archive, such as a nib.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Public

    /// The actions, which the view shows as buttons. The default is an empty array, with which the view is hidden. An action with
    /// the role `.cancel` and an empty title gets the title `PostStrings.cancel`.
    public var actions: [PostAction] {
        get { currentActions }
        set {
            currentActions = newValue.titled(with: postStrings)
            actionsDidChange()
        }
    }

    /// A Boolean value that indicates whether the buttons of a row have equal widths and fill the view. The default is false: the
    /// buttons are as wide as their titles require, and at the trailing side.
    ///
    /// The buttons of a column always fill the width. The button of the only action with the role `.default` is emphasized if this
    /// property is true and no action has `PostAction.isPreferred`.
    public var fillsWidth = false {
        didSet {
            arrange()
            updateButtons()
        }
    }

    /// A Boolean value that indicates whether the buttons look small, for use next to small texts. The default is false. If it is
    /// true, the titles have a font of 15 points at the default text size, and the visible shape of each button begins 5 points
    /// below the top of the button and ends 5 points above the bottom. The whole button still responds to touches.
    public var hasSmallTitles = false {
        didSet { updateButtons() }
    }

    /// The color of the error text and of the titles of buttons that aren't emphasized. The default is `.label`. The title of
    /// a destructive action is red.
    public var textColor = UIColor.label {
        didSet { updateButtons() }
    }

    /// A closure that is called with the chosen action just before that action ends the post. If the action has a handler, the
    /// closure is called after the handler has returned. If another post replaces this post while the handler runs, the closure is
    /// called at that time. The default is nil.
    ///
    /// Alerts, pop-ups, forms and ratings set this property on their own `PostActionsView` to report the answer, so don't replace
    /// it there.
    public var willEndPost: (@MainActor (PostAction) -> Void)?

    /// Chooses an action, as a tap on its button does.
    ///
    /// The method has no effect and returns false if no action has the identifier, if the action is disabled, or if the post is
    /// ending (`Post.reason` isn't nil). While the handler of an action runs, only another action with the role `.cancel` can be
    /// chosen. If the post leaves only to make room for another one and will return, its actions can be chosen.
    ///
    /// - Parameter id: The identifier of the action. If several actions have it, the first one is chosen.
    /// - Returns: A Boolean value that indicates whether the action was chosen.
    @discardableResult
    public func choose(_ id: PostAction.ID) -> Bool {
        actions.first { $0.id == id }.map(choose) ?? false
    }

    /// Chooses the preferred action for the Return key of a hardware keyboard, and the cancel action for the Escape key.
    ///
    /// Call this method in `pressesBegan(_:with:)` of your own view that contains the `PostActionsView`. If the method returns
    /// false, call the implementation of `super`. The method returns false for the Return key while the user edits a text, and
    /// for the Escape key while an input method composes characters.
    ///
    /// - Parameter presses: The presses that UIKit reports.
    /// - Returns: A Boolean value that indicates whether an action was chosen.
    public func choose(for presses: Set<UIPress>) -> Bool {
        !leavesToTextInput(presses)
            && presses.contains { press in
                switch press.key?.keyCode {
                case .keyboardReturnOrEnter?, .keypadEnter?: actions.preferred.map(choose) ?? false
                case .keyboardEscape?: actions.cancel.map(choose) ?? false
                default: false
                }
            }
    }

    // MARK: - Internal

    /// The least height of a button in points; 44 by default.
    var buttonHeight = HitTarget.side {
        didSet { if buttonHeight != oldValue { updateButtons() } }
    }

    /// A Boolean value that indicates whether the view is next to texts, and therefore only as wide as its buttons.
    var isInline = false {
        didSet { spacer.isHidden = !hasSpacer }
    }

    /// A Boolean value that indicates whether the buttons aren't shown, but still offered to assistive technologies, as those of
    /// a compact pill; false by default.
    var isCollapsed = false {
        didSet {
            guard isCollapsed != oldValue else { return }
            updateVisibility()
            arrange()
        }
    }

    /// The task of the running handler; nil if none is running.
    package var handlerTask: Task<Void, Never>? { running?.task }

    /// A Boolean value that indicates whether the error of a handler is shown.
    var showsError: Bool { !errorView.isHidden }

    /// Replaces the closures of the actions with those of others that have the same identifiers. An error stays shown.
    func updateHandlers(with others: [PostAction]) {
        currentActions.updateHandlers(with: others)
    }

    /// A closure that is called when the actions have changed, and when an error is shown or hidden.
    var contentDidChange: (@MainActor () -> Void)?

    /// Applies the font of a theme, and the fills on which the titles have to be legible.
    func apply(_ theme: PostTheme, over backgroundFills: [PostFill]) {
        face = theme.bodyTypeface
        self.backgroundFills = backgroundFills
        updateButtons()
    }

    /// The fills behind the view; none if they are unknown.
    package private(set) var backgroundFills: [PostFill] = []

    /// The width in points above which a row of buttons becomes a column, also if there is room for it; infinite by default. In a post
    /// that is as wide as its content, the room would depend on the present arrangement.
    var greatestRowWidth = CGFloat.infinity {
        didSet { if greatestRowWidth != oldValue { setNeedsLayout() } }
    }

    /// The width in points of all buttons in one row.
    var rowWidth: CGFloat {
        let widths = buttons.map(\.naturalWidth)
        let gaps = Self.spacing * CGFloat(max(0, widths.count - 1))
        return gaps + (fillsWidth ? (widths.max() ?? 0) * CGFloat(widths.count) : widths.reduce(0, +))
    }

    /// The buttons in the order of `actions`.
    private(set) var buttons: [PostActionButton] = []

    // MARK: - UIView

    /// Arranges the buttons in a row if they fit, and otherwise in a column.
    public override func layoutSubviews() {
        // A difference of less than a point is a rounding error.
        if bounds.width > 0 { isColumn = rowWidth > min(bounds.width, greatestRowWidth) + 1 }
        super.layoutSubviews()
    }

    // MARK: - Private

    /// The distance between buttons in points, as Apple's Human Interface Guidelines recommend.
    private static let spacing: CGFloat = 12

    private var currentActions: [PostAction] = []
    /// The typeface of the buttons; nil for that of the system.
    private var face: PostTheme.Typeface?
    private let stackView = UIStackView()
    private let errorView = PostErrorView()
    private let buttonStackView = UIStackView()
    /// The space before the buttons of a row.
    private let spacer = UIView()
    private var isColumn = false {
        didSet { if isColumn != oldValue { arrange() } }
    }
    /// The running handler; nil if none is running, or if its action was removed from `actions`.
    private var running: Run? {
        didSet {
            oldValue?.post?.setChoice(nil)
            guard let running, running.action.endsPost else { return }
            running.post?.setChoice(
                PostChoice(id: running.id) { [weak self] in self?.willEndPost?(running.action) })
        }
    }

    /// One run of an action's handler.
    private final class Run {
        let action: PostAction
        /// The post that contains the view.
        private(set) weak var post: Post?
        var task: Task<Void, Never>?

        init(of action: PostAction, in post: Post?) {
            self.action = action
            self.post = post
        }

        /// The identifier of the action.
        var id: PostAction.ID { action.id }
    }

    private var hasSpacer: Bool { !isColumn && !fillsWidth && !isInline }

    private func setUp() {
        isHidden = true
        spacer.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        buttonStackView.spacing = Self.spacing
        stackView.axis = .vertical
        stackView.spacing = 8
        stackView.addArrangedSubview(errorView)
        stackView.addArrangedSubview(buttonStackView)
        addFilling(stackView)
        adaptToTraits { view, _ in view.setNeedsLayout() }
    }

    private func actionsDidChange() {
        let old = buttons
        buttons = actions.enumerated().map { index, action in
            guard old.indices.contains(index), old[index].action.id == action.id else {
                return PostActionButton(action) { [weak self] in self?.chooseAction(of: $0) }
            }
            old[index].action = action
            return old[index]
        }
        for button in old where !buttons.contains(button) { button.removeFromSuperview() }
        if let running, !actions.contains(where: { $0.id == running.id }) { self.running = nil }
        updateVisibility()
        show(nil)
        arrange()
        updateButtons()
        contentDidChange?()
        enclosingSlot?.post?.controlsDidChange()
    }

    private func updateVisibility() {
        isHidden = actions.isEmpty || isCollapsed
    }

    /// Arranges the buttons in a row or a column.
    private func arrange() {
        let views = [spacer] + (isCollapsed ? [] : actions.indices(inColumn: isColumn).map { buttons[$0] })
        if isCollapsed { for button in buttons { button.removeFromSuperview() } }
        if buttonStackView.arrangedSubviews != views {
            for view in views { buttonStackView.addArrangedSubview(view) }
        }
        buttonStackView.setCustomSpacing(0, after: spacer)
        buttonStackView.axis = isColumn ? .vertical : .horizontal
        buttonStackView.distribution = fillsWidth && !isColumn ? .fillEqually : .fill
        spacer.isHidden = !hasSpacer
        setNeedsLayout()
    }

    private func updateButtons() {
        let preferred = fillsWidth ? actions.preferred : actions.first(where: \.isPreferred)
        for button in buttons {
            let action = button.action
            button.isProminent = action == preferred
            button.textColor = textColor
            button.backgroundFills = backgroundFills
            button.isSmall = hasSmallTitles
            button.height = buttonHeight
            button.face = face
            button.isRunning = running?.id == action.id
            button.isEnabled = canChoose(action)
        }
        errorView.textColor = textColor
        errorView.typeface = face
    }

    // MARK: Running

    /// Returns a Boolean value that indicates whether the action is enabled and, while a handler runs, another action with the
    /// role `.cancel`.
    private func canChoose(_ action: PostAction) -> Bool {
        guard action.isEnabled else { return false }
        guard let running else { return true }
        return action.role == .cancel && action.id != running.id
    }

    private func chooseAction(of button: PostActionButton) {
        if let index = buttons.firstIndex(of: button) { choose(actions[index]) }
    }

    @discardableResult
    private func choose(_ action: PostAction) -> Bool {
        let post = enclosingPost
        guard post?.reason == nil, canChoose(action) else { return false }
        guard action.shouldRun?() ?? true else { return false }
        running?.task?.cancel()
        running = nil
        show(nil)
        if let handler = action.handler {
            run(handler, of: action, holding: post)
        } else {
            updateButtons()
            end(post, with: action)
        }
        return true
    }

    /// Runs a handler, during which the post doesn't time out.
    private func run(
        _ handler: @escaping @MainActor @Sendable () async throws -> Void, of action: PostAction, holding post: Post?
    ) {
        let hold = post?.hold()
        let run = Run(of: action, in: post)
        let task = Task { [weak self] in
            var failure: (any Error)?
            do { try await handler() } catch { failure = error }
            hold?.release()
            self?.didEnd(run, of: action, in: post, failure)
        }
        run.task = task
        running = run
        if action.isCanceledWithPost {
            post?.whenEndIsDecided { [weak post] in
                if post?.decidedReason != .action(id: action.id) { task.cancel() }
            }
        }
        updateButtons()
    }

    private func didEnd(_ run: Run, of action: PostAction, in post: Post?, _ failure: (any Error)?) {
        // Another choice has canceled the task, or an update has removed the action.
        guard running === run, !Task.isCancelled else { return }
        running = nil
        updateButtons()
        enclosingSlot?.post?.controlsDidChange()
        // A post that ends for another reason has no answer.
        guard post?.reason == nil else { return }
        guard let failure else { return end(post, with: action) }
        if !PostedError(failure).isCancellation { show(failure.localizedDescription) }
    }

    private func end(_ post: Post?, with action: PostAction) {
        guard action.endsPost else { return }
        willEndPost?(action)
        post?.remove(reason: .action(id: action.id))
    }

    /// Shows the text of an error, and announces it; nil hides the previous one. A text that the post shows already, for example as
    /// the subtitle of the message that offers to try again, is only announced.
    private func show(_ error: String?) {
        if let error, enclosingSlot?.content?.shows(error) == true {
            enclosingSlot?.post?.announce(error)
            return
        }
        guard errorView.text != error else { return }
        errorView.text = error
        contentDidChange?()
        enclosingSlot?.post?.contentDidChange()
    }
}

extension UIView {
    /// Returns a Boolean value that indicates whether the view is, or contains, a visible label with a text.
    fileprivate func shows(_ text: String) -> Bool {
        !isHidden && ((self as? UILabel)?.text == text || subviews.contains { $0.shows(text) })
    }
}

// MARK: - PostAnswering

extension PostActionsView: PostAnswering {
    /// A Boolean value that indicates whether a handler is running.
    var isAnswering: Bool { running != nil }

    var collapsedAnswers: [UIView] { isCollapsed ? buttons : [] }
}
