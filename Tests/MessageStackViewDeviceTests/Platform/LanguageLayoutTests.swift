import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The texts of languages in ready-made posts, none of which is cut off.
@MainActor
@Suite(.leavesNothingBehind)
struct LanguageLayoutTests {
    private let stage = Stage()

    /// Returns the texts of the visible labels that are cut off, except those in text fields, which scroll.
    private func cutTexts(in view: UIView) -> [String] {
        guard !view.isHidden, view.alpha > 0, !(view is UITextField) else { return [] }
        var texts = view.subviews.flatMap(cutTexts)
        if let label = view as? UILabel, let text = label.text, !text.isEmpty {
            let lines = label.sizeThatFits(CGSize(width: label.bounds.width + 0.5, height: .greatestFiniteMagnitude))
            let line = label.sizeThatFits(
                CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
            let tolerance = Reading.fittedSizesAreRoundedUp.isOn ? 1 : 0.5
            let isCut =
                label.numberOfLines == 1
                ? line.width > label.bounds.width + tolerance : lines.height > label.bounds.height + tolerance
            if isCut { texts.append("\(text) in \(label.bounds.size) instead of \(lines)") }
        }
        return texts
    }

    /// Posts a ready-made post, makes a form show its errors, and expects that no text is cut off.
    private func expectWholeTexts(
        of kind: ReadyMadePost, in strings: PostStrings, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        PostEnvironment.app.strings = strings
        defer { PostEnvironment.app.strings = PostStrings() }
        stage.simulator.shouldDifferentiateWithoutColor = true
        let post = kind.post(stage.makePostView(), .init())
        await stage.simulator.advance(by: 3)
        let slot = try #require(post.view?.slot, sourceLocation: sourceLocation)
        #expect(cutTexts(in: slot) == [], sourceLocation: sourceLocation)
        if let actions = slot.descendants.compactMap({ $0 as? PostActionsView }).first, actions.choose("submit") {
            await stage.simulator.advance(by: 3)
            #expect(cutTexts(in: slot) == [], "with errors", sourceLocation: sourceLocation)
        }
        #expect(stage.simulator.layoutConflicts == [] && !stage.hasEndlessLayouts, sourceLocation: sourceLocation)
    }

    @Test(arguments: ReadyMadePost.all)
    func longTextsAreComplete(kind: ReadyMadePost) async throws {
        stage.simulator.layoutDirection = .rightToLeft
        stage.simulator.preferredContentSizeCategory = .accessibilityMedium
        try await expectWholeTexts(of: kind, in: PostStrings().changed { "\($0) \($0)" })
    }

    @Test(arguments: LanguageTexts.languages)
    func textsOfLanguageAreComplete(language: String) async throws {
        for kind in ReadyMadePost.questions {
            try await expectWholeTexts(of: kind, in: PostStrings(LanguageTexts(of: language)))
        }
    }

    @Test func cutTextIsFound() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        label.text = "A text that is too long"
        #expect(cutTexts(in: label).count == 1)
        label.numberOfLines = 0
        #expect(cutTexts(in: label).count == 1)
        label.sizeToFit()
        #expect(cutTexts(in: label) == [])
    }
}
