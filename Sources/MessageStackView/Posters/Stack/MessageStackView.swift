public import UIKit

/// A column of posts at an edge of a view. By default, all posts are shown at once. The newest post is farthest from the edge
/// unless `newestFirst` is true.
///
/// ```swift
/// let stackView = view.createMessageStackView(edge: .bottom)
/// stackView.post(message: Message(title: "Saved"))
/// ```
///
/// An entering post grows to its height, a leaving post shrinks to a height of zero, and the other posts make room. While Reduce
/// Motion is on, posts only fade in and out. Touches outside posts reach the views behind. Posts wait while the stack is in no
/// window.
///
/// The user can swipe each post to a side, and the post next to the edge also over that edge, unless the `PostPan.edges` of the
/// presentation name other edges. To prevent these swipes, set the `PostOptions.gestures` of the posts to the empty set, or use
/// `postManager.gestureManager`.
///
/// If the posts don't fit on the screen, the heights of the tallest posts are limited, and their content scrolls. At the bottom
/// edge, posts move above a keyboard that would cover them. If posts would cover the focused element of the app, the stack moves
/// away from the element by changing its own `transform`.
///
/// The class has the same name as the module. In an app with its own type `Message` or `Post`, write `MessageStackView.Message` or
/// `MessageStackView.Post` for the type of the library; these are aliases inside the class. In a subclass or an extension of this
/// class, `Message` and `Post` alone also mean the types of the library. There, write `App.Message` for your own type, if your
/// module is named `App`.
/// plain names are those of the library too. Write `App.Message` there for the type of an app whose module is `App`.
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

    /// Creates a stack that shows posts at an edge. Add the stack to a view, at that edge, or call
    /// `UIView.createMessageStackView(edge:)`, which creates and adds a stack.
    ///
    /// - Parameter edge: The edge, `.top` or `.bottom`. Any other edge counts as `.top`.
    public required convenience init(edge: PostEdge) {
        self.init(frame: .zero)
        // An initializer doesn't call the observer.
        self.edge = edge.vertical
        edgeDidChange()
    }

    // MARK: - Public

    /// The manager that decides when posts appear and disappear. By default, each stack has a manager of its own, with which all
    /// posts are shown at once. To show one post at a time, set `postManager.capacity` to 1. If you set this property to the
    /// manager of another stack or post view, the posts of both have one queue; see `PostView.postManager`.
    public lazy var postManager = PostManager(poster: self) {
        didSet {
            postManager.add(self, from: oldValue)
            joinManager()
        }
    }

    /// The edge from which posts enter, `.top` or `.bottom`. The default is the top edge, and any other edge counts as `.top`.
    /// A change reverses the order of the posts on screen.
    public var edge: PostEdge = .top {
        didSet {
            edge = edge.vertical
            if edge != oldValue { edgeDidChange() }
        }
    }

    /// A Boolean value that indicates whether the newest post is at the `edge` of the stack, and the oldest post farthest from that
    /// edge. The default is false: the oldest post is at the edge. A change reverses the order of the posts on screen.
    public var newestFirst = false {
        didSet { if newestFirst != oldValue { newestFirstDidChange() } }
    }

    /// A Boolean value that indicates whether the stack shows a button that removes its posts, beyond the post that is farthest
    /// from the edge. The default is false.
    ///
    /// The button, with the title `PostStrings.clearAll`, is visible while at least two posts are shown that the user can remove
    /// with a tap or a swipe. It removes these posts all at once, with the reason `PostRemovalReason.clearAll`. Waiting posts stay,
    /// and enter afterward. The height of the stack doesn't include the button, which covers views behind it. VoiceOver offers an
    /// action with the same name on each post.
    public var showsClearAll = false {
        didSet { if showsClearAll != oldValue { setNeedsLayout() } }
    }

    /// A colored band between the edge from which posts enter and the post next to that edge, for example behind the status bar.
    /// While a post is shown, the height of the band is `spaceViewHeight`. With the default of 0, the band is invisible. The stack
    /// gives the band the color of the post next to it.
    public let spaceView = UIView()

    /// The height in points of `spaceView`, the band at the edge from which posts enter, while a post is shown. The default is 0.
    /// Set it to the height of the area outside the safe area, such as behind the status bar, to fill that area.
    public var spaceViewHeight: CGFloat = 0 {
        didSet { if spaceViewHeight != oldValue { updateBand() } }
    }

    /// The distance in points between posts. The default is 0. With 0, posts with rounded corners or shadows are 8 points apart,
    /// and other posts touch.
    public override var spacing: CGFloat {
        get { super.spacing }
        set {
            super.spacing = newValue.length
            updateSpacing()
        }
    }

    /// The presentation of posts: their look and their response to touches. The default is
    /// `PostEnvironment.app.options.presentation` or, if that is nil, `PostPresentation()`. A change applies to posts that enter
    /// afterward, but a change of the theme applies to posts on screen too. A request can change the presentation for its own post.
    ///
    /// Only the `style`, `theme`, `touches`, `isExpandable`, `pan` and `timeIndicator` of a presentation, and the leading and
    /// trailing insets of its `placement`, have a visible effect. The stack itself determines the positions, sizes, entrances and
    /// exits of posts. It shows no backdrop, so its posts never block the app or other posts. A presentation for alerts or pop-ups,
    /// such as `.alert`, adds an OK button to messages without actions.
    open var presentation: PostPresentation {
        get { ownPresentation ?? postManager.environmentOptions.presentation ?? PostPresentation() }
        set { ownPresentation = newValue }
    }

    /// The posted views, and views that the app has added to the stack, from top to bottom. They include the views of leaving
    /// posts, but not `spaceView`.
    public var arrangedSubviewsExcludingSpace: [UIView] {
        arrangedSubviews.filter { $0 !== spaceView }.compactMap { view in
            placement(of: view).map(\.slot.content) ?? view
        }
    }

    // MARK: - UIView

    /// Returns a Boolean value that indicates whether the stack receives a touch at a point: whether a post, the button of
    /// `showsClearAll`, or a view that the app has added to `arrangedSubviews` is visible there. At all other points, including
    /// those in `spaceView`, touches reach the views behind.
    ///
    /// - Parameters:
    ///   - point: The point in the coordinate system of the stack.
    ///   - event: The event; nil outside event handling.
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        arrangedSubviews.contains { view in
            view !== spaceView && (placement(of: view)?.slot ?? view).isVisible(at: point)
        } || clearAllButton.map { $0.alpha > 0 && $0.isVisible(at: point) } == true
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = hitMovingSlot(at: point, with: event) ?? super.hitTest(point, with: event)
        return hit === self || hit === spaceView ? nil : hit
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        postManager.setAbsence(window == nil ? .noWindow : nil, of: self)
        focus?.follow()
        if window == nil { occupiedSpace.share(animated: false) }
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
        separateShadows()
        updateClearAllButton()
        avoidOthers()
        occupiedSpace.update()
    }

    // MARK: - Poster

    /// Configures a view that was made for a posted message or another posted value, before it is shown. Override this method to
    /// set properties of the view that a `PostStyle` doesn't have, such as fonts. The default implementation does nothing, with one
    /// exception: if the app has set the `messageConfiguration` of the product `MessageStackViewVersion3`, the default
    /// implementation applies that configuration.
    ///
    /// - Parameter view: The new view, such as a `MessageView`.
    open func configure(_ view: UIView) {
        viewSetup?.configure(view)
    }

    // MARK: - UIViewPoster

    /// Shows a view at once. Unlike `post(view:)`, which you should call, this method bypasses `postManager`: the view doesn't
    /// wait, and stays until `remove(view:animated:completion:)` is called.
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

    /// Removes a view that this stack shows, without informing `postManager` first. If the view belongs to a post, the post ends
    /// with `PostRemovalReason.hostGone`. To remove a post, call `Post.remove`.
    ///
    /// - Parameters:
    ///   - view: The view, or the `PostSlot` around it. If the stack doesn't show this view, the method only calls `completion`.
    ///   - animated: A Boolean value that indicates whether the exit is animated.
    ///   - completion: A closure that is called once, when the view has left the stack.
    @available(*, deprecated, message: "This bypasses the queue. Call remove() on the post.")
    public func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        carryOutRemoval(of: view, among: slots, animated: animated, completion: completion)
    }

    /// Carries out the entrance, the exit or an update of a post. `postManager` calls this method, and so do
    /// `post(view:animated:completion:)` and `remove(view:animated:completion:)`. Override it to observe changes, or to pass an
    /// edited copy of a change to `super`. An override must call `super`.
    ///
    /// - Parameter change: The change, with its post, the `PostSlot` around the posted view, and the presentation.
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

    /// The points between a post with round corners or shadows and the edges of the stack, if the post's placement has no
    /// insets. The default is zero; 8 in a stack over the full width of a screen.
    package var cardInset: CGFloat = 0

    /// The setup of views that are made for messages; nil, the default, for none.
    package var viewSetup: (any PostViewSetup)?

    /// The states of the slots, including those that are leaving.
    var placements: [ObjectIdentifier: StackPlacement] = [:]
    private(set) lazy var bandHeight = spaceView.heightAnchor.constraint(equalToConstant: 0)

    /// The button that clears the stack; nil until it is needed.
    var clearAllButton: ClearAllButton?

    /// Lifts posts at the lower edge above the keyboard; nil while there are none.
    var lift: StackLift?

    /// The focused element of the app; nil while there are no posts.
    var focus: AppFocus?

    /// Keeps the stack in front of the cells of a table; nil elsewhere, and while there are no posts.
    var front: ScrollViewFront?

    /// The room of the posts among those of other posters.
    private(set) lazy var occupiedSpace = OccupiedSpace(of: self)

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
        postManager.capacity = .max
        postManager.gestureManager.posterGestures = .pan
        _ = DockedKeyboard.shared
        joinManager()
    }

    private func joinManager() {
        postManager.setEdge(edge, of: self)
        postManager.setAbsence(window == nil ? .noWindow : nil, of: self)
    }
}

/// A setup of views before they are shown.
@MainActor
package protocol PostViewSetup {
    func configure(_ view: UIView)
}
