/// A message that has to be answered, in the look of iOS 26.
///
/// Both styles look the same there on an iPhone. The presenter stays below and hears nothing; an action dismisses the
/// alert, then runs its handler. https://developer.apple.com/documentation/uikit/uialertcontroller
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    open private(set) var preferredStyle: Style = .alert
    /// In the order of adding, whatever the order on screen.
    open private(set) var actions: [UIAlertAction] = []
    open var message: String? {
        didSet { cardView?.contentDidChange() }
    }
    open override var title: String? {
        didSet { cardView?.contentDidChange() }
    }
    /// One of `actions`, which is filled with the tint colour.
    open var preferredAction: UIAlertAction? {
        didSet { cardView?.contentDidChange() }
    }

    /// In the order of adding; nil for none.
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

    /// An alert has one cancel action; a second one is logged and ignored, where Apple's raises an exception.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
            return logMisuse("\(self) has a cancel action already.")
        }
        actions.append(action)
        action.onChange = { [weak self] in self?.cardView?.contentDidChange() }
        cardView?.contentDidChange()
    }

    /// Adds a field below the texts, which `configurationHandler` sets up; the first one takes the keyboard as the alert
    /// appears. To an action sheet none can be added: the call is logged and ignored, where Apple's raises an exception.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return logMisuse("\(self) is an action sheet, which has no text fields.")
        }
        let field = UITextField()
        field.font = .systemFont(ofSize: 17)
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

    /// Dismisses the alert, then runs the action's handler. Only the first answer counts.
    func answer(with action: UIAlertAction) {
        guard !isAnswered, action.isEnabled else { return }
        isAnswered = true
        ownPresentation?.leave(animated: true) { action.handler?(action) }
    }
}
