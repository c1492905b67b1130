public import UIKit

/// A view that contains a posted view while its post is on screen. A poster (the object that shows posts, such as a `PostView`)
/// adds, moves and removes slots.
///
/// The library sets the transform, opacity, height, clipping, corners, shadow, gesture recognizers and accessibility of a post on
/// its slot, not on the posted view. So the posted view has its previous state when the post has ended. The posted view fills the
/// slot and determines the height of the slot.
public final class PostSlot: UIView {
    /// An event that a slot, or its gestures, report to the post.
    enum Event: Equatable {
        /// The app or another slot has removed the posted view from the slot.
        case contentTaken
        /// UIKit has removed the posted view during a presentation, and will add it again.
        case contentCovered
        /// The slot was removed from its superview.
        case removed
        /// The slot was added to a window, or removed from one.
        case movedToWindow
        /// The slot has got a size, or has lost it, in the current layout pass.
        case sizeChanged
        /// A control of the view or a gesture of an assistive technology requests the removal of the post.
        case dismissed(PostRemovalReason)
        /// The post began or stopped to block touches on the app.
        case modalityChanged
        /// A finger touches the slot or, with false, the finger was lifted or the touch was canceled.
        case touched(Bool)
        /// A source other than a touch, such as a pointer, stops the time of the post or, with false, lets it continue.
        case held(by: PostHold, Bool)
        /// The user has tapped the slot.
        case tapped
        /// The user opens the compact post, or closes it again.
        case toggled
        /// The user has thrown the slot off the screen with a drag.
        case thrownOff(PostPan.Throw)
        /// The focus of an assistive technology has moved in a post that blocks touches on the app.
        case focusMoved
    }

    /// The posted view, which this slot contains. It is nil after the post has ended, or after other code has removed the view
    /// from the slot.
    public private(set) var content: UIView?

    /// The post that the slot shows; nil for a slot that belongs to none.
    weak var post: Post?

    /// Handles an event; returns whether it had an effect.
    var handle: (Event) -> Bool = { _ in false }

    /// Reports an event to the post; returns whether it had an effect.
    @discardableResult
    func report(_ event: Event) -> Bool { handle(event) }

    /// The operations that assistive technologies offer on the post; nil for none.
    var operations: (any PostOperations)?

    /// Moves the slot in, with the finger, and out.
    private(set) lazy var motion = SlotMotion(of: self)

    /// The view with the background, the corners, the border and the shadows of the style; nil if it has none of them.
    var body: PostBody?

    /// The time indicator, in the body; nil if the post has none.
    var timeView: PostTimeView?

    /// The look of the post.
    var style = PostStyle()

    /// The posted view, if the post can be opened from its compact form; nil otherwise.
    weak var expandable: (any PostContentView)?

    /// A Boolean value that indicates whether a tap or a pull spreads out the deck of the post; false by default. The deck sets it.
    var spreadsDeck = false

    /// A Boolean value that indicates whether the post is behind another one of a deck, where its fills are opaque; false by
    /// default.
    var isBehind = false {
        didSet { if isBehind != oldValue { body?.style = bodyStyle } }
    }

    /// The edge at which the post is shown; nil for a post in the middle.
    var edge: PostEdge? {
        didSet {
            body?.edge = edge
            timeView?.setNeedsLayout()
            if edge != oldValue { alignContent() }
        }
    }

    /// The arrow to the anchor that the post is beside; nil, the default, for none.
    var arrow: PostLayout.Arrow? {
        didSet { body?.arrow = arrow }
    }

    /// The edge to which the view is aligned if the slot is lower than the view; nil for both.
    var keptEdge: PostEdge? {
        didSet { keepEdge() }
    }

    /// Returns the edges over which a drag removes the post, unless its presentation sets them; nil for those of its position. The
    /// stack of posts sets it.
    var exitEdges: (@MainActor () -> Set<PostEdge>)?

