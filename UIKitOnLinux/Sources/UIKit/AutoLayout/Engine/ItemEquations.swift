/// The equations derived from an item: a frame with an autoresizing mask, an intrinsic content size, or a system guide.
@MainActor
struct ItemEquations {
    private let engine: LayoutEngine
    private let item: EngineItem
    private var equations: [DerivedRole: Lowering.Result] = [:]

    static func of(_ item: EngineItem, in engine: LayoutEngine) -> [DerivedRole: Lowering.Result] {
        var derivation = ItemEquations(engine: engine, item: item)
        if let view = item.item as? UIView {
            derivation.derive(view)
        } else if let guide = item.item as? UILayoutGuide {
            derivation.derive(guide)
        }
        return derivation.equations
    }

    private init(engine: LayoutEngine, item: EngineItem) {
        self.engine = engine
        self.item = item
    }

    private mutating func set(_ role: DerivedRole, _ equation: LinearEquation, with other: EngineItem? = nil) {
        equations[role] = Lowering.Result(equation: equation, items: other.map { [$0] } ?? [])
    }

    // MARK: - Views

    private mutating func derive(_ view: UIView) {
        if view === engine.root {
            deriveRoot(view)
        } else if view.translatesAutoresizingMaskIntoConstraints {
            deriveFrame(view, axis: .horizontal)
            deriveFrame(view, axis: .vertical)
        } else {
            deriveContent(view)
        }
    }

    /// Derives the size of the root view: its current size, or the requested one in a measurement.
    private mutating func deriveRoot(_ view: UIView) {
        let insets = view.alignmentRectInsets
        let given = engine.fitting?.target ?? view.bounds.size
        let levels: (horizontal: Double?, vertical: Double?)
        if let fitting = engine.fitting {
            levels = (
                LayoutLevel.level(of: fitting.horizontalPriority), LayoutLevel.level(of: fitting.verticalPriority)
            )
        } else {
            let isGiven = view.translatesAutoresizingMaskIntoConstraints
            levels = isGiven ? (nil, nil) : (LayoutLevel.stay, LayoutLevel.stay)
        }
        let width = max(0, Double(given.width - insets.left - insets.right))
        let height = max(0, Double(given.height - insets.top - insets.bottom))
        set(.lengthX, (LinearExpression(item.width) - LinearExpression(width)).equation(level: levels.horizontal))
        set(.lengthY, (LinearExpression(item.height) - LinearExpression(height)).equation(level: levels.vertical))
        if levels.horizontal != nil || levels.vertical != nil { deriveContent(view) }
    }

    /// Derives position and length as linear functions of the superview's length, equivalent to autoresizing.
    private mutating func deriveFrame(_ view: UIView, axis: NSLayoutConstraint.Axis) {
        guard let superview = view.storedSuperview else { return }
        let isHorizontal = axis == .horizontal
        let frame = view.untransformedFrame.inset(by: view.alignmentRectInsets)
        let outer = superview.bounds.size
        let shares = AutoresizingShares(
            of: view.untransformedFrame, in: outer, mask: view.autoresizingMask, axis: axis)
        var origin = LinearExpression(isHorizontal ? item.minX : item.minY)
        origin.constant -= Double(isHorizontal ? frame.minX : frame.minY)
        var length = LinearExpression(isHorizontal ? item.width : item.height)
        length.constant -= max(0, Double(isHorizontal ? frame.width : frame.height))

        var outerItem: EngineItem?
        if shares.origin != 0 || shares.length != 0 {
            let found = engine.item(for: superview)
            outerItem = found
            let insets = superview.alignmentRectInsets
            var growth = LinearExpression(isHorizontal ? found.width : found.height)
            growth.constant +=
                isHorizontal
                ? Double(insets.left + insets.right - outer.width) : Double(insets.top + insets.bottom - outer.height)
            if shares.origin != 0 { origin = origin - shares.origin * growth }
            if shares.length != 0 { length = length - shares.length * growth }
        }
        set(isHorizontal ? .originX : .originY, origin.equation(), with: shares.origin != 0 ? outerItem : nil)
        set(isHorizontal ? .lengthX : .lengthY, length.equation(), with: shares.length != 0 ? outerItem : nil)
    }

    /// Derives at most the content size at the hugging priority, and at least the content size at the compression
    /// resistance priority.
    private mutating func deriveContent(_ view: UIView) {
        let size = view.intrinsicContentSize
        deriveContent(view, size.width, item.width, axis: .horizontal, .huggingX, .resistanceX)
        deriveContent(view, size.height, item.height, axis: .vertical, .huggingY, .resistanceY)
    }

