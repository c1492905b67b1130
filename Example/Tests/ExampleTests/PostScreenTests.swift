import MessageStackView
import Simulator
import Testing
import UIKit

@testable import Example

/// The screens of the ready-made posts, operated by taps.
@MainActor
@Suite(.tasksInOrder)
struct PostScreenTests {
    private let app = AppDriver()
    private var simulator: Simulator { app.simulator }

    // MARK: - Messages

    @Test(arguments: [
        ("Information", PostSeverity.information), ("Success", .success), ("Warning", .warning), ("Error", .error),
    ])
    func severityHasItsColors(title: String, severity: PostSeverity) async throws {
        let screen = try app.open(.messages)
        let post = try await post(title, on: screen)
        let view = try #require(post.view as? MessageView)
        #expect(view.tintColor == PostTheme.Palette(severity).accent)
        #expect(!view.iconView.isHidden)
    }

    @Test func nextMessageReplacesOneWithActions() async throws {
        let screen = try app.open(.messages)
        let first = try await post("Two actions", on: screen)
        let second = try await post("Emoji", on: screen)
        #expect(first.reason == .overridden)
        #expect(second.phase == .shown)
    }

    @Test func retryFailsOnceAndThenSucceeds() async throws {
        let screen = try app.open(.messages)
        let server = ManualServer()
        try #require(screen as? MessagesViewController).server = server.server
        let post = try await post("Failed upload", on: screen)
        for isLast in [false, true] {
            try app.tap("Retry", in: post.view)
            await server.answerNext()
            await simulator.advance(by: 1)
            #expect(post.reason == (isLast ? .action(id: "Retry") : nil))
            #expect(texts(in: screen.view).contains(isLast ? "Uploaded." : "The upload failed again."))
        }
        #expect(!texts(in: screen.view).contains("The server didn’t respond. Try again."))
    }

    @Test func errorOfRetryIsShown() async throws {
        let screen = try app.open(.messages)
        try #require(screen as? MessagesViewController).server.wait = { _ in }
        let post = try await post("Failed upload", on: screen)
        try app.tap("Retry", in: post.view)
        await simulator.advance(by: 1)
        #expect(texts(in: post.view).contains("The server didn’t respond. Try again."))
    }

    @Test(arguments: ["Not now", "Manage storage"])
    func chosenActionIsShown(action: String) async throws {
        let screen = try app.open(.messages)
        let post = try await post("Two actions", on: screen)
        try app.tap(action, in: post.view)
        await simulator.advance(by: 1)
        #expect(texts(in: screen.view).contains("You chose “\(action)”."))
        #expect(post.reason == .action(id: action))
    }

    // MARK: - Undo

    @Test func deletionsGatherAndAreUndoneTogether() async throws {
        let screen = try app.open(.undo)
        let library = try #require(screen as? UndoViewController).library
        try await deletePhotos(2, on: screen)
        #expect(library.photos == Array(3...12))
        let post = try #require(currentPosts(on: screen).first)
        #expect(texts(in: post.view).contains("2 photos deleted"))
        #expect(currentPosts(on: screen).count == 1)
        try app.tap("Undo", in: post.view)
        await simulator.advance(by: 12)
        #expect(library.photos == Array(1...12))
        #expect(library.deleted.isEmpty)
    }

    @Test func deletionsAreCommittedAfterTenSeconds() async throws {
        let screen = try app.open(.undo)
        let library = try #require(screen as? UndoViewController).library
        try await deletePhotos(1, on: screen)
        #expect(currentPosts(on: screen).first.map { texts(in: $0.view).contains("1 photo deleted") } == true)
        await simulator.advance(by: 8)
        #expect(library.deleted.isEmpty)
        await simulator.advance(by: 4)
        #expect(library.deleted == [1])
        #expect(texts(in: screen.view).contains { $0.caseInsensitiveCompare("11 photos, 1 deleted") == .orderedSame })
    }

    @Test func leavingTheScreenCommitsDeletions() async throws {
        let library = try await openUndoAndDelete(2)
        app.navigation?.popViewController(animated: true)
        await simulator.advance(by: 2)
        #expect(library.deleted == [1, 2])
    }

    // MARK: - Alerts and pop-ups

