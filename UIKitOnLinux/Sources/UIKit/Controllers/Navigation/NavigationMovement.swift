/// The movement of a push or a pop: the one above slides over the whole width, the one below a third of it. People who
/// prefer cross-fades see the one fade into the other.
///
/// The views move by transforms, so that nothing is laid out again.
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

    /// Puts both where the movement starts; the shade lies between them.
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
