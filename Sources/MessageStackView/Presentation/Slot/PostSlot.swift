import UIKit

/// A container that holds a posted view while its post is on screen. Posters add, move and remove slots.
///
/// Transform, alpha, height, clipping, corners, shadow, gesture recognisers and accessibility of a post belong to its
/// slot, so that the posted view is returned as it was lent. The view fills the slot and gives it its height.
public final class PostSlot: UIView {
    /// An event that a slot reports to its post.
    enum Event: Hashable {
        /// The app or another slot took the posted view.
        case contentTaken
        /// The slot was removed from its superview.
        case removed
        /// The slot was added to a window, or removed from one.
        case movedToWindow
        /// A control of the view or a gesture of an assistive technology asks for the removal of the post.
        case dismissed(PostRemovalReason)
        /// The post became modal, or stopped being modal.
        case modalityChanged
    }

    /// The posted view; nil once it was taken from the slot or returned.
    public private(set) var content: UIView?

    /// Handles an event; returns whether it had an effect.
    var report: (Event) -> Bool = { _ in false }

    /// Moves the slot in, with the finger, and out.
    private(set) lazy var motion = SlotMotion(of: self)

    /// What is seen besides the view; nil if that is nothing.
    var body: PostBody?

    /// How the post looks.
    var style = PostStyle()

    /// The edge that the post stands at; nil for none.
    var edge: PostEdge? {
        didSet { body?.edge = edge }
    }

    /// Whether the app can't be used while the post is shown.
    var isModal = false {
        didSet { if isModal != oldValue { _ = report(.modalityChanged) } }
    }

    private var loan: Loan?
    private var countLabel: PostCountLabel?

    /// Less than required, so that a poster may shut a slot around a view of a required height.
    private static let edgePriority = UILayoutPriority(999)
    /// Less than what holds the view in a body.
    private static let looseEdgePriority = UILayoutPriority(997)
    private weak var top: NSLayoutConstraint?
    private weak var bottom: NSLayoutConstraint?
    private var keptEdge: MessageLayout? {
        didSet { keepEdge() }
    }

    /// The slots that have a view, or have lost it without returning it: a view that an app takes out of its slot stays
    /// as the slot has changed it until the slot returns it, and another slot mustn't take that for its own state.
    private static var lenders: [Lender] = []

    private struct Lender {
        weak var slot: PostSlot?
    }

    /// The state of a view before a slot changed it.
    private struct Loan {
        weak var view: UIView?
        let bounds: CGRect
        let center: CGPoint
        let translatesAutoresizingMask: Bool
        var constraints: [NSLayoutConstraint]
    }

    // MARK: View

    /// Takes `view` in, away from where it is. If that is another slot, the post there ends.
    func lend(_ view: UIView) {
        Self.lenders.removeAll { $0.slot == nil }
        Self.lenders.first { $0.slot?.loan?.view === view }?.slot?.giveUpContent()
        let bounds = view.bounds
        let center = view.center
        let translatesAutoresizingMask = view.translatesAutoresizingMaskIntoConstraints
        view.translatesAutoresizingMaskIntoConstraints = false
        let constraints = hold(view)
        // One stop for whoever moves through the screen by ear or by switch.
        shouldGroupAccessibilityChildren = true
        content = view
        Self.lenders.append(Lender(slot: self))
        loan = Loan(
            view: view,
            bounds: bounds,
            center: center,
            translatesAutoresizingMask: translatesAutoresizingMask,
            constraints: constraints
        )
        if !style.isPlain { (view as? any PostStyled)?.apply(style) }
    }

    /// Puts `view` where it belongs.
    private func hold(_ view: UIView) -> [NSLayoutConstraint] {
        (body?.holder ?? self).addSubview(view)
        let constraints = body?.constraints(holding: view) ?? edges(of: view)
        NSLayoutConstraint.activate(constraints)
        return constraints
    }

    /// The constraints by which `view`, the content or the body, fills the slot.
    func edges(of view: UIView) -> [NSLayoutConstraint] {
        let top = view.topAnchor.constraint(equalTo: topAnchor)
        let bottom = view.bottomAnchor.constraint(equalTo: bottomAnchor)
        self.top = top
        self.bottom = bottom
        keepEdge()
        return [
            top, bottom,
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
        ]
    }

