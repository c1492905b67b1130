import Simulator
import Testing
import UIKit

@MainActor
struct SplitViewTests {
    private func show(on device: Device) throws -> (Simulator, [UIWindow], [UIWindowScene]) {
        let simulator = Simulator(device: device)
        let windows = [simulator.show(SizeRecordingController()), simulator.show(SizeRecordingController())]
        return (simulator, windows, windows.compactMap(\.windowScene))
    }

    struct Part: Sendable {
        let device: Device
        let held: UIDeviceOrientation
        let fractions: [CGFloat]
        let widths: [CGFloat]
        let sizeClasses: [UIUserInterfaceSizeClass]
    }

    nonisolated static let parts = [
        Part(
            device: .iPad13, held: .landscapeLeft, fractions: [1, 1], widths: [678, 678],
            sizeClasses: [.regular, .regular]),
        Part(
            device: .iPad13, held: .portrait, fractions: [2, 1], widths: [639, 375], sizeClasses: [.compact, .compact]),
        Part(
            device: .iPad11, held: .landscapeLeft, fractions: [1, 1], widths: [592, 592],
            sizeClasses: [.compact, .compact]),
        Part(
            device: .iPad11, held: .landscapeRight, fractions: [1, 2], widths: [375, 809],
            sizeClasses: [.compact, .regular]),
        Part(
            device: .iPad11, held: .portrait, fractions: [2, 1], widths: [504, 320], sizeClasses: [.compact, .compact]),
    ]

    /// Widths and size classes as Apple's Human Interface Guidelines list them.
    @Test(arguments: parts)
    func scenesSideBySide(part: Part) throws {
        let (simulator, windows, scenes) = try show(on: part.device)
        simulator.rotate(to: part.held)
        simulator.splitView(zip(scenes, part.fractions).map { (scene: $0, fraction: $1) })
        simulator.advance(by: 1)
        #expect(windows.map(\.bounds.width) == part.widths)
        #expect(windows.map(\.traitCollection.horizontalSizeClass) == part.sizeClasses)
        #expect(windows.allSatisfy { $0.traitCollection.verticalSizeClass == .regular && $0.safeAreaInsets.top == 24 })
        #expect(windows.allSatisfy { $0.rootViewController?.view.frame == $0.bounds })
        #expect(scenes.allSatisfy { !$0.isFullScreen })
        simulator.splitView([])
        #expect(windows.allSatisfy { $0.bounds == UIScreen.main.bounds })
    }

    @Test func aTurnGivesTheScenesNewSizesAndTellsThem() throws {
        let (simulator, windows, scenes) = try show(on: .iPad13)
        simulator.splitView(scenes.map { (scene: $0, fraction: 1) })
        #expect(windows.map(\.bounds.size) == [CGSize(width: 507, height: 1366), CGSize(width: 507, height: 1366)])
        simulator.rotate(to: .landscapeLeft)
        #expect(windows.map(\.bounds.size) == [CGSize(width: 678, height: 1024), CGSize(width: 678, height: 1024)])
        #expect(scenes.map(\.interfaceOrientation) == [.landscapeRight, .landscapeRight])
        let controller = try #require(windows[0].rootViewController as? SizeRecordingController)
        #expect(controller.sizes == [CGSize(width: 507, height: 1366), CGSize(width: 678, height: 1024)])
    }

    @Test func aSceneTakesAWindowOfAnySize() throws {
        let (simulator, windows, scenes) = try show(on: .iPad13)
        simulator.resize(scenes[0], to: CGSize(width: 700, height: 500))
        #expect(windows[0].bounds.size == CGSize(width: 700, height: 500))
        #expect(windows[0].traitCollection.horizontalSizeClass == .regular)
        simulator.resize(scenes[0], to: CGSize(width: 400, height: 500))
        #expect(windows[0].traitCollection.horizontalSizeClass == .compact)
        #expect(simulator.screenshot(of: scenes[0]).size == CGSize(width: 400, height: 500))
        #expect(windows[1].bounds == UIScreen.main.bounds)
        simulator.resize(scenes[0], to: nil)
        #expect(windows[0].bounds == UIScreen.main.bounds)
    }

    @Test func touchesGoToTheSceneUnderTheFinger() throws {
        let (simulator, windows, scenes) = try show(on: .iPad11)
        simulator.splitView(scenes.map { (scene: $0, fraction: 1) })
        simulator.advance(by: 1)
        var taps: [String] = []
        for (name, window) in zip(["left", "right"], windows) {
            let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 50))
            button.addAction(UIAction { _ in taps.append(name) }, for: .touchUpInside)
            window.rootViewController?.view.addSubview(button)
        }
        simulator.tap(at: CGPoint(x: 60, y: 120))
        simulator.tap(at: CGPoint(x: scenes[1].coordinateSpace.convert(CGPoint(x: 60, y: 120), to: screen).x, y: 120))
        #expect(taps == ["left", "right"])
    }

    private var screen: any UICoordinateSpace { UIScreen.main.coordinateSpace }

    @Test func aSceneThatIsClosedLeavesItsPartToTheOther() throws {
        let (simulator, windows, scenes) = try show(on: .iPad11)
        simulator.splitView([(scenes[0], 0.5), (scenes[1], 0.5)])
        #expect(simulator.splitScenes.count == 2 && simulator.splitScenes.first === scenes[0])
        simulator.closeScene(scenes[0])
        simulator.advance(by: 1)
        #expect(simulator.splitScenes.isEmpty)
        #expect(windows[1].bounds == UIScreen.main.bounds && scenes[1].isFullScreen)
    }
}
