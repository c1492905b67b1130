import UIKit

extension Simulator {
    /// How the device is held.
    public var orientation: UIDeviceOrientation { UIDevice.current.orientation }

    /// Turns the device. The interface follows as far as the app supports it; `animated` or at once.
    public func rotate(to orientation: UIDeviceOrientation, animated: Bool = true) {
        realTime?.catchUp()
        UIDevice.current.turn(to: orientation, animated: animated)
        layOutSplit(animated: animated)
        advance(by: 0)
    }

    /// Whether a call is under way, which makes the status bar of a phone with a home button 20 points higher. On other
    /// devices the call shows beside the island or the notch and nothing moves.
    public var isInCall: Bool {
        get { UIScreen.main.configuration.isInCall }
        set {
            realTime?.catchUp()
            var configuration = UIScreen.main.configuration
            configuration.isInCall = newValue
            configuration.portrait = device.screenConfiguration.portrait
            if configuration.showsCallBar {
                configuration.portrait.safeAreaInsets.top += 20
                configuration.portrait.statusBarHeight += 20
            }
            UIScreen.main.configuration = configuration
            advance(by: 0)
        }
    }
}
