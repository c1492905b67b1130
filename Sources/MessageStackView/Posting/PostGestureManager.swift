import UIKit

/// Sets which gestures remove posts.
///
/// Settings of a view apply from before it is posted until its post ends. Views aren't kept alive and get no gesture
/// recognisers: those belong to the slot that a view is shown in.
@MainActor
public final class PostGestureManager {
    private struct Setting {
        weak var view: UIView?
        var gestures: PostGestures
    }

    /// The direction in which posts follow one another, and so the edge that they are dragged to: the upper one for
    /// `.topToBottom`, the default. It applies from the next drag on.
    public var order = Order.topToBottom

    /// The gestures of views without a setting of their own; none by default. It applies to posts that enter
    /// afterwards.
    public var defaultGestures: PostGestures = []

    private weak var manager: PostManager?
    private var settings: [ObjectIdentifier: Setting] = [:]

    init(manager: PostManager) {
        self.manager = manager
    }

    // MARK: - Public

    /// Makes a tap on `view` remove its post.
    public func addTapToRemoveGesture(to view: UIView) {
        set(gestures(of: view).union(.tap), of: view)
    }

    /// Undoes `addTapToRemoveGesture(to:)`.
    public func removeTapToRemoveGesture(from view: UIView) {
        set(gestures(of: view).subtracting(.tap), of: view)
    }

    /// Makes a drag or a flick of `view` remove its post.
    public func addPanToRemoveGesture(to view: UIView) {
        set(gestures(of: view).union(.pan), of: view)
    }

    /// Undoes `addPanToRemoveGesture(to:)`, or disables a pan that is enabled by default.
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
    func exitEdges(from position: PostPlacement.Position) -> Set<PostEdge> {
        switch position {
        case .automatic: order == .topToBottom ? [.top] : [.bottom]
        case .top: [.top]
        case .bottom: [.bottom]
        case .center: [.top, .bottom]
        }
    }

    private func set(_ gestures: PostGestures, of view: UIView) {
        // Now and then settings of deallocated views are removed.
        if settings.count.isMultiple(of: 64) { settings = settings.filter { $0.value.view != nil } }
        settings[ObjectIdentifier(view)] = Setting(view: view, gestures: gestures)
        manager?.setGestures(gestures, ofPostShowing: view)
    }
}
