@_spi(Simulator) import UIKit

/// Diagnostics for tests: timers, animations and display links that an app leaves running, and layout errors.
extension Simulator {
    /// The number of timers that are scheduled on the device's clock.
    public var timers: Int { FrameClock.shared.scheduledCount }

    /// The number of calls of timers on the device's clock since the device was created.
    public var timerCalls: Int { FrameClock.shared.callCount }

    /// The number of observers of the end of each turn of the main run loop.
    public var turnObservers: Int { FrameClock.shared.turnObserverCount }

    /// The number of calls of display links since the device was created.
    public var displayLinkCalls: Int { DisplayLinks.callCount }

    /// The number of animations that haven't finished, paused ones included.
    public var animations: Int { AnimationEngine.groupCount }

    /// A Boolean value that indicates whether an animation would change the next frame.
    public var isAnimating: Bool { !AnimationEngine.isIdle }

    /// The number of display links that were added to the run loop and not invalidated, paused ones included.
    public var displayLinks: Int { DisplayLinks.count }

    /// The number of calls of `layoutSubviews()` since the process started.
    public var layoutCalls: Int { RunCycle.layoutCalls }

    /// The number of layout passes on this device that were abandoned because every pass requested another.
    public var endlessLayouts: Int { RunCycle.endlessLayouts - earlierEndlessLayouts }
}
