/// The state of a drag of a sheet.
struct SheetDrag {
    /// The position of the sheet's top when the drag started.
    let top: CGFloat
    var dismisses = false
}

/// The closures that handle the user's dismissal of a sheet.
struct SheetDismissal {
    /// Returns whether a downward drag may dismiss.
    var isAllowed: () -> Bool = { false }
    var onBegin: () -> Void = {}
    /// Called at the end of a drag with whether the sheet is dismissed, and with the velocity relative to the remaining
    /// distance, per second.
    var onEnd: (_ dismisses: Bool, _ velocity: CGFloat) -> Void = { _, _ in }
    /// Called after a drag that would have dismissed a sheet that doesn't allow it.
    var onAttempt: () -> Void = {}
    /// Called for a tap outside the sheet.
    var onRequest: () -> Void = {}
}

// The sheet follows the finger exactly: between its detents it is resized, below the smallest one it moves down. The
// thresholds were measured on iOS 26.1.
extension UISheetPresentationController {
    /// The downward speed in points per second that dismisses the sheet, or moves it to the next detent, from any
    /// position.
    private static let decidingSpeed: CGFloat = 1000

    func panChanged() {
        let way = pan.translation(in: containerView).y
        switch pan.state {
        case .began:
            guard !isLeaving, let card else { return }
            stopSettling()
            drag = SheetDrag(top: card.center.y - card.bounds.height / 2)
            follow(way)
        case .changed: follow(way)
        case .ended: release(after: way, speed: pan.velocity(in: containerView).y)
        case .cancelled: release(after: 0, speed: 0)
        case .possible, .failed: break
        }
    }

    // MARK: - Following

    private func follow(_ way: CGFloat) {
        guard let drag, let geometry, let smallest = resolvedDetents.first else { return }
        let lowest = geometry.frame(value: smallest.value)
        let top = drag.top + way
        guard top > lowest.minY else {
            if !drag.dismisses { resize(to: top) } else { move(by: 0, lowest.height) }
            return
        }
        resize(to: lowest.minY)
        let excess = top - lowest.minY
        if !drag.dismisses, dismissal.isAllowed() {
            self.drag?.dismisses = true
            dismissal.onBegin()
        }
        let mayGo = self.drag?.dismisses ?? false
        move(by: mayGo ? excess : RubberBand.stretch(of: excess, over: lowest.height) / 4, mayGo ? lowest.height : 0)
    }

    private func move(by offset: CGFloat, _ height: CGFloat) {
        card?.transform = CGAffineTransform(translationX: 0, y: offset)
        guard height > 0, let smallest = resolvedDetents.first else { return }
        dimmingView.alpha = dimming(at: smallest.value) * (1 - offset / height)
    }

    /// Resizes the sheet to a height between two detents.
    private func resize(to top: CGFloat) {
        guard let geometry else { return }
        let values = resolvedDetents.map(\.value)
        let frames = values.map { geometry.frame(value: $0) }
        let above = frames.firstIndex { $0.minY <= top } ?? frames.count - 1
        let below = max(0, above - 1)
        let (low, high) = (frames[below], frames[above])
        let part = low.minY > high.minY ? min(1, max(0, (low.minY - top) / (low.minY - high.minY))) : 1
        card?.transform = .identity
        placeCard(
            at: CGRect(
                x: low.minX + (high.minX - low.minX) * part, y: low.minY + (high.minY - low.minY) * part,
                width: low.width + (high.width - low.width) * part,
                height: low.height + (high.height - low.height) * part),
            value: values[below] + (values[above] - values[below]) * part)
        let dims = (dimming(at: values[below]), dimming(at: values[above]))
        dimmingView.alpha = dims.0 + (dims.1 - dims.0) * part
    }

    // MARK: - Ending the drag

    private func release(after way: CGFloat, speed: CGFloat) {
        guard let drag, let geometry, let smallest = resolvedDetents.first else { return }
        defer { self.drag = nil }
        let lowest = geometry.frame(value: smallest.value)
        let top = drag.top + way
        let excess = max(0, top - lowest.minY)
        let goes =
            excess > lowest.height / 2 || speed >= Self.decidingSpeed && (excess > 0 || resolvedDetents.count == 1)
        if drag.dismisses {
            let rest = goes ? lowest.height - excess : -excess
            return dismissal.onEnd(goes, abs(rest) < 1 ? 0 : speed / rest)
        }
        if goes, excess > 0 { dismissal.onAttempt() }
        let detent = detent(nearestTo: top, speed: speed, in: geometry)
        let selected = resolvedDetents.first { $0.name == selectedDetentIdentifier } ?? smallest
        if detent.name != selected.name { selectedDetentIdentifier = detent.name }
        settle(with: spring(from: top, to: geometry.frame(value: detent.value).minY, speed: speed))
        guard detent.name != selected.name else { return }
        (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    private func detent(
        nearestTo top: CGFloat, speed: CGFloat, in geometry: SheetGeometry
    ) -> (name: Detent.Identifier, value: CGFloat) {
        let all = resolvedDetents.map { (detent: $0, top: geometry.frame(value: $0.value).minY) }
        if speed >= Self.decidingSpeed, let next = all.last(where: { $0.top > top }) { return next.detent }
        if speed <= -Self.decidingSpeed, let next = all.first(where: { $0.top < top }) { return next.detent }
        let nearest = all.min { abs($0.top - top) < abs($1.top - top) }
        return nearest?.detent ?? (.large, geometry.maximumValue)
    }

    private func spring(from top: CGFloat, to end: CGFloat, speed: CGFloat) -> UISpringTimingParameters {
        let velocity = abs(end - top) < 1 ? 0 : speed / (end - top)
        return UISpringTimingParameters(
            mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: velocity, dy: velocity))
    }

    /// Animates the sheet from its current frame to the selected detent.
    func settle(with timing: UISpringTimingParameters) {
        stopSettling()
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
        animator.addAnimations { [weak self] in
            guard let self else { return }
            card?.transform = .identity
            placePresentedView()
            dimmingDidChange()
            card?.layoutIfNeeded()
        }
        animator.addCompletion { [weak self] _ in self?.settling = nil }
        settling = animator
        animator.startAnimation()
    }

    private func stopSettling() {
        settling?.stopAnimation(true)
        settling = nil
    }
}
