/// Calls back at each frame of the screen.
@MainActor
open class CADisplayLink: NSObject {
    private let action: @MainActor (CADisplayLink) -> Void
    /// A Boolean value that indicates whether the link is among the running ones.
    final var isAdded = false

    /// Apple's takes a target and a selector, which there is none of.
    @_spi(Simulator) public init(_ action: @escaping @MainActor (CADisplayLink) -> Void) {
        self.action = action
        super.init()
    }

    /// Media time of the frame that was shown last, in seconds.
    open private(set) var timestamp: CFTimeInterval = 0
    /// Media time of the frame that is being prepared.
    open var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// Seconds between two frames.
    open var duration: CFTimeInterval { 1 / 60 }

    open var isPaused = false {
        didSet { if !isPaused { RunCycle.setNeedsCommit() } }
    }

    /// The link is kept alive until it is invalidated. There is one run loop and one mode.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { DisplayLinks.add(self) }
    open func invalidate() { DisplayLinks.remove(self) }

    func fire(at time: TimeInterval) {
        timestamp = time
        action(self)
    }
}
