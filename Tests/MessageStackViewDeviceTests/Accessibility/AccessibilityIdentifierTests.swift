import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms
@testable import MessageStackViewHostedTests

/// The identifiers by which user interface tests find posts and their controls.
@MainActor
@Suite(.leavesNothingBehind)
struct AccessibilityIdentifierTests {
    private let stage = Stage()
    private let postView: PostView

    init() {
        postView = stage.makePostView()
    }

    @discardableResult
    private func post(
        _ model: any Postable, as presentation: PostPresentation? = nil, _ edit: (inout PostRequest) -> Void = { _ in }
    ) -> Post {
        stage.post(model, as: presentation, on: postView, edit)
    }

    /// The identifiers of the elements that assistive technologies reach, and of the groups around them, in reading order.
    private var identifiers: [String] {
        stage.simulator.accessibilityDump().split(separator: "\n").compactMap { line in
            line.lastIndex(of: "#").map { String(line[line.index(after: $0)...]) }
        }
    }

    // MARK: The post

    @Test func groupOfAPostHasItsIdentifier() {
        let actions = [PostAction("Retry", id: "retry"), .cancel("Later", id: "later")]
        post(Message("Upload failed", actions: actions)) { $0.accessibilityIdentifier = "upload" }
        #expect(identifiers == ["upload", "later", "retry"])
    }

    @Test func postWithoutTheOptionHasNoIdentifier() throws {
        let post = post(Message("Saved"))
        #expect(try #require(post.view?.enclosingSlot).accessibilityIdentifier == nil)
        #expect(identifiers == [])
    }

    @Test func viewOfTheAppKeepsItsIdentifier() {
        let label = UILabel()
        label.text = "Saved"
        label.accessibilityIdentifier = "label"
        var request = PostRequest(view: label)
        request.accessibilityIdentifier = "saved"
        let post = postView.post(request)
        stage.rest()
        #expect(identifiers == ["saved", "label", "close"])
        post.remove()
        stage.rest()
        #expect(label.accessibilityIdentifier == "label" && identifiers == [])
    }

    @Test func resultOfAnOperationKeepsTheIdentifier() async throws {
        try await postView.post(
            whileRunning: ProgressMessage("Uploading"), request: { $0.accessibilityIdentifier = "upload" },
            operation: { _ in }, success: { Message("Uploaded") })
        await stage.simulator.advance(by: 1)
        #expect(stage.readLabels == ["Uploaded"] && identifiers == ["upload"])
    }

    // MARK: Controls

    @Test func identifiersDontDependOnTheLanguage() throws {
        PostEnvironment.app.strings = PostStrings(language: "de")
        defer { PostEnvironment.app.strings = PostStrings() }
        post(AlertMessage("Fertig"))
        #expect(stage.readLabels.contains("OK") && identifiers == ["ok"])
        postView.removeAll(animated: false)
        postView.post(undoable: "Gelöscht", commit: {}, undo: {})
        stage.rest()
        #expect(stage.readLabels.contains("Widerrufen") && identifiers == ["undo"])
        postView.removeAll(animated: false)
        post(Stage.message)
        #expect(identifiers == ["close"])
    }

    @Test func buttonHasTheIDOfItsActionAfterAnUpdate() {
        let post = post(Message("Upload failed", actions: [PostAction("Retry", id: "retry")]))
        post.update(
            with: Message("Uploaded", actions: [PostAction("Open", id: "open"), .cancel("Later", id: "later")]))
        stage.rest()
        #expect(identifiers == ["later", "open"])
    }

    @Test func elementThatDismissesAPostClosesIt() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Picture"
        postView.postManager.gestureManager.defaultGestures = .pan
        postView.post(view: view)
        stage.rest()
        #expect(identifiers == ["close"])
    }

    @Test func backdropThatRemovesItsPostHasAnIdentifier() {
        post(Message("Saved")) { $0.editPresentation { $0.backdrop = .dim } }
        #expect(identifiers == ["backdrop"])
    }

    @Test func controlOfADeckHasAnIdentifier() {
        postView.deck = PostDeck()
        postView.postManager.capacity = 3
        for text in ["One", "Two", "Three"] { post(Message(text)) }
        #expect(identifiers == ["deck"])
    }

    // MARK: Questions

    @Test func fieldsHaveTheirIDs() {
        let fields: [FormField] = [
            .email(), .password(), .text("Note", id: "note"), .toggle("News", id: "news"),
            .choice("Plan", id: "plan", options: ["Free", "Pro"]),
        ]
        post(FormMessage("Account", fields: fields, submit: "Send"))
        #expect(identifiers == ["email", "password", "note", "news", "plan", "cancel", "submit"])
    }

    @Test func ratingAndItsCommentHaveIdentifiers() throws {
        var rating = RatingMessage("How was it?", submit: "Send")
        rating.value = 4
        rating.comment = .text("Comment", id: "comment", isRequired: false)
        post(rating)
        #expect(identifiers == ["rating", "comment", "cancel", "submit"])
    }
}
