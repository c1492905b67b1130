/// The constraints with which a stack view lays out its arranged views.
@MainActor
struct StackConstraints {
    /// The roles of constraints. The identifiers have UIKit's prefixes so that logs look familiar.
    fileprivate enum Role: String {
        case connection = "UISV-canvas-connection"
        case fit = "UISV-canvas-fit"
        case spacing = "UISV-spacing"
        case hiding = "UISV-hiding"
        case equality = "UISV-fill-equally"
        case proportion = "UISV-fill-proportionally"
        case gap = "UISV-distributing"
        case alignment = "UISV-alignment"
        case inside = "UISV-inside"
        case ambiguity = "UISV-ambiguity-suppression"
    }

    private enum Priority {
        static let inside = UILayoutPriority(999.5)
        static let proportion: Float = 999
        static let centering = UILayoutPriority(149)
        static let baselineAtTop = UILayoutPriority(51)
        static let fit = UILayoutPriority(49)
        static let ambiguity = UILayoutPriority(25)
    }

    private typealias Attribute = NSLayoutConstraint.Attribute

    private let stack: UIStackView
    private let canvas: any LayoutItem
    private let start: NSLayoutConstraint.Attribute
    private let end: NSLayoutConstraint.Attribute
    private let length: NSLayoutConstraint.Attribute
    private let views: [UIView]
    private let visible: [UIView]

    private(set) var entries: [Entry] = []
    private(set) var guides: [UILayoutGuide] = []

    /// The stack view's existing constraints that haven't been reused yet.
    private var reusable: [Key: NSLayoutConstraint]
    private let old: [Entry]

    init(_ stack: UIStackView) {
        self.stack = stack
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        let isHorizontal = stack.axis == .horizontal
        start = isHorizontal ? .leading : .top
        end = isHorizontal ? .trailing : .bottom
        length = isHorizontal ? .width : .height
        views = stack.arrangedSubviews
        visible = views.filter { !$0.isHidden }
        old = stack.arrangement.constraints
        reusable = Dictionary(old.map { ($0.key, $0.constraint) }) { $1 }
    }

    /// The previous constraints that are no longer needed. Valid after all others are built.
    var leftovers: [NSLayoutConstraint] {
        let kept = Set(entries.map { ObjectIdentifier($0.constraint) })
        return old.map(\.constraint).filter { !kept.contains(ObjectIdentifier($0)) }
    }

    mutating func build() {
        guard !views.isEmpty else { return }
        buildEnds()
        buildGaps()
        buildLengths()
        buildAcross()
    }

    // MARK: - Along the axis

    private mutating func buildEnds() {
        if let first = visible.first, let last = visible.last {
            add(.connection, first, start, .equal, canvas, start)
            add(.connection, last, end, .equal, canvas, end)
        }
        add(.fit, canvas, length, constant: 0, Priority.fit)
        for view in views where view.isHidden { add(.hiding, view, length, constant: 0) }
    }

    private mutating func buildGaps() {
        let isStretchable = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        for (view, next) in zip(visible, visible.dropFirst()) {
            let relation: NSLayoutConstraint.Relation = isStretchable ? .greaterThanOrEqual : .equal
            let isBaselineRelative = stack.axis == .vertical && stack.isBaselineRelativeArrangement
            let (from, to) = isBaselineRelative ? (Attribute.lastBaseline, Attribute.firstBaseline) : (end, start)
            add(.spacing, next, to, relation, view, from, constant: spacing(after: view))
        }
        parkHiddenViews()
        guard isStretchable else { return }
        let centers = stack.axis == .horizontal ? NSLayoutConstraint.Attribute.centerX : .centerY
        let isCentering = stack.distribution == .equalCentering
        for (view, next) in zip(visible, visible.dropFirst()) {
            let guide = gapGuide(guides.count)
            add(.gap, guide, start, .equal, view, isCentering ? centers : end)
            add(.gap, guide, end, .equal, next, isCentering ? centers : start)
            if let first = guides.first {
                add(.gap, guide, length, .equal, first, length, priority: isCentering ? Priority.centering : .required)
            }
            guides.append(guide)
        }
    }

    private func gapGuide(_ index: Int) -> UILayoutGuide {
        if index < stack.arrangement.guides.count { return stack.arrangement.guides[index] }
        let guide = UILayoutGuide()
        guide.identifier = Role.gap.rawValue
        stack.addLayoutGuide(guide)
        return guide
    }

    /// Places each hidden view in the middle of its gap, with zero length, as measured on iOS 26.1.
    private mutating func parkHiddenViews() {
        var previous: UIView?
        for (index, view) in views.enumerated() {
            guard view.isHidden else {
                previous = view
                continue
            }
            let next = views[index...].first { !$0.isHidden }
            if let previous, next != nil {
                add(.hiding, view, start, .equal, previous, end, constant: spacing(after: previous) / 2)
            } else if let previous {
                add(.hiding, view, start, .equal, previous, end)
            } else if let next {
                add(.hiding, view, end, .equal, next, start)
            } else {
                add(.hiding, view, start, .equal, canvas, start)
            }
        }
    }

