public import UIKit

/// A column of posts at an edge of a view. All posts are shown, the newest farthest from the edge unless `newestFirst` is
/// true.
///
/// ```swift
/// let stackView = view.createMessageStackView(layout: .bottom)
/// stackView.post(message: Message(title: "Saved"))
/// ```
///
/// An entering post grows to its height and a leaving one shrinks to zero, and the others make room; with Reduce Motion
/// posts fade. Touches outside posts reach the views behind. Posts wait while the stack is in no window. No gesture
/// removes a post unless its request or `postManager.gestureManager` enables one; a post that is thrown to a side
/// leaves there.
///
/// If the posts don't fit on the screen, the tallest ones are limited in height, and their content scrolls. At the lower edge,
/// posts move above a keyboard that would cover them. The stack sets its own `transform` so that no post covers the focused
/// element.
open class MessageStackView: UIStackView, Poster, UIViewPoster {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Creates a stack that shows posts at an edge of the view to which you add it.
    public required convenience init(layout: PostEdge) {
        self.init(frame: .zero)
        // An initializer doesn't call the observer.
        self.layout = layout.vertical
        layoutDidChange()
    }

    // MARK: - Public

    /// The manager that decides when posts appear and disappear. By default, each post appears at once, next to the others. To
    /// show one post at a time, set its `isSerialQueue` to true. It can be set to that of another poster; see
    /// `PostView.postManager`.
    public lazy var postManager = PostManager(poster: self) {
        didSet {
            postManager.add(self, from: oldValue)
            joinManager()
        }
    }

    /// The edge that posts enter from; the top by default. A change reverses the order in which the shown posts are arranged.
    public var layout: PostEdge = .top {
        didSet {
            layout = layout.vertical
            if layout != oldValue { layoutDidChange() }
        }
    }

    /// A Boolean value that indicates whether the newest post is at the edge, and the oldest farthest from it. The default is
    /// false. A change reverses the order in which the shown posts are arranged.
    public var newestFirst = false {
        didSet { if newestFirst != oldValue { newestFirstDidChange() } }
    }

    /// A band at the edge that posts enter from. Its height is `spaceViewHeight` while a post is shown, and its color
    /// that of the post next to it in the last layout.
    public let spaceView = UIView()

    /// The height of the band in points, usually that of the unsafe area under it; zero by default. NaN, infinite and
    /// negative heights count as zero.
    public var spaceViewHeight: CGFloat = 0 {
        didSet { if spaceViewHeight != oldValue { updateBand() } }
    }

    /// The points between posts. With zero, the default, posts with round corners or shadows are 8 points apart, and others touch.
    /// NaN, infinite and negative numbers count as zero, so posts never overlap.
    public override var spacing: CGFloat {
        get { super.spacing }
        set {
            super.spacing = newValue.length
            updateSpacing()
        }
    }

    /// The presentation of posts. A change applies to later posts, and a change of its theme to posts on screen too. A request
    /// can edit it for its own post.
    ///
    /// Its `style`, `theme`, `touches`, `pan` and `timeIndicator` apply, and the leading and trailing insets of its `placement`. The
    /// stack determines the positions and sizes of its posts, and how they enter and leave, and shows no backdrop. The default is
    /// `PostEnvironment.app.options.presentation` or, if the app hasn't set it, a presentation with all defaults.
    open var presentation: PostPresentation {
        get { ownPresentation ?? postManager.environmentOptions.presentation ?? PostPresentation() }
        set { ownPresentation = newValue }
    }

    /// The posted views from top to bottom, including those that are leaving.
    public var arrangedSubviewsExcludingSpace: [UIView] {
        arrangedSubviews.filter { $0 !== spaceView }.compactMap { view in
            placement(of: view).map(\.slot.content) ?? view
        }
    }

    // MARK: - UIView

