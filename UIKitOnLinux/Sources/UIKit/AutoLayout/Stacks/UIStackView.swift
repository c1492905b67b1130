/// A view that lays out its arranged subviews in a row or a column.
///
/// https://developer.apple.com/documentation/uikit/uistackview
open class UIStackView: UIView {
    var arrangement = StackArrangement()

    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        decodeValues(from: coder)
        decodeSubviews(from: coder)
        for value in UIStackView.archivedArrangement { value.decode(self, from: coder) }
        for view in Self.views(in: coder, forKey: "UIArrangedSubviews") { addArrangedSubview(view) }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        for value in UIStackView.archivedArrangement { value.encode(self, with: coder) }
        coder.encode(arrangedSubviews as NSArray, forKey: "UIArrangedSubviews")
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: - Arranged views

    /// The arranged views in layout order, which is independent of their order in `subviews`.
    open var arrangedSubviews: [UIView] { arrangement.views }

    /// Adds a view at the end of the arrangement, and as a subview if necessary. It is laid out by constraints
    /// afterward.
    open func addArrangedSubview(_ view: UIView) {
        arrange(view, at: arrangement.views.count)
    }

    /// Removes a view from the arrangement. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        disarrange(view)
    }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrange(view, at: stackIndex)
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        disarrange(subview)
    }

    // MARK: - Layout

    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
    }

    /// The distribution of the arranged views along the axis.
    open var distribution: Distribution = .fill {
        didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
    }

    /// The alignment of the arranged views across the axis.
    open var alignment: Alignment = .fill {
        didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
    }

    /// The spacing between adjacent views, in points; the minimum for `equalSpacing` and `equalCentering`.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
    }

    /// Sets the spacing after a view, which replaces `spacing` until the view is removed from the arrangement.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangement.contains(arrangedSubview) else { return }
        arrangement.customSpacings[ObjectIdentifier(arrangedSubview)] =
            spacing == Self.spacingUseDefault ? nil : spacing
        setNeedsUpdateConstraints()
    }

    /// Returns the custom spacing after a view, or `spacingUseDefault` if it has none.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        arrangement.customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// A Boolean value that indicates whether the views are laid out inside the margins rather than the bounds. The
    /// default is false.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
    }

    /// A Boolean value that indicates whether vertical spacing is measured from the last baseline of a view to the
    /// first baseline of the next, rather than between edges. The default is false.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
    }

    open class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

    /// The system's spacing, 8 points.
    open class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

    // MARK: - Baselines

    /// The first view of a column, or the tallest of a row.
    open override var forFirstBaselineLayout: UIView {
        (axis == .vertical ? visibleArrangedSubviews.first : highestArrangedSubview) ?? self
    }

    /// The last view of a column, or the tallest of a row.
    open override var forLastBaselineLayout: UIView {
        (axis == .vertical ? visibleArrangedSubviews.last : highestArrangedSubview) ?? self
    }

    // MARK: - UIView

    open override func updateConstraints() {
        updateArrangement()
        super.updateConstraints()
    }

    open override class var requiresConstraintBasedLayout: Bool { true }
}
