import UIKit

/// A poster that is a view and that `UIView.createPosterView(layout:constrainToSafeArea:)` can make from its type.
@MainActor
public protocol PosterView: UIView, Poster {
    /// Makes a poster for an edge of what it will be added to.
    init(layout: MessageLayout)

    /// The edge that posts come from. `addTo(view:layout:constrainToSafeArea:)` sets it.
    var layout: MessageLayout { get set }
}