    /// Returns whether a post, or another view that the app has added to `arrangedSubviews`, is visible at a point. Elsewhere,
    /// also at `spaceView`, touches reach the views behind.
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        arrangedSubviews.contains { view in
            view !== spaceView && (placement(of: view)?.slot ?? view).isVisible(at: point)
        }
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = hitMovingSlot(at: point, with: event) ?? super.hitTest(point, with: event)
        return hit === self || hit === spaceView ? nil : hit
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        postManager.setInWindow(window != nil, self)
        focus?.follow()
        if window == nil { postRoom.share(animated: false) }
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        updateLift()
        updateFront()
        updateSpacing()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateSpacing()
        lift?.update()
        updateBandColor()
        fitPosts()
        avoidOthers()
        postRoom.update()
    }

    // MARK: - Poster

    /// Configures a view that was made for a message or another value, before it is shown. This implementation applies the
    /// `messageConfiguration` of `MessageStackViewVersion3`, if the app has set it.
    open func configure(_ view: UIView) {
        viewSetup?.configure(view)
    }

    // MARK: - UIViewPoster

    /// Adds a slot, or a view in a new slot, without the queue and the time of `postManager`.
    public func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        carryOutPost(of: view, animated: animated, completion: completion)
    }

    /// Removes the slot of a view, or a slot, from the stack. `postManager` calls it for the exits of its posts. If an app calls
    /// it for such a post, the post ends with `PostRemovalReason.hostGone`; to give another reason, call `Post.remove`.
    ///
    /// - Parameters:
    ///   - view: A posted view, or its slot. For any other view, the method only calls `completion`.
    ///   - animated: A Boolean value that indicates whether the slot shrinks before it is removed.
    ///   - completion: A closure that is called once, when the slot has left the stack.
    public func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        carryOutRemoval(of: view, among: slots, animated: animated, completion: completion)
    }

    /// Carries out a change, also one by `post(view:animated:completion:)` or `remove(view:animated:completion:)`. Override
    /// this method to observe changes, or to pass an edited copy of a change to `super`.
    open func carryOut(_ change: PostChange) {
        let (slot, isAnimated) = (change.slot, change.isAnimated)
        switch change.kind {
        case .post:
            open(slot, change.presentation, animated: isAnimated, completion: change.completion)
            updateFocus()
            keepClearOfFocus(animated: isAnimated && placements.count > 1)
        case .remove:
            close(slot, throwing: change.throwing, animated: isAnimated, completion: change.completion)
        case .update:
            placement(of: slot)?.setInsets(change.presentation, cardInset: cardInset)
            updateSpacing()
            update(view: slot, animated: isAnimated)
        }
    }

    // MARK: - Internal

    /// The presentation that the app has set; nil, the default, for none.
    package var ownPresentation: PostPresentation? {
        didSet { if ownPresentation?.theme != oldValue?.theme { postManager.updateTheme() } }
    }

    /// The points between a post with round corners or shadows and the edges of the stack, if the post's placement has no insets. The
    /// default is zero; 8 in a stack over the full width of a screen.
    package var cardInset: CGFloat = 0

    /// The spacing around this stack in a stack view of the app.
    var outerGap = OuterGap()

    /// The setup of views that are made for messages; nil, the default, for none.
    package var viewSetup: (any PostViewSetup)?

    /// The states of the slots, including those that are leaving.
    var placements: [ObjectIdentifier: StackPlacement] = [:]
    private(set) lazy var bandHeight = spaceView.heightAnchor.constraint(equalToConstant: 0)

    /// Lifts posts at the lower edge above the keyboard; nil while there are none.
    var lift: StackLift?

    /// The focused element of the app; nil while there are no posts.
    var focus: AppFocus?

    /// Keeps the stack in front of the cells of a table; nil elsewhere, and while there are no posts.
    var front: ScrollViewFront?

    /// The room of the posts among those of other posters.
    private(set) lazy var postRoom = PostRoom(of: self)

    /// The height of the part of the band that keeps the posts clear of those of other posters, in points.
    var heightOfOthers: CGFloat = 0

    /// The points by which posts have moved down from their layout, to be clear of the focused element.
    var focusOffset: CGFloat = 0

    /// The slots from top to bottom.
    var slots: [PostSlot] { arrangedPlacements.map(\.slot) }

    /// The states of the slots from top to bottom.
    var arrangedPlacements: [StackPlacement] { arrangedSubviews.compactMap(placement) }

    /// Returns the state of the slot that is an arranged view, or whose gap is; nil for any other view.
    func placement(of arrangedView: UIView) -> StackPlacement? {
        placements[ObjectIdentifier((arrangedView as? StackGap)?.slot ?? arrangedView)]
    }

    private func setUp() {
        axis = .vertical
        distribution = .fill
        alignment = .fill
        addArrangedSubview(spaceView)
        // Above the shadows of messages.
        spaceView.layer.zPosition = 1
        bandHeight.isActive = true
        postManager.isSerialQueue = false
        _ = DockedKeyboard.shared
        joinManager()
    }

    private func joinManager() {
        postManager.setEdge(layout, of: self)
        postManager.setInWindow(window != nil, self)
    }
}

/// A setup of views before they are shown.
@MainActor
package protocol PostViewSetup {
    func configure(_ view: UIView)
}
