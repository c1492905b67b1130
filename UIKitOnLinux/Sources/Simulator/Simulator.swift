@_spi(Simulator) import UIKit

/// A device that runs UIKit code without Apple's: it launches an app, moves time, touches and takes screenshots.
///
/// There is one app, one clock and one screen in a process, as on a phone; making a simulator resets them all.
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

    /// Called in real time after each frame that may have changed the screen, not while nothing moves.
    public var onFrame: @MainActor () -> Void = {}

    /// VoiceOver, off at first.
    public private(set) lazy var voiceOver = VoiceOver(simulator: self)

    private(set) lazy var keyboardAccess = FullKeyboardAccess(simulator: self)

    var realTime: RealTimeDriver?
    /// The scenes that lie side by side, from left to right.
    var split: [Share] = []
    var recorder: Recorder?
    /// The layouts that were given up on the devices before this one.
    let earlierEndlessLayouts = RunCycle.endlessLayouts

    /// The contradictions that Auto Layout has found in constraints on this device, as UIKit logs them, the oldest first.
    public private(set) var layoutConflicts: [String] = []

    /// Frames a second of virtual time.
    static let framesPerSecond: Double = 60

    public init(device: Device = .iPhone16) {
        self.device = device
        UIApplication.shared.terminate()
        UIDevice.current.reset()
        AnimationEngine.reset()
        DisplayLinks.reset()
        TouchRouter.shared.reset()
        PointerRouter.shared.reset()
        ScrollRouter.shared.reset()
        HapticEngine.shared.reset()
        UIFocusSystem.shared.reset()
        Keyboard.shared.reset()
        FrameClock.shared.reset()
        RunCycle.reset()
        AssistiveTechnology.shared.reset()
        RunCycle.install()
        LayoutConflict.report = { [weak self] conflict in
            self?.layoutConflicts.append(conflict.log)
            LayoutConflict.log(conflict)
        }
        LayoutRounding.current = device.isCatalyst ? .catalyst : .pixels
        FontMetricsProfile.current = device.isCatalyst ? .catalyst : .iOS
        UIScreen.main.configuration = device.screenConfiguration
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

    /// Shows `viewController` as the root of a key window on a scene of its own, and runs its first frame.
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

    /// The windows of `show`, which nothing else holds.
    private var shownWindows: [UIWindow] = []

    // MARK: - Time

    /// Seconds since the device started.
    public var time: TimeInterval { FrameClock.now }

    /// Moves virtual time on, frame by frame at 60 Hz, and runs what is due. Zero runs one frame; a negative or NaN
    /// interval counts as zero.
    public func advance(by seconds: TimeInterval) {
        for frame in Self.frames(from: FrameClock.now, for: seconds) { runFrame(at: frame) }
    }

    /// As the synchronous form, and lets tasks run after each frame.
    public func advance(by seconds: TimeInterval) async {
        for frame in Self.frames(from: FrameClock.now, for: seconds) {
            runFrame(at: frame)
            await Task.yield()
        }
    }

    private func runFrame(at time: TimeInterval) {
        FrameClock.shared.tick(to: time)
        frameDidRun()
    }

    /// A frame has run, in virtual or in real time.
    func frameDidRun() {
        voiceOver.frameDidRun()
        keyboardAccess.frameDidRun()
        recorder?.frameDidRun()
    }

    /// The frames after `start`, with the end of the interval as the last.
    static func frames(from start: TimeInterval, for seconds: TimeInterval) -> [TimeInterval] {
        let end = start + (seconds.isFinite ? max(0, seconds) : 0)
        var times: [TimeInterval] = []
        var index = (start * framesPerSecond + 1e-6).rounded(.down) + 1
        while index / framesPerSecond < end - 1e-9 {
            times.append(index / framesPerSecond)
            index += 1
        }
        return times + [end]
    }

    // MARK: - Pictures

    /// What the screen shows now, at `scale` pixels per point (the device's own if nil, or if it makes no picture).
    public func screenshot(scale: CGFloat? = nil) -> UIImage {
        let scale = scale ?? device.scale
        guard let renderer = ScreenRenderer(size: UIScreen.main.bounds.size, scale: scale) else {
            return scale == device.scale ? UIImage() : screenshot()
        }
        renderer.render(SystemOverlay.screenLayers, at: FrameClock.now)
        return UIImage(picture: renderer.image(), scale: scale)
    }

    /// What one scene shows now, by itself: on a screen of its own, or where it lies beside others.
    public func screenshot(of scene: UIWindowScene) -> UIImage {
        let scale = scene.screen.scale
        guard let renderer = ScreenRenderer(size: scene.frame.size, scale: scale) else { return UIImage() }
        renderer.render(SystemOverlay.layers(of: scene), at: FrameClock.now)
        return UIImage(picture: renderer.image(), scale: scale)
    }

    /// The view tree of all windows, back to front: class, frame in the superview, and what tells a view apart.
    public func dump() -> String {
        UIApplication.shared.allWindows.map { ViewDump.text(of: $0) }.joined(separator: "\n")
    }
}
