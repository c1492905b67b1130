@_exported public import Readings
@_spi(Simulator) import UIKit

/// A simulated device for UIKit code: launches an app, advances time, sends touches and takes screenshots.
///
/// A process has one app, one clock and one device, as on a phone. Creating a simulator resets them all.
///
/// ```swift
/// let simulator = Simulator(device: .iPhone16)
/// simulator.show(HomeViewController())
/// simulator.advance(by: 1)
/// simulator.tap(at: CGPoint(x: 100, y: 200))
/// let picture = simulator.screenshot()
/// ```
@MainActor
public final class Simulator {
    public let device: Device

    /// The closure that is called in real time after each frame that may have changed the screen.
    public var onFrame: @MainActor () -> Void = {}

    /// The simulated VoiceOver, which is off by default.
    public private(set) lazy var voiceOver = VoiceOver(simulator: self)

    /// The simulated Switch Control, which is off by default.
    public private(set) lazy var switchControl = SwitchControl(simulator: self)

    private(set) lazy var keyboardAccess = FullKeyboardAccess(simulator: self)

    var realTime: RealTimeDriver?
    /// The pose of a foldable phone.
    var pose = Fold.closed
    /// The scenes of the split view and their widths, from left to right.
    var split: [Share] = []
    /// The split view of a foldable phone that has been closed.
    var foldedSplit: [Share] = []
    var recorder: Recorder?
    /// The current drag of a Mac's window.
    var windowDrag: WindowDrag?
    /// The number of abandoned layout passes on earlier devices of the process.
    let earlierEndlessLayouts = RunCycle.endlessLayouts

    /// The conflicts that Auto Layout found between constraints on this device, in the form in which UIKit logs them,
    /// oldest first.
    public private(set) var layoutConflicts: [String] = []

    /// The descriptions of controllers whose views were moved outside the views of their parents on this device, oldest
    /// first. Apple's UIKit raises an exception.
    public private(set) var hierarchyInconsistencies: [String] = []

    /// The readings of what Apple's documentation leaves open.
    public var readings: Set<Reading> {
        get { Reading.current }
        set { Reading.current = newValue }
    }

    /// The number of frames per second of virtual time.
    static let framesPerSecond: Double = 60

    public init(device: Device = .iPhone16) {
        self.device = device
        // Objects that outlive the scenes of the last device must not note a time that is in the future of this one.
        FrameClock.shared.reset()
        UIApplication.shared.terminate()
        UIDevice.current.reset()
        AnimationEngine.reset()
        DisplayLinks.reset()
        TouchRouter.shared.reset()
        PointerRouter.shared.reset()
        ScrollRouter.shared.reset()
        HapticEngine.shared.reset()
        UIFocusSystem.shared.reset()
        FirstResponder.makesWindowKey = true
        Keyboard.shared.reset()
        FrameClock.shared.reset()
        RunCycle.reset()
        AssistiveTechnology.shared.reset()
        RunCycle.install()
        LayoutConflict.report = { [weak self] conflict in
            self?.layoutConflicts.append(conflict.log)
            LayoutConflict.log(conflict)
        }
        HierarchyInconsistency.report = { [weak self] in self?.hierarchyInconsistencies.append($0) }
        readings = Reading.initial
        LayoutRounding.current = device.isCatalyst ? .catalyst : .pixels
        FontMetricsProfile.current = device.idiom == .mac ? .mac : device.isCatalyst ? .catalyst : .iOS
        Hinge.isBent = false
        UIScreen.inUse = .main
        UIScreen.main.configuration = device.screenConfiguration
        if let display = device.innerDisplay { UIScreen.inner.configuration = device.configuration(of: display) }
        Keyboard.shared.isHardwareConnected = device.idiom == .mac
        SystemOverlay.shared.configure(
            dynamicIsland: device.dynamicIsland,
            hasHomeIndicator: device.safeAreaInsets.bottom > 0
        )
    }

    // MARK: - Apps

    /// Launches an app as the system does and runs its first frame.
    public func launch(_ delegate: any UIApplicationDelegate.Type) {
        realTime?.catchUp()
        UIApplication.shared.launch(delegate.init())
        advance(by: 0)
    }

    /// Shows `viewController` as the root of a key window in a new scene, and runs its first frame.
    @discardableResult
    public func show(_ viewController: UIViewController) -> UIWindow {
        realTime?.catchUp()
        let scene = UIApplication.shared.connectScene()
        let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = viewController
        window.makeKeyAndVisible()
        shownWindows.append(window)
        advance(by: 0)
        return window
    }

