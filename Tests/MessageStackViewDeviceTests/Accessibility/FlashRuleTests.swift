import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewForms
@testable import MessageStackViewTests

/// The accessibility rule D43: nothing flashes more than three times in a second.
@MainActor
@Suite(.leavesNothingBehind)
struct FlashRuleTests {
    /// Counts the flashes of each part of the screen, as criterion 2.3.1 of WCAG 2.2 defines them: a pair of opposing
    /// changes of the relative luminance by at least 10 percent, the darker one below 0.8.
    private struct FlashMeter {
        /// A part of the screen: its last extreme, and the times of its changes.
        private struct Part {
            var extreme: Double
            var direction = 0
            var changes: [Int] = []
        }

        private var parts: [Part] = []
        private(set) var frames = 0

        /// Adds a frame of luminances.
        mutating func add(_ luminances: [Double]) {
            if parts.isEmpty { parts = luminances.map { Part(extreme: $0) } }
            for index in luminances.indices {
                let (new, part) = (luminances[index], parts[index])
                let difference = new - part.extreme
                let continues = Double(part.direction) * difference > 0
                if continues {
                    parts[index].extreme = new
                } else if abs(difference) >= 0.1, min(new, part.extreme) < 0.8 {
                    parts[index].direction = difference > 0 ? 1 : -1
                    parts[index].extreme = new
                    parts[index].changes.append(frames)
                }
            }
            frames += 1
        }

        /// The number of parts that flash more than three times in some second, which takes seven changes.
        var flashingParts: Int {
            parts.count { part in
                let changes = part.changes
                return changes.indices.dropFirst(6).contains {
                    changes[$0] - changes[$0 - 6] < FlashRuleTests.framesPerSecond
                }
            }
        }
    }

    private let stage = Stage()
    /// The points that a part of the screen is wide and high.
    private static let grain = 10
    private nonisolated static let framesPerSecond = 30

    /// Returns the luminances of the parts of the screen.
    private func luminances() -> [Double] {
        guard let update = stage.draw(scale: 1 / CGFloat(Self.grain)) else { return [] }
        return update.rectangles.flatMap { part in
            stride(from: 0, to: part.pixels.count - 3, by: 4).map { index in
                let linear = part.pixels[index..<index + 3].map { Self.linear[Int($0)] }
                return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
            }
        }
    }

    private static let linear = (0...255).map { value -> Double in
        let component = Double(value) / 255
        return component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }

    /// Returns the area in square points that flashes while the device advances.
    private func flashingArea(seconds: TimeInterval, _ meter: inout FlashMeter) -> Int {
        for _ in 0..<Int(seconds * Double(Self.framesPerSecond)) {
            stage.simulator.advance(by: 1 / Double(Self.framesPerSecond))
            meter.add(luminances())
        }
        return meter.flashingParts * Self.grain * Self.grain
    }

    /// The largest area in points that may flash: a quarter of 341 × 256, by criterion 2.3.1.
    private static let largestArea = 341 * 256 / 4

    private func white() {
        stage.view.backgroundColor = .white
    }

    @Test(arguments: [(3, 0), (4, 1)])
    func meterCountsFlashes(flashes: Int, parts: Int) {
        var meter = FlashMeter()
        for frame in 0..<30 { meter.add([frame * flashes * 2 / 30 % 2 == 0 ? 0.2 : 0.9]) }
        meter.add([0.2])
        #expect(meter.flashingParts == parts)
        var faint = FlashMeter()
        for frame in 0..<30 { faint.add([frame % 2 == 0 ? 0.5 : 0.59]) }
        #expect(faint.flashingParts == 0)
        var bright = FlashMeter()
        for frame in 0..<30 { bright.add([frame % 2 == 0 ? 0.85 : 1]) }
        #expect(bright.flashingParts == 0)
    }

    @Test(arguments: ReadyMadePost.all)
    func transitionDoesNotFlash(kind: ReadyMadePost) {
        white()
        var meter = FlashMeter()
        let post = kind.post(stage.makePostView(), .init())
        _ = flashingArea(seconds: 1, &meter)
        post.remove()
        #expect(flashingArea(seconds: 0.8, &meter) <= Self.largestArea)
    }

    @Test(
        arguments: TestLength.pairs(
            [
                PostPresentation.bar, .float(.bottom), .card(.bottom), .tab, .statusLine, .centered, .alert, .popup,
                .hud, .fullScreen,
            ], [false, true]))
    func presetDoesNotFlash(presentation: PostPresentation, reducesMotion: Bool) {
        stage.simulator.isReduceMotionEnabled = reducesMotion
        stage.view.backgroundColor = .black
        var meter = FlashMeter()
        let post = stage.makePostView(presentation).post(Message(.warning, "Low storage", subtitle: "2 GB are left."))
        _ = flashingArea(seconds: 1, &meter)
        post.remove()
        #expect(flashingArea(seconds: 0.8, &meter) <= Self.largestArea)
    }

    @Test(arguments: [false, true])
    func updatesDoNotFlash(reducesMotion: Bool) {
        stage.view.backgroundColor = .black
        stage.simulator.isReduceMotionEnabled = reducesMotion
        let postView = stage.makePostView(.card(.bottom))
        let post = postView.post(Message(.information, "Uploading"))
        stage.rest()
        var meter = FlashMeter()
        var area = 0
        for index in 0..<8 {
            post.update(
                with: Message(
                    index % 2 == 0 ? .success : .information, "Upload \(index)", subtitle: Stage.text(sentences: 4)))
            area = flashingArea(seconds: 0.25, &meter)
        }
        #expect(area <= Self.largestArea)
    }

