import UIKit

/// A poster that is a view and that `UIView.createPosterView(layout:constrainToSafeArea:)` can make from its type.
///
/// Swift makes an object of a type that it learns only at run time by a `required` initialiser; a final class has
/// nothing to add for it.
@MainActor
public protocol PosterView: UIView, Poster {
    init(frame: CGRect)
}
