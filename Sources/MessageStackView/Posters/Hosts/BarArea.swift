import UIKit

/// Holds a post view between the bars of a screen, in front of what the screen shows, and cuts its posts off where a
/// bar begins. It keeps to the screen's safe area by constraints, so that it moves as that does.
///
/// It covers all of its host itself, and with it backdrops do, which it has behind the post view: the bars too.
final class BarArea: PassingView {
    // MARK: - Lifecycle

    /// Not in a hierarchy yet.
    init(around postView: UIView) {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        layer.zPosition = Self.frontmost
        opening.translatesAutoresizingMaskIntoConstraints = false
        addSubview(opening)
        postView.translatesAutoresizingMaskIntoConstraints = false
        opening.addSubview(postView)
        _ = EdgeConstraints(of: postView, in: opening, insets: .zero)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Internal

    /// Goes onto `host`, before anything is known of its screens. It stays if it is there.
    func stand(in host: UIView) {
        guard superview !== host else { return }
        host.addSubview(self)
        pins = []
        standing = nil
        let guide = host.safeAreaLayoutGuide
        let loose = [
            opening.topAnchor.constraint(equalTo: guide.topAnchor),
            opening.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            opening.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            opening.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ]
        for constraint in loose { constraint.priority = .defaultLow }
        // What scrolls has no edges of its own that stay where they are.
        let frame = (host as? UIScrollView)?.frameLayoutGuide
        NSLayoutConstraint.activate(
            loose + [
                topAnchor.constraint(equalTo: frame?.topAnchor ?? host.topAnchor),
                bottomAnchor.constraint(equalTo: frame?.bottomAnchor ?? host.bottomAnchor),
                leadingAnchor.constraint(equalTo: frame?.leadingAnchor ?? host.leadingAnchor),
                trailingAnchor.constraint(equalTo: frame?.trailingAnchor ?? host.trailingAnchor),
            ])
    }

    /// Keeps between the bars of a screen in the host.
    ///
    /// - Returns: whether that is another place than before.
    func keep(to screen: VisibleScreen) -> Bool {
        guard let superview, let view = screen.controller?.viewIfLoaded, view.isDescendant(of: superview) else {
            return false
        }
        opening.clipsToBounds = screen.bars.top || screen.bars.bottom
        let new = Standing(view: ObjectIdentifier(view), top: screen.bars.top, bottom: screen.bars.bottom)
        // Constraints to a view that was taken away and put back are gone.
        guard new != standing || pins.contains(where: { !$0.isActive }) else { return false }
        standing = new
        NSLayoutConstraint.deactivate(pins)
        let guide = view.safeAreaLayoutGuide
        let scrolls = view is UIScrollView
        pins = [
            opening.topAnchor.constraint(equalTo: new.top || scrolls ? guide.topAnchor : view.topAnchor),
            opening.bottomAnchor.constraint(equalTo: new.bottom || scrolls ? guide.bottomAnchor : view.bottomAnchor),
            opening.leadingAnchor.constraint(equalTo: scrolls ? guide.leadingAnchor : view.leadingAnchor),
            opening.trailingAnchor.constraint(equalTo: scrolls ? guide.trailingAnchor : view.trailingAnchor),
        ]
        NSLayoutConstraint.activate(pins)
        return true
    }

    // MARK: - Private

    private struct Standing: Equatable {
        let view: ObjectIdentifier
        let top: Bool
        let bottom: Bool
    }

    private static let frontmost: CGFloat = 8_000

    /// What is between the bars.
    private let opening = PassingView()
    private var pins: [NSLayoutConstraint] = []
    private var standing: Standing?
}

extension UIView {
    /// Moves the view in front of its siblings, but for those that are painted in front of it by their layers'
    /// `zPosition`: touches follow the order of subviews alone.
    func keepInFront() {
        guard let superview, let index = superview.subviews.firstIndex(of: self) else { return }
        let zPosition = layer.zPosition
        let isInFront = superview.subviews.dropFirst(index + 1).allSatisfy { $0.layer.zPosition > zPosition }
        guard !isInFront else { return }
        if let above = superview.subviews.first(where: { $0.layer.zPosition > zPosition }) {
            superview.insertSubview(self, belowSubview: above)
        } else {
            superview.bringSubviewToFront(self)
        }
    }
}

/// A view that takes only the touches of its subviews.
class PassingView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
