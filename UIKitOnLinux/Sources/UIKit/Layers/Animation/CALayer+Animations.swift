extension CALayer {
    func insert(_ animation: CAAnimation, forKey key: String?) {
        guard let copy = animation.copy() as? CAAnimation else { return }
        if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
        if copy.duration <= 0 { copy.duration = Self.defaultAnimationDuration }
        let name = key ?? unusedKey(for: "")
        removeAnimations { $0.key == name }
        let running = ExplicitAnimation(copy, key: name, layer: self)
        animations.append(running)
        AnimationEngine.register(running)
    }

    /// What Core Animation takes where nothing else is said, in seconds.
    private static var defaultAnimationDuration: CFTimeInterval { 0.25 }

    /// `key`, or `key-2`, `key-3` … if that is taken, as UIKit names animations that add up.
    func unusedKey(for key: String) -> String {
        let taken = Set(animations.map(\.key))
        guard taken.contains(key) || key.isEmpty else { return key }
        var number = 2
        while taken.contains("\(key)-\(number)") { number += 1 }
        return "\(key)-\(number)"
    }

    // MARK: - Implicit animations

    /// The delegate's answer, then that of `actions`, then the class's, then Core Animation's own.
    func findAction(forKey event: String) -> (any CAAction)? {
        let answer = delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
        if let answer { return answer is NSNull ? nil : answer }
        return implicitAnimation(forKey: event)
    }

    /// From what is seen to the new value, over the transaction's duration; nothing for a layer that no commit has put
    /// on the screen yet.
    private func implicitAnimation(forKey event: String) -> CAAnimation? {
        guard let path = LayerKeyPath(event, of: self), path.property.animatesImplicitly, isCommitted,
            CATransaction.animationDuration() > 0
        else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = path.box(path.property.read(presented(at: FrameClock.now)))
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// Whether a commit has seen the layer on the screen.
    private var isCommitted: Bool {
        var layer = self
        while layer.insertionTurn < AnimationEngine.turn {
            guard let next = layer.storedSuperlayer else { return layer.delegate is UIWindow }
            layer = next
        }
        return false
    }

    // MARK: - Time

    /// The layer's time when it is `time` on the device.
    func localTime(at time: CFTimeInterval) -> CFTimeInterval {
        timing.localTime(at: storedSuperlayer?.localTime(at: time) ?? time)
    }

    /// The time on the device when it is `time` here.
    func deviceTime(at time: CFTimeInterval) -> CFTimeInterval {
        let time = timing.parentTime(at: time)
        return storedSuperlayer?.deviceTime(at: time) ?? time
    }

    /// Whether the layer's time passes.
    var isTimeMoving: Bool { timing.speed != 0 && storedSuperlayer?.isTimeMoving ?? true }
}
