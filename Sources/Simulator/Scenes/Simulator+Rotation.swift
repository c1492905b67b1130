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
        get { callIsUnderWay }
        set {
            callIsUnderWay = newValue
            var portrait = device.screenConfiguration.portrait
            if newValue, device.idiom == .phone, UIScreen.main.configuration.statusBarMakesTopInset {
                portrait.safeAreaInsets.top += 20
                portrait.statusBarHeight += 20
            }
            UIScreen.main.configuration.portrait = portrait
        }
    }
}
