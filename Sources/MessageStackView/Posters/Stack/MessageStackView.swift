import UIKit

/// A column of posts at an edge of a view: all that are posted are shown, the newest farthest from the edge.
///
/// ```swift
/// let stackView = view.createMessageStackView(layout: .bottom)
/// stackView.post(message: Message(title: "Saved"))
/// ```
///
/// A post opens to its height and closes again, and the others make room; with Reduce Motion it fades. Where there are
/// no posts, touches go to what is behind. Posts wait while the stack is in no window. No gesture removes a post unless
/// its request or `postManager.gestureManager` says so; one that is thrown to a side goes out there.
///
/// If the screen has no room for all posts, the highest get lower, and scroll. At the lower edge they stand on a
/// keyboard that would cover them; all of them together make way for what has the focus, by the stack's `transform`.
open class MessageStackView: UIStackView, PosterView, UIViewPoster, PostManagerDelegate {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    public required convenience init(layout: MessageLayout) {
        self.init(frame: .zero)
        self.layout = layout
    }

    // MARK: - Public

    /// Decides when posts come and go; it shows all of them at once unless `isSerialQueue` is set.
    public private(set) lazy var postManager = PostManager(poster: self)

    /// The direction in which posts follow one another; a change turns round what is shown.
    public var order: Order = .topToBottom {
        didSet { if order != oldValue { orderDidChange() } }
    }

    /// The edge that posts come from, which is what `order` says in other words.
    public var layout: MessageLayout {
        get { order == .topToBottom ? .top : .bottom }
        set { order = newValue.toOrder() }
    }

    /// A band at the edge that the posts come from. It fills `spaceViewHeight` while something is shown, in the colour
    /// of the post beside it as of the last layout.
    public let spaceView = UIView()

    /// The height of the band in points, as a rule that of the unsafe area under it: zero by default, which NaN,
    /// infinite and negative heights count as.
    public var spaceViewHeight: CGFloat = 0 {
        didSet { if spaceViewHeight != oldValue { updateBand() } }
    }

    /// The points between posts: zero by default, which NaN, infinite and negative numbers count as. Posts never
    /// overlap.
    open override var spacing: CGFloat {
        get { super.spacing }
        set { super.spacing = newValue.length }
    }

    /// How messages look that `post(message:)` makes from now on; `MessageConfiguration.default` by default. With
    /// `applyToAll`, those that are shown take it over too.
    public var messageConfiguration = MessageConfiguration.default {
        didSet { if messageConfiguration.applyToAll { messageConfigurationDidChange() } }
    }

    /// The posted views from top to bottom, those that are leaving included.
    public var arrangedSubviewsExcludingSpace: [UIView] {
        slots.compactMap { ($0 as? PostSlot)?.content ?? $0 }
    }

    // MARK: - UIView

    /// Only posts take touches, where they are seen.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        showsPost(at: point, among: slots)
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === spaceView ? nil : hit
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        postManager.hasHost = window != nil
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        updateLift()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        lift?.update()
        updateBandColor()
        fitPosts()
    }

    // MARK: - Poster

    /// Gives a message the look of `messageConfiguration`.
    open func configure(_ view: UIView) {
        (view as? any MessageConfigurable)?.set(configuration: messageConfiguration)
    }

    // MARK: - UIViewPoster

    open func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        open(view, animated: animated, completion: completion)
        updateFocus()
        keepClearOfFocus(animated: animated && placements.count > 1)
    }

    open func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        close(view, animated: animated, completion: completion)
    }

    /// Performs a change by calling `post(view:animated:completion:)` or `remove(view:animated:completion:)`, which
    /// applies the throw of the change.
    open func carryOut(_ change: PostChange) {
        switch change.kind {
        case .post:
            post(view: change.slot, animated: change.isAnimated, completion: change.completion)
        case .remove:
            placements[ObjectIdentifier(change.slot)]?.throwing = change.throwing
            remove(view: change.slot, animated: change.isAnimated, completion: change.completion)
        case .update:
            update(view: change.slot, animated: change.isAnimated)
        }
    }

    // MARK: - PostManagerDelegate

    open func postManager(_ postManager: PostManager, willPost view: UIView) {}
    open func postManager(_ postManager: PostManager, didPost view: UIView) {}
    open func postManager(_ postManager: PostManager, willRemove view: UIView) {}
    open func postManager(_ postManager: PostManager, didRemove view: UIView) {}
    open func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) {}

    // MARK: - Internal

    /// What is known of each slot, from its arrival until it is gone.
    var placements: [ObjectIdentifier: StackPlacement] = [:]
    private(set) lazy var bandHeight = spaceView.heightAnchor.constraint(equalToConstant: 0)

    /// What keeps posts at the lower edge clear of the keyboard; there while there are such.
    var lift: StackLift?

    /// The layout that the posts share.
    private(set) lazy var column = PostColumn(in: self) { [weak self] in self?.keepClearOfFocus(animated: true) }

    /// The points by which posts have moved down from their layout, to be clear of the focused element.
    var focusOffset: CGFloat = 0

    /// From top to bottom.
    var slots: [UIView] {
        arrangedSubviews.filter { $0 !== spaceView }.map { ($0 as? StackGap)?.slot ?? $0 }
    }

    private func setUp() {
        axis = .vertical
        distribution = .fill
        alignment = .fill
        addArrangedSubview(spaceView)
        // Over the shadows that messages throw on it.
        spaceView.layer.zPosition = 1
        bandHeight.isActive = true
        postManager.isSerialQueue = false
        postManager.gestureManager.order = order
        postManager.hasHost = window != nil
    }
}
