package import UIKit

extension UITraitEnvironment where Self: UIView {
    /// Calls a closure now, and after each change of a trait that posts depend on: those that affect colors, the text size and
    /// weight, the layout direction, the display scale and the vertical size class.
    ///
    /// - Parameter update: A closure that is called with the view and its previous traits, which are nil in the first call.
    package func adaptToTraits(_ update: @escaping @MainActor (Self, UITraitCollection?) -> Void) {
        update(self, nil)
        if #available(iOS 17.0, *) {
            let traits: [UITrait] = [
                UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self, UITraitLayoutDirection.self,
                UITraitDisplayScale.self, UITraitVerticalSizeClass.self,
            ]
            registerForTraitChanges(traits + UITraitCollection.systemTraitsAffectingColorAppearance) {
                (view: Self, previous: UITraitCollection) in update(view, previous)
            }
        } else {
            addSubview(
                TraitObserver { [weak self] previous in
                    if let self { update(self, previous) }
                })
        }
    }
}
