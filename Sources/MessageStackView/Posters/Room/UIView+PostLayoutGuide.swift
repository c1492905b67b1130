public import UIKit

extension UIView {
    /// Returns a layout guide for the part of the view that posts cover at an edge. It follows posts as they enter and leave, and
    /// under a finger, so that views that are constrained to it make room for them.
    ///
    /// ```swift
    /// button.bottomAnchor.constraint(equalTo: view.postLayoutGuide(at: .bottom).topAnchor, constant: -16)
    /// ```
    ///
    /// The guide reaches over the whole width of the view, and from the edge of the view to the inner end of the posts at that
    /// edge. Without posts, it ends at the safe area, like `keyboardLayoutGuide`. It follows the posts of all posters that are
    /// in front of the view: in the view's own screen, on windows of the same scene, and next to bars. Posts in the middle, posts
    /// that reach beyond the middle of the view, and posts that scroll with a view count as no posts. While Reduce Motion is on,
    /// the guide changes without an animation.
    ///
    /// - Parameter edge: The edge, `.top` or `.bottom`. Any other edge counts as `.top`.
    /// - Returns: The guide, which belongs to the view. The view has one for each edge, which is made by the first call.
    public func postLayoutGuide(at edge: PostEdge) -> UILayoutGuide {
        RoomView.room(of: self).guide(at: edge.vertical, of: self)
    }
}

extension UIViewController {
    /// Adds the space that posts take to the safe area of the controller's view, so that its content makes room for them. It moves
    /// with the posts, as described for `UIView.postLayoutGuide(at:)`.
    ///
    /// ```swift
    /// override func viewDidLoad() {
    ///     super.viewDidLoad()
    ///     makeRoomForPosts(at: [.bottom])
    /// }
    /// ```
    ///
    /// The library adds the points to `additionalSafeAreaInsets` that the posts take beyond the rest of the safe area. It removes
    /// only those again, so an app may change the property meanwhile. Posts in the controller's view keep to the safe area without
    /// these points: constraints between a poster and the safe area get other constants meanwhile.
    ///
    /// - Parameter edges: The edges, `.top` and `.bottom`. The default is both. With an empty set, the library adds nothing any
    ///   more.
    public func makeRoomForPosts(at edges: Set<PostEdge> = [.top, .bottom]) {
        RoomView.room(of: view).share(at: edges, of: self)
    }
}
