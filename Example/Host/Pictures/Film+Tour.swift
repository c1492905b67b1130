import MessageStackView
import UIKit

extension Film {
    /// The film on the README's first screen: a finger that operates the first screen of the example.
    static let tour = Film(name: "film") { recorder in
        catchAndThrow(recorder)
        undo(recorder)
        spreadDeck(recorder)
        addNote(recorder)
    }

    /// A banner is caught while it enters, pulled down and thrown away.
    private static func catchAndThrow(_ recorder: FilmRecorder) {
        recorder.run(for: 0.4)
        recorder.tap("Message")
        recorder.run(for: 0.35)
        recorder.press(at: CGPoint(x: 200, y: 96))
        recorder.run(for: 0.4)
        recorder.drag(by: CGPoint(x: 0, y: 40), over: 0.4)
        recorder.run(for: 0.3)
        recorder.drag(by: CGPoint(x: 0, y: -110), over: 0.15)
        recorder.lift()
        recorder.run(for: 0.7)
    }

    private static func undo(_ recorder: FilmRecorder) {
        recorder.tap("Favorite Tyrol")
        recorder.run(for: 1.2)
        recorder.tap("Undo")
        recorder.run(for: 0.8)
    }

    private static func spreadDeck(_ recorder: FilmRecorder) {
        recorder.tap("Flight updates")
        recorder.run(for: 1.3)
        recorder.tap(at: CGPoint(x: 196, y: 150))
        recorder.run(for: 1.3)
        recorder.tap(at: CGPoint(x: 196, y: 460))
        recorder.run(for: 0.4)
        recorder.home?.view.subviews.lazy.compactMap { $0 as? PostView }.first?.removeAll()
        recorder.run(for: 0.4)
    }

    private static func addNote(_ recorder: FilmRecorder) {
        guard let field = recorder.home?.noteBar.textField else { return }
        recorder.tap(at: field.convert(field.bounds, to: nil).middle)
        recorder.run(for: 0.6)
        recorder.type("Buy a map")
        recorder.tap("Add")
        recorder.run(for: 1.6)
        recorder.postView.removeAll()
        field.resignFirstResponder()
        recorder.run(for: 0.8)
    }
}