    private mutating func buildLengths() {
        switch stack.distribution {
        case .fill:
            // Of the views whose length nothing determines, the last takes the remaining length and the others have
            // none.
            for (view, rank) in zip(views, stack.arrangement.ranks) where !view.isHidden {
                add(.ambiguity, view, length, constant: 0, Priority.ambiguity, rank: -rank)
            }
        case .fillEqually:
            guard let first = visible.first else { return }
            for view in visible.dropFirst() { add(.equality, view, length, .equal, first, length) }
        case .fillProportionally:
            buildProportions()
        case .equalSpacing, .equalCentering:
            for view in visible { add(.ambiguity, view, length, constant: 0, Priority.ambiguity) }
        }
    }

    private mutating func buildProportions() {
        let natural = visible.map { view in
            let size = view.intrinsicContentSize
            return max(0, stack.axis == .horizontal ? size.width : size.height)
        }
        guard let reference = natural.firstIndex(where: { $0 > 0 }) else { return }
        for (index, view) in visible.enumerated() where index != reference {
            let priority = UILayoutPriority(Priority.proportion - Float(index))
            if natural[index] > 0 {
                let ratio = natural[index] / natural[reference]
                let other = visible[reference]
                add(.proportion, view, length, .equal, other, length, multiplier: ratio, priority: priority)
            } else {
                add(.proportion, view, length, constant: 0, priority)
            }
        }
    }

    private func spacing(after view: UIView) -> CGFloat {
        let custom = stack.customSpacing(after: view)
        let spacing = custom == UIStackView.spacingUseDefault ? stack.spacing : custom
        return spacing == UIStackView.spacingUseSystem ? LayoutSpacing.system : spacing
    }

    // MARK: - Across the axis

    private mutating func buildAcross() {
        let isHorizontal = stack.axis == .horizontal
        let near: NSLayoutConstraint.Attribute = isHorizontal ? .top : .leading
        let far: NSLayoutConstraint.Attribute = isHorizontal ? .bottom : .trailing
        let thickness: NSLayoutConstraint.Attribute = isHorizontal ? .height : .width
        add(.fit, canvas, thickness, constant: 0, Priority.fit)
        for view in views {
            if stack.alignment == .fill {
                add(.alignment, view, near, .equal, canvas, near)
                add(.alignment, view, far, .equal, canvas, far)
            } else {
                align(view, near: near, far: far)
                add(.inside, view, near, .greaterThanOrEqual, canvas, near, priority: Priority.inside)
                add(.inside, view, far, .lessThanOrEqual, canvas, far, priority: Priority.inside)
                add(.ambiguity, view, thickness, constant: 0, Priority.ambiguity)
            }
        }
    }

    private mutating func align(
        _ view: UIView, near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute
    ) {
        let isHorizontal = stack.axis == .horizontal
        switch stack.alignment {
        case .fill, .leading:
            add(.alignment, view, near, .equal, canvas, near)
        case .trailing:
            add(.alignment, view, far, .equal, canvas, far)
        case .center:
            let center: NSLayoutConstraint.Attribute = isHorizontal ? .centerY : .centerX
            add(.alignment, view, center, .equal, canvas, center)
        case .firstBaseline, .lastBaseline:
            guard isHorizontal, let first = views.first else {
                return add(.alignment, view, near, .equal, canvas, near)
            }
            let baseline: NSLayoutConstraint.Attribute =
                stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
            if view !== first { add(.alignment, view, baseline, .equal, first, baseline) }
            add(.alignment, view, near, .equal, canvas, near, priority: Priority.baselineAtTop)
        }
    }

    // MARK: - Adding constraints

    /// The identity of a constraint: all properties except the constant and priority, which can change while it is
    /// active.
    struct Key: Hashable {
        fileprivate let role: Role
        fileprivate let item: ObjectIdentifier
        fileprivate let attribute: NSLayoutConstraint.Attribute
        fileprivate let relation: NSLayoutConstraint.Relation
        fileprivate let other: ObjectIdentifier?
        fileprivate let otherAttribute: NSLayoutConstraint.Attribute
        fileprivate let multiplier: CGFloat
    }

    struct Entry {
        let key: Key
        let constraint: NSLayoutConstraint
    }

    private mutating func add(
        _ role: Role, _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ other: (any LayoutItem)?,
        _ otherAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: UILayoutPriority = .required, rank: Int = 0
    ) {
        let key = Key(
            role: role, item: ObjectIdentifier(item), attribute: attribute, relation: relation,
            other: other.map { ObjectIdentifier($0) }, otherAttribute: otherAttribute, multiplier: multiplier)
        let constraint: NSLayoutConstraint
        if let known = reusable.removeValue(forKey: key), known.firstItem === item, known.secondItem === other {
            constraint = known
        } else {
            constraint = NSLayoutConstraint(item, attribute, relation, other, otherAttribute, multiplier: multiplier)
            constraint.identifier = role.rawValue
            // As in Apple's UIKit, a hidden view has no length, even against its own required constraints.
            constraint.prevails = role == .hiding && attribute == length
        }
        constraint.constant = constant
        constraint.storedPriority = priority
        constraint.rank = rank
        entries.append(Entry(key: key, constraint: constraint))
    }

    private mutating func add(
        _ role: Role, _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, constant: CGFloat,
        _ priority: UILayoutPriority = .required, rank: Int = 0
    ) {
        add(role, item, attribute, .equal, nil, .notAnAttribute, constant: constant, priority: priority, rank: rank)
    }
}
