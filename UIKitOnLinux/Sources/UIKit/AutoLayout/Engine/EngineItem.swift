/// A view or guide in an engine, with the four variables of its alignment rectangle.
///
/// The origin is relative to the bounds of the superview (for a guide, of its owner), so that moving a container
/// changes no equation of its contents.
@MainActor
final class EngineItem {
    unowned let item: any LayoutItem

    let minX: Simplex.Variable
    let minY: Simplex.Variable
    let width: Simplex.Variable
    let height: Simplex.Variable

    /// The equations derived from the item itself (frame and mask, content, insets), by role.
    var derived: [DerivedRole: InstalledEquation] = [:]

    /// The constraints to lower again when the item's baseline changes.
    var constraints: [NSLayoutConstraint] = []

    /// For a scroll view: the constraints between its content and views outside, to lower again when the content
    /// scrolls.
    var crossingConstraints: [NSLayoutConstraint] = []

    /// The number of equations that use the variables, without the derived ones.
    var uses = 0

    var needsDerivation = false
    var isTouched = false

    init(_ item: any LayoutItem, variablesOf solver: inout Simplex) {
        self.item = item
        minX = solver.makeVariable(isRestricted: false)
        minY = solver.makeVariable(isRestricted: false)
        width = solver.makeVariable(isRestricted: true)
        height = solver.makeVariable(isRestricted: true)
    }

    var variables: [Simplex.Variable] { [minX, minY, width, height] }

    var insets: UIEdgeInsets { (item as? UIView)?.alignmentRectInsets ?? .zero }

    func drop(_ constraint: NSLayoutConstraint) {
        constraints.removeAll { $0 === constraint }
        crossingConstraints.removeAll { $0 === constraint }
    }
}

/// The roles of an item's derived equations, in the order of installation.
enum DerivedRole: CaseIterable {
    case originX, lengthX, originY, lengthY
    case huggingX, resistanceX, huggingY, resistanceY
}