    /// The windows that `show` created, which no other object retains.
    private var shownWindows: [UIWindow] = []

    // MARK: - Time

    /// The time since the device started, in seconds.
    public var time: TimeInterval { FrameClock.now }

    /// Advances virtual time frame by frame at 60 Hz, unless a reading says otherwise, and runs everything that is due. Zero
    /// runs one frame; a negative or NaN interval counts as zero.
    public func advance(by seconds: TimeInterval) {
        for frame in nextFrames(for: seconds) { runFrame(at: frame) }
    }

    /// Advances virtual time and lets tasks run after each frame, as `runTasks` does.
    public func advance(by seconds: TimeInterval) async {
        for frame in nextFrames(for: seconds) {
            runFrame(at: frame)
            await Self.runTasks()
        }
    }

    /// The closure that lets tasks run after a frame. By default, those that wait for a thread run first, and then those that
    /// wait for the main actor. Tests replace it to wait until no task can continue.
    public static var runTasks: @MainActor () async -> Void = {
        await Task.detached {}.value
        await Task.yield()
    }

    private func runFrame(at time: TimeInterval) {
        FrameClock.shared.tick(to: time)
        frameDidRun()
    }

    /// Informs the parts of the simulator that a frame has run, in virtual or in real time.
    func frameDidRun() {
        voiceOver.frameDidRun()
        switchControl.frameDidRun()
        keyboardAccess.frameDidRun()
        recorder?.frameDidRun()
    }

    /// Returns the times of the frames in the next seconds. The last one is the end of the interval.
    ///
    /// With `Reading.suspensionStopsMediaTime`, an app in the background is suspended after a few more turns of its run loop.
    private func nextFrames(for seconds: TimeInterval) -> [TimeInterval] {
        // The caller's code is the app's.
        FrameClock.shared.wake()
        let isInBackground = !scenes.isEmpty && scenes.allSatisfy { $0.activationState == .background }
        if Reading.suspensionStopsMediaTime.isOn, isInBackground {
            FrameClock.shared.sleep(for: seconds)
            return Array(repeating: time, count: 5)
        }
        let end = time + (seconds.isFinite ? max(0, seconds) : 0)
        var times: [TimeInterval] = []
        var frame = nextFrame(after: time)
        while frame < end - 1e-9 {
            times.append(frame)
            frame = nextFrame(after: frame)
        }
        return times + [end]
    }

    /// Returns the time of the frame after the one at `time`.
    private func nextFrame(after time: TimeInterval) -> TimeInterval {
        guard Reading.framesAreUneven.isOn else {
            return ((time * Self.framesPerSecond + 1e-6).rounded(.down) + 1) / Self.framesPerSecond
        }
        unevenFrames += 1
        // Multiples of the golden ratio are spread evenly between 0 and 1.
        let spread = (0.618034 * Double(unevenFrames)).truncatingRemainder(dividingBy: 1)
        let isStalled = unevenFrames % 61 == 7
        let isDropped = unevenFrames % 13 == 0
        let interval = 1 / [120.0, 60, 30][unevenFrames / 20 % 3]
        return time + (isStalled ? 0.1 + 0.9 * spread : ((isDropped ? 2 : 1) + 0.2 * (spread - 0.5)) * interval)
    }

    /// The number of frames with `Reading.framesAreUneven`.
    private var unevenFrames = 0

    // MARK: - Pictures

    /// Returns a picture of the screen at `scale` pixels per point. Uses the device's scale for `nil` or an invalid
    /// scale.
    public func screenshot(scale: CGFloat? = nil) -> UIImage {
        let scale = scale ?? device.scale
        guard let renderer = ScreenRenderer(size: UIScreen.inUse.bounds.size, scale: scale) else {
            return scale == device.scale ? UIImage() : screenshot()
        }
        renderer.render(SystemOverlay.screenLayers, at: FrameClock.now)
        return UIImage(picture: renderer.image(), scale: scale)
    }

    /// Returns a picture of one scene: of its own screen, or of its part of a split view.
    public func screenshot(of scene: UIWindowScene) -> UIImage {
        let scale = scene.screen.scale
        guard let renderer = ScreenRenderer(size: scene.frame.size, scale: scale) else { return UIImage() }
        renderer.render(SystemOverlay.layers(of: scene), at: FrameClock.now)
        return UIImage(picture: renderer.image(), scale: scale)
    }

    /// Returns the view tree of all windows, back to front: class, frame in the superview, and distinguishing
    /// properties.
    public func dump() -> String {
        UIApplication.shared.allWindows.map { ViewDump.text(of: $0) }.joined(separator: "\n")
    }
}
