/// The animation of a push or a pop. The view in front slides by the full width of the container, and the view behind
/// it by 30% of that width. If "Prefer Cross-Fade Transitions" is on, the views cross-fade instead.
///
/// Transforms move the views, so the animation needs no layout pass.
@MainActor
struct NavigationMovement {
    static let parallax: CGFloat = 0.3
    private static let dimming: CGFloat = 0.1

    private let incoming: UIView
    private let outgoing: UIView?
    private let isPop: Bool
    private let fades: Bool
    private let shade = UIView()
    private let away: CGAffineTransform
    private let below: CGAffineTransform

    /// Adds both views at the start of the animation, with the dimming view between them.
    init(incoming: UIView, outgoing: UIView?, isPop: Bool, in container: UIView, animated: Bool) {
        self.incoming = incoming
        self.outgoing = outgoing
        self.isPop = isPop
        fades = UIAccessibility.prefersCrossFadeTransitions
        let isReversed = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = container.bounds.width * (isReversed ? -1 : 1)
        away = CGAffineTransform(translationX: width, y: 0)
        below = CGAffineTransform(translationX: -width * Self.parallax, y: 0)
        guard animated, let outgoing else { return }
        UIView.performWithoutAnimation {
            container.layoutIfNeeded()
            if fades {
                container.bringSubviewToFront(incoming)
                incoming.alpha = 0
                return
            }
            shade.backgroundColor = .black
            shade.isUserInteractionEnabled = false
            shade.frame = container.bounds
            shade.alpha = isPop ? Self.dimming : 0
            container.insertSubview(shade, aboveSubview: isPop ? incoming : outgoing)
            incoming.transform = isPop ? below : away
        }
    }

    func run() {
        incoming.alpha = 1
        incoming.transform = .identity
        guard !fades else { return }
        outgoing?.transform = isPop ? away : below
        shade.alpha = isPop ? 0 : Self.dimming
    }

    func end() {
        outgoing?.transform = .identity
        incoming.transform = .identity
        incoming.alpha = 1
        shade.removeFromSuperview()
    }
}
