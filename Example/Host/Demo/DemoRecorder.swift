import Foundation
import MessageStackView
import Simulator
import UIKit

/// Records the demo: finds what answers to taps in each state, and records what follows.
@MainActor
final class DemoRecorder {
    private enum Action {
        case tap(CGPoint)
        case swipe(by: CGFloat)
        /// Nothing, until a post leaves.
        case wait
    }

    /// A button of the screen, or a text. The device has only the elements of the app that it launched last.
    private typealias Element = (label: String, frame: CGRect, isButton: Bool)

    /// An action, and the number of frames after which the screen is at rest.
    private typealias Step = (action: Action, frames: Int)

    /// A screen of the demo, which has a folder and a page of its own.
    struct Part: Sendable {
        /// The folder in that of the demo; empty for the first part.
        var folder = ""
        /// Makes the screen; nil, the default, for the first screen of the example.
        var screen: (@MainActor @Sendable () -> UIViewController)?
        /// The buttons that answer, and the samples that they post.
        let samples: [String: HomeSample]

        static let trips = Part(samples: [
            "Save": .save, "Message": .message, "Flight updates": .updates, "Clear the history": .clear,
            "Favorite Tyrol": .favorite, "Galicia": .book,
        ])

        static let route = Part(
            folder: "route",
            screen: { UINavigationController(rootViewController: Screen.route.makeViewController()) },
            samples: [
                "Show a tip": .tip, "Add a stop": .stop, "Download the map": .download, "Show places": .places,
            ])

        static let all = [trips, route]
    }

    /// The number of frames without a change after which the screen is at rest.
    private static let rest = 24
    /// The number of frames after which the screen counts as at rest in any case.
    private static let longestMotion = 120
    /// The number of frames within which a post leaves, unless it waits for an answer.
    private static let longestTime = 450
    /// The number of steps after which taps aren't recorded any more.
    private static let mostSteps = 2

    private(set) var demo: Demo
    /// The files of the clips, and of the screen without a post, by their names.
    private(set) var files: [String: Data] = [:]
    /// The names of the states by their pictures.
    private var names: [Data: String] = [:]
    private let part: Part
    private let film: Film
    private let scale: Double
    private let idlePicture: Data?

    /// Records a part of the demo.
    ///
    /// - Parameter scale: The number of pixels per point.
    init(_ part: Part, scale: Double = 1.5) async {
        self.part = part
        self.scale = scale
        film = Film(name: "demo", framesPerSecond: 30, screen: part.screen) { _ in }
        let recorder = FilmRecorder(film) { _ in Data() }
        let device = recorder.simulator.device
        demo = Demo(
            width: device.screenSize.width, height: device.screenSize.height, cornerRadius: device.cornerRadius,
            framesPerSecond: film.framesPerSecond)
        await recorder.takeFrame()
        files[Demo.idle] = DemoScreen(of: recorder.simulator, scale: scale).takeWholeFrame()
        idlePicture = Self.picture(of: recorder)
        var idle = Demo.State()
        for element in Self.elements(of: recorder) where element.isButton {
            guard let sample = part.samples[element.label],
                let clip = await record(
                    .tap(element.frame.middle), as: sample.rawValue, after: [], code: SampleCode(of: sample)?.code)
            else { continue }
            idle.elements.append(Demo.Element(label: element.label, frame: Demo.Frame(element.frame), clip: clip))
        }
        demo.states[Demo.idle] = idle
    }

    /// Writes the part into its folder in `directory`, and creates the folder if needed.
    func write(to directory: URL) throws(HostError) {
        let directory = directory.appendingPathComponent(part.folder)
        do {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            try encoder.encode(demo).write(to: directory.appendingPathComponent("demo.json"))
            for (name, file) in files { try file.write(to: directory.appendingPathComponent("\(name).clip")) }
        } catch {
            throw .picturesCannotBeWritten(directory.path, error.localizedDescription)
        }
    }

    /// Records all that can happen in the state after `steps`.
    private func explore(_ name: String, after steps: [Step]) async {
        let recorder = await replay(steps)
        guard let view = recorder.postViews.last else { return }
        let frame = view.convert(view.bounds, to: nil)
        let isLow = frame.midY > demo.height / 2
        let elements = Self.elements(of: recorder, in: recorder.postViews)
        let covered = recorder.postViews.map { $0.convert($0.bounds, to: nil) }.reduce(CGRect.null) { $0.union($1) }
        var state = Demo.State()
        state.others = Self.elements(of: recorder).compactMap { element in
            guard element.isButton, !covered.intersects(element.frame) else { return nil }
            return part.samples[element.label].map {
                Demo.Element(label: element.label, frame: Demo.Frame(element.frame), clip: $0.rawValue)
            }
        }
        var post = Demo.Post(
            label: elements.filter { !$0.isButton }.map(\.label).joined(separator: ", "),
            frame: Demo.Frame(frame), isLow: isLow)
        if steps.count < Self.mostSteps {
            for element in elements where element.isButton {
                let clip = await record(
                    .tap(element.frame.middle), as: "\(name)-\(element.label.lowercased())", after: steps)
                guard let clip else { continue }
                state.elements.append(Demo.Element(label: element.label, frame: Demo.Frame(element.frame), clip: clip))
            }
            post.tap = await record(.tap(frame.middle), as: "\(name)-tap", after: steps)
        }
        post.swipe = await record(.swipe(by: isLow ? 110 : -110), as: "\(name)-swipe", after: steps)
        state.ending = await record(.wait, as: "\(name)-ending", after: steps)
        state.post = post
        demo.states[name] = state
    }

