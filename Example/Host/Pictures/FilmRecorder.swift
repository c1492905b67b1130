import Foundation
import MessageStackView
import Simulator
import UIKit

/// Records a film: runs its sample, advances virtual time, moves a finger, and takes a picture of each frame.
@MainActor
final class FilmRecorder {
    let simulator = Simulator(device: .iPhone16)
    private let framesPerSecond: Double
    private let takePicture: @MainActor (FilmRecorder) -> Data
    private(set) var frames: [Data] = []
    /// The index of the frame with which the film begins.
    private var beginning = 0
    /// The location of the finger; nil while no finger is on the screen.
    private var finger: CGPoint?

    private let samples: FilmSamples
    private let worksInBackground: Bool
    private var isSampleRunning = false
    /// Whether the app in the sample waits for time to pass.
    private var isAppWaiting = false

    /// Launches the example without its first post, or shows the screen of the film.
    ///
    /// - Parameter takePicture: Returns the picture of a frame; nil, the default, for the part of the device in the film.
    init(_ film: Film, takePicture: (@MainActor (FilmRecorder) -> Data)? = nil) {
        film.setting.apply(to: simulator)
        framesPerSecond = film.framesPerSecond
        worksInBackground = film.worksInBackground
        let pictureFrame = PictureFrame(cornerRadius: simulator.device.cornerRadius, part: film.part, scale: 1)
        self.takePicture =
            takePicture ?? { pictureFrame.picture(of: $0.simulator.screenshot(scale: 1), finger: $0.finger) }
        if let screen = film.screen?() {
            simulator.show(screen)
        } else {
            simulator.launch(AppDelegate.self)
        }
        simulator.advance(by: 0.5)
        UIApplication.shared.postView.resetSettings()
        UIApplication.shared.postView.removeAll(animated: false)
        simulator.advance(by: 0.5)
        samples = FilmSamples(viewController: Self.screen ?? UIViewController())
        samples.app.hero = .coast
        let wait: @MainActor @Sendable (TimeInterval) async -> Void = { [weak self, simulator] seconds in
            self?.isAppWaiting = true
            let end = simulator.time + seconds
            while simulator.time < end { await Task.yield() }
            self?.isAppWaiting = false
        }
        samples.app.wait = wait
        home?.posts.server.wait = wait
        (samples.viewController as? RouteViewController)?.posts.server.wait = wait
    }

    /// The first screen of the example.
    var home: HomeViewController? { samples.viewController as? HomeViewController }

    /// The middle of the newest post.
    var middleOfPost: CGPoint {
        postViews.last.map { $0.convert($0.bounds, to: nil).middle } ?? .zero
    }

    /// The views of the posts on the screen, oldest first.
    var postViews: [UIView] { posters.flatMap(\.postManager.currentPosts).compactMap(\.view) }

    private static var screen: UIViewController? {
        let root = UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first?
            .rootViewController
        return (root as? UINavigationController)?.viewControllers.first ?? root
    }

    private var posters: [PostView] {
        [UIApplication.shared.postView] + samples.viewController.view.subviews.compactMap { $0 as? PostView }
    }

    /// Writes a PNG file for each frame into `directory`, and creates the directory if needed.
    func write(to directory: URL) throws(HostError) {
        let pictures = frames[beginning...] + frames[..<beginning]
        // The names have four digits, so that their alphabetical order is the order of the frames.
        try zip(1001..., pictures).map { ("0\("\($0)".dropFirst())", $1) }.write(to: directory)
    }

    // MARK: - Posts

    /// Starts a sample, which must not fail.
    func start(_ sample: @escaping @MainActor (FilmSamples) async throws -> Void) {
        isSampleRunning = true
        Task {
            do {
                try await sample(samples)
                isSampleRunning = false
            } catch {
                StandardError.write("The sample of a film failed: \(error)")
                exit(EXIT_FAILURE)
            }
        }
    }

    /// Waits until the post is at rest, with which the film begins.
    func showPost() async {
        await run(for: 0.8)
        begin()
    }

    /// Removes the posts of the app and of its screen.
    func removePosts() async {
        for poster in posters { poster.removeAll() }
        await run(for: 0.6)
    }

    // MARK: - Time

    /// Advances time and takes a picture of each frame.
    func run(for seconds: TimeInterval) async {
        for _ in 0..<count(of: seconds) { await takeFrame() }
    }

    /// Makes the next frame the first one of the film, which repeats from its end. It should show the post at rest,
    /// because programs that can't play the film show its first frame.
    func begin() {
        beginning = frames.count
    }

    func takeFrame() async {
        await simulator.advance(by: 1 / framesPerSecond)
        // Each step of an operation on another thread is in the same frame each time.
        while worksInBackground, isSampleRunning, !isAppWaiting { await Task.yield() }
        frames.append(takePicture(self))
    }

    private func count(of seconds: TimeInterval) -> Int {
        max(1, Int((seconds * framesPerSecond).rounded()))
    }

    // MARK: - Touches

    /// Taps an element, which must be on the screen.
    func tap(_ label: String) async {
        guard let element = simulator.voiceOver.elements.first(where: { $0.accessibilityLabel == label }) else {
            StandardError.write("The screen has no element \(label).")
            exit(EXIT_FAILURE)
        }
        await tap(at: element.accessibilityFrame.middle)
    }

    func tap(at location: CGPoint) async {
        press(at: location)
        await run(for: 0.15)
        lift()
    }

    func press(at location: CGPoint) {
        simulator.touchDown(at: location)
        finger = location
    }

    /// Moves the finger at constant speed.
    func drag(by distance: CGPoint, over seconds: TimeInterval) async {
        guard let start = finger else { return }
        let steps = count(of: seconds)
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            let location = CGPoint(x: start.x + distance.x * part, y: start.y + distance.y * part)
            simulator.touchMove(to: location)
            finger = location
            await takeFrame()
        }
    }

    func lift() {
        guard let location = finger else { return }
        simulator.touchUp(at: location)
        finger = nil
    }

    /// Types a text, one character in each frame.
    func type(_ text: String) async {
        for character in text {
            simulator.typeText(String(character))
            await takeFrame()
        }
    }
}

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
