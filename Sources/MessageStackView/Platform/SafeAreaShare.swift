import UIKit

/// The part of a controller's safe area that the library has added for posts.
///
/// Posts keep to the safe area without it: otherwise they would make room for themselves.
@MainActor
final class SafeAreaShare {
    /// The added points; left and right are zero.
    private(set) var insets = UIEdgeInsets.zero

    private weak var controller: UIViewController?
    /// The constraints between posters and the safe area, with the points that keep the posters in place.
    private var pins: [(constraint: NSLayoutConstraint, length: CGFloat)] = []

    private static var all: [() -> SafeAreaShare?] = []

    init(of controller: UIViewController) {
        self.controller = controller
        Self.all.removeAll { $0() == nil }
        Self.all.append { [weak self] in self }
    }

    /// Returns the parts of the safe area of a view that are added for posts.
    static func insets(of view: UIView) -> UIEdgeInsets {
        all.reduce(into: .zero) { sum, share in
            guard let share = share(), share.insets != .zero, let area = share.controller?.viewIfLoaded,
                view.isDescendant(of: area)
            else { return }
            sum.top += share.insets.top
            sum.bottom += share.insets.bottom
        }
    }

    /// Changes the added points, and leaves the rest of the insets to the app.
    ///
    /// - Parameter slots: The slots of the posts on screen.
    func set(_ new: UIEdgeInsets, around slots: [UIView]) {
        guard let controller else { return }
        let (top, bottom) = (new.top - insets.top, new.bottom - insets.bottom)
        insets = new
        keepInPlace(slots)
        guard top != 0 || bottom != 0 else { return }
        controller.additionalSafeAreaInsets.top += top
        controller.additionalSafeAreaInsets.bottom += bottom
    }

    /// Changes the constants of the constraints that would move posts together with the safe area.
    private func keepInPlace(_ slots: [UIView]) {
        var new: [(constraint: NSLayoutConstraint, length: CGFloat)] = []
        for slot in insets == .zero ? [] : slots {
            for holder in sequence(first: slot, next: \.superview) {
                for constraint in holder.constraints where !new.contains(where: { $0.constraint === constraint }) {
                    let length = displacement(by: constraint, of: slot)
                    if length != 0 { new.append((constraint, length)) }
                }
            }
        }
        for (constraint, length) in pins where !new.contains(where: { $0.constraint === constraint }) {
            constraint.constant -= length
        }
        for (constraint, length) in new {
            let old = pins.first { $0.constraint === constraint }?.length ?? 0
            if length != old { constraint.constant += length - old }
        }
        pins = new
    }

    /// Returns the points that a constraint between the safe area and a slot, or a view around or in it, needs to keep the slot in
    /// place; zero for any other constraint.
    private func displacement(by constraint: NSLayoutConstraint, of slot: UIView) -> CGFloat {
        let side = constraint.firstAttribute
        guard side == constraint.secondAttribute, side == .top || side == .bottom else { return 0 }
        let items = [constraint.firstItem, constraint.secondItem]
        guard let area = items.firstIndex(where: isSafeArea), let view = items[1 - area] as? UIView,
            slot.isDescendant(of: view) || view.isDescendant(of: slot)
        else { return 0 }
        return (side == .top ? -insets.top : insets.bottom) * (area == 1 ? 1 : -1)
    }

    /// Returns whether an item of a constraint is the safe area of a view in the controller's view.
    private func isSafeArea(_ item: AnyObject?) -> Bool {
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView, guide === owner.safeAreaLayoutGuide
        else { return false }
        return controller?.viewIfLoaded.map(owner.isDescendant) ?? false
    }
}
