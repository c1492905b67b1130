/// Which way up a scene is shown: the device's, as far as the app and the controller in front support it.
extension UIWindowScene {
    /// Turns to how the device is held, if that is supported, or to what is.
    func followDevice(animated: Bool) {
        guard followsDevice, let orientation = chosenOrientation else { return }
        turn(to: orientation, animated: animated)
    }

    func update(to preferences: GeometryPreferences, _ errorHandler: ((any Error) -> Void)?) {
        guard let wanted = (preferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
        guard followsDevice else {
            errorHandler?(UISceneError(.geometryRequestUnsupported))
            return
        }
        guard !supportedOrientations.isDisjoint(with: wanted) else {
            errorHandler?(UISceneError(.geometryRequestDenied))
            return
        }
        requestedOrientations = wanted
        followDevice(animated: true)
    }

    /// A change of what is in front may need another orientation; what changes its mind says so.
    func updateOrientation() {
        guard activationState != .unattached, followsDevice, let controller = orientingController,
            controller !== orientedController
        else { return }
        let isFirst = orientedController == nil
        orientedController = controller
        followDevice(animated: !isFirst)
    }

    // MARK: - Choosing

    private var followsDevice: Bool {
        frameOnScreen == nil && screen === UIScreen.main && session.role == .windowApplication
    }

    /// Nil if app and controller have no orientation in common, where Apple's raises an exception.
    private var chosenOrientation: UIInterfaceOrientation? {
        var mask = supportedOrientations
        if let requestedOrientations { mask.formIntersection(requestedOrientations) }
        let preferred = orientingController?.preferredInterfaceOrientationForPresentation ?? .portrait
        let candidates: [UIInterfaceOrientation?] = [
            UIDevice.current.orientation.interfaceOrientation, storedOrientation, preferred, .portrait, .landscapeRight,
            .landscapeLeft, .portraitUpsideDown,
        ]
        return candidates.lazy.compactMap { $0 }.first { mask.contains($0) }
    }

    private var supportedOrientations: UIInterfaceOrientationMask {
        let application = UIApplication.shared
        let window = orientingWindow
        let ofApp =
            application.delegate?.application(application, supportedInterfaceOrientationsFor: window)
            ?? application.supportedInterfaceOrientations(for: window)
        return orientingController.map { ofApp.intersection($0.supportedInterfaceOrientations) } ?? ofApp
    }

    private var orientingWindow: UIWindow? {
        if let keyWindow, !keyWindow.isHidden, keyWindow.rootViewController != nil { return keyWindow }
        return windows.last { !$0.isHidden && $0.rootViewController != nil }
    }

    /// The root controller, or what fills the window above it.
    private var orientingController: UIViewController? {
        var controller = orientingWindow?.rootViewController
        while let presentation = controller?.presentation,
            [.fullScreen, .overFullScreen].contains(presentation.controller.presentationStyle)
        { controller = presentation.presented }
        return controller
    }
}
