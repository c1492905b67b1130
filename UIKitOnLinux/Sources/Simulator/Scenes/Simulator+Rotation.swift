import UIKit

extension Simulator {
    /// The physical orientation of the device.
    public var orientation: UIDeviceOrientation { UIDevice.current.orientation }

    /// Rotates the device. The interface follows if the app supports the orientation, and on the inner display of a foldable
    /// phone always. A Mac doesn't rotate.
    public func rotate(to orientation: UIDeviceOrientation, animated: Bool = true) {
        realTime?.catchUp()
        guard device.windowSize == nil else { return }
        UIDevice.current.turn(to: orientation, animated: animated)
        layOutSplit(animated: animated)
        advance(by: 0)
    }

    /// A Boolean value that indicates whether a call is in progress, which makes the status bar of a phone with a home
    /// button 20 points taller. Other devices show a call next to the island or notch, and nothing moves.
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
