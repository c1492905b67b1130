/// Lays out views in a row or a column, by constraints of its own.
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
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: - Arranged views

    /// In the order in which they are laid out; their order among `subviews` is another thing.
    open var arrangedSubviews: [UIView] { arrangement.views }

    /// Lays out `view` after the others, as a subview if it isn't one, and by constraints from now on.
    open func addArrangedSubview(_ view: UIView) {
        arrange(view, at: arrangement.views.count)
    }

    /// Takes a view out of the layout; it stays a subview.
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

    /// How the arranged views share the length along the axis.
    open var distribution: Distribution = .fill {
        didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
    }

    /// Where the arranged views stand across the axis.
    open var alignment: Alignment = .fill {
        didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
    }

    /// Between neighbours, in points; the least distance in `equalSpacing` and `equalCentering`.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
    }

    /// Replaces `spacing` after one view, until that is taken out of the arrangement.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangement.contains(arrangedSubview) else { return }
        arrangement.customSpacings[ObjectIdentifier(arrangedSubview)] =
            spacing == Self.spacingUseDefault ? nil : spacing
        setNeedsUpdateConstraints()
    }

    /// `spacingUseDefault` for a view without a spacing of its own.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        arrangement.customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Whether the views are laid out within the margins rather than the bounds; false by default.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
    }

    /// Whether the vertical spacing is measured from the last baseline of a view to the first of the next rather than
    /// from edge to edge; false by default.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
    }

    open class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

    /// The system's spacing: 8 points.
    open class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

    // MARK: - Baselines

    /// The first view of a column, the highest of a row.
    open override var forFirstBaselineLayout: UIView {
        (axis == .vertical ? visibleArrangedSubviews.first : highestArrangedSubview) ?? self
    }

    /// The last view of a column, the highest of a row.
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
