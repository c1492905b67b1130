import UIKit

/// A place for posts at an edge of a view: they come from that edge one at a time (or together, where
/// `postManager.isSerialQueue` is false), can be swiped back to it, and let touches pass beside them. `presentation`
/// says where else they may stand, and how they look and move.
///
/// ```swift
/// let postView = view.createPostView(layout: .top)
/// postView.post(view: banner, dismissAfter: 3)
/// ```
///
/// What is higher than the window has room for scrolls, and the cross of a `BadgeMessageView` stays in sight. Posts
/// wait while the view is in no window. An animated post comes from beyond the edge of the window, or of the first
/// ancestor that clips; with Reduce Motion it fades in where it belongs. A pan towards the edge removes a post, unless
/// its view opts out with `postManager.gestureManager.removePanToRemoveGesture(from:)`, before or after posting.
open class PostView: UIView, PosterView, UIViewPoster, PostManagerDelegate {
    // MARK: - Lifecycle

    /// A post view for an edge of whatever it is added to.
    public required init(layout: MessageLayout) {
        self.layout = layout
        super.init(frame: .zero)
        setUp()
    }

    /// A post view for the top edge.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Public

    /// Decides when posts come and go.
    public private(set) lazy var postManager = PostManager(poster: self)

    /// The edge that posts come from; the top by default. It applies to posts that come afterwards.
    public var layout: MessageLayout = .default {
        didSet { if layout != oldValue { postManager.gestureManager.order = order } }
    }

    /// The direction in which posts follow one another: away from their edge.
    open var order: Order { layout.toOrder() }

    /// Between the edges of this view, or of the safe area where that reaches into it, and a post, in points: 20 above
    /// and below, 10 at the sides; left and right stand for leading and trailing. A change moves what is shown.
    public var edgeInsets = UIEdgeInsets(top: 20, left: 10, bottom: 20, right: 10) {
        didSet { if edgeInsets != oldValue { insetsDidChange() } }
    }

    /// How posts are shown; a change applies to posts that come afterwards. A request may edit it for itself.
    open var presentation = PostPresentation()

    /// Between posts that are shown at the same time, in points: 10 by default. The newest is farthest from the edge.
    public var spacing: CGFloat = 10 {
        didSet { if spacing != oldValue { insetsDidChange() } }
    }

    /// How posts share their edge if several are shown at the same time; one beyond the other by default. It applies to
    /// posts that come afterwards. A deck lets them come together: one post at a time (`postManager.isSerialQueue`)
    /// becomes any number.
    public var arrangement = PostArrangement.list {
        didSet { if arrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether the posts of a deck are spread out.
    public var isDeckExpanded: Bool { deck?.isExpanded ?? false }

    /// Spreads the posts of a deck out, as far as there is room, the newest at the edge, or gathers them behind the
    /// newest.
    ///
    /// People do so by a tap on the deck, by a pull away from its edge and by the button that assistive technologies
    /// find beside the newest post; a touch elsewhere gathers it. Nothing happens with fewer than two posts. While a
    /// deck is spread out none of its posts leaves by its timer, and while it is gathered none but the newest.
    ///
    /// - Parameters:
    ///   - isExpanded: whether they are to be spread out.
    ///   - animated: whether it takes 0.3 seconds; with Reduce Motion the posts fade in at their places.
    public func setDeckExpanded(_ isExpanded: Bool, animated: Bool) {
        deck?.setExpanded(isExpanded, animated: animated && window != nil)
    }

    /// Whether the view leaves its superview when nothing is shown or waits any more, and no backdrop is on its way
    /// out; false by default.
    open var removeFromSuperviewOnEmpty = false

    // MARK: - UIView

    /// No height of its own: it is as high as what it shows.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 0) }

    /// Only posts take touches, where they are seen, and a backdrop that keeps touches from the app.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        showsPost(at: point, among: placements.map(\.slot))
            || backdropArea == nil && backdrops?.blocksTouch(at: point) ?? false
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let hit = super.hitTest(point, with: event), hit !== self { return hit }
        return host?.hitTest(point, in: self, with: event)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateHost()
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        hostDidChange()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        followHost()
        if !isMeasuring { fitPosts() }
        deck?.arrange()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsDidChange()
    }

    // MARK: - Poster

    open func configure(_ view: UIView) {}

    // MARK: - UIViewPoster

    open func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        let placement = place(view, animated: animated)
        guard let slot = view as? PostSlot else { return completion() }
        slot.motion.enter(
            animationContext(of: slot, placement.presentation), animated: animated, completion: completion)
    }

