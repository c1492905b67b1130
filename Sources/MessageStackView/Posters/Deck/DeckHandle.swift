import UIKit

/// What of a deck can be touched besides its newest card, and what assistive technologies find in place of the others:
/// a button that spreads the deck out, or gathers it.
final class DeckHandle: UIButton {
    // MARK: - Lifecycle

    init(toggling toggle: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        addAction(UIAction { _ in toggle() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Internal

    /// - Parameters:
    ///   - tucked: how many cards are behind others.
    ///   - isExpanded: whether the deck is spread out.
    func update(tucked: Int, isExpanded: Bool) {
        isHidden = tucked == 0 && !isExpanded
        let strings = PostStrings.current
        accessibilityLabel = isExpanded ? strings.showLess : strings.more(tucked)
    }

    /// Covers what looks out of a deck, and at least as much as a finger needs.
    func cover(_ frames: [CGRect], at edge: MessageLayout) {
        var area = frames.reduce(CGRect.null) { $0.union($1) }
        guard !area.isNull else { return }
        let missing = max(0, Self.leastHeight - area.height)
        area.size.height += missing
        if edge == .top { area.origin.y -= missing }
        if frame != area { frame = area }
        farPoint = CGPoint(x: area.width / 2, y: edge == .top ? area.height - Self.farMargin : Self.farMargin)
    }

    // MARK: - UIView

    /// On what looks out: in its middle the newest card is.
    override var accessibilityActivationPoint: CGPoint {
        get { UIAccessibility.convertToScreenCoordinates(CGRect(origin: farPoint, size: .zero), in: self).origin }
        set {}
    }

    /// Without a touch, which would be one on a card while the deck is spread out.
    override func accessibilityActivate() -> Bool {
        sendActions(for: .touchUpInside)
        return true
    }

    // MARK: - Private

    private var farPoint = CGPoint.zero

    /// The least height, in points, which is that of a finger.
    private static let leastHeight: CGFloat = 44
    /// Points between a touch and the far edge.
    private static let farMargin: CGFloat = 4
}
