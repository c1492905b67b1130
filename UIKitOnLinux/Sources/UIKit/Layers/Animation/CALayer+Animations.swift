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

    /// Core Animation's default duration, in seconds.
    private static var defaultAnimationDuration: CFTimeInterval { 0.25 }

    /// Returns `key`, or `key-2`, `key-3` and so on if it is used already, as UIKit names additive animations.
    func unusedKey(for key: String) -> String {
        let taken = Set(animations.map(\.key))
        guard taken.contains(key) || key.isEmpty else { return key }
        var number = 2
        while taken.contains("\(key)-\(number)") { number += 1 }
        return "\(key)-\(number)"
    }

    // MARK: - Implicit animations

    /// Returns the action of the delegate, or else of `actions`, the class, or Core Animation's implicit animation.
    func findAction(forKey event: String) -> (any CAAction)? {
        let answer = delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
        if let answer { return answer is NSNull ? nil : answer }
        return implicitAnimation(forKey: event)
    }

    /// Returns an animation from the presentation to the new value with the transaction's duration; `nil` for a layer
    /// that hasn't been on the screen at a commit.
    private func implicitAnimation(forKey event: String) -> CAAnimation? {
        guard let path = LayerKeyPath(event, of: self), path.property.animatesImplicitly, isCommitted,
            CATransaction.animationDuration() > 0
        else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = path.box(path.property.read(presented(at: FrameClock.now)))
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// Whether the layer has been on the screen at a commit.
    private var isCommitted: Bool {
        var layer = self
        while layer.insertionTurn < AnimationEngine.turn {
            guard let next = layer.storedSuperlayer else { return layer.delegate is UIWindow }
            layer = next
        }
        return false
    }

    // MARK: - Time

    /// Converts a time of the device to the layer's time.
    func localTime(at time: CFTimeInterval) -> CFTimeInterval {
        timing.localTime(at: storedSuperlayer?.localTime(at: time) ?? time)
    }

    /// Converts a time of the layer to the device's time.
    func deviceTime(at time: CFTimeInterval) -> CFTimeInterval {
        let time = timing.parentTime(at: time)
        return storedSuperlayer?.deviceTime(at: time) ?? time
    }

    /// Whether the layer's time advances.
    var isTimeMoving: Bool { timing.speed != 0 && storedSuperlayer?.isTimeMoving ?? true }
}
