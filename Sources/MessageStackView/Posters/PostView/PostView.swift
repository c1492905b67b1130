public import UIKit

/// A view that shows posts at an edge, one at a time or, if `postManager.isSerialQueue` is false, several. A post that times out
/// doesn't wait for an unanswered one; see `PostManager.capacity`.
///
/// Users can swipe posts back to their edge. Touches outside a post reach the views behind. `presentation` determines
/// other places, and the look and the motion of posts.
///
/// ```swift
/// let postView = view.createPostView(layout: .top)
/// postView.post(view: banner, dismissAfter: 3)
/// ```
///
/// A post that is taller than the room in the window scrolls; a `BadgeMessageView` keeps its close button visible.
/// Posts wait while the view is in no window. An animated post enters from beyond the edge of the window, or of the
/// first ancestor that clips; with Reduce Motion it fades in. A pan toward the edge removes a post, unless its view
/// opts out with `postManager.gestureManager.removePanToRemoveGesture(from:)`, before or after posting.
open class PostView: UIView, Poster, UIViewPoster, PostManagerDelegate {
    // MARK: - Lifecycle

    /// Creates a post view that shows posts at an edge of the view to which you add it.
    public required init(layout: PostEdge) {
        self.layout = layout.vertical
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a post view for the top edge.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Public

    /// The manager that decides when posts appear and disappear. Posters can share one: then their posts have one queue, one
    /// capacity and one set of keys, and methods that remove all posts remove those of all of these posters.
    ///
    /// ```swift
    /// window.postManager = postView.postManager
    /// ```
    ///
    /// Set the property before the first post, since posts of the previous manager end with `PostRemovalReason.hostGone`. A
    /// post whose poster isn't on screen waits, and the posts of other posters enter meanwhile.
    public lazy var postManager = PostManager(poster: self) {
        didSet {
            postManager.add(self, from: oldValue)
            joinManager()
        }
    }

    /// The edge that posts enter from; the top by default. A change applies to later posts.
    public var layout: PostEdge = .top {
        didSet {
            layout = layout.vertical
            postManager.setEdge(layout, of: self)
        }
    }

    /// The points between the edges of this view, or of the safe area inside it, and a post. The default is 20 above and below and
    /// 10 at the sides; in the post views of windows and scenes, of a `PostWindow`, and of the bars of a screen, 8 on all sides.
    /// A post that covers a navigation bar is at most 4 points below the safe area if the upper inset is at most 8, so that no button
    /// of the bar remains visible. Left and right mean leading and trailing. A change moves shown posts.
    public var edgeInsets = UIEdgeInsets(top: 20, left: 10, bottom: 20, right: 10) {
        didSet { if edgeInsets != oldValue { setNeedsLayout() } }
    }

    /// The presentation of posts. The default is `PostEnvironment.app.options.presentation` or, if the app hasn't set it, a presentation with
    /// all defaults. A change applies to later posts, and a change of its theme to posts on screen too. A request can edit it for
    /// its own post.
    open var presentation: PostPresentation {
        get { ownPresentation ?? postManager.environmentOptions.presentation ?? initialPresentation }
        set { ownPresentation = newValue }
    }

    /// The points between posts that are shown at the same time; 10 by default. The newest is farthest from the edge.
    public var spacing: CGFloat = 10 {
        didSet { if spacing != oldValue { setNeedsLayout() } }
    }

    /// The look of the deck of posts that are shown at the same time; nil, the default, for a list. A change applies to
    /// later posts.
    ///
    /// In a list, the newest post is farthest from the edge. In a deck it is at the edge, in front of the others. A
    /// tap, a pull away from the edge or an assistive technology spreads out the deck. Setting a deck sets
    /// `postManager.isSerialQueue` to false, so that any number of posts is shown.
    public var deck: PostDeck? {
        didSet { if deck != oldValue { deckDidChange() } }
    }

    /// A Boolean value that indicates whether the posts of a deck are spread out.
    public var isDeckExpanded: Bool { cardDeck?.isExpanded ?? false }

    /// Spreads out the posts of a deck, as far as there is room, the newest at the edge, or collapses the deck, so that
    /// they are behind the newest.
    ///
    /// Users spread out a deck with a tap, with a pull away from its edge, or with the button that assistive
    /// technologies find next to the newest post, and collapse it with a touch elsewhere. A deck of fewer than two
    /// posts doesn't change. The posts of a deck that is spread out don't time out; in a collapsed deck, only the
    /// newest does.
    ///
    /// - Parameters:
    ///   - isExpanded: Whether to spread out the posts.
    ///   - animated: Whether the change takes 0.3 seconds; with Reduce Motion the posts fade in at their places.
    public func setDeckExpanded(_ isExpanded: Bool, animated: Bool) {
        cardDeck?.setExpanded(isExpanded, animated: animated && window != nil && UIView.areAnimationsEnabled)
    }

    /// A Boolean value that indicates whether the view removes itself from its superview after its last post and
    /// backdrop; false by default.
    open var removeFromSuperviewOnEmpty = false

    // MARK: - UIView

    /// The intrinsic size: a height of zero, and no intrinsic width. The constraints of posts make the view higher.
    public override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 0) }

    /// Returns whether a post is visible at a point, or a backdrop blocks touches there.
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        placements.contains { $0.slot.card?.showsSlot(at: point) ?? $0.slot.isVisible(at: point) }
            || backdropArea == nil && backdrops?.blocksTouch(at: point) ?? false
    }

    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if event != nil { hostWasTouched() }
        if let hit = hitMovingSlot(at: point, with: event) ?? super.hitTest(point, with: event), hit !== self {
            return hit
        }
        return host?.hitTest(point, in: self, with: event)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateHost()
        setNeedsLayout()
        focus?.follow()
        if window == nil { postRoom.share(animated: false) }
        endLostPosts()
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        superviewDidChange()
        updateFront()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        followHost()
        if !isMeasuring { updatePlaces() }
        cardDeck?.arrange()
        if !isMeasuring { postRoom.update() }
    }

    public override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    // MARK: - Poster

    /// Configures a view that was made for a message or another value, before it is shown. Override this method to set
    /// properties that a style doesn't have, such as fonts. This implementation does nothing.
    open func configure(_ view: UIView) {}

    // MARK: - UIViewPoster

    /// Adds a slot, or a view in a new slot, with the placement and the motion of `presentation`, but without the
    /// queue and the time of `postManager`.
    public func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        carryOutPost(of: view, animated: animated, completion: completion)
    }

    /// Removes a slot, or the slot around a view. The exit of a post of `postManager` ends the post, with
    /// `PostRemovalReason.hostGone`. The method only calls `completion` for a view that the post view doesn't show.
    public func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        carryOutRemoval(of: view, among: placements.map(\.slot), animated: animated, completion: completion)
    }

    /// Carries out a change, also one by `post(view:animated:completion:)` or `remove(view:animated:completion:)`. Override
    /// this method to observe changes, or to pass an edited copy of a change to `super`.
    open func carryOut(_ change: PostChange) {
        switch change.kind {
        case .post:
            bringIn(change)
            endLostPosts()
        case .remove:
            bringOut(change)
        case .update:
            move(change.slot, to: change.presentation, animated: change.isAnimated && window != nil)
        }
    }

    /// The view that receives the touches that posts let through. If it is nil, the window of the slot receives them.
    public var viewBehindPosts: UIView? { tapHost }

    public var placesPosts: Bool { true }

    /// The scene that posts are, or will be, shown on.
    public var hostScene: UIWindowScene? { host?.scene ?? window?.windowScene }

    // MARK: - PostManagerDelegate

    /// Adds the post view to the screen, unless the app manages its superview.
    open func postManager(_ postManager: PostManager, willPost view: UIView) {
        guard let host else { return }
        // They would appear again with the post view.
        postManager.end(lostPosts)
        host.prepare(for: postManager.post(of: view).flatMap(postManager.presentation) ?? presentation)
        updateHost()
        _ = bars.update(at: Set([.top, .bottom]).subtracting(edgesOfPosts), of: host, isNew: true)
        guard host.needsUpdates else { return }
        if hostWatch == nil { hostWatch = ScreenWatch { [weak self] in self?.lookAtHost() ?? false } }
        wakeHost()
    }

    open func postManager(_ postManager: PostManager, didPost view: UIView) {}
    open func postManager(_ postManager: PostManager, willRemove view: UIView) { wakeHost() }
    open func postManager(_ postManager: PostManager, didRemove view: UIView) { wakeHost() }

    /// Removes the post view from its superview after the last post, if `removeFromSuperviewOnEmpty` is set.
    open func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) {
        leaveIfEmpty()
    }

    // MARK: - Internal

    /// A Boolean value that indicates whether no post and no backdrop is on screen.
    var isEmpty: Bool { placements.isEmpty && backdrops?.isEmpty ?? true }

    /// The object that puts the post view on the screen; nil if the app adds the post view to a superview.
    var host: (any PostHost)? {
        didSet { updateHost() }
    }

    /// The view that receives the touches that backdrops let through. If it is nil, this view's superview receives
    /// them.
    var tapHost: UIView? { host?.tapHost }

    /// The view that contains the backdrops and is covered by them. If it is nil, this view contains the backdrops, and
    /// they cover its superview.
    var backdropArea: UIView? { host?.backdropArea }

    /// The presentation that the app has set; nil, the default, for none.
    package var ownPresentation: PostPresentation? {
        didSet { if ownPresentation?.theme != oldValue?.theme { postManager.updateTheme() } }
    }

    /// The presentation if neither the post view nor the app has one.
    var initialPresentation: PostPresentation { PostPresentation() }

    /// The maximum width of posts at the edge of this view whose presentation has none; nil, the default, for no maximum.
    var maximumPostWidth: PostSize.Length?

    /// Returns a post view for a host, whose posts are 8 points from the edges and as wide as notifications.
    static func hosted(at layout: PostEdge) -> PostView {
        let postView = PostView(layout: layout)
        postView.edgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        postView.maximumPostWidth = .card
        return postView
    }

    /// A Boolean value that indicates whether posts are as wide as their content and centered, rather than as wide as
    /// the view. It applies to later posts.
    var hugsContent: Bool { false }

    /// The places of the slots, oldest first, including those of leaving slots.
    var placements: [SlotPlacement] = []

    /// The places of the slots that are entering or shown, oldest first.
    var standingPlacements: [SlotPlacement] { placements.filter(\.isStanding) }

    /// The focused element of the app; nil while there are no posts.
    var focus: AppFocus?

    /// Keeps the post view in front of the cells of a table; nil elsewhere, and while there are no posts.
    var front: ScrollViewFront?

    /// The area of the host. It is in the host while the place of a post depends on it.
    private(set) lazy var stage = makeStage()

    /// The backdrops of posts; nil until a post with a backdrop is shown.
    var backdrops: PostBackdrops?

    /// The bars of the app behind the posts.
    private(set) var bars = BarsBehindPosts()

    /// The cards of the deck; nil until a post is added to the deck.
    var cardDeck: CardDeck?

    /// The room of the posts among those of other posters.
    private(set) lazy var postRoom = PostRoom(of: self)

    /// A Boolean value that indicates whether the current layout only measures a slot.
    var isMeasuring = false

    /// Notifies the manager whether posts can be shown.
    package func updateHost() {
        postManager.setInWindow(host?.isAvailable ?? (window != nil), self)
    }

    /// Leaves the host and, if `removeFromSuperviewOnEmpty` is set, the superview, if there are no posts and no
    /// backdrops.
    func leaveIfEmpty() {
        guard !postManager.hasPosts(on: self), backdrops?.isEmpty ?? true else { return }
        if host?.isInUse == false { leaveHost() }
        if removeFromSuperviewOnEmpty { removeFromSuperview() }
    }

    /// Removes the post view from the screen until the next post.
    func leaveHost() {
        hostWatch = nil
        host?.leave()
    }

    /// Updates the host in each frame for half a second, because a change is likely.
    func wakeHost() {
        hostWatch?.wake()
    }

    /// Updates the host in each frame for a second, because a touch may open a menu or show another screen.
    func hostWasTouched() {
        SceneHistory.shared.use(hostScene)
        hostWatch?.wake(for: ScreenWatch.timeAfterTouch)
    }

    /// Ends posts that can't be seen any more because other code has removed a view around them, after the current change
    /// of the view hierarchy.
    func endLostPosts() {
        postManager.endSoon { [weak self] in self?.lostPosts ?? [] }
    }

    // MARK: - Private

    /// The registration for updates while the host shows something.
    private var hostWatch: ScreenWatch?

    /// The size of the superview in the last layout.
    private var hostSize: CGSize?

    /// The upper and the lower edge, if there are posts at them.
    private var edgesOfPosts: Set<PostEdge> { Set(placements.compactMap { $0.edge?.vertical }) }

    /// The posts that can't be seen because other code has removed the post view, or the card or the stage of the post.
    private var lostPosts: [Post] {
        let lost =
            if host?.isDetached == true {
                placements
            } else {
                placements.filter { placement in
                    let isAway = placement.isAttached && !placement.slot.isDescendant(of: self)
                    return isAway || placement.usesStage && stage.superview == nil
                }
            }
        return lost.compactMap(\.post)
    }

    /// Updates the host, and leaves it while posts only wait.
    ///
    /// - Returns: Whether anything has changed.
    private func lookAtHost() -> Bool {
        let hasChanged = host?.update() ?? false
        // In `willPost`, an app may run a nested loop.
        if isEmpty, postManager.currentPosts(on: self).isEmpty, host?.isInUse != true { leaveHost() }
        guard !isEmpty, let host, bars.update(at: edgesOfPosts, of: host, isNew: false) || postRoom.isStale
        else { return hasChanged }
        updatePlaces()
        layOut(animated: true)
        return true
    }

    /// Updates the motion of leaving slots after a change of the superview's size.
    private func followHost() {
        let size = superview?.bounds.size
        guard size != hostSize else { return }
        bars.forgetScreens()
        hostSize = size
        for placement in placements where placement.isLeaving {
            placement.slot.motion.hostDidChange(animationContext(of: placement.slot, placement.presentation))
        }
    }

    private func makeStage() -> PostStage {
        let stage = PostStage()
        // At once, so that posts move in the keyboard's animation.
        stage.didChange = { [weak self] in self?.stageDidChange() }
        stage.wasRemoved = { [weak self] in self?.endLostPosts() }
        return stage
    }

    private func setUp() {
        backgroundColor = .clear
        postManager.gestureManager.defaultGestures = .pan
        _ = DockedKeyboard.shared
        joinManager()
    }

    private func joinManager() {
        postManager.setEdge(layout, of: self)
        postManager.managed(self)?.screen.anchor = { [weak self] in
            guard let host = self?.host else { return self }
            return host.anchor
        }
        updateHost()
    }
}
