/// A control with segments side by side, one of which can be selected.
///
/// Appearance and widths were measured on iOS 26.1. `.valueChanged` is sent when a touch ends on another segment.
/// https://developer.apple.com/documentation/uikit/uisegmentedcontrol
open class UISegmentedControl: UIControl {
    /// The index that represents no segment.
    public class var noSegment: Int { -1 }

    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a segment for each string or image; other items are ignored.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] {
            if let title = item as? String { insertSegment(withTitle: title, at: numberOfSegments, animated: false) }
            if let image = item as? UIImage { insertSegment(with: image, at: numberOfSegments, animated: false) }
        }
        frame.size = intrinsicContentSize
    }

    /// Creates a segment for each action. The action runs when its segment is selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Segments

    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment before the given index, or at the end for larger indexes.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let view = SegmentView()
        view.action = action
        view.title = action.image == nil ? action.title : nil
        view.image = action.image
        insert(view, at: segment, animated: animated)
    }

    /// Inserts a segment before the given index, or at the end for larger indexes.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let view = SegmentView()
        view.title = title
        insert(view, at: segment, animated: animated)
    }

    /// Inserts a segment before the given index, or at the end for larger indexes.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        let view = SegmentView()
        view.image = image
        insert(view, at: segment, animated: animated)
    }

    /// Removes a segment. If it was selected, no segment is selected afterward. Later indexes decrease by one.
    open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment, animated: animated) }

    open func removeAllSegments() {
        for index in segments.indices.reversed() { remove(at: index, animated: false) }
    }

    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        guard let view = self.segment(at: segment) else { return }
        view.action = action
        view.title = action.image == nil ? action.title : nil
        view.image = action.image
        contentDidChange()
    }

    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        self.segment(at: segment)?.title = title
        self.segment(at: segment)?.image = nil
        contentDidChange()
    }

    open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }

    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        self.segment(at: segment)?.image = image
        self.segment(at: segment)?.title = nil
        contentDidChange()
    }

    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }

    /// Sets the width of a segment in points. 0, the default, is an equal share.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        self.segment(at: segment)?.fixedWidth = max(0, width.isFinite ? width : 0)
        contentDidChange()
    }

    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.fixedWidth ?? 0 }

    /// Enables or disables a segment. A disabled one can't be selected by touch. The default is enabled.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        self.segment(at: segment)?.isEnabled = enabled
    }

    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(at: segment)?.isEnabled ?? false }

    // MARK: - Selection

    /// The index of the selected segment. The default is `noSegment`, which also replaces invalid indexes. Setting it
    /// sends no events.
    open var selectedSegmentIndex: Int {
        get { storedIndex }
        set {
            storedIndex = segments.indices.contains(newValue) ? newValue : Self.noSegment
            show(storedIndex, animated: false)
        }
    }

    /// A Boolean value that indicates whether a segment is selected only while pressed. The default is false.
    open var isMomentary = false {
        didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
    }

    // MARK: - Appearance

    /// The color of the selection pill. Nil, the default, is white, or a gray in dark appearance.
    open var selectedSegmentTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// A Boolean value that indicates whether segments without a fixed width are sized by their content. The default is
    /// false.
    open var apportionsSegmentWidthsByContent = false {
        didSet { contentDidChange() }
    }

    // MARK: - UIView

    open override var intrinsicContentSize: CGSize { naturalSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    // MARK: - Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let index = index(at: touch.location(in: self))
        guard index.map({ segments[$0].isEnabled }) ?? false else { return false }
        dragsPill = !isMomentary && index == storedIndex
        pressed = dragsPill ? nil : index
        if isMomentary, let index { show(index, animated: false) }
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let index = isTouchInside ? index(at: touch.location(in: self)) : nil
        let enabled = index.flatMap { segments[$0].isEnabled ? $0 : nil }
        if dragsPill {
            if let enabled { show(enabled, animated: true) }
        } else {
            pressed = enabled
            if isMomentary { show(enabled ?? Self.noSegment, animated: false) }
        }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let chosen = dragsPill ? shownIndex : pressed ?? Self.noSegment
        pressed = nil
        if isTouchInside || dragsPill, chosen != Self.noSegment { choose(chosen) }
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        pressed = nil
        show(storedIndex, animated: true)
    }

    // MARK: - Internal

    package override var claimsTaps: Bool { true }

    package override func stateDidChange() {
        super.stateDidChange()
        alpha = isEnabled ? 1 : 0.5
    }

    var segments: [SegmentView] = []
    let pill = UIView()
    var shownIndex = -1
    private var storedIndex = -1
    private var dragsPill = false
    private var pressed: Int? {
        didSet {
            for (index, segment) in segments.enumerated() { segment.isPressed = index == pressed && !isMomentary }
        }
    }

    /// Selects a segment for a touch or VoiceOver, and sends events unless it is selected already.
    func choose(_ index: Int) {
        guard isEnabled, let segment = segment(at: index), segment.isEnabled else { return }
        let hasChanged = index != storedIndex
        storedIndex = index
        show(index, animated: !isMomentary)
        guard hasChanged else { return }
        if let action = segment.action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    private func insert(_ segment: SegmentView, at index: Int, animated: Bool) {
        let index = min(max(0, index), segments.count)
        segment.onActivate = { [weak self, weak segment] in
            guard let self, let index = segments.firstIndex(where: { $0 === segment }) else { return false }
            choose(index)
            return true
        }
        segments.insert(segment, at: index)
        addSubview(segment)
        if storedIndex >= index { storedIndex += 1 }
        segmentsDidChange(animated: animated, fading: segment)
    }

    private func remove(at index: Int, animated: Bool) {
        guard let segment = segment(at: index) else { return }
        segments.remove(at: index)
        segment.removeFromSuperview()
        if storedIndex == index { storedIndex = Self.noSegment } else if storedIndex > index { storedIndex -= 1 }
        segmentsDidChange(animated: animated, fading: nil)
    }

    private func segmentsDidChange(animated: Bool, fading: SegmentView?) {
        for (index, segment) in segments.enumerated() { segment.place = (index, segments.count) }
        show(storedIndex, animated: false)
        contentDidChange()
        guard animated, window != nil else { return }
        UIView.performWithoutAnimation { fading?.alpha = 0 }
        UIView.animate(withDuration: 0.25) {
            fading?.alpha = 1
            self.layoutIfNeeded()
        }
    }
}