    open func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        bringOut(view, animated: animated, completion: completion)
    }

    /// Performs a change by calling `post(view:animated:completion:)` or `remove(view:animated:completion:)`, which
    /// apply the presentation, the throw and the reason of the change.
    ///
    /// Those methods use the poster's own presentation for a view that no change has announced.
    open func carryOut(_ change: PostChange) {
        switch change.kind {
        case .post:
            let placement = makePlacement(of: change.slot, showing: change.post, change.presentation)
            placements.append(placement)
            post(view: change.slot, animated: change.isAnimated, completion: change.completion)
            // An override may show the slot in a way of its own.
            if !placement.isAttached { placements.removeAll { $0 === placement } }
        case .remove:
            placements.first { $0.slot === change.slot }?.exit = SlotExit(
                throwing: change.throwing, isPop: change.isPop)
            remove(view: change.slot, animated: change.isAnimated, completion: change.completion)
        case .update:
            move(change.slot, to: change.presentation, animated: change.isAnimated && window != nil)
        }
    }

    open var viewBehindPosts: UIView? { tapHost }

    /// The scene that posts are, or will be, shown on.
    open var hostScene: UIWindowScene? { host?.scene ?? window?.windowScene }

    // MARK: - PostManagerDelegate

    /// Puts the post view on the screen, if it has a host of the library's.
    open func postManager(_ postManager: PostManager, willPost view: UIView) {
        guard let host else { return }
        host.prepare(for: postManager.post(of: view).flatMap(postManager.presentation) ?? presentation)
        guard host.needsFrames, frameLink == nil else { return }
        frameLink = FrameLink { [weak self] in self?.frameDidStart() }
    }

    open func postManager(_ postManager: PostManager, didPost view: UIView) {}
    open func postManager(_ postManager: PostManager, willRemove view: UIView) {}
    open func postManager(_ postManager: PostManager, didRemove view: UIView) {}

    /// Removes the post view from its superview after the last post, if `removeFromSuperviewOnEmpty` is set.
    open func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) {
        leaveIfEmpty()
    }

    // MARK: - Internal

    /// A Boolean value that indicates whether posts are as wide as their content and centered, rather than as wide as
    /// the view. It applies to later posts.
    var hugsContent = false

    /// The surroundings that the library puts the post view in; nil for the superview that its user gives it.
    var host: (any PostHost)? {
        didSet { updateHost() }
    }

    /// The places of the slots, oldest first, including those of leaving slots.
    var placements: [any SlotPlacement] = []

    /// The places of the slots that are entering or shown, oldest first.
    var standingPlacements: [any SlotPlacement] { placements.filter(\.isStanding) }

    /// All of the host, which this view's posts don't move; there while a post stands in it, or has to know of the
    /// keyboard.
    private(set) lazy var stage = makeStage()

    /// Tells the manager whether posts can be shown.
    func updateHost() {
        postManager.hasHost = host?.isAvailable ?? (window != nil)
    }

    /// The view that receives the touches that backdrops let through; nil for the superview.
    var tapHost: UIView? { host?.tapHost }

    /// The view that contains the backdrops, and that they cover; nil if this view contains them and they cover its
    /// superview.
    var backdropArea: UIView? { host?.backdropArea }

    /// What is between the posts and the app; made when a post has such a thing.
    var backdrops: PostBackdrops?

    /// The posts that lie in a deck; made when there is one.
    var deck: CardDeck?

    /// Leaves the screen, as far as the host and `removeFromSuperviewOnEmpty` say, if there are no posts and no
    /// backdrops.
    func leaveIfEmpty() {
        guard !postManager.isActive, backdrops?.isEmpty ?? true else { return }
        if host?.isInUse == false { leaveHost() }
        if removeFromSuperviewOnEmpty { removeFromSuperview() }
    }

    /// Takes the post view off the screen until the next post.
    func leaveHost() {
        frameLink = nil
        host?.leave()
    }

    /// The registration for frames while the host shows something.
    private var frameLink: FrameLink?

    private func frameDidStart() {
        host?.update()
        let isEmpty = placements.isEmpty && backdrops?.isEmpty ?? true
        if isEmpty, host?.isInUse != true { leaveHost() }
    }

    /// The layout that the posts share.
    private(set) lazy var column = PostColumn(in: self) { [weak self] in self?.keepClearOfFocus(animated: true) }

    /// Whether the layout is for a size to be known only.
    var isMeasuring = false

    /// The host's when its size was last looked at.
    var hostSize: CGSize?

    private func makeStage() -> PostStage {
        let stage = PostStage()
        stage.didChange = { [weak self] in self?.stageDidChange() }
        return stage
    }

    private func setUp() {
        backgroundColor = .clear
        postManager.gestureManager.order = order
        postManager.gestureManager.defaultGestures = .pan
        updateHost()
    }
}