    /// Returns the slots of the column in which the post is, those farthest from the edge first, if the column offers to clear all of
    /// them; nil in no such column. Posters with columns set it.
    var column: (@MainActor () -> [PostSlot])?

    /// The points between the post and the leading and trailing edges of the slot; zero by default. The stack of posts sets them.
    var sideInsets: (leading: CGFloat, trailing: CGFloat) = (0, 0) {
        didSet {
            leading?.constant = sideInsets.leading
            trailing?.constant = -sideInsets.trailing
        }
    }

    /// A Boolean value that indicates whether the post is as wide as its content; false by default.
    var hugsContent = false {
        didSet { if hugsContent != oldValue { updateFilling() } }
    }

    /// The maximum width of the post in points; nil before its first layout, and in posters that don't lay out posts by values.
    var greatestWidth: CGFloat? {
        didSet { if hugsContent, greatestWidth != oldValue { content?.setNeedsLayout() } }
    }

    /// A Boolean value that indicates whether the background extends into the unsafe area, beyond the view.
    var fillsUnsafeArea = false {
        didSet {
            updateSurface()
            if fillsUnsafeArea != oldValue { alignContent() }
        }
    }

    /// A Boolean value that indicates whether the post blocks touches on the app.
    var isModal = false {
        didSet { if isModal != oldValue { report(.modalityChanged) } }
    }

    /// A Boolean value that indicates whether a finger is on the post.
    var isTouched: Bool { gestureRecognizers?.contains { $0.numberOfTouches > 0 } ?? false }

    /// A Boolean value that indicates whether a finger is about to tap the post; false by default. A card is slightly smaller then.
    var isPressed = false {
        didSet { if isPressed != oldValue { pressDidChange() } }
    }

    /// The view that contains the posted view of a controller, directly or in `controllerView`; nil for another view.
    private(set) var holder: ControllerHolder?
    /// The view of the controller that contains the posted one; nil if there is none.
    private(set) var controllerView: ControllerHolder?

    /// A Boolean value that indicates whether the slot had a size in the last layout.
    private var hadSize = false
    private var originalState: OriginalState?
    private var countLabel: PostCountLabel?
    /// The constraints that limit the height; nil until there is too little room.
    var heightLimit: HeightLimit?

    /// The height without content, and of content without a height, which would otherwise be any.
    private lazy var defaultHeight = heightAnchor.constraint(equalToConstant: 0).prioritized(.postDefault)

    /// A priority below required, so that a slot can be lower than a view with a required height.
    private static let edgePriority = UILayoutPriority(999)
    /// A priority below that of constraints between a view and its body.
    private static let looseEdgePriority = UILayoutPriority(997)
    private weak var top: NSLayoutConstraint?
    private weak var leading: NSLayoutConstraint?
    private weak var bottom: NSLayoutConstraint?
    private weak var trailing: NSLayoutConstraint?
    /// The slots that have a view, or have lost it without returning it. A view that an app takes out of its slot stays
    /// as the slot has changed it until the slot returns it, and another slot must not mistake that for the view's
    /// original state.
    fileprivate static var slotsWithViews = WeakList<PostSlot>()

    /// The action of a close control without another action, which closes its post.
    private static let closing = UIAction { ($0.sender as? UIView)?.endEnclosingPost(.closeButton) }

    /// The state of a view before a slot changed it.
    private struct OriginalState {
        weak var view: UIView?
        let bounds: CGRect
        let center: CGPoint
        let translatesAutoresizingMask: Bool
        /// The constraints that keep the size of the view's frame.
        let size: [NSLayoutConstraint]
        /// The constraints between the view and its superview.
        var constraints: [NSLayoutConstraint] = []
    }

    // MARK: View

