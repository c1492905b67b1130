import FlyingFox
import Foundation
import MessageStackView
import Simulator
import UIKit

/// The open pages, and the simulated device that all of them show.
///
/// The app is launched when the first page is ready to show it, so that the page shows the app from its launch.
@MainActor
final class Pages {
    /// The maximum number of open pages. Each keeps a picture of the screen.
    private static let limit = 16

    private(set) var simulator = Simulator()
    private let isInRealTime: Bool
    /// Reports a problem with a page.
    let report: (String) -> Void
    private let launch: (Simulator) -> Void
    private var isLaunched = false
    private var open: [ObjectIdentifier: Page] = [:]
    private var lastTouchID = 0

    /// The page that receives the running recording, and the recording's start in the device's time.
    private var recorder: (page: Page, start: TimeInterval)?

    /// The last finished recording.
    private(set) var recording: ScreenRecording?

    /// The code of the last sample on the first screen.
    private var sample: SampleCode?
    private var sampleObserver: (any NSObjectProtocol)?

    /// Creates a device that shows an app. If `isInRealTime` is false, the device's time only passes through
    /// `simulator`.
    init(
        showing delegate: (some UIApplicationDelegate).Type, isInRealTime: Bool = true,
        report: @escaping (String) -> Void = StandardError.write
    ) {
        self.isInRealTime = isInRealTime
        self.report = report
        launch = { $0.launch(delegate) }
        sampleObserver = NotificationCenter.default.addObserver(
            forName: HomeSample.didRun, object: nil, queue: nil
        ) { [weak self] notification in
            guard let sample = notification.object as? HomeSample else { return }
            MainActor.assumeIsolated { self?.show(sample) }
        }
        start()
    }

    isolated deinit {
        if let sampleObserver { NotificationCenter.default.removeObserver(sampleObserver) }
    }

    private func start() {
        guard isInRealTime else { return }
        simulator.onFrame = { [weak self] in self?.showFrame() }
        simulator.startRealTime()
    }

    // MARK: - Pages

    /// Opens a page that receives screen updates until it is closed. Returns nil if too many pages are open.
    func open(send: @escaping @Sendable (WSFrame) -> Void) -> Page? {
        guard open.count < Self.limit else {
            report("refused a page: \(Self.limit) are open")
            return nil
        }
        let page = Page(pages: self, send: send)
        open[ObjectIdentifier(page)] = page
        page.showDevice()
        return page
    }

    func remove(_ page: Page) {
        open[ObjectIdentifier(page)] = nil
    }

    /// Opens a stream of the device's screen for one page, at `scale` pixels per point. The first call launches the
    /// app.
    func openScreen(scale: Double) -> ScreenStream {
        if !isLaunched {
            isLaunched = true
            // The relaunched app reads the library's texts in its language.
            PostEnvironment.app.strings = PostStrings()
            launch(simulator)
            if simulator.voiceOver.isRunning { simulator.voiceOver.focusFirst() }
        }
        return simulator.openScreen(scale: scale)
    }

    /// Sends the changes of the last frame to all pages, and ends a recording that has reached its maximum duration.
    func showFrame() {
        if let recorder, simulator.time - recorder.start >= ScreenRecording.maximumDuration { endRecording() }
        for page in open.values {
            page.showFrame()
        }
    }

    // MARK: - The device

    var greeting: PageGreeting { PageGreeting(of: simulator, devices: DeviceChoice.devices) }

    func state(withTree: Bool) -> DeviceState { DeviceState(of: simulator, sample: sample, withTree: withTree) }

    /// Replaces the device with another model. It keeps the settings and relaunches the app.
    func choose(_ device: Device) {
        guard device != simulator.device else { return }
        restart(on: device, with: DeviceSetting.all(of: simulator))
    }

    private func restart(on device: Device, with settings: [DeviceSetting]) {
        simulator.stopRealTime()
        recorder = nil
        simulator = Simulator(device: device)
        for setting in settings { setting.apply(to: simulator) }
        isLaunched = false
        PostView.app.resetSettings()
        start()
        for page in open.values { page.showDevice() }
    }

    func change(_ setting: DeviceSetting) {
        guard case .language(let language) = setting else {
            setting.apply(to: simulator)
            showFrame()
            return
        }
        choose(language)
    }

    /// Changes the language and relaunches the app, as iOS does.
    private func choose(_ language: LanguageChoice) {
        guard simulator.languages != [language.tag] else { return }
        DeviceSetting.language(tag: language).apply(to: simulator)
        restart(on: simulator.device, with: DeviceSetting.all(of: simulator))
    }

    func perform(_ gesture: VoiceOverGesture) {
        gesture.perform(with: simulator.voiceOver)
    }

    /// Presses a button of the device. `page` receives the recording that the button starts or ends.
    func press(_ button: DeviceButton, for page: Page) {
        switch button {
        case .background: simulator.moveToBackground()
        case .foreground: simulator.moveToForeground()
        case .turnLeft: simulator.rotate(to: simulator.orientation.turned(by: -1))
        case .turnRight: simulator.rotate(to: simulator.orientation.turned(by: 1))
        case .startRecording:
            simulator.startRecording(framesPerSecond: 15)
            recorder = (page, simulator.time)
        case .stopRecording:
            recorder?.page = page
            endRecording()
        }
        showFrame()
    }

    private func endRecording() {
        let page = recorder?.page
        recorder = nil
        guard let picture = simulator.stopRecording()?.animatedPNG() else { return }
        let recording = ScreenRecording(picture: picture, number: (recording?.number ?? 0) + 1)
        self.recording = recording
        page?.show(recording)
    }

    /// Sends the code of a sample to all pages.
    private func show(_ sample: HomeSample) {
        self.sample = SampleCode(of: sample)
        for page in open.values { page.showState() }
    }

    // MARK: - Touches and keys

    /// Returns an identifier for a touch that is unique across all pages.
    func makeTouchID() -> Int {
        lastTouchID += 1
        return lastTouchID
    }

    /// Passes a touch to the app, or to VoiceOver's explore-by-touch while VoiceOver is on.
    func touch(id: Int, phase: UITouch.Phase, at location: CGPoint) {
        guard simulator.voiceOver.isRunning else {
            simulator.touch(id: id, phase: phase, at: location)
            return
        }
        if phase == .began || phase == .moved { simulator.voiceOver.explore(at: location) }
    }

    func scroll(at location: CGPoint, by delta: CGPoint) {
        simulator.scroll(at: location, by: delta)
    }

    func movePointer(to location: CGPoint?) {
        simulator.movePointer(to: location)
    }

    func secondaryClick(at location: CGPoint) {
        simulator.secondaryClick(at: location)
    }

    func press(_ key: HardwareKey, withShift: Bool) {
        simulator.pressKey(key, withShift: withShift)
    }

    func typeText(_ text: String) {
        simulator.typeText(text)
    }
}
