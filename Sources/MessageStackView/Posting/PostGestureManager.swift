public import UIKit

/// The settings for the gestures that remove posts, which a `PostManager` owns as its `gestureManager`.
///
/// You can change the settings of a view before you post the view or while it is on screen. They apply until the post of the view
/// ends. This object doesn't retain views, and adds no gesture recognizers to them: the recognizers belong to the `PostSlot`
/// around the posted view.
@MainActor
public final class PostGestureManager {
    private struct Setting {
        weak var view: UIView?
        var gestures: PostGestures
    }

    /// The edge over which the user drags posts off the screen if their `PostPlacement.position` is `.automatic`. The default is
    /// the top edge. A `PostView` or `MessageStackView` sets this property to the edge at which it shows posts. A custom
    /// `UIViewPoster` that shows posts at another edge than the top must set this property. A change applies to the next drag.
    public var edge = PostEdge.top

    /// The gestures that remove a post if neither its `PostOptions.gestures` nor a method of this object, such as
    /// `addTapToRemoveGesture(to:)`, sets any. The default is `.pan` for posts of a `PostView` or `MessageStackView`, and no
    /// gesture for posts of a custom `UIViewPoster`. A change applies to posts that enter afterward.
    public var defaultGestures: PostGestures {
        get { ownDefaultGestures ?? posterGestures }
        set { ownDefaultGestures = newValue }
    }

    /// The default gestures that the app has set; nil, the default, for those of the poster.
    package private(set) var ownDefaultGestures: PostGestures?

    /// The default gestures of the poster; none by default.
    var posterGestures: PostGestures = []

    /// The closure that makes the recognizer of a post's drags. Tests pass a recognizer whose touches they control.
    var makePan: @MainActor () -> UIPanGestureRecognizer = { UIPanGestureRecognizer() }

    private weak var manager: PostManager?
    private var settings: [ObjectIdentifier: Setting] = [:]

    init(manager: PostManager) {
        self.manager = manager
    }

    // MARK: - Public

    /// Lets a tap on a view remove the view's post. The other gestures that remove the post aren't changed.
    ///
    /// - Parameter view: The posted view, or a view that will be posted.
    public func addTapToRemoveGesture(to view: UIView) {
        set(currentGestures(of: view).union(.tap), of: view)
    }

    /// Disables removal of a view's post by a tap, which `addTapToRemoveGesture(to:)` or `defaultGestures` enables. If the post
    /// already waits or is on screen, this method also overrides the post's `PostOptions.gestures`.
    ///
    /// - Parameter view: The posted view, or a view that will be posted.
    public func removeTapToRemoveGesture(from view: UIView) {
        set(currentGestures(of: view).subtracting(.tap), of: view)
    }

    /// Lets a drag or a flick of a view remove the view's post. The other gestures that remove the post aren't changed.
    ///
    /// - Parameter view: The posted view, or a view that will be posted.
    public func addPanToRemoveGesture(to view: UIView) {
        set(currentGestures(of: view).union(.pan), of: view)
    }

    /// Disables removal of a view's post by a drag, which `addPanToRemoveGesture(to:)` or `defaultGestures` enables. If the post
    /// already waits or is on screen, this method also overrides the post's `PostOptions.gestures`.
    ///
    /// - Parameter view: The posted view, or a view that will be posted.
    public func removePanToRemoveGesture(from view: UIView) {
        set(currentGestures(of: view).subtracting(.pan), of: view)
    }

    // MARK: - Internal

    /// Returns the gestures of a view: its own setting, or the default.
    func gestures(of view: UIView) -> PostGestures { setting(of: view) ?? defaultGestures }

    /// Returns the setting of a view; nil if it has none.
    package func setting(of view: UIView) -> PostGestures? {
        settings[ObjectIdentifier(view)].flatMap { $0.view === view ? $0.gestures : nil }
    }

    /// Removes the setting of a view whose last post has ended.
    func forget(_ view: UIView) {
        settings[ObjectIdentifier(view)] = nil
    }

    /// Returns the edges over which a post at a position is dragged off the screen.
    ///
    /// - Parameter automatic: The edge for the position `.automatic`; nil for `edge`.
    func exitEdges(from position: PostPlacement.Position, automatic: PostEdge?) -> Set<PostEdge> {
        switch position {
        case .automatic: [automatic ?? edge]
        case .top: [.top]
        case .bottom: [.bottom]
        case .center: [.top, .bottom]
        }
    }

    /// Returns the gestures that remove the post of a view, or will if it is posted.
    private func currentGestures(of view: UIView) -> PostGestures {
        manager?.gestures(ofPostShowing: view) ?? gestures(of: view)
    }

    private func set(_ gestures: PostGestures, of view: UIView) {
        // Occasionally removes the settings of deallocated views.
        if settings.count.isMultiple(of: 64) { settings = settings.filter { $0.value.view != nil } }
        settings[ObjectIdentifier(view)] = Setting(view: view, gestures: gestures)
        manager?.setGestures(gestures, ofPostShowing: view)
    }
}
