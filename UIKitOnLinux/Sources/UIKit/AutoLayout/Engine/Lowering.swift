/// The translation of a constraint into an equation between the variables of an engine.
///
/// A position is the sum of the origins from the item up to the view that holds the constraint. That view also determines
/// the direction, since its `effectiveUserInterfaceLayoutDirection` is "appropriate for arranging the immediate content of
/// the view", as Apple documents. So the views of a row are arranged in one direction, whatever their own ones.
@MainActor
struct Lowering {
    struct Result {
        var equation: LinearEquation
        var items: [EngineItem]
    }

    let engine: LayoutEngine
    private var items: [EngineItem] = []
    /// The scroll views whose content the constraint refers to from outside.
    private var crossed: [EngineItem] = []

    init(_ engine: LayoutEngine) {
        self.engine = engine
    }

    /// Returns the equation, or nil if an item has been released.
    mutating func lower(_ constraint: NSLayoutConstraint) -> Result? {
        guard let parts = constraint.items, let space = constraint.holder else { return nil }
        let attributes = [constraint.firstAttribute, constraint.secondAttribute]
        let isReversed =
            attributes.contains(where: \.followsDirection)
            && space.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var sum = expression(constraint.firstAttribute, of: parts.first, in: space, isReversed: isReversed, constraint)
        if let second = parts.second {
            let attribute = constraint.secondAttribute
            let other = expression(attribute, of: second, in: space, isReversed: isReversed, constraint)
            sum = sum - constraint.multiplier.finite * other
        }
        sum.constant -= constraint.constant.finite
        for item in crossed { item.crossingConstraints.append(constraint) }
        let relation: LinearEquation.Relation =
            switch constraint.relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessOrEqual
            case .greaterThanOrEqual: .greaterOrEqual
            }
        return Result(
            equation: sum.equation(
                relation, level: LayoutLevel.level(of: constraint.priority),
                weight: LayoutLevel.weight(ofRank: constraint.rank)),
            items: items)
    }

    // MARK: - Attributes

    private mutating func expression(
        _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in space: UIView, isReversed: Bool,
        _ constraint: NSLayoutConstraint
    ) -> LinearExpression {
        if let withinMargins = attribute.withinMargins, let view = item as? UIView {
            return expression(withinMargins, of: view.layoutMarginsGuide, in: space, isReversed: isReversed, constraint)
        }
        if item === space, constraint.secondAttribute != .notAnAttribute, let guide = attribute.guide(of: space) {
            return expression(attribute, of: guide, in: space, isReversed: isReversed, constraint)
        }
        let named = use(item)
        if !named.constraints.contains(where: { $0 === constraint }) { named.constraints.append(constraint) }
        switch attribute {
        case .width: return LinearExpression(named.width)
        case .height: return LinearExpression(named.height)
        case .left: return left(of: named, in: space)
        case .right: return left(of: named, in: space) + LinearExpression(named.width)
        case .leading:
            return isReversed
                ? -(left(of: named, in: space) + LinearExpression(named.width)) : left(of: named, in: space)
        case .trailing:
            return isReversed
                ? -left(of: named, in: space) : left(of: named, in: space) + LinearExpression(named.width)
        case .centerX:
            let center = left(of: named, in: space) + LinearExpression(named.width, times: 0.5)
            return isReversed ? -center : center
        case .top: return top(of: named, in: space)
        case .bottom: return top(of: named, in: space) + LinearExpression(named.height)
        case .centerY: return top(of: named, in: space) + LinearExpression(named.height, times: 0.5)
        case .firstBaseline, .lastBaseline:
            return baseline(isFirst: attribute == .firstBaseline, of: named, in: space, constraint)
        default: return LinearExpression()
        }
    }

    /// Returns the baseline of the view that provides the item's baseline, or the bottom if it has no text.
    private mutating func baseline(
        isFirst: Bool, of named: EngineItem, in space: UIView, _ constraint: NSLayoutConstraint
    ) -> LinearExpression {
        var target = named
        if var view = named.item as? UIView {
            while true {
                let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
                guard next !== view else { break }
                view = next
            }
            if view !== named.item {
                target = use(view)
                target.constraints.append(constraint)
            }
            if isFirst, let offset = view.firstBaselineOffset {
                return top(of: target, in: space) + LinearExpression(Double(offset - view.alignmentRectInsets.top))
            }
            if !isFirst, let offset = view.lastBaselineOffset {
                let bottom = top(of: target, in: space) + LinearExpression(target.height)
                return bottom - LinearExpression(Double(offset - view.alignmentRectInsets.bottom))
            }
        }
        return top(of: target, in: space) + LinearExpression(target.height)
    }

    private mutating func left(of item: EngineItem, in space: UIView) -> LinearExpression {
        guard item.item !== space else { return LinearExpression(Double(space.alignmentRectInsets.left)) }
        var sum = LinearExpression(item.minX)
        for view in ancestors(of: item, below: space) {
            let offset = scrolledOffset(of: view).x + view.alignmentRectInsets.left
            sum = sum + LinearExpression(use(view).minX) - LinearExpression(Double(offset))
        }
        return sum
    }

    private mutating func top(of item: EngineItem, in space: UIView) -> LinearExpression {
        guard item.item !== space else { return LinearExpression(Double(space.alignmentRectInsets.top)) }
        var sum = LinearExpression(item.minY)
        for view in ancestors(of: item, below: space) {
            let offset = scrolledOffset(of: view).y + view.alignmentRectInsets.top
            sum = sum + LinearExpression(use(view).minY) - LinearExpression(Double(offset))
        }
        return sum
    }

    /// Returns the scroll offset of a view between the item and the constraint's holder.
    private mutating func scrolledOffset(of view: UIView) -> CGPoint {
        guard view is UIScrollView else { return .zero }
        let item = use(view)
        if !crossed.contains(where: { $0 === item }) { crossed.append(item) }
        return view.bounds.origin
    }

    private func ancestors(of item: EngineItem, below space: UIView) -> [UIView] {
        var result: [UIView] = []
        var view = item.item.layoutSuperview
        while let ancestor = view, ancestor !== space {
            result.append(ancestor)
            view = ancestor.storedSuperview
        }
        return result
    }

    private mutating func use(_ item: any LayoutItem) -> EngineItem {
        let found = engine.item(for: item)
        if !items.contains(where: { $0 === found }) { items.append(found) }
        return found
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute means the opposite edge in a right-to-left interface.
    fileprivate var followsDirection: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Returns the guide to which an attribute of a scroll view refers for its own content: edges refer to the whole
    /// content, centers to the visible part. Source: Apple's Auto Layout Guide, "Working with Scroll Views".
    @MainActor
    fileprivate func guide(of view: UIView) -> UILayoutGuide? {
        guard let scrollView = view as? UIScrollView else { return nil }
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing: return scrollView.contentLayoutGuide
        case .centerX, .centerY: return scrollView.frameLayoutGuide
        default: return nil
        }
    }

    /// The attribute of the margins guide that corresponds to a margin attribute of a view.
    fileprivate var withinMargins: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }
}

extension CGFloat {
    /// The value, or zero if it isn't finite, since it would then corrupt all others.
    fileprivate var finite: Double { isFinite ? Double(self) : 0 }
}
