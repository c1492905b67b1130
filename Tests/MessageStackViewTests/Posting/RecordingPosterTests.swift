import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// The texts that a `RecordingPoster` finds in its posts.
@MainActor
@Suite(.leavesNothingBehind)
struct RecordingPosterTests {
    private let poster = RecordingPoster()

    @Test func textsAreThoseOfPostsOnScreenInOrder() {
        poster.postManager.capacity = 2
        let first = poster.post(Message(.success, "Saved", subtitle: "In your library"))
        poster.post("Copied")
        poster.post("Waiting")
        #expect(poster.texts == ["Saved, In your library", "Copied"])
        first.update(with: Message("Saved twice"))
        #expect(poster.texts == ["Saved twice", "Copied"])
        first.remove()
        #expect(poster.texts == ["Copied", "Waiting"])
        poster.removeAll()
        #expect(poster.texts.isEmpty)
    }

    @Test func textOfLeavingPostStaysUntilItsChangeCompletes() {
        poster.habit = .completesWhenTold
        let post = poster.post("Saved")
        poster.complete()
        post.remove()
        #expect(poster.texts == ["Saved"])
        poster.complete()
        #expect(poster.texts.isEmpty)
    }

    @Test func controlsHiddenViewsAndDecorationHaveNoText() {
        let view = UIView()
        let hidden = UILabel()
        hidden.text = "Hidden"
        hidden.isHidden = true
        let faded = UILabel()
        faded.text = "Faded"
        faded.alpha = 0
        let button = UIButton(type: .system)
        button.setTitle("Retry", for: .normal)
        let image = UIImageView()
        image.accessibilityLabel = "cat.png"
        image.isAccessibilityElement = false
        let label = UILabel()
        label.text = "3 ✕"
        label.accessibilityLabel = "Three failed"
        let indicator = UIActivityIndicatorView()
        for subview in [hidden, faded, button, image, label, indicator] { view.addSubview(subview) }
        poster.post(PostRequest(view: view))
        #expect(poster.texts == ["Three failed"])
        poster.removeAll()
        poster.post(PostRequest(view: UIView()))
        #expect(poster.texts == [""])
    }

    @Test(arguments: ReadyMade.all)
    func textIsThatOfHistory(kind: ReadyMade) throws {
        poster.postManager.historyLimit = 1
        var content = ReadyMade.Content.full
        content.severity = .error
        let value = kind.value(content)
        #expect(value.summary?.hasPrefix(content.title) == true, "the history of a post without a view")
        let post = poster.post(value)
        let text = try #require(poster.texts.first)
        #expect(text.contains(content.title))
        post.remove()
        #expect(poster.postManager.history.map(\.text) == [text])
    }

    // MARK: Values

    private var titles: [String?] { poster.values(of: Message.self).map(\.title) }

    @Test func valuesAreThoseOfAllPostsInOrder() {
        let first = poster.post("First")
        poster.post(PostRequest(Message("Urgent")).with { $0.priority = .high })
        poster.post(PostRequest(view: UIView()))
        poster.post(AlertMessage("Delete?"))
        #expect(titles == ["First", "Urgent"] && poster.values.count == 3, "also those that wait")
        first.remove()
        poster.removeAll()
        #expect(titles == ["First", "Urgent"] && poster.values.count == 3, "also those that have ended")
        #expect(poster.values(of: AlertMessage.self).map(\.title) == ["Delete?"])
    }

    @Test func valueOfAnUpdatedPostIsItsLast() {
        let post = poster.post("Uploading")
        post.update(with: Message("Uploaded"))
        #expect(titles == ["Uploaded"])
        post.remove()
        #expect(titles == ["Uploaded"])
    }

    @Test func refusedAndMergedRequestsHaveNoValue() {
        var request = PostRequest(Message("One message"))
        request.key = "inbox"
        poster.post(request)
        for (text, policy) in [("Two messages", PostDuplicatePolicy.update), ("Ignored", .ignore)] {
            var other = PostRequest(Message(text))
            other.key = "inbox"
            other.duplicatePolicy = policy
            poster.post(other)
        }
        #expect(titles == ["Two messages"])
        poster.removeAll()
        #expect(titles == ["Two messages"])
    }
}
