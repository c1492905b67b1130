import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The accessibility rule D45: every word can be translated.
@MainActor
@Suite(.leavesNothingBehind)
struct WordRuleTests {
    private let stage = Stage()

    /// Texts without a letter, so that each letter is a word of the library.
    private static let texts = ReadyMadePost.Texts(title: "§ 1", text: "§ 2", yes: "§ 3", no: "§ 4")

    private static func markedStrings() -> PostStrings {
        var strings = PostStrings().changed { _ in "¶" }
        strings.dismissPost = { "¶ \($0)" }
        strings.available = { "¶ \($0)" }
        strings.times = { "¶ \($0)" }
        strings.count = { "¶ \($0)" }
        strings.rating = { "¶ \($0) \($1)" }
        strings.more = { "¶ \($0)" }
        return strings
    }

    /// The texts in a view and its subviews, for the eyes and for assistive technologies. UIKit translates its own words
    /// for switches, progress bars and wheels.
    private func words(in view: UIView) -> [String] {
        let button = view as? UIButton
        let field = view as? UITextField
        var words = [
            (view as? UILabel)?.text, (view as? UITextView)?.text, button?.configuration?.title,
            button?.title(for: .normal), field?.text, field?.placeholder,
        ]
        let isUIKits = view is UISwitch || view is UIProgressView || type(of: view) == UIActivityIndicatorView.self
        if !isUIKits { words += [view.accessibilityLabel, view.accessibilityValue, view.accessibilityHint] }
        words += (view.accessibilityCustomActions ?? []).map(\.name)
        words += view.accessibilityUserInputLabels ?? []
        // UIKit also translates the buttons in a text field.
        if field != nil { return words.compactMap(\.self) }
        return words.compactMap(\.self) + view.subviews.flatMap { self.words(in: $0) }
    }

    private func expectNoLetters(in texts: [String], _ comment: Comment) {
        #expect(texts.filter { $0.contains(where: \.isLetter) } == [], comment)
    }

    @Test func eachTextIsMarked() {
        let children = Mirror(reflecting: Self.markedStrings()).children.filter {
            $0.label != "language"
        }
        for case (let name?, let value as String) in children.map({ ($0.label, $0.value) }) {
            #expect(value == "¶", "\(name)")
        }
        #expect(children.count { !($0.value is String) } == 6)
    }

    @Test(arguments: ReadyMadePost.all, [false, true])
    func readyMadePostHasNoEnglishWord(kind: ReadyMadePost, showsCaptions: Bool) async throws {
        PostEnvironment.app.strings = Self.markedStrings()
        defer { PostEnvironment.app.strings = PostStrings() }
        stage.simulator.shouldDifferentiateWithoutColor = showsCaptions
        stage.simulator.isReduceMotionEnabled = showsCaptions
        stage.simulator.voiceOver.start()
        let post = kind.post(stage.makePostView(), Self.texts)
        await stage.simulator.advance(by: 3)
        let slot = try #require(post.view?.slot)
        let shown = words(in: slot)
        #expect(shown.contains("§ 1"))
        expectNoLetters(in: shown, "shown")
        expectNoLetters(in: stage.simulator.announcements, "spoken")
        expectNoLetters(in: stage.simulator.voiceOver.actions, "actions")
        // Errors of fields.
        if let actions = slot.descendants.compactMap({ $0 as? PostActionsView }).first, actions.choose("submit") {
            await stage.simulator.advance(by: 3)
            expectNoLetters(in: words(in: slot), "after an action")
            expectNoLetters(in: stage.simulator.announcements, "spoken after an action")
        }
        stage.simulator.voiceOver.stop()
    }

    @Test func countAndDeckHaveNoEnglishWord() {
        PostEnvironment.app.strings = Self.markedStrings()
        defer { PostEnvironment.app.strings = PostStrings() }
        stage.simulator.isVoiceOverRunning = true
        defer { stage.simulator.isVoiceOverRunning = false }
        let postView = stage.makePostView(PostPresentation { $0.placement = .top })
        postView.postManager.capacity = 4
        postView.postManager.showsOneAtATimeForAssistiveTechnology = false
        postView.deck = PostDeck()
        for index in [1, 2, 3, 3, 3] {
            var request = PostRequest(Message(.warning, "§ \(index)"))
            request.key = PostKey(rawValue: "\(index)")
            request.duplicatePolicy = .count
            postView.post(request)
            stage.rest()
        }
        stage.simulator.advance(by: 5)
        expectNoLetters(in: words(in: stage.view), "shown")
        expectNoLetters(in: stage.simulator.announcements, "spoken")
        #expect(words(in: stage.view).contains("¶ 3"), "the count")
        #expect(words(in: stage.view).contains("¶ 2"), "the title of the deck's control")
    }
}
