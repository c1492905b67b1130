/// An item of a navigation bar, shown as a button or a custom view.
///
/// https://developer.apple.com/documentation/uikit/uibarbuttonitem
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        /// Filled with the tint color.
        case done = 2
    }

    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        case undo = 21
        case redo = 22
        case close = 24
    }

    open var style: Style = .plain {
        didSet { if style != oldValue { onChange() } }
    }
    open var tintColor: UIColor? {
        didSet { onChange() }
    }
    /// The view shown instead of a button, at its preferred size and without a background.
    open var customView: UIView? {
        didSet { if customView !== oldValue { onChange() } }
    }
    /// A Boolean value that indicates whether the item is hidden.
    @available(iOS 16.0, *)
    open var isHidden: Bool {
        get { storedIsHidden }
        set { storedIsHidden = newValue }
    }
    private(set) var storedIsHidden = false {
        didSet { if storedIsHidden != oldValue { onChange() } }
    }
    /// The action performed when the button is pressed.
    open var primaryAction: UIAction? {
        didSet { onChange() }
    }

    /// The name of the symbol of a system item, which is shown in a circle.
    let symbol: String?

    public override init() {
        symbol = nil
        super.init()
    }

    private init(title: String?, image: UIImage?, symbol: String?, action: UIAction?) {
        self.symbol = symbol
        super.init()
        self.title = title ?? (symbol == nil && image == nil ? action?.title : nil)
        self.image = image ?? (symbol == nil ? action?.image : nil)
        primaryAction = action
    }

    /// Creates an item. Title and image default to those of the action.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init(title: title, image: image, symbol: nil, action: primaryAction)
    }

    public convenience init(customView: UIView) {
        self.init(title: nil, image: nil, symbol: nil, action: nil)
        self.customView = customView
    }

    /// Creates a system item. Some of them are symbols, as in iOS 26.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        switch systemItem {
        case .done: self.init(title: nil, image: nil, symbol: "checkmark", action: primaryAction)
        case .cancel, .close: self.init(title: nil, image: nil, symbol: "xmark", action: primaryAction)
        case .add: self.init(title: nil, image: nil, symbol: "plus", action: primaryAction)
        case .edit: self.init(title: "Edit", image: nil, symbol: nil, action: primaryAction)
        case .save: self.init(title: "Save", image: nil, symbol: nil, action: primaryAction)
        case .undo: self.init(title: "Undo", image: nil, symbol: nil, action: primaryAction)
        case .redo: self.init(title: "Redo", image: nil, symbol: nil, action: primaryAction)
        }
        if systemItem == .done || systemItem == .save { style = .done }
        accessibilityName = systemItem.name
    }

    private(set) var accessibilityName: String?

    /// Creates the view that represents the item in a bar.
    func makeView() -> UIView {
        let view = customView ?? BarButton(item: self)
        self.view = view
        return view
    }

    /// The view that represents the item in a bar; nil before it is in one.
    private(set) weak var view: UIView?

    func press() {
        primaryAction?.perform(for: self)
    }
}

extension UIBarButtonItem.SystemItem {
    /// The accessibility label.
    fileprivate var name: String {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .add: "Add"
        case .undo: "Undo"
        case .redo: "Redo"
        case .close: "Close"
        }
    }
}
