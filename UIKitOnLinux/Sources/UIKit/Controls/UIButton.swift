/// A control that performs an action when pressed.
///
/// A configuration determines the appearance. Without one, a button has a title and an image per state.
/// https://developer.apple.com/documentation/uikit/uibutton
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        /// A gray X in a circle. It has the label "Close" for assistive technologies, and no action.
        case close = 7
    }

    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        for value in UIButton.archivedContent { value.decode(self, from: coder) }
        contentDidChange()
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        for value in UIButton.archivedContent { value.encode(self, with: coder) }
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        become(buttonType)
        adopt(primaryAction)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        become(.system)
        self.configuration = configuration
        adopt(primaryAction)
    }

    // MARK: - Content

    public private(set) var buttonType = ButtonType.custom
    /// The label of the title. A custom font of the label is kept until a configuration is set.
    open private(set) lazy var titleLabel: UILabel? = contentLabel
    open private(set) lazy var imageView: UIImageView? = contentImageView

    /// The label that displays the subtitle of the configuration; nil if there is no configuration, or if its subtitle
    /// is nil or empty.
    open var subtitleLabel: UILabel? { subtitleView }

    open var configuration: Configuration? {
        didSet { contentDidChange() }
    }

    // MARK: - Menu

    /// The menu, shown by a long press, or at once if `showsMenuAsPrimaryAction` is true. The default is nil.
    open var menu: UIMenu? {
        didSet { isContextMenuInteractionEnabled = menu != nil }
    }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard isEnabled, let menu else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    // MARK: - Updating

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// The handler that runs when state or traits have changed. It may set another configuration. The default is nil.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// A Boolean value that indicates whether the configuration's colors follow the button's state. The default is
    /// true.
    open var automaticallyUpdatesConfiguration = true {
        didSet { updateLook() }
    }

    /// Requests a call of `updateConfiguration()` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Runs the update handler. Subclasses may override it.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        contentDidChange()
    }

    open func title(for state: UIControl.State) -> String? { titles[state] }

    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[state] = color
        contentDidChange()
    }

    open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state] }

    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state] = image
        contentDidChange()
    }

    open func image(for state: UIControl.State) -> UIImage? { images[state] }

    open var currentTitle: String? { titles[state] ?? titles[.normal] ?? configuration?.title }
    open var currentImage: UIImage? { images[state] ?? images[.normal] ?? configuration?.image }

    // MARK: - UIView

    open override var intrinsicContentSize: CGSize { contentSize(width: solvedWidth) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let natural = contentSize(width: nil)
        guard configuration != nil, size.width > 0, size.width < natural.width else { return natural }
        return CGSize(width: size.width, height: contentSize(width: size.width).height)
    }

    package override func layoutWidthDidSolve(_ width: CGFloat) -> Bool {
        guard configuration != nil, width != solvedWidth else { return false }
        let old = intrinsicContentSize
        solvedWidth = width
        return intrinsicContentSize != old
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsUpdateConfiguration {
            needsUpdateConfiguration = false
            updateConfiguration()
        }
        layOutContent()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLook()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentDidChange()
        setNeedsUpdateConfiguration()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateShape()
    }

    // MARK: - Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? true }
        set { accessibilityState.isElement = newValue }
    }

    open override var accessibilityLabel: String? {
        get { accessibilityState.label ?? currentTitle ?? (buttonType == .close ? "Close" : nil) }
        set { accessibilityState.label = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? stateTraits }
        set { accessibilityState.traits = newValue }
    }

    // MARK: - Internal

    let contentLabel = ButtonLabel()
    /// The font that the button has set for its title. A different font was set by the app and is kept.
    var givenTitleFont: UIFont?
    let contentImageView = UIImageView()
    let backgroundView = UIView()
    var subtitleView: UILabel?
    var indicator: UIActivityIndicatorView?
    private var needsUpdateConfiguration = true
    var titles: [UIControl.State: String] = [:]
    var titleColors: [UIControl.State: UIColor] = [:]
    var images: [UIControl.State: UIImage] = [:]

    package override func stateDidChange() {
        super.stateDidChange()
        setNeedsUpdateConfiguration()
        if contentLabel.text != currentTitle || contentImageView.image !== currentImage {
            contentDidChange()
        } else {
            updateLook()
        }
    }

    package override var claimsTaps: Bool { true }

    package override func primaryActionTriggered() {
        sendActions(for: .primaryActionTriggered)
    }

    /// The width by Auto Layout, in which the title wraps.
    private var solvedWidth: CGFloat?

    private var stateTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = .button
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }

    func become(_ type: ButtonType) {
        buttonType = type
        if type == .close { images[.normal] = Self.closeImage }
        contentDidChange()
    }

    private func adopt(_ action: UIAction?) {
        if let action {
            if !action.title.isEmpty { titles[.normal] = action.title }
            if let image = action.image { images[.normal] = image }
            addAction(action, for: .primaryActionTriggered)
        }
        contentDidChange()
    }
}
