public import UIKit

/// A view that shows posts at an edge of its superview or window. It shows one post at a time, or several if `postManager.capacity`
/// is greater than 1. Even if the capacity is 1, a post that times out can be shown together with a post that stays until it is
/// removed; see `PostManager.capacity`.
///
/// Users can swipe posts away over the edge at which they are shown. To prevent that for a view, call
/// `postManager.gestureManager.removePanToRemoveGesture(from:)` before or after posting the view. Touches outside a post reach the
/// views behind. `presentation` determines the placement, the look and the motion of posts.
///
/// ```swift
/// let postView = view.createPostView(edge: .top)
/// postView.post(view: banner, dismissAfter: 3)
/// ```
///
/// If a post is taller than the room in the window, the content of the post scrolls; the close button of a `BadgeMessageView`
/// remains visible. Posts wait while the post view is in no window. An animated post enters from beyond the edge of the window. If
/// an ancestor of the post view clips its subviews, the post enters from beyond the edge of that ancestor. While Reduce Motion is
/// on, posts don't move, but fade in.
open class PostView: UIView, Poster, UIViewPoster {
    // MARK: - Lifecycle

    /// Creates a post view that shows posts at an edge. Add the post view to a view, at that edge, or call
    /// `UIView.createPostView(edge:)`, which creates and adds a post view.
    ///
    /// - Parameter edge: The edge, `.top` or `.bottom`. Any other edge counts as `.top`.
    public required init(edge: PostEdge) {
        self.edge = edge.vertical
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a post view that shows posts at its top edge. Add it to a view with constraints for its edge and its sides, as
    /// `createPostView(edge:constrainToSafeArea:)` does.
    ///
    /// - Parameter frame: The initial frame, such as `.zero`. Constraints and the posts in the view determine the present one.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Public

    /// The manager that decides when posts appear and disappear. By default, each post view has a manager of its own. Several
    /// posters (views that show posts) can share a manager. In this case, their posts have one queue, one capacity and one set of
    /// keys, and methods that remove all posts remove the posts of all these posters.
    ///
    /// ```swift
    /// window.postManager = postView.postManager
    /// ```
    ///
    /// Set this property before the first post: posts of this post view that the previous manager has end with
    /// `PostRemovalReason.hostGone`. If posters share a manager, a post waits while the poster on which it was posted isn't on
    /// screen. During this time, posts of the other posters can enter.
    public lazy var postManager = PostManager(poster: self) {
        didSet {
            postManager.add(self, from: oldValue)
            joinManager()
        }
    }

    /// The edge at which posts are shown and from which they enter, `.top` or `.bottom`. The default is the top edge, and any
    /// other edge counts as `.top`. A change applies to posts that enter afterward.
    public var edge: PostEdge = .top {
        didSet {
            edge = edge.vertical
            postManager.setEdge(edge, of: self)
        }
    }

    /// The distances in points between a post and the edges of the post view. Where the post view extends beyond the safe area,
    /// the distances are measured from the edges of the safe area. `left` is the leading and `right` the trailing distance.
    ///
    /// The default is 20 points above and below a post and 10 points at the sides. For `UIApplication.postView`,
    /// `UIWindowScene.postView`, and the post views of a `PostWindow` and of `createBarPostView(edge:)`, the default is 8 points
    /// on all sides.
    ///
    /// If `top` is 8 points or less, a post that covers a whole navigation bar is at most 4 points below the safe area, so that it
    /// hides all buttons of the bar. If `top` is greater, the post keeps that distance. A change moves posts that are on screen.
    public var edgeInsets = UIEdgeInsets(top: 20, left: 10, bottom: 20, right: 10) {
        didSet { if edgeInsets != oldValue { setNeedsLayout() } }
    }

    /// The presentation of posts: their placement, size, motion and look. The default is `PostEnvironment.app.options.presentation`
    /// or, if that is nil, `PostPresentation()`, which is a card at `edge`. A change applies to posts that enter afterward, but a
    /// change of the theme applies to posts on screen too. A request can change the presentation for its own post.
    open var presentation: PostPresentation {
        get { ownPresentation ?? postManager.environmentOptions.presentation ?? initialPresentation }
        set { ownPresentation = newValue }
    }

    /// The distance in points between posts that are shown at the same time. The default is 10. It has no effect on a collapsed
    /// `deck`.
    public var spacing: CGFloat = 10 {
        didSet { if spacing != oldValue { setNeedsLayout() } }
    }

    /// The look of a deck, in which posts that are on screen at the same time lie on top of each other like cards. The default is
    /// nil, which shows the posts one below the other, as a list. Setting a deck or nil applies to posts that enter afterward. If
    /// posts are already in a deck, a deck with other values changes their look at once.
    ///
    /// In a list, the newest post is farthest from the edge. In a deck, the newest post is at the edge, in front of the others. The
    /// user spreads out the deck with a tap, a pull away from the edge, or an assistive technology. If `postManager.capacity` is 1,
    /// setting a deck sets the capacity to `Int.max`, so that any number of posts is shown. Setting the property to nil doesn't
    /// change the capacity.
    public var deck: PostDeck? {
        didSet { if deck != oldValue { deckDidChange() } }
    }

    /// A Boolean value that indicates whether the posts of the `deck` are spread out. It is false without a deck, and if there are
    /// fewer than two posts in the deck. To spread out the posts, call `setDeckExpanded(_:animated:)`.
    public var isDeckExpanded: Bool { cardDeck?.isExpanded ?? false }

    /// Spreads out the posts of the `deck`, or collapses the deck. In a deck that is spread out, the posts for which there is room
    /// are below or above one another, the newest at the edge. In a collapsed deck, the other posts are behind the newest. The
    /// method has no effect without a deck, or if there are fewer than two posts in the deck. Posts that entered before `deck`
    /// became nil remain in the deck.
    ///
    /// Users spread out a deck with a tap, with a pull away from its edge, or with a button that assistive technologies find next
    /// to the newest post. They collapse the deck with a touch outside the posts. The posts of a deck that is spread out don't
    /// time out. In a collapsed deck, only the newest post times out.
    ///
    /// - Parameters:
    ///   - isExpanded: A Boolean value that indicates whether the posts are spread out. Pass false to collapse the deck.
    ///   - animated: A Boolean value that indicates whether the change is animated, in 0.3 seconds. While Reduce Motion is on,
    ///     the posts fade in at their new positions.
    public func setDeckExpanded(_ isExpanded: Bool, animated: Bool) {
        cardDeck?.setExpanded(isExpanded, animated: animated && window != nil && UIView.areAnimationsEnabled)
    }

    /// A Boolean value that indicates whether posts at the bottom stay above a sheet that is presented on the screen. The default
    /// is false: a post view in front of sheets, such as `UIApplication.postView`, shows its posts over the lower part of the
    /// sheet.
    ///
    /// If the value is true, posts are in the part of the screen that the sheet leaves free, and move with the sheet when its
    /// detent changes or a finger drags it. If the sheet leaves too little room, posts are at the upper end of the safe area. If
    /// the post view is in the view of the controller that presents the sheet, the sheet then covers the posts.
    ///
    /// ```swift
    /// let postView = UIApplication.shared.postView
    /// postView.edge = .bottom
    /// postView.keepsAboveSheets = true
    /// ```
    ///
    /// The value has no effect if the sheet is a card in the middle of an iPad's screen. It also has no effect on a post view that
    /// follows the visible screen, whose posts are on the sheet; see `createBarPostView(edge:followsVisibleScreen:)`. A change
    /// moves posts that are on screen.
    public var keepsAboveSheets = false {
        didSet {
            guard keepsAboveSheets != oldValue else { return }
            updateSheetWatch()
            setNeedsLayout()
        }
    }

    /// A Boolean value that indicates whether the post view removes itself from its superview after the last post and its
    /// backdrop have left. The default is false.
    open var removeFromSuperviewOnEmpty = false

    // MARK: - UIView

    /// The natural size of the post view: no intrinsic width, and a height of 0. Posts that are inside the bounds of the post view
    /// make it taller with their constraints.
    public override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 0) }

    /// Returns a Boolean value that indicates whether the post view receives a touch at a point: whether a post or a button of the
    /// `deck` is visible there, or a `PostBackdrop` blocks touches there. At all other points, touches reach the views behind.
    ///
    /// - Parameters:
    ///   - point: The point in the coordinate system of the post view.
    ///   - event: The event; nil outside event handling.
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        placements.contains { $0.slot.card?.showsSlot(at: point) ?? $0.slot.isVisible(at: point) }
            || cardDeck?.hasButton(at: point) == true
            || host?.backdropArea == nil && backdrops?.blocksTouch(at: point) ?? false
    }

    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if event != nil { SceneHistory.shared.use(hostScene) }
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
        if window == nil { occupiedSpace.share(animated: false) }
        updateAnchorLink()
        endLostPosts()
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        superviewDidChange()
        updateFront()
    }

    open override func layoutSubviews() {
        if isStill { UIView.performWithoutAnimation(layOutSlots) } else { layOutSlots() }
    }

    /// Returns the action that animates a change of the layer. UIKit calls this method. While the post view must not be animated,
    /// the result is `NSNull()`, which stands for no animation.
    public override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        isStill ? NSNull() : super.action(for: layer, forKey: event)
    }

    public override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    // MARK: - Poster

    /// Configures a view that was made for a posted message or another posted value, before it is shown. Override this method to
    /// set properties of the view that a `PostStyle` doesn't have, such as fonts. The default implementation does nothing.
    ///
    /// - Parameter view: The new view, such as a `MessageView`.
    open func configure(_ view: UIView) {}

    // MARK: - UIViewPoster

    /// Shows a view at once, with the placement and the motion of `presentation`. Unlike `post(view:)`, which you should call,
    /// this method bypasses `postManager`: the view doesn't wait, and stays until `remove(view:animated:completion:)` is called.
    ///
    /// - Parameters:
    ///   - view: The view to show. The method puts it in a new `PostSlot`, the view around a posted view, unless it is a `PostSlot`
    ///     itself.
    ///   - animated: A Boolean value that indicates whether the entrance is animated.
    ///   - completion: A closure that is called once, when the entrance has ended.
    @available(*, deprecated, message: "This bypasses the queue. Call post(view:), which returns a Post.")
    public func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        carryOutPost(of: view, animated: animated, completion: completion)
    }

    /// Removes a view that this post view shows, without informing `postManager` first. If the view belongs to a post, the post
    /// ends with `PostRemovalReason.hostGone`. To remove a post, call `Post.remove`.
    ///
    /// - Parameters:
    ///   - view: The view, or the `PostSlot` around it. If the post view doesn't show this view, the method only calls
    ///     `completion`.
    ///   - animated: A Boolean value that indicates whether the exit is animated.
    ///   - completion: A closure that is called once, when the view has left the screen.
    @available(*, deprecated, message: "This bypasses the queue. Call remove() on the post.")
    public func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        carryOutRemoval(of: view, among: placements.map(\.slot), animated: animated, completion: completion)
    }

    /// Carries out the entrance, the exit or an update of a post. `postManager` calls this method, and so do
    /// `post(view:animated:completion:)` and `remove(view:animated:completion:)`. Override it to observe changes, or to pass an
    /// edited copy of a change to `super`. An override must call `super`.
    ///
    /// - Parameter change: The change, with its post, the `PostSlot` around the posted view, and the presentation.
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

    /// The view of the app behind the posts: the window, or the screen in front of which posts are shown. It receives the touches
    /// that posts and their backdrops let through; see `PostPresentation.touches`. The property is nil for a post view that you
    /// have added to a view, because UIKit then finds the view behind the post view as usual.
    public var viewBehindPosts: UIView? { host?.tapHost }

    public var placesPosts: Bool { true }

    /// The scene in which the post view shows posts. It is nil while the post view has no scene, for example while it is in no
    /// window.
    public var hostScene: UIWindowScene? { host?.scene ?? window?.windowScene }

    // MARK: - Internal

    /// A Boolean value that indicates whether no post and no backdrop is on screen.
    var isEmpty: Bool { !placements.contains(where: \.isInPostView) && backdrops?.isEmpty ?? true }

    /// The object that puts the post view on the screen; nil if the app adds the post view to a superview.
    var host: (any PostHost)? {
        didSet { updateHost() }
    }

    /// The presentation that the app has set; nil, the default, for none.
    package var ownPresentation: PostPresentation? {
        didSet { if ownPresentation?.theme != oldValue?.theme { postManager.updateTheme() } }
    }

    /// The presentation if neither the post view nor the app has one.
    var initialPresentation: PostPresentation { PostPresentation() }

    /// The maximum width of posts at the edge of this view whose presentation has none; nil, the default, for no maximum.
    var maximumPostWidth: PostSize.Length?

    /// Returns a post view for a host, whose posts are 8 points from the edges and as wide as notifications.
    static func hosted(at edge: PostEdge) -> PostView {
        let postView = PostView(edge: edge)
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
    var stayingPlacements: [SlotPlacement] { placements.filter(\.isStaying) }

    /// The focused element of the app; nil while there are no posts.
    var focus: AppFocus?

    /// The areas that posts keep clear of; nil without posts, and if the app has no such areas.
    var reservedAreas: ReservedAreas?

    /// Keeps the post view in front of the cells of a table; nil elsewhere, and while there are no posts.
    var front: ScrollViewFront?

    /// Follows the sheet that posts stay above; nil unless they do, and while there are no posts.
    var sheetWatch: SheetWatch?

    /// The area of the host. It is in the host while the place of a post depends on it.
    private(set) lazy var placementArea = makePlacementArea()

    /// The backdrops of posts; nil until a post with a backdrop is shown.
    var backdrops: PostBackdrops?

    /// The bars of the app behind the posts.
    private(set) var bars = BarsBehindPosts()

    /// The registration for calls in each frame while there are posts beside anchors, whose movements nothing reports.
    var anchorLink: FrameLink?

    /// The cards of the deck; nil until a post is added to the deck.
    var cardDeck: CardDeck?

    /// The room of the posts among those of other posters.
    private(set) lazy var occupiedSpace = OccupiedSpace(of: self)

    /// A Boolean value that indicates whether the current layout only measures a slot.
    var isMeasuring = false

    /// A Boolean value that indicates whether the current layout moves the views of the app around the post view, but neither the
    /// post view nor its posts, which make their own motion.
    var isStill = false

    /// Notifies the manager whether posts can be shown.
    package func updateHost() {
        postManager.setAbsence(host.map(\.absence) ?? (window == nil ? .noWindow : nil), of: self)
    }

    /// Adds the post view of the app, a scene or a `PostWindow` to its window for a post that is about to enter.
    private func prepareHost(for presentation: PostPresentation) {
        guard let host else { return }
        // They would appear again with the post view.
        postManager.end(lostPosts)
        if UIView.inheritedAnimationDuration > 0 { hostScene?.windows.forEach { $0.layoutIfNeeded() } }
        UIView.performWithoutAnimation {
            host.prepare(for: presentation)
            (superview ?? self).layoutIfNeeded()
        }
        updateHost()
        for edge in [PostEdge.top, .bottom] where !hasPosts(at: edge) {
            _ = bars.update(at: edge, of: host, isNew: true)
        }
        guard host.needsUpdates else { return }
        if hostWatch == nil { hostWatch = ScreenWatch { [weak self] in self?.lookAtHost() ?? false } }
    }

    /// Leaves the host and, if `removeFromSuperviewOnEmpty` is set, the superview, if there are no posts and no
    /// backdrops.
    func leaveIfEmpty() {
        guard !postManager.hasPosts(on: self), isEmpty else { return }
        if host?.isInUse == false { leaveHost() }
        if removeFromSuperviewOnEmpty { removeFromSuperview() }
    }

    /// Removes the post view from the screen until the next post.
    func leaveHost() {
        hostWatch = nil
        host?.leave()
    }

    /// Ends posts that can't be seen any more because other code has removed the post view, after the current change of the view
    /// hierarchy.
    func endLostPosts() {
        postManager.endSoon { [weak self] in self?.lostPosts ?? [] }
    }

    // MARK: - Private

    /// The number of layouts that update the places, each in the one before: content that is measured for its place lays out the post
    /// view again.
    private var placingDepth = 0
    /// A choice of the library. One or two suffice, unless the height and the place of content change each other for ever.
    private static let greatestPlacingDepth = 8

    private func layOutSlots() {
        super.layoutSubviews()
        followHost()
        if !isMeasuring, placingDepth < Self.greatestPlacingDepth {
            placingDepth += 1
            updatePlacesInLayout()
            placingDepth -= 1
        }
        cardDeck?.arrange()
        if !isMeasuring { occupiedSpace.update() }
    }

    /// The registration for updates while the host shows something.
    private var hostWatch: ScreenWatch?

    /// The size of the superview in the last layout.
    private var hostSize: CGSize?

    private func hasPosts(at edge: PostEdge) -> Bool { placements.contains { $0.edge == edge } }

    /// The posts that can't be seen because other code has removed the post view.
    private var lostPosts: [Post] { host?.isDetached == true ? placements.compactMap(\.post) : [] }

    /// Updates the host, and leaves it while posts only wait.
    ///
    /// - Returns: Whether anything has changed.
    private func lookAtHost() -> Bool {
        guard let host else { return false }
        let hasChanged = host.update()
        guard !isEmpty else {
            // In `willPost`, an app may run a nested loop.
            if postManager.currentPosts(on: self).isEmpty, !host.isInUse { leaveHost() }
            return hasChanged
        }
        var haveBarsChanged = false
        for edge in [PostEdge.top, .bottom] where hasPosts(at: edge) {
            if bars.update(at: edge, of: host, isNew: false) { haveBarsChanged = true }
        }
        guard haveBarsChanged || occupiedSpace.isStale else { return hasChanged }
        moveToPlaces()
        return true
    }

    /// Updates the motion of leaving slots after a change of the superview's size.
    private func followHost() {
        let size = superview?.bounds.size
        guard size != hostSize else { return }
        bars.forgetScreens()
        hostSize = size
        reservedAreas?.update()
        for placement in placements where placement.isLeaving {
            let motion = placement.slot.motion
            motion.hostDidChange(
                animationContext(of: placement.slot, placement.presentation, isReplaced: motion.isReplaced))
        }
    }

    private func makePlacementArea() -> PlacementArea {
        let placementArea = PlacementArea()
        // At once, so that posts move in the keyboard's animation.
        placementArea.didChange = { [weak self] in self?.placementAreaDidChange() }
        return placementArea
    }

    private func setUp() {
        backgroundColor = .clear
        postManager.gestureManager.posterGestures = .pan
        _ = DockedKeyboard.shared
        joinManager()
    }

    private func joinManager() {
        postManager.setEdge(edge, of: self)
        let managed = postManager.managed(self)
        managed?.screen.anchor = { [weak self] in
            guard let host = self?.host else { return self }
            return host.anchor
        }
        managed?.successor = { [weak self] in self?.host?.successor }
        managed?.willEnter = { [weak self] in self?.prepareHost(for: $0) }
        managed?.didEnd = { [weak self] in self?.leaveIfEmpty() }
        updateHost()
    }
}
