import Foundation
import MessageStackView
import Simulator
import UIKit

/// The film of the README: a finger that operates the first screen of the example.
///
/// Time is virtual, so the same sources make the same pictures. `scripts/make-film.py` joins them.
@MainActor
final class Film {
    static let framesPerSecond = 20.0

    private let simulator = Simulator(device: .iPhone16)
    private var frames: [(String, Data)] = []
    /// The location of the finger; nil while no finger is on the screen.
    private var finger: CGPoint?

    /// Writes a PNG file for each frame into `directory`.
    func write(to directory: URL) throws(HostError) {
        simulator.launch(AppDelegate.self)
        simulator.advance(by: 0.5)
        UIApplication.shared.postView.postManager.removeAll(animated: false)
        // The keyboard is made when it is first needed.
        home?.noteBar.textField.becomeFirstResponder()
        simulator.advance(by: 1)
        home?.view.endEditing(true)
        simulator.advance(by: 1)
        catchAndThrow()
        undo()
        spreadDeck()
        addNote()
        try frames.write(to: directory)
    }

    // MARK: - Scenes

    /// A banner is caught while it enters, pulled down and thrown away.
    private func catchAndThrow() {
        run(for: 0.4)
        tap("Message")
        run(for: 0.2)
        let start = CGPoint(x: 200, y: 96)
        press(at: start)
        run(for: 0.4)
        drag(by: CGPoint(x: 0, y: 40), over: 0.4)
        run(for: 0.3)
        drag(by: CGPoint(x: 0, y: -110), over: 0.15)
        lift()
        run(for: 0.7)
    }

    private func undo() {
        tap("Favorite Tyrol")
        run(for: 1.2)
        tap("Undo")
        run(for: 0.8)
    }

    private func spreadDeck() {
        tap("Flight updates")
        run(for: 1.3)
        tap(at: CGPoint(x: 196, y: 150))
        run(for: 1.3)
        tap(at: CGPoint(x: 196, y: 460))
        run(for: 0.4)
        deckView?.removeAll()
        run(for: 0.4)
    }

    private func addNote() {
        guard let home else { return }
        tap(at: home.noteBar.textField.convert(home.noteBar.textField.bounds, to: nil).middle)
        run(for: 0.6)
        for character in "Buy a map" {
            simulator.typeText(String(character))
            run(for: 1 / Self.framesPerSecond)
        }
        tap("Add")
        run(for: 1.6)
    }

    private var home: HomeViewController? {
        let navigation = UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }
            .compactMap { $0.rootViewController as? UINavigationController }.first
        return navigation?.viewControllers.first as? HomeViewController
    }

    private var deckView: PostView? { home?.view.subviews.lazy.compactMap { $0 as? PostView }.first }

    // MARK: - Time and touches

    /// Advances time and takes a picture of each frame.
    private func run(for seconds: TimeInterval) {
        for _ in 0..<max(1, Int((seconds * Self.framesPerSecond).rounded())) {
            simulator.advance(by: 1 / Self.framesPerSecond)
            let frame = PictureFrame(cornerRadius: simulator.device.cornerRadius, part: .whole, scale: 1)
            let name = String(frames.count + 1_000).dropFirst()
            frames.append(("\(name)", frame.picture(of: simulator.screenshot(scale: 1), finger: finger)))
        }
    }

    /// Taps an element, which must be on the screen.
    private func tap(_ label: String) {
        guard let element = simulator.voiceOver.elements.first(where: { $0.accessibilityLabel == label }) else {
            preconditionFailure("The screen has no element \(label).")
        }
        tap(at: element.accessibilityFrame.middle)
    }

    private func tap(at location: CGPoint) {
        press(at: location)
        run(for: 0.15)
        lift()
    }

    private func press(at location: CGPoint) {
        simulator.touchDown(at: location)
        finger = location
    }

    private func drag(by distance: CGPoint, over seconds: TimeInterval) {
        guard let start = finger else { return }
        let steps = max(1, Int((seconds * Self.framesPerSecond).rounded()))
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            let location = CGPoint(x: start.x + distance.x * part, y: start.y + distance.y * part)
            simulator.touchMove(to: location)
            finger = location
            run(for: 0)
        }
    }

    private func lift() {
        guard let location = finger else { return }
        simulator.touchUp(at: location)
        finger = nil
    }
}

extension CGRect {
    fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