    /// Moves `view` into the slot. If it is in another slot, the post there ends.
    ///
    /// - Parameter hasController: Whether the slot adds the `controllerView`; false by default.
    func attach(_ view: UIView, hasController: Bool = false) {
        Self.slotsWithViews.first { $0.originalState?.view === view }?.giveUpContent()
        let translatesAutoresizingMask = view.translatesAutoresizingMaskIntoConstraints
        view.translatesAutoresizingMaskIntoConstraints = false
        var originalState = OriginalState(
            view: view, bounds: view.bounds, center: view.center,
            translatesAutoresizingMask: translatesAutoresizingMask, size: view.frameSizeConstraints)
        NSLayoutConstraint.activate(originalState.size)
        if view.next is UIViewController { addHolder(of: view, hasController: hasController) }
        originalState.constraints = embed(holder ?? view)
        // The app may have removed it at once, which the slot reports when it has a superview.
        content = view.isDescendant(of: self) ? view : nil
        // VoiceOver and Switch Control treat the post as one group.
        shouldGroupAccessibilityChildren = true
        Self.slotsWithViews.append { [weak self] in self }
        self.originalState = originalState
        if !style.isPlain { (view as? any PostContentView)?.apply(style) }
        updateFilling()
        if let control = (view as? any PostContentView)?.closeControl, control.allControlEvents.isEmpty {
            control.addAction(Self.closing, for: .touchUpInside)
        }
        updateSurface()
    }

    private func alignContent() {
        (content as? any EdgeAlignedContent)?.edgeDidChange()
    }

    private func updateFilling() {
        (content as? any WidthFillingContent)?.fillsWidth = !hugsContent
    }

    /// Puts the view of a controller into a holder, and that of the controller that contains it into another one.
    private func addHolder(of view: UIView, hasController: Bool) {
        let outer = ControllerHolder()
        outer.translatesAutoresizingMaskIntoConstraints = false
        let inner = hasController ? ControllerHolder() : outer
        inner.hold(view)
        if hasController { outer.hold(inner) }
        for holder in [outer, inner] {
            holder.wasRemoved = { [weak self, weak outer] isForPresentation in
                if isForPresentation { self?.report(.contentCovered) } else if let outer { self?.willLose(outer) }
            }
        }
        holder = outer
        controllerView = hasController ? inner : nil
    }

    /// Adds `view` to the slot or its body, and returns the constraints.
    private func embed(_ view: UIView) -> [NSLayoutConstraint] {
        defaultHeight.isActive = true
        let container = body?.contentContainer ?? self
        container.addSubview(view)
        guard view.superview === container else { return [] }
        let constraints = body?.constraints(containing: view) ?? edges(of: view)
        NSLayoutConstraint.activate(constraints)
        return constraints
    }

    /// Returns inactive constraints that make `view`, the content or the body, fill the slot.
    func edges(of view: UIView) -> [NSLayoutConstraint] {
        let edges = view.edgeConstraints(to: self)
        (top, leading, bottom, trailing) = (edges[0], edges[1], edges[2], edges[3])
        keepEdge()
        edges[1].constant = sideInsets.leading
        edges[3].constant = -sideInsets.trailing
        return edges
    }

    private func keepEdge() {
        top?.priority = keptEdge == .bottom ? Self.looseEdgePriority : Self.edgePriority
        bottom?.priority = keptEdge == .top ? Self.looseEdgePriority : Self.edgePriority
    }

    /// Moves the view to another body, which `makeBody` adds.
    func moveContent(_ makeBody: () -> Void) {
        withoutReports {
            NSLayoutConstraint.deactivate(originalState?.constraints ?? [])
            let content = content
            makeBody()
            if let view = holder ?? content { originalState?.constraints = embed(view) }
            self.content = content?.isDescendant(of: self) == true ? content : nil
            placeTimeView()
            updateSurface()
        }
    }

    /// Shows another view, and returns the present one.
    func exchangeContent(for view: UIView, hasController: Bool = false) {
        withoutReports {
            giveContentBack()
            attach(view, hasController: hasController)
        }
    }

