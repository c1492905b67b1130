import UIKit

/// Lets posts be removed by tap and by pan.
///
/// What is said about a view holds from before it is posted until its post ends. Views are not kept alive, and get no
/// recognisers of their own: those sit on the slot that a view is shown in.
@MainActor
public final class PostGestureManager {
    private struct Setting {
        weak var view: UIView?
        var gestures: PostGestures
    }

    /// Where posts come from, and so where they can be dragged to: upwards for `.topToBottom`, the default. It applies
    /// from the next drag on.
    public var order = Order.topToBottom

    /// The gestures of views about which nothing was said; none by default. It applies to posts that enter afterwards.
    public var defaultGestures: PostGestures = []

    private weak var manager: PostManager?
    private var settings: [ObjectIdentifier: Setting] = [:]
    private var settingsLimit = 16
    private var attached: [Post.ID: SlotGestures] = [:]

    init(manager: PostManager) {
        self.manager = manager
    }

    // MARK: Views

    /// Lets a tap on `view` remove its post.
    public func addTapToRemoveGesture(to view: UIView) {
        set(gestures(of: view).union(.tap), of: view)
    }

    /// Takes back `addTapToRemoveGesture(to:)`.
    public func removeTapToRemoveGesture(from view: UIView) {
        set(gestures(of: view).subtracting(.tap), of: view)
    }

    /// Lets a drag or a flick of `view` remove its post.
    public func addPanToRemoveGesture(to view: UIView) {
        set(gestures(of: view).union(.pan), of: view)
    }

    /// Takes back `addPanToRemoveGesture(to:)`, or that pan is on by default.
    public func removePanToRemoveGesture(from view: UIView) {
        set(gestures(of: view).subtracting(.pan), of: view)
    }

    private func gestures(of view: UIView) -> PostGestures {
        guard let setting = settings[ObjectIdentifier(view)], setting.view === view else { return defaultGestures }
        return setting.gestures
    }

    private func set(_ gestures: PostGestures, of view: UIView) {
        if settings.count >= settingsLimit {
            settings = settings.filter { $0.value.view != nil }
            settingsLimit = max(16, 2 * settings.count)
        }
        settings[ObjectIdentifier(view)] = Setting(view: view, gestures: gestures)
        guard let post = manager?.post(of: view) else { return }
        attached[post.id]?.enabled = gestures
    }

    // MARK: Posts

    /// Watches over a slot whose post is about to enter.
    ///
    /// - Parameters:
    ///   - gestures: what its request says; nil for what was said about its view, or about all.
    ///   - presentation: what they do, and where the post stands.
    func attach(to slot: PostSlot, of post: Post, enabled gestures: PostGestures?, presentation: PostPresentation) {
        let position = presentation.placement.position
        attached[post.id] = SlotGestures(
            of: slot,
            enabled: gestures ?? slot.content.map(self.gestures(of:)) ?? defaultGestures,
            interaction: presentation.interaction,
            direction: { [weak self] in self?.direction(of: position) ?? .up },
            report: { [weak self, weak post] event in
                guard let post else { return }
                self?.gesture(event, on: post, presentation.interaction.tap)
            }
        )
    }

    /// Out over the edge that a post stands at.
    private func direction(of position: PostPlacement.Position) -> PostDirections {
        switch position {
        case .automatic: order == .topToBottom ? .up : .down
        case .top: .up
        case .bottom: .down
        case .center: .vertical
        }
    }

    /// Another view is in the post from now on.
    func contentDidChange(to view: UIView, of post: Post) {
        guard let setting = settings[ObjectIdentifier(view)], setting.view === view else { return }
        attached[post.id]?.enabled = setting.gestures
    }

    /// The slot of a post stands in front of something else, or of nothing any more.
    func slot(of id: Post.ID, didMoveInFrontOf background: UIView?) {
        attached[id]?.watchTaps(on: background)
    }

    /// Forgets a slot that is off the screen.
    func detach(_ post: Post) {
        attached.removeValue(forKey: post.id)?.stopWatching()
    }

    /// Forgets a post that has ended, and what was said about its view unless that is posted again.
    func forget(_ post: Post) {
        detach(post)
        guard let view = post.view, manager?.post(of: view) == nil else { return }
        settings[ObjectIdentifier(view)] = nil
    }

    private func gesture(_ event: SlotGestures.Event, on post: Post, _ response: PostTouchResponse) {
        switch event {
        case .touchDown: manager?.touch(post.id, isDown: true)
        case .touchUp: manager?.touch(post.id, isDown: false)
        case .covered(let isCovered): manager?.cover(post.id, isCovered: isCovered)
        case .tap:
            if attached[post.id]?.enabled.contains(.tap) == true { manager?.remove([post.id], because: .tap) }
            manager?.respond(to: post, with: response.actions, because: .tap)
        case .throwOff(let throwing): manager?.throwOff(post.id, throwing)
        }
    }
}
