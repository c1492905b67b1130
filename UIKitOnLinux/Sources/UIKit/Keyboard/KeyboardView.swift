/// The system keyboard: a suggestion bar, rows of keys, and the globe key below them.
///
/// The view handles the touches of all keys: a finger can slide from key to key, and types the one from which it is
/// lifted. When a second finger touches down, the key under the first one is typed. The appearance approximates iOS
/// 26's.
final class KeyboardView: UIView {
    var style = KeyboardStyle(nil) {
        didSet { if style != oldValue { styleDidChange(from: oldValue) } }
    }

    private(set) var keyViews: [KeyView] = []
    private(set) var page = KeyboardLayout.Page.letters
    private(set) var shift = ShiftState()
    private let callout = KeyCalloutView()
    private let suggestions = SuggestionBarView()
    private var pressed: [(touch: UITouch, key: KeyView)] = []
    private var repetition: FrameClock.Token?

    init() {
        super.init(frame: .zero)
        isMultipleTouchEnabled = true
        backgroundColor = Self.ground
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        layer.cornerCurve = .continuous
        addSubview(suggestions)
        addSubview(callout)
        callout.isHidden = true
        makeKeys()
    }

    required init?(coder: NSCoder) { nil }

    private static let ground = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.13, green: 0.13, blue: 0.14, alpha: 1)
            : UIColor(red: 0.88, green: 0.885, blue: 0.905, alpha: 1)
    }

    private var isFloating: Bool { bounds.width == KeyboardMetrics.floatingSize.width && metrics.isPad }
    private var layout: KeyboardLayout { KeyboardLayout(style.type, page: page, canDismiss: metrics.isPad) }
    private var metrics: KeyboardMetrics { KeyboardMetrics(UIScreen.inUse.configuration) }

    // MARK: - Keys

    private func styleDidChange(from old: KeyboardStyle) {
        if style.type != old.type { page = KeyboardLayout.firstPage(of: style.type) }
        makeKeys()
    }

    private func makeKeys() {
        for view in keyViews { view.removeFromSuperview() }
        stopRepeating()
        pressed = []
        var keys = layout.rows.joined().map(\.key).filter { $0 != .gap }
        if metrics.footHeight > 50 { keys += [.globe, .dictation] }
        keyViews = keys.map { key in
            let view = KeyView(key)
            view.onActivate = { [weak self] in self?.perform($0) }
            addSubview(view)
            return view
        }
        bringSubviewToFront(callout)
        textDidChange()
        setNeedsLayout()
        // New keys don't grow in the animation of a change of the keyboard's height.
        UIView.performWithoutAnimation { layoutIfNeeded() }
    }

    /// Updates the shift state and the return key after a change of the text or the caret.
    func textDidChange() {
        let responder = Keyboard.shared.responder
        let before = (responder as? any KeyboardClient)?.textBeforeCaret
        let input = responder as? any UIKeyInput
        shift.textDidChange(
            before: before ?? (input?.hasText ?? false ? "x" : ""),
            capitalization: input?.autocapitalizationType ?? .sentences)
        for view in keyViews {
            view.isShifted = page == .letters && shift.isOn
            view.isLocked = shift.isLocked
            guard view.key == .return else { continue }
            view.returnKey = style.returnKey
            view.isEnabled = input.map { !$0.enablesReturnKeyAutomatically || $0.hasText } ?? true
        }
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        // A new keyboard has no size yet.
        guard !bounds.isEmpty else { return }
        let metrics = metrics
        let hasFoot = !isFloating
        layer.cornerRadius = metrics.footHeight > 0 || isFloating ? 24 : 0
        layer.maskedCorners =
            isFloating
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let barHeight = style.hasSuggestions ? metrics.suggestionsHeight : 0
        suggestions.isHidden = !style.hasSuggestions
        suggestions.frame = CGRect(x: 0, y: 0, width: bounds.width, height: barHeight)
        let foot = hasFoot ? metrics.footHeight : 0
        let side: CGFloat = metrics.isPad && !isFloating ? 6 : 3.5
        let top = barHeight > 0 ? barHeight : 6
        let area = CGRect(
            x: side, y: top, width: max(0, bounds.width - 2 * side), height: max(0, bounds.height - top - foot - 2))
        let spacing = CGSize(width: metrics.isPad && !isFloating ? 12 : 6, height: area.height < 180 ? 7 : 11)
        let frames = layout.frames(in: area, spacing: spacing)
        for (view, place) in zip(keyViews, frames) { view.frame = place.frame }
        let y = bounds.height - foot
        for view in keyViews {
            if view.key == .globe { view.frame = CGRect(x: 14, y: y, width: 48, height: 44) }
            if view.key == .dictation { view.frame = CGRect(x: bounds.width - 62, y: y, width: 48, height: 44) }
        }
    }

    // MARK: - Touches

    /// Returns the key at a point, or the nearest one within reach in its row.
    private func keyView(at point: CGPoint) -> KeyView? {
        let near = keyViews.filter { $0.frame.insetBy(dx: -12, dy: -6).contains(point) }
        return near.min {
            abs($0.frame.midX - point.x) - $0.frame.width / 2 < abs($1.frame.midX - point.x) - $1.frame.width / 2
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            // A touch down types the key that another finger still presses.
            for held in pressed where held.key.key.isCharacter { release(held.touch, performs: true) }
            guard let key = keyView(at: touch.location(in: self)), key.isEnabled else { continue }
            pressed.append((touch, key))
            key.isPressed = true
            if key.key == .delete { startRepeating() }
        }
        updateCallout()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let index = pressed.firstIndex(where: { $0.touch === touch }), pressed[index].key.key.isCharacter,
                let key = keyView(at: touch.location(in: self)), key !== pressed[index].key, key.key.isCharacter
            else { continue }
            pressed[index].key.isPressed = false
            pressed[index].key = key
            key.isPressed = true
        }
        updateCallout()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { release(touch, performs: true) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { release(touch, performs: false) }
    }

    private func release(_ touch: UITouch, performs: Bool) {
        guard let index = pressed.firstIndex(where: { $0.touch === touch }) else { return }
        let view = pressed.remove(at: index).key
        view.isPressed = false
        updateCallout()
        if view.key == .delete {
            // The delete key has already deleted on touch down.
            stopRepeating()
        } else if performs {
            let isDouble = touch.tapCount > 1
            perform(view.key, isDouble: isDouble)
        }
    }

    private func updateCallout() {
        let held = pressed.last { if case .character(let text) = $0.key.key { text.count == 1 } else { false } }?.key
        callout.isHidden = held == nil || metrics.isPad || layout.columns < 10
        if let held { callout.show(held.title, above: held.frame) }
    }

    // MARK: - Key actions

    private func perform(_ key: Key, isDouble: Bool = false) {
        let keyboard = Keyboard.shared
        switch key {
        case .character(let text):
            keyboard.type(page == .letters && shift.isOn ? text.uppercased() : text)
            shift.didType()
            if page != .letters, text == "'" { show(.letters) }
        case .space:
            keyboard.type(" ")
            shift.didType()
            if page != .letters { show(.letters) }
        case .shift: shift.press(isDouble: isDouble)
        case .delete: keyboard.deleteBackward()
        case .return: keyboard.pressReturn()
        case .page(let page): show(page)
        case .dismiss: keyboard.dismiss()
        case .globe, .dictation, .gap: break
        }
        textDidChange()
    }

    private func show(_ page: KeyboardLayout.Page) {
        self.page = page
        makeKeys()
    }

    // MARK: - Repeated deletion

    private static let firstInterval: TimeInterval = 0.5
    private static let interval: TimeInterval = 0.1

    private func startRepeating() {
        stopRepeating()
        perform(.delete)
        repeatDelete(after: Self.firstInterval)
    }

    private func repeatDelete(after delay: TimeInterval) {
        repetition = FrameClock.shared.schedule(exactlyAfter: delay) { [weak self] in
            guard let self else { return }
            repetition = nil
            guard window != nil, pressed.contains(where: { $0.key.key == .delete }) else { return }
            perform(.delete)
            repeatDelete(after: Self.interval)
        }
    }

    private func stopRepeating() {
        if let repetition { FrameClock.shared.cancel(repetition) }
        repetition = nil
    }
}
