public import UIKit

extension UIView {
    /// Returns a layout guide for the part of this view that posts cover at an edge. The guide follows the posts as they enter
    /// and leave, or as a finger drags them, so that views that are constrained to the guide make room for the posts.
    ///
    /// ```swift
    /// button.bottomAnchor.constraint(equalTo: view.postLayoutGuide(at: .bottom).topAnchor, constant: -16)
    /// ```
    ///
    /// The guide reaches over the whole width of the view, and from the edge of the view to the inner end of the posts at that
    /// edge. Without posts, the guide ends at the safe area, like `keyboardLayoutGuide`. It takes account of all posts in front of
    /// the view: posts in the view's own screen, on windows of the same scene, and next to bars. It ignores posts in the middle,
    /// posts that reach beyond the middle of the view, and posts that scroll with a view. While Reduce Motion is on, the guide
    /// changes without an animation.
    ///
    /// - Parameter edge: The edge, `.top` or `.bottom`. Any other edge counts as `.top`.
    /// - Returns: The guide, which belongs to this view. The view has one guide for each edge, which the first call creates.
    public func postLayoutGuide(at edge: PostEdge) -> UILayoutGuide {
        RoomView.room(of: self).guide(at: edge.vertical, of: self)
    }
}

extension UIViewController {
    /// Reduces the safe area of the controller's view by the space that posts cover, so that the content of the view makes room
    /// for the posts. The safe area changes as the posts move; `UIView.postLayoutGuide(at:)` describes which posts count.
    ///
    /// ```swift
    /// override func viewDidLoad() {
    ///     super.viewDidLoad()
    ///     makeRoomForPosts(at: [.bottom])
    /// }
    /// ```
    ///
    /// The library adds the height that the posts cover inside the safe area to `additionalSafeAreaInsets`. When the posts leave,
    /// it subtracts only that height, so the app can change `additionalSafeAreaInsets` at any time. A `PostView` or
    /// `MessageStackView` that is constrained to this safe area stays in place: while posts cover the safe area, the library
    /// adjusts the constants of the constraints, and afterward restores them.
    ///
    /// - Parameter edges: The edges at which the view makes room, `.top` and `.bottom`. The default is both. With an empty set,
    ///   the library stops changing the safe area.
    public func makeRoomForPosts(at edges: Set<PostEdge> = [.top, .bottom]) {
        RoomView.room(of: view).share(at: edges, of: self)
    }
}
