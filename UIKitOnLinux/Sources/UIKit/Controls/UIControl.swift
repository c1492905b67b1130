/// The base class of controls, which run actions for touch events.
///
/// https://developer.apple.com/documentation/uikit/uicontrol
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control that runs `primaryAction` for its primary event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        for value in UIControl.archivedState { value.decode(self, from: coder) }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        for value in UIControl.archivedState { value.encode(self, with: coder) }
    }

    override var archivedSubviews: [UIView] { [] }

    // MARK: - State

    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateDidChange() } }
    }
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    open private(set) var isTracking = false
    open private(set) var isTouchInside = false

    // MARK: - Content

    /// The horizontal alignment of content that is narrower than the control. The default is centered.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The vertical alignment of content that is shorter than the control. The default is centered.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The value of `contentHorizontalAlignment` with leading and trailing resolved to left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isReversed ? .right : .left
        case .trailing: isReversed ? .left : .right
        case .center, .left, .right, .fill: contentHorizontalAlignment
        }
    }

    // MARK: - Actions

    /// The events for which actions are registered.
    open var allControlEvents: Event {
        registrations.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Adds an action. It replaces an action with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        registrations.append(Registration(action: action, events: controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        for index in registrations.indices where registrations[index].action.identifier == actionIdentifier {
            registrations[index].events.subtract(controlEvents)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    open func sendAction(_ action: UIAction) {
        action.perform(for: self)
    }

    open func sendActions(for controlEvents: Event) {
        for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
            sendAction(registration.action)
        }
    }

    // MARK: - Menu

    /// The interaction that shows the control's menu, or nil if menus are disabled.
    open private(set) var contextMenuInteraction: UIContextMenuInteraction?

    /// A Boolean value that indicates whether a long press can show a menu. The default is false.
    open var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set { setContextMenuEnabled(newValue) }
    }

    /// A Boolean value that indicates whether a touch opens the menu at once instead of sending the control's action.
    /// The default is false.
    open var showsMenuAsPrimaryAction = false {
        didSet { contextMenuInteraction?.isCompact = showsMenuAsPrimaryAction }
    }

    /// Returns the configuration of the menu. The default is nil, for no menu.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { sendActions(for: .menuActionTriggered) }

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    private func setContextMenuEnabled(_ isOn: Bool) {
        guard isOn != isContextMenuInteractionEnabled else { return }
        if let old = contextMenuInteraction {
            contextMenuInteraction = nil
            return removeInteraction(old)
        }
        let interaction = UIContextMenuInteraction(delegate: self)
        interaction.isCompact = showsMenuAsPrimaryAction
        contextMenuInteraction = interaction
        addInteraction(interaction)
    }

    // MARK: - Tracking

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first, beginTracking(touch, with: event) else { return }
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = isNear(touch)
        isHighlighted = isTouchInside
        if isTouchInside != wasInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
        // An action may have removed the control from the screen, which cancels the touch.
        guard isTracking else { return }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
        guard isTracking else { return }
        if !continueTracking(touch, with: event) { stopTracking() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let isInside = isNear(touch)
        isTouchInside = isInside
        endTracking(touch, with: event)
        stopTracking()
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
        if isInside { primaryActionTriggered() }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        stopTracking()
        sendActions(for: .touchCancel)
    }

    /// Controls that respond to taps take precedence over single-tap gestures of their ancestors: buttons, switches,
    /// segmented controls and page controls, as listed in Apple's "Event Handling Guide".
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, claimsTaps, let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self else {
            return true
        }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    // MARK: - Accessibility

    open override func accessibilityActivate() -> Bool {
        // A tap opens the menu instead of sending the actions.
        guard isEnabled, !(showsMenuAsPrimaryAction && isContextMenuInteractionEnabled) else { return false }
        sendActions(for: .touchUpInside)
        primaryActionTriggered()
        return true
    }

    // MARK: - Internal

    /// Whether the control responds to single taps, so that tap gestures of ancestors must not begin.
    package var claimsTaps: Bool { false }

    /// Updates the appearance after a change of the state.
    package func stateDidChange() { setNeedsLayout() }

    /// Called when the control is pressed. A button-like control also sends its primary action.
    package func primaryActionTriggered() {}

    private struct Registration {
        let action: UIAction
        var events: Event
    }

    private var registrations: [Registration] = []

    /// The distance in points around the control within which a touch that started inside still counts as inside.
    private static let slack: CGFloat = 70

    private func isNear(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(touch.location(in: self))
    }

    private func stopTracking() {
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }
}
