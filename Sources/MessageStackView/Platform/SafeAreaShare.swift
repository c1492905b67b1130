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
    private var pins: [ObjectIdentifier: (constraint: NSLayoutConstraint, length: CGFloat)] = [:]

    private static var all = WeakList<SafeAreaShare>()

    init(of controller: UIViewController) {
        self.controller = controller
        Self.all.append { [weak self] in self }
    }

    /// Returns the parts of the safe area of a view that are added for posts.
    static func insets(of view: UIView) -> UIEdgeInsets {
        all.filter { $0.insets != .zero && $0.contains(view) }.reduce(into: .zero) {
            $0.top += $1.insets.top
            $0.bottom += $1.insets.bottom
        }
    }

    /// Returns whether a view is in that of a controller whose safe area may get points for posts.
    static func isAround(_ view: UIView) -> Bool { all.contains { $0.contains(view) } }

    /// Changes the added points, and leaves the rest of the insets to the app.
    ///
    /// - Parameter slots: The slots of the posts on screen, which stay in place: constraints that would move them together with the
    ///   safe area get other constants.
    func set(_ new: UIEdgeInsets, around slots: [UIView]) {
        let old = insets
        insets = new
        var newPins: [ObjectIdentifier: (constraint: NSLayoutConstraint, length: CGFloat)] = [:]
        for slot in new == .zero ? [] : slots {
            for constraint in sequence(first: slot, next: \.superview).flatMap(\.constraints) {
                let length = displacement(by: constraint, of: slot)
                if length != 0 { newPins[ObjectIdentifier(constraint)] = (constraint, length) }
            }
        }
        // A constant that stays the same isn't set, since that would cause another layout.
        for (id, pin) in pins.merging(newPins, uniquingKeysWith: { $1 }) {
            let change = (newPins[id]?.length ?? 0) - (pins[id]?.length ?? 0)
            if change != 0 { pin.constraint.constant += change }
        }
        pins = newPins
        guard new != old else { return }
        controller?.additionalSafeAreaInsets.top += new.top - old.top
        controller?.additionalSafeAreaInsets.bottom += new.bottom - old.bottom
    }

    private func contains(_ view: UIView) -> Bool { controller?.viewIfLoaded.map(view.isDescendant) ?? false }

    /// Returns the points that a constraint between the safe area and a slot, or a view around or in it, needs to keep the slot in
    /// place; zero for any other constraint.
    private func displacement(by constraint: NSLayoutConstraint, of slot: UIView) -> CGFloat {
        let side = constraint.firstAttribute
        guard side == constraint.secondAttribute, side == .top || side == .bottom else { return 0 }
        let items = [constraint.firstItem, constraint.secondItem]
        let area = items.firstIndex { item in
            (item as? UILayoutGuide)?.owningView.map { $0.safeAreaLayoutGuide === item && contains($0) } ?? false
        }
        guard let area, let view = items[1 - area] as? UIView,
            slot.isDescendant(of: view) || view.isDescendant(of: slot)
        else { return 0 }
        return (side == .top ? -insets.top : insets.bottom) * (area == 1 ? 1 : -1)
    }
}
