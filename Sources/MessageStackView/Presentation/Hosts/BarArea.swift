import UIKit

/// The part of a screen between its bars, in front of what the screen shows: holds a post view, and cuts its posts off
/// where a bar begins. It keeps to the screen's safe area by constraints, so that it moves as that does.
final class BarArea: PassingView {
    // MARK: - Lifecycle

    /// Not in a hierarchy yet.
    init(around postView: UIView) {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        layer.zPosition = Self.frontmost
        postView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(postView)
        NSLayoutConstraint.activate([
            postView.topAnchor.constraint(equalTo: topAnchor),
            postView.bottomAnchor.constraint(equalTo: bottomAnchor),
            postView.leadingAnchor.constraint(equalTo: leadingAnchor),
            postView.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Internal

    /// Goes onto `host`, before anything is known of its screens.
    func stand(in host: UIView) {
        host.addSubview(self)
        pins = []
        standing = nil
        let guide = host.safeAreaLayoutGuide
        let loose = [
            topAnchor.constraint(equalTo: guide.topAnchor), bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ]
        for constraint in loose { constraint.priority = .defaultLow }
        NSLayoutConstraint.activate(loose)
    }

    /// Keeps between the bars of a screen in the host.
    ///
    /// - Returns: whether that is another place than before.
    func keep(to screen: VisibleScreen) -> Bool {
        guard let superview, let view = screen.controller?.viewIfLoaded, view.isDescendant(of: superview) else {
            return false
        }
        clipsToBounds = screen.bars.top || screen.bars.bottom
        let new = Standing(view: ObjectIdentifier(view), top: screen.bars.top, bottom: screen.bars.bottom)
        // Constraints to a view that was taken away and put back are gone.
        guard new != standing || pins.contains(where: { !$0.isActive }) else { return false }
        standing = new
        NSLayoutConstraint.deactivate(pins)
        let guide = view.safeAreaLayoutGuide
        // What scrolls has no edges of its own that stay where they are.
        let scrolls = view is UIScrollView
        pins = [
            topAnchor.constraint(equalTo: new.top || scrolls ? guide.topAnchor : view.topAnchor),
            bottomAnchor.constraint(equalTo: new.bottom || scrolls ? guide.bottomAnchor : view.bottomAnchor),
            leadingAnchor.constraint(equalTo: scrolls ? guide.leadingAnchor : view.leadingAnchor),
            trailingAnchor.constraint(equalTo: scrolls ? guide.trailingAnchor : view.trailingAnchor),
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
    private var pins: [NSLayoutConstraint] = []
    private var standing: Standing?
}

extension UIView {
    /// Moves the view in front of its siblings, but for those that are painted in front of it by their layers' `zPosition`:
    /// touches follow the order of subviews alone.
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