    /// Returns a picture of the slot that can fade out over a change of the content; nil outside a window.
    func makePicture() -> UIView? {
        guard window != nil, let picture = snapshotView(afterScreenUpdates: false) else { return nil }
        picture.isUserInteractionEnabled = false
        picture.accessibilityElementsHidden = true
        return picture
    }

    /// Fades out a picture of the previous content over the current one.
    func crossFade(from picture: UIView) {
        picture.frame.origin = bounds.origin
        UIView.performWithoutAnimation { addSubview(picture) }
        let animator = UIViewPropertyAnimator(duration: .postAnimation, curve: .easeInOut) { picture.alpha = 0 }
        animator.addCompletion { _ in picture.removeFromSuperview() }
        animator.startAnimation()
    }

    /// Makes a change that reports at most that the slot has no view afterward.
    private func withoutReports(_ change: () -> Void) {
        let (handle, isLost) = (handle, isContentLost)
        self.handle = { _ in false }
        change()
        if let countLabel { bringSubviewToFront(countLabel) }
        placeTimeView()
        self.handle = handle
        if isContentLost, !isLost { report(.contentTaken) }
    }

    /// A Boolean value that indicates whether other code has removed the posted view.
    private var isContentLost: Bool { content == nil && originalState != nil }

    /// Shows the number of requests that the post represents: in the view, if that shows it, or in a corner.
    ///
    /// - Parameters:
    ///   - count: The number.
    ///   - text: A text in place of the number, which is the title of a ready-made post; nil for none.
    func show(count: Int, text: String? = nil) {
        if let content = content as? any PostContentView, content.show(count: count) { return }
        let isEmpty = text?.isEmpty == true
        let titled = text == nil || isEmpty ? nil : content as? any PostTitledView
        titled?.titleLabel.show(text)
        let isHidden = count < 2 || titled != nil || isEmpty
        guard !isHidden || countLabel != nil else { return }
        let label = countLabel ?? PostCountLabel.inCorner(of: self)
        countLabel = label
        label.isHidden = isHidden
        label.text = text ?? postStrings.count(count)
    }

    /// Returns the view at the end of the post in its previous state, unless the app has added it to another superview
    /// meanwhile.
    func returnContent() {
        motion.releaseAnimator()
        giveContentBack()
    }

    private func giveContentBack() {
        guard let originalState else { return }
        self.originalState = nil
        Self.slotsWithViews.removeAll { $0 === self }
        content = nil
        NSLayoutConstraint.deactivate(originalState.constraints + originalState.size)
        controllerView?.release()
        holder?.release()
        holder?.removeFromSuperview()
        (holder, controllerView) = (nil, nil)
        guard let view = originalState.view else { return }
        if view.superview === self || view.superview === body?.contentContainer { view.removeFromSuperview() }
        if !style.isPlain { (view as? any PostContentView)?.apply(PostStyle()) }
        (view as? any PostContentView)?.closeControl?.removeAction(Self.closing, for: .touchUpInside)
        guard view.superview == nil else { return }
        view.translatesAutoresizingMaskIntoConstraints = originalState.translatesAutoresizingMask
        if view.bounds != originalState.bounds { view.bounds = originalState.bounds }
        if view.center != originalState.center { view.center = originalState.center }
    }

    /// Returns the view because another slot takes it, and reports that unless its loss was reported before.
    private func giveUpContent() {
        let wasHere = content != nil
        returnContent()
        if wasHere { report(.contentTaken) }
    }

    /// Reports that the slot or its body was removed. A slot that leaves is removed by its poster.
    private func reportRemoval() {
        if post?.phase != .leaving { report(.removed) }
    }

    /// Handles the removal of a view from the slot or its body.
    func willLose(_ view: UIView) {
        if view === body { reportRemoval() }
        guard let content, view === content || view === holder else { return }
        self.content = nil
        report(.contentTaken)
    }

    // MARK: Opacity