    private mutating func deriveContent(
        _ view: UIView, _ length: CGFloat, _ variable: Simplex.Variable, axis: NSLayoutConstraint.Axis,
        _ huggingRole: DerivedRole, _ resistanceRole: DerivedRole
    ) {
        guard length.isFinite, length >= 0 else { return }
        let excess = LinearExpression(variable) - LinearExpression(Double(length))
        let rank = view.layoutState.contentRank(for: axis)
        let weight = LayoutLevel.weight(ofRank: rank)
        let hugging = LayoutLevel.level(of: view.contentHuggingPriority(for: axis))
        let resistance = LayoutLevel.level(of: view.contentCompressionResistancePriority(for: axis))
        set(huggingRole, excess.equation(.lessOrEqual, level: hugging, weight: weight))
        set(resistanceRole, excess.equation(.greaterOrEqual, level: resistance, weight: weight))
    }

    // MARK: - Guides

    private mutating func derive(_ guide: UILayoutGuide) {
        if guide.source == .scrollContent { return deriveContent(of: guide) }
        if let guide = guide as? UIKeyboardLayoutGuide { return deriveKeyboard(guide) }
        guard let insets = guide.systemInsets, let view = guide.owningView else { return }
        let owner = engine.item(for: view)
        // A view of fixed size may be smaller than its insets. The guide is then empty rather than negative in size.
        let isGiven = view.translatesAutoresizingMaskIntoConstraints && engine.fitting?.root !== view
        let right = isGiven ? min(insets.right, view.bounds.width - insets.left) : insets.right
        let bottom = isGiven ? min(insets.bottom, view.bounds.height - insets.top) : insets.bottom
        let alignment = view.alignmentRectInsets
        let origin = view.bounds.origin
        let x = LinearExpression(item.minX) - LinearExpression(Double(origin.x + insets.left))
        let y = LinearExpression(item.minY) - LinearExpression(Double(origin.y + insets.top))
        let farX = LinearExpression(item.minX) + LinearExpression(item.width) - LinearExpression(owner.width)
        let farY = LinearExpression(item.minY) + LinearExpression(item.height) - LinearExpression(owner.height)
        let marginX = LinearExpression(Double(right - alignment.left - alignment.right - origin.x))
        let marginY = LinearExpression(Double(bottom - alignment.top - alignment.bottom - origin.y))
        set(.originX, x.equation())
        set(.originY, y.equation())
        set(.lengthX, (farX + marginX).equation(), with: owner)
        set(.lengthY, (farY + marginY).equation(), with: owner)
    }

    /// Derives a guide whose edges are relative to the sides and the bottom of the view.
    private mutating func deriveKeyboard(_ guide: UIKeyboardLayoutGuide) {
        guard let view = guide.owningView else { return }
        let owner = engine.item(for: view)
        let (origin, alignment, covered) = (view.bounds.origin, view.alignmentRectInsets, guide.covered)
        let farX = Double(origin.x + alignment.left + alignment.right)
        let farY = Double(origin.y + alignment.top + alignment.bottom)
        let (left, top) = (LinearExpression(item.minX), LinearExpression(item.minY))
        let right = left + LinearExpression(item.width) - LinearExpression(owner.width)
        let bottom = top + LinearExpression(item.height) - LinearExpression(owner.height)
        set(.originX, (left - LinearExpression(Double(origin.x + covered.left))).equation())
        set(.lengthX, (right - LinearExpression(farX - Double(covered.right))).equation(), with: owner)
        let fromBottom = top - LinearExpression(owner.height)
        set(.originY, (fromBottom - LinearExpression(farY - Double(covered.top))).equation(), with: owner)
        set(.lengthY, (bottom - LinearExpression(farY - Double(covered.bottom))).equation(), with: owner)
    }

    /// Derives a guide whose origin is that of an unscrolled view's bounds. Its size stays unless a constraint changes
    /// it.
    private mutating func deriveContent(of guide: UILayoutGuide) {
        let width = LinearExpression(item.width) - LinearExpression(Double(guide.contentSize.width))
        let height = LinearExpression(item.height) - LinearExpression(Double(guide.contentSize.height))
        set(.originX, LinearExpression(item.minX).equation())
        set(.originY, LinearExpression(item.minY).equation())
        set(.lengthX, width.equation(level: LayoutLevel.stay))
        set(.lengthY, height.equation(level: LayoutLevel.stay))
    }
}