    @Test(arguments: [
        ("Delete photos", "Keep"), ("Delete photos", "Delete"), ("Install an update", "Install Now"),
        ("Install an update", "Install Tonight"), ("Install an update", "Not Now"), ("Without actions", "OK"),
        ("On a message stack", "Keep"), ("On a message stack", "Delete"),
    ])
    func answerOfAlertIsShown(alert: String, answer: String) async throws {
        let screen = try app.open(.alerts)
        try app.tap(alert, in: screen.view)
        await simulator.advance(by: 1)
        try app.tap(answer, in: app.scene?.windows.last)
        await simulator.advance(by: 1)
        #expect(texts(in: screen.view).contains("You chose “\(answer)”."))
    }

    @Test(arguments: [(HardwareKey.return, "Install Now"), (.escape, "Not Now")])
    func keyAnswersAlert(key: HardwareKey, answer: String) async throws {
        let screen = try app.open(.alerts)
        try app.tap("Install an update", in: screen.view)
        await simulator.advance(by: 1)
        simulator.pressKey(key)
        await simulator.advance(by: 1)
        #expect(texts(in: screen.view).contains("You chose “\(answer)”."))
    }

    @Test(arguments: [
        ("Picture", "See the Route"), ("Symbol", "Turn On"), ("View", "Great"),
        ("A tap outside removes it", "Continue"),
    ])
    func answerOfPopupIsShown(popup: String, answer: String) async throws {
        let screen = try app.open(.popups)
        try app.tap(popup, in: screen.view)
        await simulator.advance(by: 1)
        try app.tap(answer, in: app.scene?.windows.last)
        await simulator.advance(by: 1)
        #expect(texts(in: screen.view).contains("You chose “\(answer)”."))
    }

    @Test(arguments: [("Symbol", "Nothing chosen yet"), ("A tap outside removes it", "You gave no answer.")])
    func tapOutsidePopupHasItsEffect(popup: String, result: String) async throws {
        let screen = try app.open(.popups)
        try app.tap(popup, in: screen.view)
        await simulator.advance(by: 1)
        simulator.tap(at: CGPoint(x: 200, y: 120))
        await simulator.advance(by: 1)
        #expect(texts(in: screen.view).contains(result))
    }

    // MARK: - Forms and ratings

    @Test func submittedFormIsShown() async throws {
        let screen = try app.open(.forms)
        let server = ManualServer()
        try #require(screen as? FormsViewController).server = server.server
        try app.tap("Sign in", in: screen.view)
        await simulator.advance(by: 1)
        simulator.typeText("anna@example.com\nsecret\n")
        await server.answerNext()
        await simulator.advance(by: 1)
        #expect(texts(in: screen.view).contains("Signed in as anna@example.com."))
    }

    @Test func errorOfServerStaysInForm() async throws {
        let screen = try app.open(.forms)
        try #require(screen as? FormsViewController).server.wait = { _ in }
        try app.tap("Sign in", in: screen.view)
        await simulator.advance(by: 1)
        simulator.typeText("anna@example.com\npassword\n")
        await simulator.advance(by: 1)
        let window = app.scene?.windows.last
        #expect(texts(in: window).contains("The password is wrong. Any other will do."))
        simulator.pressKey(.escape)
        await simulator.advance(by: 1)
        #expect(texts(in: screen.view).contains("You canceled the form."))
    }

    @Test(arguments: [("Five stars", 3, "You chose 3."), ("Ten hearts", 9, "You chose 9.")])
    func ratingIsShown(rating: String, digit: Int, result: String) async throws {
        let screen = try app.open(.ratings)
        try app.tap(rating, in: screen.view)
        await simulator.advance(by: 1)
        simulator.pressKey(digit: digit)
        simulator.pressKey(.return)
        await simulator.advance(by: 1)
        #expect(texts(in: screen.view).contains(result))
    }

    @Test func commentIsShownWithRating() async throws {
        let screen = try app.open(.ratings)
        try app.tap("With a comment", in: screen.view)
        await simulator.advance(by: 1)
        simulator.pressKey(digit: 4)
        await simulator.advance(by: 1)
        let comment = try #require(app.textView(in: app.scene?.windows.last))
        simulator.tap(comment)
        simulator.typeText("Faster answers")
        await simulator.advance(by: 1)
        try app.tap("Send", in: app.scene?.windows.last)
        await simulator.advance(by: 1)
        #expect(texts(in: screen.view).contains("You chose 4, and wrote “Faster answers”."))
    }

    // MARK: - Notes

