import Foundation
import MessageStackView
import Simulator
import UIKit

/// Records a film of the example's first screen: advances virtual time, moves a finger, and takes a picture of each
/// frame.
@MainActor
final class FilmRecorder {
    static let framesPerSecond = 20.0

    private let simulator = Simulator(device: .iPhone16)
    private let pictureFrame: PictureFrame
    private var frames: [Data] = []
    /// The index of the frame with which the film begins.
    private var beginning = 0
    /// The location of the finger; nil while no finger is on the screen.
    private var finger: CGPoint?

    /// Launches the example in light or dark mode, and removes its first post.
    init(_ setting: PictureSetting, _ part: PictureFrame.Part) {
        setting.apply(to: simulator)
        pictureFrame = PictureFrame(cornerRadius: simulator.device.cornerRadius, part: part, scale: 1)
        simulator.launch(AppDelegate.self)
        simulator.advance(by: 0.5)
        postView.postManager.removeAll(animated: false)
        simulator.advance(by: 0.5)
    }

    /// The first screen of the example.
    var home: HomeViewController? {
        let navigation = UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }
            .compactMap { $0.rootViewController as? UINavigationController }.first
        return navigation?.viewControllers.first as? HomeViewController
    }

    var postView: PostView { UIApplication.shared.postView }

    /// Writes a PNG file for each frame into `directory`, and creates the directory if needed.
    func write(to directory: URL) throws(HostError) {
        let pictures = frames[beginning...] + frames[..<beginning]
        // The names have four digits, so that their alphabetical order is the order of the frames.
        try zip(1001..., pictures).map { ("0\("\($0)".dropFirst())", $1) }.write(to: directory)
    }

    // MARK: - Time

    /// Advances time and takes a picture of each frame.
    func run(for seconds: TimeInterval) {
        for _ in 0..<Self.count(of: seconds) { takeFrame() }
    }

    /// Makes the next frame the first one of the film, which repeats from its end. It should show the post at rest,
    /// because programs that can't play the film show its first frame.
    func begin() {
        beginning = frames.count
    }

    private func takeFrame() {
        simulator.advance(by: 1 / Self.framesPerSecond)
        frames.append(pictureFrame.picture(of: simulator.screenshot(scale: 1), finger: finger))
    }

    private static func count(of seconds: TimeInterval) -> Int {
        max(1, Int((seconds * framesPerSecond).rounded()))
    }

    // MARK: - Touches

    /// Taps an element, which must be on the screen.
    func tap(_ label: String) {
        guard let element = simulator.voiceOver.elements.first(where: { $0.accessibilityLabel == label }) else {
            preconditionFailure("The screen has no element \(label).")
        }
        tap(at: element.accessibilityFrame.middle)
    }

    func tap(at location: CGPoint) {
        press(at: location)
        run(for: 0.15)
        lift()
    }

    func press(at location: CGPoint) {
        simulator.touchDown(at: location)
        finger = location
    }

    /// Moves the finger at constant speed.
    func drag(by distance: CGPoint, over seconds: TimeInterval) {
        guard let start = finger else { return }
        let steps = Self.count(of: seconds)
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            let location = CGPoint(x: start.x + distance.x * part, y: start.y + distance.y * part)
            simulator.touchMove(to: location)
            finger = location
            takeFrame()
        }
    }

    func lift() {
        guard let location = finger else { return }
        simulator.touchUp(at: location)
        finger = nil
    }

    /// Types a text, one character in each frame.
    func type(_ text: String) {
        for character in text {
            simulator.typeText(String(character))
            takeFrame()
        }
    }
}

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
