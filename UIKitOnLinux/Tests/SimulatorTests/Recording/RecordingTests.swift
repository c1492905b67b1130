import Foundation
import Testing
import UIKit

@testable import Simulator

@MainActor
struct RecordingTests {
    private let simulator = Simulator(device: .iPhoneSE)
    private let square = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))

    init() {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        square.backgroundColor = .systemBlue
        controller.view.addSubview(square)
        simulator.show(controller)
    }

    /// Half a second of rest, half a second of movement, and half a second of rest.
    private func move(framesPerSecond: Double = 20) -> Recording {
        simulator.record(framesPerSecond: framesPerSecond) {
            simulator.advance(by: 0.5)
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { square.frame.origin.x = 300 }
            simulator.advance(by: 1)
        }
    }

    @Test func framesComeAtTheirRateWhileSomethingMoves() {
        let recording = move()
        // The animation begins with the first frame after it was asked for, and so ends after the second's end.
        #expect(recording.frames.count == 12, "one at rest, and one every twentieth of a second")
        #expect(abs(recording.duration - 1.5) < 1e-6)
        #expect(recording.frames.first?.time == 0)
        let times = recording.frames.dropFirst().map(\.time)
        for (time, next) in zip(times, times.dropFirst()) { #expect(abs(next - time - 0.05) < 1e-6) }
        for (frame, next) in zip(recording.frames, recording.frames.dropFirst()) {
            #expect(abs(frame.time + frame.duration - next.time) < 1e-6)
        }
    }

    @Test func eachFrameIsTheScreenshotOfItsTime() {
        var screenshots: [(time: TimeInterval, png: Data?)] = []
        let start = simulator.time
        let recording = simulator.record(framesPerSecond: 60) {
            UIView.animate(withDuration: 0.2) { square.frame.origin.x = 300 }
            for _ in 0..<20 {
                simulator.advance(by: 1.0 / 60)
                screenshots.append((simulator.time - start, simulator.screenshot(scale: 1).pngData()))
            }
        }
        #expect(recording.frames.count > 10)
        for screenshot in screenshots {
            #expect(recording.frame(at: screenshot.time)?.png == screenshot.png, "at \(screenshot.time)")
        }
    }

    @Test func aRateThatMakesNoSenseIsBroughtToOneThatDoes() {
        #expect(move(framesPerSecond: .nan).frames.count > 10)
        #expect(move(framesPerSecond: -1).frames.count >= 1)
        #expect(move(framesPerSecond: .infinity).frames.count >= 1)
    }

    @Test func anErrorEndsTheRecording() {
        struct Failure: Error {}
        #expect(throws: Failure.self) { try simulator.record { throw Failure() } }
        #expect(!simulator.isRecording)
        #expect(simulator.stopRecording() == nil)
    }

    // MARK: - Files

    @Test func theMovingPictureHasEveryFrameInTheOrderOfTheFormat() throws {
        let recording = move()
        let file = recording.animatedPNG()
        let chunks = PNGChunk.all(in: file)
        #expect(
            PNGChunk.signature + chunks.reduce(into: Data()) { $0 += $1.encoded } == file, "the checksums are right")
        #expect(chunks.map(\.name).prefix(3) == ["IHDR", "acTL", "fcTL"])
        #expect(chunks.last?.name == "IEND")
        #expect(chunks[1].data == Data([0, 0, 0, 12, 0, 0, 0, 0]))

        // The first frame has plain data, so that everybody can show it; the others numbered data.
        let firstControl = try #require(chunks.firstIndex { $0.name == "fcTL" })
        let secondControl = try #require(chunks[(firstControl + 1)...].firstIndex { $0.name == "fcTL" })
        #expect(chunks[firstControl + 1..<secondControl].allSatisfy { $0.name == "IDAT" })
        #expect(chunks[secondControl...].allSatisfy { ["fcTL", "fdAT", "IEND"].contains($0.name) })
        let numbered = chunks.filter { $0.name == "fcTL" || $0.name == "fdAT" }
        #expect(numbered.map { $0.data.prefix(4) } == (0..<UInt32(numbered.count)).map(\.bigEndianData))

        let controls = chunks.filter { $0.name == "fcTL" }
        #expect(controls.count == 12)
        #expect(controls.allSatisfy { $0.data.count == 26 })
        let milliseconds = controls.map { Int($0.data[20]) << 8 | Int($0.data[21]) }
        #expect(milliseconds.first == 550 && milliseconds.dropFirst().dropLast().allSatisfy { $0 == 50 })
        #expect(milliseconds.reduce(0, +) == 1_500)
        #expect(controls.allSatisfy { $0.data[22..<24] == Data([3, 232]) }, "in thousandths of a second")
    }

    @Test func aFrameOfTheMovingPictureIsThatOfTheRecording() throws {
        let recording = move()
        let chunks = PNGChunk.all(in: recording.animatedPNG())
        let last = try #require(chunks.lastIndex { $0.name == "fcTL" })
        let pixels = chunks[last...].filter { $0.name == "fdAT" }.reduce(into: Data()) { $0 += $1.data.dropFirst(4) }
        let original = PNGChunk.all(in: try #require(recording.frames.last).png)
        #expect(pixels == original.filter { $0.name == "IDAT" }.reduce(into: Data()) { $0 += $1.data })
        #expect(UIImage(data: recording.animatedPNG())?.size == CGSize(width: 375, height: 667))
    }

    @Test func checksumsAreThoseOfTheStandard() {
        #expect(PNGChunk.checksum(of: Data("123456789".utf8)) == 0xcbf4_3926)
        #expect(PNGChunk(name: "IEND", data: Data()).encoded.suffix(4) == Data([0xae, 0x42, 0x60, 0x82]))
    }

    @Test func whatIsNoPictureIsLeftOut() {
        #expect(AnimatedPNG(frames: []).data.isEmpty)
        #expect(AnimatedPNG(frames: [(Data([1, 2, 3]), 1)]).data.isEmpty)
        #expect(PNGChunk.all(in: PNGChunk.signature + Data([0, 0, 0, 9])).isEmpty)
    }

    @Test func aFilmstripShowsFramesSideBySide() {
        let strip = move().filmstrip(count: 4, height: 200)
        // 375 × 667 at a height of 200 is 112 points wide.
        #expect(strip.size == CGSize(width: 12 + 4 * 124, height: 12 + 200 + 24))
    }

    @Test func everythingIsWrittenIntoADirectory() throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
            "recording-\(UInt64.random(in: 0...(.max)))")
        defer { try? FileManager.default.removeItem(at: directory) }
        try move().write(to: directory)
        let names = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
        #expect(names.count == 14)
        #expect(names.first == "filmstrip.png" && names[1] == "frame-000.png" && names.last == "recording.png")
    }
}
