// The appearance and animation of a switch, measured on iOS 26.1.
extension UISwitch {
    func setUp() {
        isOpaque = false
        bounds.size = Self.size
        track.layer.cornerRadius = Self.size.height / 2
        thumb.layer.cornerRadius = Self.thumbSize.height / 2
        thumb.layer.shadowOpacity = 0.12
        thumb.layer.shadowRadius = 3
        thumb.layer.shadowOffset = CGSize(width: 0, height: 1)
        for view in [track, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        updateColors()
        place(on: shownOn)
    }

    var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Shows a state. The thumb's curve overshoots slightly; the track's color changes more slowly to on than to off.
    func show(_ on: Bool, animated: Bool) {
        guard on != shownOn else { return }
        shownOn = on
        guard animated, window != nil else {
            updateColors()
            place(on: on)
            return
        }
        let curve = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.160, y: 0.004), controlPoint2: CGPoint(x: 0.406, y: 1.192))
        let slide = UIViewPropertyAnimator(duration: 0.336, timingParameters: curve)
        slide.addAnimations { self.place(on: on) }
        slide.startAnimation()
        UIView.animate(
            withDuration: on ? 0.99947 : 0.58792, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .allowUserInteraction, animations: { self.updateColors() })
    }

    func place(on: Bool) {
        let inset: CGFloat = 2
        let far = Self.size.width - Self.thumbSize.width - inset
        thumb.frame.origin = CGPoint(x: on != isReversed ? far : inset, y: inset)
    }

    func updateColors() {
        track.backgroundColor = shownOn ? onTintColor ?? .systemGreen : Self.offColor
        thumb.backgroundColor = thumbTintColor ?? .white
    }

    private static let offColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 1, alpha: 63 / 255) : UIColor(white: 0, alpha: 66 / 255)
    }
}

extension UIGestureRecognizer {
    /// Whether this is a mainly horizontal pan, which a horizontal control claims.
    func isHorizontalPan(in view: UIView) -> Bool {
        guard let pan = self as? UIPanGestureRecognizer else { return false }
        let translation = pan.translation(in: view)
        return abs(translation.x) > abs(translation.y)
    }
}