    /// Returns the elements of the device's accessibility, or only those in `views`.
    private static func elements(of recorder: FilmRecorder, in views: [UIView]? = nil) -> [Element] {
        recorder.simulator.voiceOver.elements.compactMap { element in
            let isInside = views?.contains { (element as? UIView)?.isDescendant(of: $0) == true }
            guard isInside != false, let label = element.accessibilityLabel else { return nil }
            return (label, element.accessibilityFrame, element.accessibilityTraits.contains(.button))
        }
    }

    /// Records the clip of an action, and all that can happen after it.
    ///
    /// - Returns: The name of the clip; nil if nothing happens.
    private func record(
        _ action: Action, as name: String, after steps: [Step], code: String? = nil
    ) async -> String? {
        var screen: DemoScreen?
        let recorder = await replay(steps) { _ in screen?.takeFrame() ?? Data() }
        // Changes before the next frame aren't drawn.
        await recorder.takeFrame()
        let before = (picture: Self.picture(of: recorder), posts: recorder.postViews)
        let first = recorder.frames.count
        screen = DemoScreen(of: recorder.simulator, scale: scale)
        _ = screen?.takeWholeFrame()
        await perform(action, with: recorder)
        let steps = steps + [(action, await settle(recorder, since: first))]
        let picture = Self.picture(of: recorder)
        guard picture != before.picture || recorder.postViews != before.posts else { return nil }
        let next = recorder.postViews.isEmpty ? Demo.idle : picture.flatMap { names[$0] } ?? name
        if next == Demo.idle { await reset(recorder, after: steps) }
        let count = await settle(recorder, since: first)
        let frames = recorder.frames[first..<(first + count)] + [screen?.takeWholeFrame() ?? Data()]
        demo.clips[name] = Demo.Clip(next: next, sizes: frames.map(\.count), code: code)
        files[name] = frames.reduce(into: Data()) { $0 += $1 }
        if next == name {
            names[picture ?? Data()] = name
            await explore(name, after: steps)
        }
        return name
    }

    /// Launches the app, and repeats `steps`.
    private func replay(
        _ steps: [Step], takePicture: @escaping @MainActor (FilmRecorder) -> Data = { _ in Data() }
    ) async -> FilmRecorder {
        let recorder = FilmRecorder(film, takePicture: takePicture)
        for step in steps {
            let end = recorder.frames.count + step.frames
            await perform(step.action, with: recorder, before: end)
            while recorder.frames.count < end { await recorder.takeFrame() }
        }
        return recorder
    }

    private func perform(_ action: Action, with recorder: FilmRecorder, before end: Int = .max) async {
        switch action {
        case .tap(let location):
            await recorder.tap(at: location)
        case .swipe(let distance):
            recorder.press(at: recorder.middleOfPost)
            await recorder.drag(by: CGPoint(x: 0, y: distance), over: 0.12)
            recorder.lift()
        case .wait:
            let (posts, last) = (recorder.postViews, min(end, recorder.frames.count + Self.longestTime))
            while recorder.frames.count < last, recorder.postViews == posts { await recorder.takeFrame() }
        }
    }

    /// Waits until the screen is at rest, and returns the number of frames from `first` to the last change.
    @discardableResult
    private func settle(_ recorder: FilmRecorder, since first: Int) async -> Int {
        var unchanged = 0
        // The caret of a text field blinks without end.
        let last = recorder.frames.count + Self.longestMotion
        while unchanged < Self.rest, recorder.frames.count < last {
            await recorder.takeFrame()
            unchanged = recorder.frames.last?.isEmpty == true ? unchanged + 1 : 0
        }
        return recorder.frames.count - unchanged - first
    }

    /// Takes back what the app shows after its posts: the keyboard, and a favorite, by another tap.
    private func reset(_ recorder: FilmRecorder, after steps: [Step]) async {
        recorder.home?.view.endEditing(true)
        let first = recorder.frames.count
        await settle(recorder, since: first)
        if Self.picture(of: recorder) != idlePicture, case .tap(let location)? = steps.first?.action {
            await recorder.tap(at: location)
            await settle(recorder, since: first)
        }
        guard Self.picture(of: recorder) == idlePicture else {
            StandardError.write("The demo doesn't end as it begins.")
            exit(EXIT_FAILURE)
        }
    }

    private static func picture(of recorder: FilmRecorder) -> Data? {
        recorder.simulator.screenshot(scale: 1).pngData()
    }
}

extension Demo.Frame {
    fileprivate init(_ rect: CGRect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
