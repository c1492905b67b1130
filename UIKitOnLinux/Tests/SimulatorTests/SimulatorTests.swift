import Foundation
import Simulator
import Testing
@_spi(Simulator) import UIKit

@MainActor
struct SimulatorTests {
    @Test func virtualTimeRunsInFramesOfASixtieth() {
        let simulator = Simulator()
        var frames: [TimeInterval] = []
        let link = CADisplayLink { frames.append($0.timestamp) }
        link.add(to: .main, forMode: .common)
        simulator.advance(by: 0.1)
        link.invalidate()
        #expect(frames.count == 6)
        #expect(abs((frames.first ?? 0) - 1 / 60) < 1e-9)
        #expect(simulator.time == 0.1)
    }

    @Test func callsOfTimersAndDisplayLinksAreCounted() {
        let simulator = Simulator()
        FrameClock.shared.schedule(after: 0.02) {}
        let link = CADisplayLink { _ in }
        link.add(to: .main, forMode: .common)
        simulator.advance(by: 0.1)
        #expect(simulator.timerCalls == 1 && simulator.displayLinkCalls == 6)
        link.invalidate()
        simulator.advance(by: 0.1)
        #expect(simulator.timerCalls == 1 && simulator.displayLinkCalls == 6)
        #expect(Simulator().displayLinkCalls == 0)
    }

    // MARK: - Readings of time

    @Test func framesMayBeUneven() {
        let simulator = Simulator()
        simulator.readings = [.framesAreUneven]
        var frames: [TimeInterval] = []
        let link = CADisplayLink { frames.append($0.timestamp) }
        link.add(to: .main, forMode: .common)
        simulator.advance(by: 10)
        link.invalidate()
        let intervals = zip(frames, frames.dropFirst()).map { $1 - $0 }
        #expect(simulator.time == 10 && frames.last == 10)
        #expect(intervals.allSatisfy { $0 > 0 && $0 <= 1 })
        for rate in [120.0, 60, 30] {
            #expect(intervals.contains { $0 != 1 / rate && abs($0 - 1 / rate) < 0.1 / rate }, "\(rate) Hz")
        }
        #expect(intervals.filter { $0 > 0.1 }.count > 3)
    }

    @Test func timersAndFirstCallsOfDisplayLinksMayBeLate() {
        let simulator = Simulator()
        simulator.readings = [.timersAreLate]
        var late: [TimeInterval] = []
        FrameClock.shared.schedule(after: 0) { late.append(simulator.time) }
        simulator.advance(by: 0)
        #expect(late == [0])
        late = []
        for _ in 0..<20 { FrameClock.shared.schedule(after: 1) { late.append(simulator.time - 1) } }
        simulator.advance(by: 2)
        #expect(late.count == 20 && late.allSatisfy { $0 >= 0 && $0 <= 0.2 })
        #expect(late.contains { $0 < 0.02 } && late.contains { $0 > 0.18 })
        var frames: [TimeInterval] = []
        let link = CADisplayLink { frames.append($0.timestamp) }
        link.add(to: .main, forMode: .common)
        simulator.advance(by: 0.25)
        link.invalidate()
        #expect(frames.count < 15 && frames.last == 2.25)
    }

    @Test(arguments: [[], [.suspensionStopsMediaTime]] as [Set<Reading>])
    func appInTheBackgroundMayBeSuspended(readings: Set<Reading>) {
        let simulator = Simulator()
        simulator.show(UIViewController())
        simulator.readings = readings
        var fired: TimeInterval?
        FrameClock.shared.schedule(after: 1) { fired = FrameClock.wallTime }
        simulator.moveToBackground()
        simulator.advance(by: 60)
        #expect(simulator.time == (readings.isEmpty ? 60 : 0) && FrameClock.wallTime == 60)
        simulator.moveToForeground()
        simulator.advance(by: 2)
        #expect(fired == (readings.isEmpty ? 1 : 61))
    }

    @Test(arguments: [Double.nan, -1, -.infinity, .infinity])
    func aBadIntervalRunsOneFrame(seconds: Double) {
        let simulator = Simulator()
        simulator.advance(by: seconds)
        #expect(simulator.time == 0)
    }

    @Test(arguments: [(Device.iPhoneSE, 750, 1334), (.iPhone16, 1179, 2556)])
    func aScreenshotHasTheDevicesPixels(device: Device, width: Int, height: Int) throws {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemRed
        let simulator = Simulator(device: device)
        simulator.show(controller)
        let image = simulator.screenshot()
        #expect(image.size == device.screenSize)
        let cgImage = try #require(image.cgImage)
        #expect(cgImage.width == width && cgImage.height == height)
        let data = try #require(image.pngData())
        #expect(data.starts(with: [0x89, 0x50, 0x4e, 0x47]))
    }

    @Test func theScreenIsSentOnceAndThenOnlyWhatChanges() throws {
        let controller = UIViewController()
        let square = UIView(frame: CGRect(x: 10, y: 100, width: 20, height: 20))
        square.backgroundColor = .blue
        controller.view.addSubview(square)
        let simulator = Simulator()
        simulator.show(controller)
        let screen = simulator.openScreen(scale: 1)
        let first = try #require(screen.takeUpdate())
        #expect(first.rectangles.map(\.width) == [393])
        #expect(screen.takeUpdate() == nil)
        square.backgroundColor = .green
        #expect(screen.takeUpdate() == nil, "no frame has laid the change out yet")
        simulator.advance(by: 0)
        let second = try #require(screen.takeUpdate())
        let changed = try #require(second.rectangles.first)
        #expect(second.rectangles.count == 1)
        // A pixel more on each side, for soft edges.
        #expect(changed.x == 9 && changed.y == 99 && changed.width == 22 && changed.height == 22)
        let inside = 4 * (11 * changed.width + 11)
        #expect(Array(changed.pixels[inside..<inside + 4]) == [0, 255, 0, 255])
    }

    @Test func theDumpTellsClassesFramesAndTexts() {
        let controller = UIViewController()
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 40.5))
        label.text = "Hello"
        controller.view.addSubview(label)
        let simulator = Simulator(device: .iPhoneSE)
        simulator.show(controller)
        #expect(
            simulator.dump() == """
                UIWindow (0, 0, 375, 667)
                  UIView (0, 0, 375, 667)
                    UILabel (1, 2, 30, 40.5) "Hello"
                """)
    }
}
