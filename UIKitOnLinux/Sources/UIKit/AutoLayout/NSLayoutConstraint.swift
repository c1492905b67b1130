/// A relation between attributes of two views or guides: `first = multiplier × second + constant`, or ≤ or ≥.
///
/// https://developer.apple.com/documentation/uikit/nslayoutconstraint
@MainActor
open class NSLayoutConstraint: NSObject {
    private weak var storedFirstItem: (any LayoutItem)?
    private weak var storedSecondItem: (any LayoutItem)?
    private var storedFirstAttribute = Attribute.notAnAttribute
    private var storedSecondAttribute = Attribute.notAnAttribute
    private var storedRelation = Relation.equal
    private var storedMultiplier: CGFloat = 1

    /// The view that holds the constraint while it is active.
    package internal(set) final weak var holder: UIView?

    /// The rank among constraints of equal priority. The one with the higher rank yields first.
    final var rank = 0 {
        didSet { if rank != oldValue { engineDidChange() } }
    }

    /// A Boolean value that indicates whether this constraint takes precedence over other required ones that conflict
    /// with it, even if they were activated earlier.
    final var prevails = false

    /// The sequence number of the activation. Of two conflicting constraints, the later one is broken.
    package internal(set) final var activationOrder = 0

    // MARK: - Lifecycle

    /// Creates a constraint between two items, or between an item and a constant if `view2` is nil. Each item is a view
    /// or a layout guide.
    public convenience init(
        item view1: Any,
        attribute attr1: NSLayoutConstraint.Attribute,
        relatedBy relation: NSLayoutConstraint.Relation,
        toItem view2: Any?,
        attribute attr2: NSLayoutConstraint.Attribute,
        multiplier: CGFloat,
        constant c: CGFloat
    ) {
        guard let first = view1 as? any LayoutItem else {
            preconditionFailure("The items of a constraint must be views or layout guides, not \(view1).")
        }
        let second = view2.flatMap { $0 as? any LayoutItem }
        precondition((view2 == nil) == (second == nil), "The items of a constraint must be views or layout guides.")
        let secondAttribute: Attribute = second == nil ? .notAnAttribute : attr2
        self.init(first, attr1, relation, second, secondAttribute, multiplier: multiplier, constant: c)
    }

    init(
        _ firstItem: any LayoutItem,
        _ firstAttribute: Attribute,
        _ relation: Relation,
        _ secondItem: (any LayoutItem)?,
        _ secondAttribute: Attribute,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        precondition(
            secondItem != nil || firstAttribute == .width || firstAttribute == .height,
            "A constraint can't set a location equal to a constant: a location is relative to another item.")
        storedFirstItem = firstItem
        storedFirstAttribute = firstAttribute
        storedRelation = relation
        storedSecondItem = secondItem
        storedSecondAttribute = secondAttribute
        storedMultiplier = multiplier
        self.constant = constant
        super.init()
    }

    // MARK: - Relation

    open var firstItem: AnyObject? { storedFirstItem }
    open var secondItem: AnyObject? { storedSecondItem }
    open var firstAttribute: Attribute { storedFirstAttribute }
    open var secondAttribute: Attribute { storedSecondAttribute }
    open var relation: Relation { storedRelation }
    /// The multiplier of the second attribute. A value that isn't finite counts as zero, which leaves only the
    /// constant.
    open var multiplier: CGFloat { storedMultiplier }

    /// The constant, in points. Changing it is cheap, since the current solution is only adjusted.
    ///
    /// A value that isn't finite counts as zero (Apple's UIKit throws an exception), and values are limited to
    /// ±10,000,000.
    open var constant: CGFloat = 0 {
        didSet { if constant != oldValue { engineDidChange() } }
    }

    /// The priority. The default is `required`, which is also the maximum; NaN counts as the lowest priority.
    ///
    /// The priority of an active constraint can't change between required and optional.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            if isActive, newValue.isRequired != storedPriority.isRequired {
                fatalError(
                    """
                    Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported. \
                    You passed priority \(newValue.rawValue) and the existing priority was \(storedPriority.rawValue).
                    """)
            }
            storedPriority = newValue
        }
    }

    /// The priority, which stack views change between required and optional.
    final var storedPriority = UILayoutPriority.required {
        didSet { if storedPriority != oldValue { engineDidChange() } }
    }

    /// The name in logs and tests.
    open var identifier: String?

    // MARK: - Activation

    /// A Boolean value that indicates whether the constraint affects layout. Its items must have a common ancestor when
    /// it is activated.
    open var isActive: Bool {
        get { holder != nil }
        set {
            if newValue { activate() } else { deactivate() }
        }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    // MARK: - Items

    var items: (first: any LayoutItem, second: (any LayoutItem)?)? {
        guard let first = storedFirstItem else { return nil }
        if let second = storedSecondItem { return (first, second) }
        return storedSecondAttribute == .notAnAttribute ? (first, nil) : nil
    }
}

extension UILayoutPriority {
    fileprivate var isRequired: Bool { rawValue >= Self.required.rawValue }
}
