import UIKit

/// The common superview of the glass cards of a deck. The system draws their glass as one, behind the cards.
///
/// It covers the superview of the post view, and takes only the touches of the cards.
final class DeckGlass: UIVisualEffectView {
    init(_ effect: UIVisualEffect, in postView: PostView) {
        self.postView = postView
        super.init(effect: effect)
        translatesAutoresizingMaskIntoConstraints = false
        postView.addSubview(self)
        let area = postView.superview ?? postView
        cover(area)
        // The first card needs the frame before the first layout.
        frame = area.convert(area.bounds, to: postView)
    }

    required init?(coder: NSCoder) { nil }

    /// Constrains the view to `area`, an ancestor.
    func cover(_ area: UIView) {
        NSLayoutConstraint.deactivate(edges)
        guard isDescendant(of: area) else { return }
        edges = edgeConstraints(to: area.fixedArea)
        NSLayoutConstraint.activate(edges)
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview == nil { postView?.endLostPosts() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === contentView ? nil : hit
    }

    private weak var postView: PostView?
    private var edges: [NSLayoutConstraint] = []
}
