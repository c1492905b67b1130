import UIKit

extension Film {
    /// The film on the README's first screen: a finger that operates the first screen of the example.
    static let tour = Film(name: "film") { recorder in
        await post(recorder)
        await catchAndThrow(recorder)
        await undo(recorder)
        await spreadDeck(recorder)
        await addNote(recorder)
    }

    /// The first row posts the README's first sample.
    private static func post(_ recorder: FilmRecorder) async {
        await recorder.run(for: 0.4)
        await recorder.tap("Save")
        await recorder.showPost()
        await recorder.run(for: 0.8)
    }

    /// A message is caught while it enters, pulled down and thrown away.
    private static func catchAndThrow(_ recorder: FilmRecorder) async {
        await recorder.tap("Message")
        // The first message leaves before.
        await recorder.run(for: 0.75)
        recorder.press(at: recorder.middleOfPost)
        await recorder.run(for: 0.4)
        await recorder.drag(by: CGPoint(x: 0, y: 40), over: 0.4)
        await recorder.run(for: 0.3)
        await recorder.drag(by: CGPoint(x: 0, y: -110), over: 0.15)
        recorder.lift()
        await recorder.run(for: 0.7)
    }

    private static func undo(_ recorder: FilmRecorder) async {
        await recorder.tap("Favorite Tyrol")
        await recorder.run(for: 1.2)
        await recorder.tap("Undo")
        await recorder.run(for: 0.8)
    }

    private static func spreadDeck(_ recorder: FilmRecorder) async {
        await recorder.tap("Flight updates")
        await recorder.run(for: 1.3)
        await recorder.tap(at: recorder.middleOfPost)
        await recorder.run(for: 1.3)
        await recorder.tap(at: CGPoint(x: 196, y: 460))
        await recorder.run(for: 0.4)
        await recorder.removePosts()
    }

    private static func addNote(_ recorder: FilmRecorder) async {
        guard let field = recorder.home?.noteBar.textField else { return }
        await recorder.tap(at: field.convert(field.bounds, to: nil).middle)
        await recorder.run(for: 0.6)
        await recorder.type("Buy a map")
        await recorder.tap("Add")
        await recorder.run(for: 1.6)
        field.resignFirstResponder()
        await recorder.removePosts()
        await recorder.run(for: 0.3)
    }
}
