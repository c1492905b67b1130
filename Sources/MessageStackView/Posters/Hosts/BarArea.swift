import UIKit

/// A container for a post view between the bars of a screen that clips its posts at the bars. Constraints to the
/// screen's safe area move it with the bars.
///
/// The area itself covers its whole host, including the bars, and so do its backdrops, behind the post view.
final class BarArea: PassingView {
    // MARK: - Lifecycle

    /// Creates an area without a superview.
    init(around postView: UIView) {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        layer.zPosition = FrontPosition.bars
        opening.translatesAutoresizingMaskIntoConstraints = false
        addSubview(opening)
        opening.addFilling(postView)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Internal

    /// Called for each hit test of an event in the superview of the area, as for a touch that begins there.
    var wasTouched: @MainActor () -> Void = {}

    /// Moves to a host, initially to its safe area.
    func install(in host: UIView) {
        guard superview !== host else { return }
        host.addSubview(self)
        // After a move to another window, a posted view may have removed its post, and so the area.
        guard superview === host else { return }
        pins = []
        installed = nil
        let initial = opening.edgeConstraints(to: host.safeAreaLayoutGuide).map { $0.prioritized(.postLimit) }
        NSLayoutConstraint.activate(initial + edgeConstraints(to: host.fixedArea))
    }

    /// Moves between the bars of a screen in the host.
    ///
    /// - Returns: Whether the place has changed.
    func keep(to screen: VisibleScreen) -> Bool {
        guard let superview, let view = screen.controller?.viewIfLoaded, view.isDescendant(of: superview)
        else { return false }
        opening.clipsToBounds = screen.bars.top || screen.bars.bottom
        let new = Installation(view: ObjectIdentifier(view), top: screen.bars.top, bottom: screen.bars.bottom)
        // Removing a view deactivates its constraints, even if it is added again.
        guard new != installed || pins.contains(where: { !$0.isActive }) else { return false }
        installed = new
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

    /// Keeps the area in front of its siblings, or behind one of them.
    func keepInFront(behind cover: UIView?) {
        let zPosition = cover?.layer.zPosition ?? FrontPosition.bars
        if layer.zPosition != zPosition { layer.zPosition = zPosition }
        guard let cover, let superview, cover.superview === superview else { return keepInFront() }
        let subviews = superview.subviews
        guard let own = subviews.firstIndex(of: self), let limit = subviews.firstIndex(of: cover), own > limit else {
            return
        }
        superview.insertSubview(self, belowSubview: cover)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if event != nil { wasTouched() }
        return super.hitTest(point, with: event)
    }

    // MARK: - Private

    private struct Installation: Equatable {
        let view: ObjectIdentifier
        let top: Bool
        let bottom: Bool
    }

    /// The part between the bars.
    private let opening = PassingView()
    private var pins: [NSLayoutConstraint] = []
    private var installed: Installation?
}

/// A view that takes only the touches of its subviews.
class PassingView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = hitMovingSlot(at: point, with: event) ?? super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
