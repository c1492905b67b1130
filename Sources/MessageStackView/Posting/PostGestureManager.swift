public import UIKit

/// The settings for the gestures that remove posts.
///
/// The settings of a view may be changed before it is posted, and apply until its post ends. The manager doesn't retain
/// views and adds no gesture recognizers to them, since recognizers belong to the view's slot.
@MainActor
public final class PostGestureManager {
    private struct Setting {
        weak var view: UIView?
        var gestures: PostGestures
    }

    /// The edge to which posts with the position `.automatic` are dragged; the top edge by default. A poster sets it. A change
    /// applies to the next drag.
    public var edge = PostEdge.top

    /// The gestures that remove posts whose views have no setting of their own and whose requests have none either, see
    /// `PostRequest.gestures`. The default is none; a `PostView` sets it to `.pan`. A change applies to posts that enter
    /// afterward.
    public var defaultGestures: PostGestures = []

    /// The closure that makes the recognizer of a post's drags. Tests pass a recognizer whose touches they control.
    var makePan: @MainActor () -> UIPanGestureRecognizer = { UIPanGestureRecognizer() }

    private weak var manager: PostManager?
    private var settings: [ObjectIdentifier: Setting] = [:]

    init(manager: PostManager) {
        self.manager = manager
    }

    // MARK: - Public

    /// Lets a tap on `view` remove its post.
    public func addTapToRemoveGesture(to view: UIView) {
        set(gestures(of: view).union(.tap), of: view)
    }

    /// Reverses `addTapToRemoveGesture(to:)`.
    public func removeTapToRemoveGesture(from view: UIView) {
        set(gestures(of: view).subtracting(.tap), of: view)
    }

    /// Lets a drag or a flick of `view` remove its post.
    public func addPanToRemoveGesture(to view: UIView) {
        set(gestures(of: view).union(.pan), of: view)
    }

    /// Reverses `addPanToRemoveGesture(to:)`, or disables a pan that is enabled by default.
    public func removePanToRemoveGesture(from view: UIView) {
        set(gestures(of: view).subtracting(.pan), of: view)
    }

    // MARK: - Internal

    /// Returns the gestures of a view: its own setting, or the default.
    func gestures(of view: UIView) -> PostGestures { setting(of: view) ?? defaultGestures }

    /// Returns the setting of a view; nil if it has none.
    func setting(of view: UIView) -> PostGestures? {
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

    private func set(_ gestures: PostGestures, of view: UIView) {
        // Occasionally removes the settings of deallocated views.
        if settings.count.isMultiple(of: 64) { settings = settings.filter { $0.value.view != nil } }
        settings[ObjectIdentifier(view)] = Setting(view: view, gestures: gestures)
        manager?.setGestures(gestures, ofPostShowing: view)
    }
}