    @Test(arguments: [false, true])
    func countDoesNotFlash(reducesMotion: Bool) {
        stage.view.backgroundColor = .black
        stage.simulator.isReduceMotionEnabled = reducesMotion
        let postView = stage.makePostView(.card(.bottom))
        var meter = FlashMeter()
        var area = 0
        for _ in 0..<10 {
            var request = PostRequest(Message(.warning, "Connection lost", subtitle: Stage.text(sentences: 4)))
            request.key = "connection"
            request.duplicatePolicy = .count
            postView.post(request)
            area = flashingArea(seconds: 0.2, &meter)
        }
        #expect(postView.postManager.currentPosts.first?.count == 10)
        #expect(area <= Self.largestArea)
    }

    @Test(arguments: TestLength.pairs(ReadyMadePost.waiting, [false, true]))
    func waitingPostDoesNotFlash(kind: ReadyMadePost, reducesMotion: Bool) {
        white()
        stage.simulator.isReduceMotionEnabled = reducesMotion
        let post = kind.post(stage.makePostView(), .init())
        var meter = FlashMeter()
        _ = flashingArea(seconds: 2, &meter)
        for step in 0..<10 {
            if step < 9, kind.testDescription.hasPrefix("progress") {
                post.update(with: ProgressMessage("Uploading", fraction: Double(step) / 10))
            }
            _ = flashingArea(seconds: 0.2, &meter)
        }
        #expect(flashingArea(seconds: 2, &meter) <= Self.largestArea)
    }

    @Test(arguments: [PostFill.glass(.neutral), .blur(.systemThickMaterial)], [false, true])
    func effectDoesNotFlash(fill: PostFill, isInDeck: Bool) {
        stage.view.backgroundColor = .black
        let postView = stage.makePostView(
            PostPresentation {
                $0 = .card(.top)
                $0.style.background = [fill]
            })
        if isInDeck {
            postView.postManager.capacity = 3
            postView.deck = PostDeck()
        }
        var meter = FlashMeter()
        for index in 0..<4 {
            let post = postView.post("Card \(index)")
            _ = flashingArea(seconds: 0.2, &meter)
            if index == 1 { stage.simulator.userInterfaceStyle = .dark }
            if index == 2 { post.remove() }
        }
        postView.removeAll()
        #expect(flashingArea(seconds: 1, &meter) <= Self.largestArea)
    }

    @Test(.without(.framesAreUneven, because: "A dropped frame turns a fade into a jump."), arguments: [false, true])
    func replacementsDoNotFlash(reducesMotion: Bool) {
        stage.view.backgroundColor = .black
        stage.simulator.isReduceMotionEnabled = reducesMotion
        let postView = stage.makePostView(.card(.bottom))
        var meter = FlashMeter()
        var area = 0
        for index in 0..<8 {
            var request = PostRequest(Message(index % 2 == 0 ? .error : .success, "Upload \(index)"))
            request.precedence = .override
            postView.post(request)
            area = flashingArea(seconds: 1 / 3, &meter)
        }
        #expect(area <= Self.largestArea)
    }

    @Test func invalidFormDoesNotFlash() async throws {
        white()
        let post = stage.makePostView().post(FormMessage("Sign in", fields: [.email()], submit: "Sign in"))
        await stage.simulator.advance(by: 1)
        var meter = FlashMeter()
        var area = 0
        for _ in 0..<8 {
            try stage.tapButton("Sign in", of: post)
            await stage.simulator.advance(by: 0)
            area = flashingArea(seconds: 0.25, &meter)
        }
        #expect(area <= Self.largestArea)
    }

    @Test(arguments: [false, true])
    func deckDoesNotFlash(reducesMotion: Bool) {
        white()
        stage.simulator.isReduceMotionEnabled = reducesMotion
        let postView = stage.makePostView(.card(.top))
        postView.postManager.capacity = 3
        postView.deck = PostDeck()
        var meter = FlashMeter()
        for index in 0..<3 {
            postView.post("Card \(index)")
            _ = flashingArea(seconds: 0.4, &meter)
        }
        for _ in 0..<2 {
            postView.setDeckExpanded(!postView.isDeckExpanded, animated: true)
            _ = flashingArea(seconds: 0.5, &meter)
        }
        postView.removeAll()
        #expect(flashingArea(seconds: 1, &meter) <= Self.largestArea)
    }

    @Test(arguments: [false, true])
    func shakingViewDoesNotFlash(reducesMotion: Bool) {
        white()
        stage.simulator.isReduceMotionEnabled = reducesMotion
        let view = ShakeView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
        view.backgroundColor = .black
        stage.view.addSubview(view)
        var meter = FlashMeter()
        _ = flashingArea(seconds: 3, &meter)
        stage.simulator.touchDown(at: CGPoint(x: 200, y: 400))
        #expect(flashingArea(seconds: 3, &meter) <= Self.largestArea)
        stage.simulator.touchUp(at: CGPoint(x: 200, y: 400))
    }
}
