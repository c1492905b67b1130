/// A timer that calls its action at each frame of the screen.
@MainActor
open class CADisplayLink: NSObject {
    private let action: @MainActor (CADisplayLink) -> Void
    /// A Boolean value that indicates whether the link is among the running ones.
    final var isAdded = false
    /// The media time before which there are no calls.
    final var firstCall: TimeInterval = 0

    /// Creates a display link that calls `action`. Apple's initializer takes a target and a selector, which need
    /// Objective-C.
    @_spi(Simulator) public init(_ action: @escaping @MainActor (CADisplayLink) -> Void) {
        self.action = action
        super.init()
    }

    /// The media time of the last displayed frame, in seconds.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The media time of the frame that is being prepared, in seconds.
    open var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// The time between two frames, in seconds.
    open var duration: CFTimeInterval { 1 / 60 }

    open var isPaused = false {
        didSet { if !isPaused { RunCycle.setNeedsCommit() } }
    }

    /// Adds the link to the run loop, which retains it until it is invalidated. Here there is one run loop with one
    /// mode, so both arguments are ignored.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { DisplayLinks.add(self) }
    open func invalidate() { DisplayLinks.remove(self) }

    func fire(at time: TimeInterval) {
        timestamp = time
        action(self)
    }
}
