internal import Readings

/// The orientation of a scene. It follows the device if both the app and the frontmost controller support it.
extension UIWindowScene {
    /// Rotates to the device's orientation if that is supported, otherwise to a supported one.
    func followDevice(animated: Bool) {
        guard followsDevice, let orientation = chosenOrientation(on: screen) else { return }
        turn(to: orientation, animated: animated)
    }

    func update(to preferences: GeometryPreferences, _ errorHandler: ((any Error) -> Void)?) {
        guard let wanted = (preferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
        guard followsDevice else {
            errorHandler?(UISceneError(.geometryRequestUnsupported))
            return
        }
        guard !supportedOrientations(on: screen).isDisjoint(with: wanted) else {
            errorHandler?(UISceneError(.geometryRequestDenied))
            return
        }
        requestedOrientations = wanted
        followDevice(animated: true)
    }

    /// Updates the orientation after the frontmost controller has changed. A controller that changes its supported
    /// orientations reports that itself.
    func updateOrientation() {
        guard activationState != .unattached, followsDevice, let controller = orientingController,
            controller !== orientedController
        else { return }
        let isFirst = orientedController == nil
        orientedController = controller
        isOrientationLocked = prefersOrientationLock
        followDevice(animated: !isFirst)
    }

    /// Asks again whether the orientation is locked. The scene follows the device when the lock ends.
    func updateOrientationLock() {
        isOrientationLocked = prefersOrientationLock
        followDevice(animated: true)
    }

    // MARK: - Choosing

    private var followsDevice: Bool {
        frameOnScreen == nil && screen === UIScreen.inUse && session.role == .windowApplication
    }

    /// Returns the orientation to use on a screen. Nil if app and controller have none in common, where Apple's UIKit raises
    /// an exception.
    func chosenOrientation(on screen: UIScreen) -> UIInterfaceOrientation? {
        var mask = supportedOrientations(on: screen)
        if let requestedOrientations { mask.formIntersection(requestedOrientations) }
        let preferred = orientingController?.preferredInterfaceOrientationForPresentation ?? .portrait
        let isLocked = isOrientationLocked && screen === self.screen
        let ofDevice = isLocked ? nil : UIDevice.current.orientation.interfaceOrientation
        let candidates: [UIInterfaceOrientation?] = [
            ofDevice, storedOrientation, preferred, .portrait, .landscapeRight,
            .landscapeLeft, .portraitUpsideDown,
        ]
        return candidates.lazy.compactMap { $0 }.first { mask.contains($0) }
    }

    /// Returns the orientations that app and controller support. On the inner display of a foldable phone the interface
    /// rotates to all of them, whatever the app supports (Apple's talks on iPhone Duo, as summarized by others).
    private func supportedOrientations(on screen: UIScreen) -> UIInterfaceOrientationMask {
        guard screen !== UIScreen.inner else { return .all }
        let application = UIApplication.shared
        let window = orientingWindow
        let ofApp =
            application.delegate?.application(application, supportedInterfaceOrientationsFor: window)
            ?? application.supportedInterfaceOrientations(for: window)
        return orientingController.map { ofApp.intersection($0.supportedInterfaceOrientations) } ?? ofApp
    }

    private var prefersOrientationLock: Bool {
        var controller = orientingController
        // A limit ends cycles.
        for _ in 0..<100 { controller = controller?.childForInterfaceOrientationLock ?? controller }
        return controller?.prefersInterfaceOrientationLocked ?? false
    }

    private var orientingWindow: UIWindow? {
        let isFrontmost = Reading.keyWindowsAreUnreported.isOn
        if !isFrontmost, let keyWindow, !keyWindow.isHidden, keyWindow.rootViewController != nil { return keyWindow }
        return windows.last { !$0.isHidden && $0.rootViewController != nil }
    }

    /// The frontmost controller that fills the window: the root controller or one presented over it.
    private var orientingController: UIViewController? {
        var controller = orientingWindow?.rootViewController
        while let presentation = controller?.presentation,
            [.fullScreen, .overFullScreen].contains(presentation.controller.presentationStyle)
        { controller = presentation.presented }
        return controller
    }
}
