@_spi(Simulator) import UIKit

extension Simulator {
    /// A pose of a foldable phone.
    public enum Fold: Equatable, Sendable {
        /// The outer display is in use.
        case closed
        /// The inner display is in use, and the fold divides it. The value is the angle between its halves, in degrees.
        case angle(Double)
        /// The inner display is in use, in one plane.
        case flat

        /// The angle between the halves of the inner display, in degrees.
        public var degrees: Double {
            switch self {
            case .closed: 0
            case .angle(let degrees): degrees
            case .flat: 180
            }
        }

        /// Creates the pose at an angle, in degrees. On the simulator of Xcode 27.1 beta 1 the hinge is closed at 19° already,
        /// and fully open only at 180°.
        public init(degrees: Double) {
            self = degrees >= 180 ? .flat : degrees > 19 ? .angle(degrees) : .closed
        }
    }

    /// The pose of a foldable phone, which is closed at first.
    public var fold: Fold { pose }

    /// Folds or unfolds a foldable phone. Other devices ignore it.
    ///
    /// Between closed and open, the scenes move to the other display, with an animation: their size, insets, traits and
    /// orientation change, and they stay in the foreground. Opening turns the interface by a quarter turn, as the inner display
    /// is natively in landscape: a phone that is held upright shows `.landscapeRight`. Of two apps in Split View, the last used
    /// one goes to the outer display when the phone is closed, and the other one to the background; both return when it
    /// is opened again.
    ///
    /// Between flat and an angle, no size, inset or trait changes: a region becomes active or inactive. See
    /// `reservedAreas(in:)`.
    public func fold(to fold: Fold, animated: Bool = true) {
        realTime?.catchUp()
        guard device.innerDisplay != nil else { return }
        let new = Fold(degrees: fold.degrees)
        let wasClosed = pose == .closed
        pose = new
        if wasClosed != (new == .closed) { changeDisplay(animated: animated) }
        if case .angle = new { Hinge.isBent = true } else { Hinge.isBent = false }
        advance(by: 0)
    }

    /// Returns the active areas of a view that something else divides, in its coordinates, in points: the fold of a phone that
    /// is bent, with its margins. There are none on a phone that is flat or closed.
    ///
    /// They are the frames of `reservedRegions(kind:options:)`, and like them are tracked if a view asks for them in its
    /// `layoutSubviews()` or `updateConstraints()`: that view is then updated when they change.
    public func reservedAreas(in view: UIView) -> [CGRect] {
        view.reservedRegions(kind: .division).filter(\.isActive).map(\.frame)
    }

    // MARK: - Displays

    /// Moves the scenes to the display that is in use in the current pose.
    private func changeDisplay(animated: Bool) {
        let isOpen = pose != .closed
        if !isOpen { putAwaySplit() }
        UIDevice.current.rename(to: Self.turned(orientation, opening: isOpen))
        let screen = isOpen ? UIScreen.inner : .main
        let old = UIScreen.inUse
        UIScreen.inUse = screen
        if let orientation = UIInterfaceOrientation(rawValue: orientation.rawValue), scenes.isEmpty {
            screen.configuration.interfaceOrientation = orientation
        }
        for scene in scenes where scene.screen === old { scene.move(to: screen, animated: animated) }
        Keyboard.shared.screenDidChange()
        if isOpen { restoreSplit(animated: animated) }
    }

    /// Returns the orientation of the other display at an orientation of one, which is a quarter turn away. Opening makes
    /// portrait `.landscapeLeft`, whose interface orientation is `.landscapeRight`.
    private static func turned(_ orientation: UIDeviceOrientation, opening: Bool) -> UIDeviceOrientation {
        let turns: [UIDeviceOrientation] = [.portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight]
        guard let index = turns.firstIndex(of: orientation) else { return orientation }
        return turns[(index + (opening ? 1 : turns.count - 1)) % turns.count]
    }

    /// Ends the split view of a phone that is closed: the scene used last remains, and the others go to the background. If
    /// none is active, another app was used last.
    private func putAwaySplit() {
        foldedSplit = split
        guard splitIsShown else { return }
        let sharing = split.compactMap(\.scene)
        let last = scenes.last { scene in
            scene.activationState == .foregroundActive && sharing.contains { $0 === scene }
        }
        split = []
        for scene in sharing where scene !== last { UIApplication.shared.enterBackground(scene) }
    }

    /// Shows the split view again that was shown before the phone was closed, unless one of its scenes has been closed.
    private func restoreSplit(animated: Bool) {
        let former = foldedSplit
        foldedSplit = []
        guard former.count > 1, former.allSatisfy({ $0.isOtherApp || $0.scene?.activationState != .unattached }) else {
            return
        }
        for scene in former.compactMap(\.scene) { UIApplication.shared.activate(scene) }
        split = former
        layOutSplit(animated: animated)
        UIApplication.shared.shareActivity()
    }
}