    /// Which edge the view keeps to when the slot is lower than it.
    func keepContent(at edge: MessageLayout) {
        keptEdge = edge
    }

    private func keepEdge() {
        top?.priority = keptEdge == .bottom ? Self.looseEdgePriority : Self.edgePriority
        bottom?.priority = keptEdge == .top ? Self.looseEdgePriority : Self.edgePriority
    }

    /// Does `change` to where the view is, which is not taken for a loss of it.
    func moveContent(_ change: () -> Void) {
        let report = report
        self.report = { _ in false }
        NSLayoutConstraint.deactivate(loan?.constraints ?? [])
        let content = content
        change()
        if let content { loan?.constraints = hold(content) }
        self.content = content
        if let countLabel { bringSubviewToFront(countLabel) }
        self.report = report
    }

    /// Shows another view in place of the one that is shown, which comes back as it was lent.
    func exchangeContent(for view: UIView) {
        let report = report
        self.report = { _ in false }
        returnContent()
        lend(view)
        self.report = report
        if let countLabel { bringSubviewToFront(countLabel) }
    }

    /// Tells how many requests the post stands for, in a corner of the view unless that shows it itself.
    func show(count: Int) {
        if let content = content as? any PostCounting { return content.show(count: count) }
        guard count > 1 || countLabel != nil else { return }
        let label = countLabel ?? PostCountLabel.inCorner(of: self)
        countLabel = label
        label.count = count
    }

    /// Gives the view back as it was. One that somebody has put elsewhere meanwhile is left as they want it.
    func returnContent() {
        guard let loan else { return }
        self.loan = nil
        Self.lenders.removeAll { $0.slot === self }
        content = nil
        NSLayoutConstraint.deactivate(loan.constraints)
        guard let view = loan.view else { return }
        if view.superview === self || view.superview === body?.holder { view.removeFromSuperview() }
        if !style.isPlain { (view as? any PostStyled)?.apply(PostStyle()) }
        guard view.superview == nil else { return }
        view.translatesAutoresizingMaskIntoConstraints = loan.translatesAutoresizingMask
        if view.bounds != loan.bounds { view.bounds = loan.bounds }
        if view.center != loan.center { view.center = loan.center }
    }

    /// Another slot gets the view. One that was taken away before is not missed a second time.
    private func giveUpContent() {
        let wasHere = content != nil
        returnContent()
        if wasHere { _ = report(.contentTaken) }
    }

    /// Somebody takes a view out of the slot, or out of its body.
    func willLose(_ view: UIView) {
        guard view === content else { return }
        content = nil
        _ = report(.contentTaken)
    }

    // MARK: Touches

    /// Whether touches go through to what is behind, but for those on what is there to be touched.
    var forwardsTouches = false

    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard forwardsTouches, let hit else { return hit }
        let content = TouchedContent(hit, in: self)
        return content.isTapped || content.isDragged ? hit : nil
    }

    // MARK: Noticing

    /// Reports the loss of the content.
    ///
    /// On Apple's platforms this also runs while the slot deallocates, when forming a weak reference to it is fatal.
    /// `report` therefore refers to the post by its ID: a slot that deallocates belongs to no post any more, so nothing
    /// is done.
    public override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        willLose(subview)
    }

    public override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview == nil { _ = report(.removed) }
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        if superview != nil { _ = report(.movedToWindow) }
    }

    public override func accessibilityPerformEscape() -> Bool {
        report(.dismissed(.escape))
    }
}

extension UIView {
    /// The slot that the view is, or is a descendant of; nil outside a post.
    var enclosingSlot: PostSlot? {
        sequence(first: self, next: \.superview).lazy.compactMap { $0 as? PostSlot }.first
    }

    /// Removes the post that contains the view.
    ///
    /// - Returns: whether there was one that wasn't leaving yet.
    @discardableResult
    func endEnclosingPost(_ reason: PostRemovalReason) -> Bool {
        enclosingSlot?.report(.dismissed(reason)) ?? false
    }
}
