/// Changes of a scene's size or orientation, in UIKit's order: controllers are notified (traits, then size); scene,
/// windows, controllers and views receive the new traits; windows and views receive their new sizes and are laid out;
/// animations alongside run; the scene's delegate is notified; and when the animation has ended, the completions run.
extension UIWindowScene {
    /// The duration of a quarter turn, in seconds. A half turn takes twice as long.
    private var duration: TimeInterval { screen.configuration.idiom == .pad ? 0.4 : 0.3 }

    /// Sets the frame of a new scene before it is shown.
    func place(on screen: UIScreen, frame: CGRect?) {
        storedScreen = screen
        frameOnScreen = frame
        storedOrientation = screen.configuration.interfaceOrientation
        updateWindowControls()
        updateTraits()
    }

    package func turn(to orientation: UIInterfaceOrientation, animated: Bool) {
        guard orientation != storedOrientation else { return }
        let angle = orientation.angle - storedOrientation.angle
        let isHalfTurn = orientation.isLandscape == storedOrientation.isLandscape
        change(
            animated ? duration * (isHalfTurn ? 2 : 1) : 0, CGAffineTransform(rotationAngle: angle), to: orientation,
            frame: frameOnScreen)
    }

    /// Moves the scene to a part of the screen; nil fills the screen.
    package func move(to frame: CGRect?, orientation: UIInterfaceOrientation? = nil, animated: Bool = true) {
        let orientation = orientation ?? storedOrientation
        guard frame != frameOnScreen || orientation != storedOrientation else { return }
        change(animated ? duration : 0, .identity, to: orientation, frame: frame)
    }

    /// Moves the scene to another display of the device, which it fills, in the device's orientation if the app supports
    /// it there. The scene keeps its state.
    package func move(to screen: UIScreen, animated: Bool) {
        requestedOrientations = nil
        let orientation = chosenOrientation(on: screen) ?? storedOrientation
        guard screen !== storedScreen || frameOnScreen != nil || orientation != storedOrientation else { return }
        change(animated ? duration : 0, .identity, to: orientation, frame: nil, on: screen)
    }

    /// Applies changed insets or bars to a scene whose own size and orientation stay the same.
    package func geometryDidChange() {
        updateTraits()
        for window in windows { window.updateSafeArea() }
    }

    /// Lays the scene out in the other style, and in the other orientation unless it is in a window, and back, as the
    /// system does for the pictures that it shows while the app is in the background.
    func takeSnapshots() {
        let orientation = storedOrientation
        let canTurn = frameOnScreen == nil && screen.isBuiltIn
        for isPosing in [true, false] {
            self.isPosing = isPosing
            updateTraits()
            let other: UIInterfaceOrientation = orientation.isLandscape ? .portrait : .landscapeRight
            if canTurn { turn(to: isPosing ? other : orientation, animated: false) }
            RunCycle.flush(at: FrameClock.now)
            change?.finish()
        }
    }

    // MARK: - The change

    private func change(
        _ seconds: TimeInterval, _ transform: CGAffineTransform, to orientation: UIInterfaceOrientation, frame: CGRect?,
        on screen: UIScreen? = nil
    ) {
        let screen = screen ?? storedScreen
        change?.finish()
        let old = (space: coordinateSpace, orientation: storedOrientation, traits: traitCollection)
        let oldGeometry = Geometry(of: self)
        let filling = windows.filter { $0.untransformedFrame.size == self.frame.size }
        let oldSize = self.frame.size
        let isAnimated = seconds > 0 && activationState != .background && windows.contains { !$0.isHidden }
        let change = SceneChange(
            duration: isAnimated ? seconds : 0, transform: transform, in: keyWindow ?? windows.last)
        self.change = change
        announce(change.coordinator, from: oldSize, to: orientation, frame, on: screen)
        change.run { [self] in
            isChanging = true
            storedScreen = screen
            storedOrientation = orientation
            frameOnScreen = frame
            if frame == nil, screen.isBuiltIn { screen.configuration.interfaceOrientation = orientation }
            updateWindowControls()
            updateTraits()
            isChanging = false
            let bounds = CGRect(origin: .zero, size: self.frame.size)
            for window in windows where filling.contains(window) { window.frame = bounds }
            updateStatusBar()
            for window in windows {
                window.updateSafeArea()
                if !window.isHidden { window.layoutIfNeeded() }
            }
        } layout: { [weak self] in
            for window in self?.windows ?? [] where !window.isHidden { window.layoutIfNeeded() }
        } completion: { [weak self, weak change] in
            if self?.change === change { self?.change = nil }
        }
        let delegate = delegate as? any UIWindowSceneDelegate
        delegate?.windowScene(
            self, didUpdate: old.space, interfaceOrientation: old.orientation, traitCollection: old.traits)
        delegate?.windowScene(self, didUpdateEffectiveGeometry: oldGeometry)
    }

    /// Notifies the controllers of their next traits and sizes.
    private func announce(
        _ coordinator: any UIViewControllerTransitionCoordinator, from oldSize: CGSize,
        to orientation: UIInterfaceOrientation, _ frame: CGRect?, on screen: UIScreen
    ) {
        let whole = screen.configuration.geometry(in: orientation)
        let geometry = frame.map { whole.part($0) } ?? whole
        var values = traitCollection.values
        values.horizontalSizeClass = geometry.horizontalSizeClass
        values.verticalSizeClass = geometry.verticalSizeClass
        traitResponse?.overrides.apply(to: &values)
        for window in windows where !window.isHidden {
            guard let root = window.rootViewController else { continue }
            let fills = window.untransformedFrame.size == oldSize
            let size = fills ? geometry.size : window.bounds.size
            for controller in root.stackOfPresentations {
                controller.announceTransition(
                    to: size, from: window.bounds.size, window.overriddenTraits(values), coordinator)
            }
        }
    }
}

extension UIView {
    fileprivate func overriddenTraits(_ inherited: UITraitCollection.Values) -> UITraitCollection.Values {
        var values = inherited
        if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
        traitResponse?.overrides.apply(to: &values)
        return values
    }
}
