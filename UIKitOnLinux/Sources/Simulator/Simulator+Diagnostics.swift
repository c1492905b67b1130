@_spi(Simulator) import UIKit

/// What a test looks at to find out whether an app leaves anything running, or contradicts itself.
extension Simulator {
    /// The number of timers that are scheduled on the device's clock.
    public var timers: Int { FrameClock.shared.scheduledCount }

    /// The number of animations that haven't come to their end, paused ones included.
    public var animations: Int { AnimationEngine.groupCount }

    /// A Boolean value that indicates whether an animation would change the next frame.
    public var isAnimating: Bool { !AnimationEngine.isIdle }

    /// The number of display links that were added to the run loop and not invalidated, paused ones included.
    public var displayLinks: Int { DisplayLinks.count }

    /// The number of layouts of this device that were given up because they changed something each time.
    public var endlessLayouts: Int { RunCycle.endlessLayouts - earlierEndlessLayouts }
}
