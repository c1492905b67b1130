import MessageStackView
import Testing
import UIKit

@testable import Example

/// The SwiftUI screen.
@MainActor
@Suite(.tasksInOrder)
struct SwiftUIScreenTests {
    private let app = AppDriver()
    private let screen: UIViewController

    init() throws {
        screen = try app.open(.swiftUI)
    }

    private var posts: [Post] { app.scene?.postView.postManager.posts ?? [] }

    private func tap(_ name: String) {
        #expect(app.simulator.tapElement(named: name), "there is no \(name)")
        app.wait(1)
    }

    private func texts(in view: UIView?) -> [String] {
        app.labels(in: view).compactMap(\.text)
    }

    @Test func actionPostsAMessage() {
        tap("Save")
        #expect(texts(in: posts.last?.view) == ["Saved"])
    }

    @Test func switchPostsAndRemoves() {
        tap("Offline")
        #expect(texts(in: posts.last?.view).first == "You're offline")
        tap("Offline")
        app.wait(1)
        #expect(posts.isEmpty)
    }

    @Test func postedViewGrowsAndHides() throws {
        tap("Upload")
        let view = try #require(posts.last?.view)
        let height = view.bounds.height
        tap("More")
        #expect(view.bounds.height > height + 20)
        tap("Next upload")
        #expect(texts(in: posts.last?.view).first == "Upload 2" && posts.count == 1)
        tap("Hide")
        #expect(posts.isEmpty)
        #expect(texts(in: screen.view).contains("Upload"), "the binding was reset")
    }

    @Test func undoRestoresThePhoto() {
        tap("Delete")
        tap("Undo")
        app.wait(1)
        #expect(texts(in: posts.last?.view) == ["The photo is back"])
    }

    @Test func answerIsShown() async {
        tap("Ask")
        await app.simulator.advance(by: 1)
        tap("Yes")
        await app.simulator.advance(by: 1)
        #expect(texts(in: screen.view).contains("Yes"))
    }

    @Test func sheetTakesItsPostAlong() {
        tap("Sheet")
        tap("Post from the sheet")
        #expect(texts(in: posts.last?.view) == ["Posted by the sheet"])
        tap("Close")
        app.wait(1)
        #expect(posts.isEmpty)
    }
}
