import Foundation
import Simulator
import UIKit

/// The open pages, and the one simulated device that all of them show.
///
/// The app is launched when the first page is ready to show it: whoever opens the page sees it from its first moment.
@MainActor
final class Pages {
    /// What a person can choose from.
    private static let devices = Device.all.filter { !$0.isCatalyst }

    private var simulator = Simulator()
    private let launch: (Simulator) -> Void
    private var isLaunched = false
    private var open: [ObjectIdentifier: Page] = [:]
    private var lastTouchID = 0

    /// The last recording as an animated PNG, and how many there were.
    private(set) var recording: (picture: Data, number: Int)?

    init(showing delegate: (some UIApplicationDelegate).Type) {
        launch = { $0.launch(delegate) }
        start()
    }

    private func start() {
        simulator.onFrame = { [weak self] in self?.showFrame() }
        simulator.startRealTime()
    }

    // MARK: - Pages

    /// Tells `page` of every frame until it is closed.
    func add(_ page: Page) {
        open[ObjectIdentifier(page)] = page
    }

    func remove(_ page: Page) {
        open[ObjectIdentifier(page)] = nil
    }

    /// The device's screen at `scale` pixels per point, for one page.
    func openScreen(scale: Double) -> ScreenStream {
        if !isLaunched {
            isLaunched = true
            launch(simulator)
        }
        return simulator.openScreen(scale: scale)
    }

    private func showFrame() {
        for page in open.values {
            page.showFrame()
        }
    }

    // MARK: - The device

    var greeting: PageGreeting { PageGreeting(of: simulator, devices: Self.devices) }

    func state(withTree: Bool) -> DeviceState { DeviceState(of: simulator, withTree: withTree) }

    /// Has another device take the place of this one, with its own settings; the app is launched on it anew. Nothing
    /// happens if there is no device of that name.
    func choose(deviceNamed name: String) {
        guard let device = Self.devices.first(where: { $0.name == name }), device != simulator.device else { return }
        simulator.stopRealTime()
        simulator = Simulator(device: device)
        isLaunched = false
        start()
        for page in open.values { page.showDevice() }
    }

    func change(_ setting: DeviceSetting) {
        setting.apply(to: simulator)
        showFrame()
    }

    func perform(_ gesture: VoiceOverGesture) {
        gesture.perform(with: simulator.voiceOver)
    }

    /// Answers with the address of a recording, if one has come to its end.
    func press(_ button: DeviceButton) -> String? {
        defer { showFrame() }
        switch button {
        case .background: simulator.moveToBackground()
        case .foreground: simulator.moveToForeground()
        case .turnLeft: simulator.rotate(to: simulator.orientation.turned(by: -1))
        case .turnRight: simulator.rotate(to: simulator.orientation.turned(by: 1))
        case .startRecording: simulator.startRecording(framesPerSecond: 15)
        case .stopRecording:
            guard let picture = simulator.stopRecording()?.animatedPNG() else { return nil }
            let number = (recording?.number ?? 0) + 1
            recording = (picture, number)
            return "\(RecordingHandler.path)?\(number)"
        }
        return nil
    }

    // MARK: - Touches and keys

    /// A number for a touch that no other touch of any page has.
    func makeTouchID() -> Int {
        lastTouchID += 1
        return lastTouchID
    }

    /// While VoiceOver runs a finger doesn't touch the app: it finds out what is under it.
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

    func press(_ key: HardwareKey, withShift: Bool) {
        simulator.pressKey(key, withShift: withShift)
    }

    func typeText(_ text: String) {
        simulator.typeText(text)
    }
}
