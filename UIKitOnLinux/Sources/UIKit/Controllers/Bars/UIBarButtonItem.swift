/// A button of a navigation bar.
///
/// https://developer.apple.com/documentation/uikit/uibarbuttonitem
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        /// Filled with the tint colour.
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
    /// Stands in the bar in place of a button, as large as it wants to be, without a platter.
    open var customView: UIView? {
        didSet { if customView !== oldValue { onChange() } }
    }
    /// Whether the bar leaves it out.
    @available(iOS 16.0, *)
    open var isHidden: Bool {
        get { storedIsHidden }
        set { storedIsHidden = newValue }
    }
    private(set) var storedIsHidden = false {
        didSet { if storedIsHidden != oldValue { onChange() } }
    }
    /// What a press does.
    open var primaryAction: UIAction? {
        didSet { onChange() }
    }

    /// The name of the symbol that stands for a system item, alone in a circle.
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

    /// Title and image are the action's unless they are given.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init(title: title, image: image, symbol: nil, action: primaryAction)
    }

    public convenience init(customView: UIView) {
        self.init(title: nil, image: nil, symbol: nil, action: nil)
        self.customView = customView
    }

    /// iOS 26 draws some of the system's items as symbols.
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

    /// What stands for it in a bar.
    func makeView() -> UIView { customView ?? BarButton(item: self) }

    func press() {
        primaryAction?.perform(for: self)
    }
}

extension UIBarButtonItem.SystemItem {
    /// For VoiceOver.
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