    @Test func nextNoteReplacesOneWithActivity() async throws {
        let screen = try app.open(.notes)
        let first = try await post("Activity indicator", on: screen)
        let second = try await post("Image", on: screen)
        #expect(first.reason == .overridden)
        #expect(second.phase == .shown)
    }

    // MARK: - Progress

    @Test(arguments: [(0.2, false), (0.4, true)])
    func hudIsShownOnlyForLongWork(seconds: TimeInterval, isShown: Bool) async throws {
        let screen = try openProgress().screen
        try app.tap("Load for 3 s", in: screen.view)
        await simulator.advance(by: seconds)
        #expect(windowPosts.contains { $0.view?.window != nil } == isShown)
    }

    @Test func shownHUDStaysForItsMinimumTime() async throws {
        let (screen, server) = try openProgress()
        try app.tap("Load for 0.5 s", in: screen.view)
        await simulator.advance(by: 0.7)
        let post = try #require(windowPosts.first)
        await server.answerNext()
        await simulator.advance(by: 0.2)
        #expect(post.phase == .shown)
        await simulator.advance(by: 1)
        #expect(await post.ended == .programmatic)
        #expect(texts(in: screen.view).contains("Loaded."))
    }

    @Test func exportBlocksTheAppUntilItEnds() async throws {
        let (screen, server) = try openProgress()
        try app.tap("Export and block the app", in: screen.view)
        await simulator.advance(by: 1)
        try app.tap("Upload", in: screen.view)
        await simulator.advance(by: 1)
        #expect(currentPosts(on: screen).isEmpty)
        for _ in 1...4 { await server.answerNext() }
        try await waitForText("Exported.", on: screen)
    }

    @Test(arguments: [
        ("Upload", 4, "Uploaded."), ("Upload that fails", 3, "Failed: The server didn’t respond. Try again."),
    ])
    func uploadShowsItsResult(title: String, parts: Int, result: String) async throws {
        let (screen, server) = try openProgress()
        try app.tap(title, in: screen.view)
        for _ in 1...parts { await server.answerNext() }
        try await waitForText(result, on: screen)
        let view = try #require(currentPosts(on: screen).first?.view as? MessageView)
        #expect(view.titleLabel.text == (parts == 4 ? "Uploaded" : "Upload failed"))
    }

    @Test func uploadCanBeCanceled() async throws {
        let (screen, server) = try openProgress()
        try app.tap("Upload", in: screen.view)
        await server.answerNext()
        await server.waitForRequest()
        await simulator.advance(by: 1)
        #expect(simulator.tapElement(named: "Cancel"))
        try await waitForText("Canceled.", on: screen)
        await simulator.advance(by: 1)
        #expect(currentPosts(on: screen).isEmpty)
    }

    // MARK: - Interaction

    private var windowPosts: [Post] { app.scene?.postView.postManager.currentPosts ?? [] }

    private func openProgress() throws -> (screen: UIViewController, server: ManualServer) {
        let screen = try app.open(.progress)
        let server = ManualServer()
        try #require(screen as? ProgressViewController).server = server.server
        return (screen, server)
    }

    /// Taps a button, and returns the post that it makes.
    private func post(_ title: String, on screen: UIViewController) async throws -> Post {
        try app.button(title, in: screen.view).sendActions(for: .primaryActionTriggered)
        await simulator.advance(by: 1)
        return try #require(currentPosts(on: screen).last)
    }

    private func deletePhotos(_ count: Int, on screen: UIViewController) async throws {
        for _ in 0..<count {
            simulator.tap(try app.firstDeleteButton(on: screen))
            await simulator.advance(by: 1)
        }
    }

    /// Opens the screen and deletes photos. It doesn't return the screen, so that leaving it releases it.
    private func openUndoAndDelete(_ count: Int) async throws -> PhotoLibrary {
        let screen = try app.open(.undo)
        try await deletePhotos(count, on: screen)
        return try #require(screen as? UndoViewController).library
    }

    private func currentPosts(on screen: UIViewController) -> [Post] {
        app.posters(in: screen.view).flatMap(\.postManager.currentPosts)
    }

    private func texts(in view: UIView?) -> [String] { app.labels(in: view).compactMap(\.text) }

    /// Waits for a text, which work on other threads sets.
    private func waitForText(_ text: String, on screen: UIViewController) async throws {
        for _ in 0..<10_000 where !texts(in: screen.view).contains(text) { await simulator.advance(by: 0.01) }
        #expect(texts(in: screen.view).contains(text))
    }
}
