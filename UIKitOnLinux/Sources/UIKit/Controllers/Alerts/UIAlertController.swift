/// A controller that shows a message the user must respond to, in the style of iOS 26.
///
/// Both styles look the same on iPhone. The presenter's view stays and the presenter isn't notified. An action
/// dismisses the alert, then runs its handler. https://developer.apple.com/documentation/uikit/uialertcontroller
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    open private(set) var preferredStyle: Style = .alert
    /// The actions in the order in which they were added, independent of their order on screen.
    open private(set) var actions: [UIAlertAction] = []
    open var message: String? {
        didSet { cardView?.contentDidChange() }
    }
    open override var title: String? {
        didSet { cardView?.contentDidChange() }
    }
    /// The action whose button is filled with the tint color. It must be one of `actions`.
    open var preferredAction: UIAlertAction? {
        didSet { cardView?.contentDidChange() }
    }

    /// The text fields in the order in which they were added, or nil if there are none.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    private(set) var fields: [UITextField] = []
    private var isAnswered = false
    private var cardView: AlertCardView? { viewIfLoaded as? AlertCardView }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// Adds an action. Only one cancel action is allowed.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
            fatalError("An alert controller can only have one action with the style cancel.")
        }
        actions.append(action)
        action.onChange = { [weak self] in self?.cardView?.contentDidChange() }
        cardView?.contentDidChange()
    }

    /// Adds a text field below the texts of an alert; an action sheet can't have one. `configurationHandler` configures it,
    /// and the first field becomes first responder when the alert appears.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            fatalError("Text fields can only be added to an alert controller of the style alert.")
        }
        let field = UITextField()
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        configurationHandler?(field)
        fields.append(field)
        cardView?.contentDidChange()
    }

    open override func loadView() {
        view = AlertCardView(controller: self)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isAnswered = false
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        fields.first?.becomeFirstResponder()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        for field in fields { field.resignFirstResponder() }
    }

    /// Dismisses the alert, then runs the action's handler. Later calls have no effect.
    func answer(with action: UIAlertAction) {
        guard !isAnswered, action.isEnabled else { return }
        isAnswered = true
        ownPresentation?.leave(animated: true) { action.handler?(action) }
    }
}