    /// The opacity of the post, from 0 to 1. The default is 1.
    ///
    /// UIKit doesn't draw a blur or glass while its view or an ancestor is translucent. If the style of the post has a blur or
    /// glass, setting this property therefore changes the opacity of the parts of the post, and the slot itself remains opaque.
    public override var alpha: CGFloat {
        get { effectBody?.opacity ?? super.alpha }
        set {
            let partOpacity = effectBody == nil ? 1 : newValue
            super.alpha = effectBody == nil ? newValue : 1
            body?.opacity = partOpacity
            countLabel?.alpha = partOpacity
        }
    }

    /// The body, if it has a blur or glass.
    var effectBody: PostBody? { style.hasEffect ? body : nil }

    // MARK: Touches

    /// The handling of touches on the post. If it forwards them, that excludes touches on content that responds to them.
    var touches = PostPresentation.TouchResponse.absorb

    /// Returns a Boolean value that indicates whether the post contains a point. If the style of the post has no background, the
    /// result is false where `point(inside:with:)` of the posted view returns false.
    ///
    /// - Parameters:
    ///   - point: The point in the coordinate system of the slot.
    ///   - event: The event; nil outside event handling.
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let isInside =
            sideInsets == (0, 0)
            ? super.point(inside: point, with: event) : (body ?? holder ?? content)?.frame.contains(point) ?? false
        guard isInside, style.background.isEmpty, let content else { return isInside }
        let inner = convert(point, to: content)
        return !content.bounds.contains(inner) || content.point(inside: inner, with: event)
    }

    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let isEnding = post?.decidedReason != nil
        let hitInExit = isEnding ? hitWhileVanishing(at: point, with: event) : nil
        guard let hit = hitInExit ?? super.hitTest(point, with: event) else { return nil }
        if touches.isForwarding {
            let content = TouchedContent(hit, at: point, in: self)
            guard content.isTapped || content.isDragged else { return nil }
        }
        // A touch during the exit has no effect, on buttons either.
        return isEnding ? self : hit
    }

    /// Returns the view at a point of a slot that fades or shrinks, whose alpha or height is 0 from the beginning of its exit.
    private func hitWhileVanishing(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let seen = layer.presentation(), seen.opacity >= 0.01, seen.bounds.contains(point),
            alpha < 0.01 && self.point(inside: point, with: event) || bounds.height < seen.bounds.height
        else { return nil }
        let hits = subviews.reversed().lazy.compactMap { $0.hitTest(self.convert(point, to: $0), with: event) }
        return hits.first ?? self
    }

    // MARK: Noticing

    /// Ends the post if the removed subview is the posted view. UIKit calls this method; apps don't call it.
    ///
    /// - Parameter subview: The view that is about to be removed.
    public override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        // On Apple's platforms this also runs while the slot deallocates, when forming a weak reference to it is fatal. `handle`
        // therefore refers to the post by its ID: a slot that deallocates belongs to no post any more, so nothing is done.
        willLose(subview)
    }

    public override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview == nil {
            motion.releaseAnimator()
            reportRemoval()
        } else if isContentLost {
            report(.contentTaken)
        }
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        if superview != nil { report(.movedToWindow) }
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.isEmpty == hadSize else { return }
        hadSize = !bounds.isEmpty
        report(.sizeChanged)
    }

    // MARK: Keys

    /// A Boolean value that indicates whether the slot, the view around the posted view, can become the first responder. It is
    /// true while the post blocks touches on the app, so that the Escape key can end the post.
    public override var canBecomeFirstResponder: Bool { isModal }

    /// Ends a post that blocks touches on the app when the user presses the Escape key, as the accessibility escape gesture does.
    /// UIKit calls this method.
    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if isModal, presses.hasEscape, !leavesToTextInput(presses),
            content?.accessibilityPerformEscape() == true || accessibilityPerformEscape()
        {
            return
        }
        super.pressesBegan(presses, with: event)
    }

    // MARK: Accessibility

    public override func accessibilityPerformEscape() -> Bool {
        report(.dismissed(.escape))
    }

    /// The accessibility container type of the slot, the view around the posted view. It is always `.semanticGroup`, so that
    /// VoiceOver offers the custom actions of the post on each element in the post.
    public override var accessibilityContainerType: UIAccessibilityContainerType {
        get { .semanticGroup }
        set {}
    }

    public override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { operations?.customActions }
        set {}
    }

    public override var accessibilityElements: [Any]? {
        get { operations?.elements }
        set {}
    }
}

