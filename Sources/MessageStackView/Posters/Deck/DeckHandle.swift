import UIKit

/// An invisible button that spreads out or collapses the deck. Its frame encloses the visible parts of all cards except
/// the newest one. While the deck is collapsed, assistive technologies find the button instead of those cards.
final class DeckHandle: UIButton {
    // MARK: - Lifecycle

    init(toggling toggle: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        accessibilityIdentifier = "deck"
        addAction(UIAction { _ in toggle() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Internal

    /// Returns the slots of the deck if it offers to clear all of them, and otherwise none.
    var clearedSlots: @MainActor () -> [PostSlot] = { [] }

    /// - Parameters:
    ///   - hiddenCount: The number of cards that are behind another card.
    ///   - isExpanded: Whether the deck is spread out.
    func update(hiddenCount: Int, isExpanded: Bool) {
        isHidden = hiddenCount == 0 && !isExpanded
        let strings = (superview as? PostView)?.postManager.strings ?? .current
        accessibilityLabel = isExpanded ? strings.showLess : strings.more(hiddenCount)
    }

    /// Sets the button's frame to the union of the visible parts of cards, extended to the minimum
    /// height of a target.
    ///
    /// - Parameter newest: The frame of the newest card. To assistive technologies, the button begins beyond it, so that
    ///   they read the card first.
    func cover(_ frames: [CGRect], beyond newest: CGRect, at edge: PostEdge) {
        var area = frames.reduce(CGRect.null) { $0.union($1) }
        guard !area.isNull else { return }
        let missing = max(0, HitTarget.side - area.height)
        area.size.height += missing
        if edge == .top { area.origin.y -= missing }
        if frame != area { frame = area }
        let start = edge == .top ? max(area.minY, newest.maxY) : area.minY
        let end = edge == .top ? area.maxY : min(area.maxY, newest.minY)
        readFrame = CGRect(x: 0, y: start - area.minY, width: area.width, height: max(1, end - start))
        farPoint = CGPoint(x: area.width / 2, y: edge == .top ? area.height - Self.farMargin : Self.farMargin)
    }

    // MARK: - UIView

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { PostActions.clearing(clearedSlots()).map { [$0] } }
        set {}
    }

    override var accessibilityFrame: CGRect {
        get { UIAccessibility.convertToScreenCoordinates(readFrame, in: self) }
        set {}
    }

    /// A point on the visible parts of the cards, because the newest card may cover the button's center.
    override var accessibilityActivationPoint: CGPoint {
        get { UIAccessibility.convertToScreenCoordinates(CGRect(origin: farPoint, size: .zero), in: self).origin }
        set {}
    }

    /// Sends the button's action directly, because a card would receive a simulated touch while the deck is spread out.
    override func accessibilityActivate() -> Bool {
        sendActions(for: .touchUpInside)
        return true
    }

    // MARK: - Private

    private var farPoint = CGPoint.zero
    private var readFrame = CGRect.zero

    /// The points between the activation point and the far edge.
    private static let farMargin: CGFloat = 4
}