/// Content that is aligned with the leading edge of a post that is wider than the content.
@MainActor
protocol WidthFillingContent: AnyObject {
    /// A Boolean value that indicates whether the presentation determines the width of the post, rather than the content.
    var fillsWidth: Bool { get set }
}

/// Content whose arrangement depends on the edge at which its post is shown.
@MainActor
protocol EdgeAlignedContent: AnyObject {
    /// Adapts the arrangement to the edge of the enclosing slot, and to whether the slot fills the unsafe area.
    func edgeDidChange()
}

/// The operations that assistive technologies offer on a post.
@MainActor
protocol PostOperations: AnyObject {
    /// The custom actions that VoiceOver offers on each element of the post, besides the element's own.
    var customActions: [UIAccessibilityCustomAction] { get }

    /// The accessibility elements of the slot; nil for those of the posted view.
    var elements: [Any]? { get }

    /// The label of a control that dismisses the post.
    var dismissLabel: String { get }

    /// A Boolean value that indicates whether a tap or a swipe removes the post.
    var isDismissible: Bool { get }

    /// The action that opens or closes the post; nil if it has no compact form.
    var expansion: UIAccessibilityCustomAction? { get }

    /// The custom actions that belong to no control of the post: one that copies its text, if that can be copied, and one that
    /// clears the column of the post.
    var ownActions: [UIAccessibilityCustomAction] { get }

    /// Adds or removes the context menu that copies the text of the post.
    func updateCopying()
}

extension PostSlot {
    /// Returns the slot that contains an accessibility element; nil for none.
    static func slot(around element: AnyObject?) -> PostSlot? {
        guard let element else { return nil }
        if let view = (element as? UIResponder)?.accessibleView { return view.enclosingSlot }
        return slotsWithViews.first { slot in
            slot.content.map { AccessibilityElements.contains(element, in: $0) } ?? false
        }
    }

    /// Returns the slots with a view in a scene, including those that are leaving.
    static func slots(in scene: UIWindowScene) -> [PostSlot] {
        slotsWithViews.filter { $0.window?.windowScene === scene }
    }

    /// The slots in the same scene with a post that isn't leaving, itself included.
    var shownSlots: [PostSlot] {
        Self.slotsWithViews.filter {
            $0.window != nil && $0.window?.windowScene === window?.windowScene
                && $0.post.map { $0.phase != .leaving } == true
        }
    }
}

extension UIView {
    /// The slot that is the view or contains it; nil outside a post.
    var enclosingSlot: PostSlot? {
        sequence(first: self, next: \.superview).lazy.compactMap { $0 as? PostSlot }.first
    }

    /// The texts for the post that contains the view, also when UIKit asks the view for its accessibility; outside a post, the
    /// current ones.
    package var postStrings: PostStrings { enclosingSlot?.post?.owner?.strings ?? .current }

    /// Removes the post that contains the view.
    ///
    /// - Returns: A Boolean value that indicates whether there was such a post, and it wasn't leaving before.
    @discardableResult
    func endEnclosingPost(_ reason: PostRemovalReason) -> Bool {
        enclosingSlot?.report(.dismissed(reason)) ?? false
    }
}

/// A view with a title, in place of which it can show a text for the number of requests.
@MainActor
protocol PostTitledView: UIView {
    var titleLabel: UILabel { get }
}
