import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms
@testable import MessageStackViewHostedTests

/// Tables of ordinary and bad values for ratings, and their layout.
@MainActor
@Suite(.leavesNothingBehind)
struct RatingInputTests {
    private nonisolated static let numbers: [(count: Int, value: Int, expected: [Int])] = [
        (5, 0, [5, 0]), (0, 0, [1, 0]), (-1, 3, [1, 1]), (1, 1, [1, 1]), (10, 10, [10, 10]), (1_000, 1_000, [10, 10]),
        (.max, .max, [10, 10]), (.min, .min, [1, 0]), (3, -1, [3, 0]), (3, 7, [3, 3]),
    ]

    @Test(arguments: numbers.indices)
    func countAndValueAreClamped(index: Int) throws {
        let (count, value, expected) = Self.numbers[index]
        var rating = RatingMessage("How was it?", count: count, submit: "Send")
        rating.value = value
        let trial = RatingStage(rating)
        #expect(try [trial.control.count, trial.control.value] == expected)
        #expect(try trial.control.subviews.count == expected[0])
        #expect(try trial.submit.isEnabled == (expected[1] > 0))
        try trial.tap(expected[0])
        #expect(try trial.control.value == expected[0])
    }

    private nonisolated static let longName = String(repeating: "A very long name. ", count: 2_000)

    @Test(
        arguments: [
            [], [""], ["", "", "", "", ""], ["Bad"], Array(repeating: "Good", count: 50), ["😡", "😕", "😐", "🙂", "😍"],
            ["سيئ", "مقبول", "جيد", "جيد جدا", "ممتاز"], [longName, longName, longName],
        ])
    func anyNamesAreShownAndSpoken(names: [String]) throws {
        var rating = RatingMessage("How was it?", submit: "Send")
        rating.names = names
        let trial = RatingStage(rating)
        for step in 1...5 {
            try trial.control.choose(step)
            trial.stage.rest()
            let name = names.indices.contains(step - 1) && !names[step - 1].isEmpty ? names[step - 1] : nil
            let value = name.map { "\(step) of 5, \($0)" } ?? "\(step) of 5"
            #expect(try trial.control.accessibilityValue == value)
            #expect(try trial.view.nameLabel.isHidden == names.allSatisfy(\.isEmpty))
            if let name { #expect(try trial.view.nameLabel.text == name) }
        }
        #expect(trial.simulator.layoutConflicts == [] && !trial.stage.hasEndlessLayouts)
    }

    @Test(arguments: ["", "😀", String(repeating: "x ", count: 500_000)])
    func anyTextsLeaveSymbolsUsable(text: String) throws {
        let trial = RatingStage(RatingMessage(text, text: text, submit: text))
        #expect(try trial.submit.action.title == (text.isEmpty ? "OK" : text))
        try trial.control.choose(3)
        #expect(try trial.submit.isEnabled)
        #expect(try trial.control.accessibilityLabel == (text.isEmpty ? nil : text))
        #expect(!trial.stage.hasEndlessLayouts)
    }

    @Test(arguments: ["star", "heart", "minus", "no such symbol", ""])
    func anySymbolIsShown(symbol: String) throws {
        var rating = RatingMessage("How was it?", submit: "Send")
        rating.symbol = symbol
        rating.value = 2
        let trial = RatingStage(rating)
        let views = try trial.control.subviews.compactMap { $0 as? UIImageView }
        #expect(views.allSatisfy { $0.image != nil })
        let differs =
            views[1].image != views[2].image
            || views[1].preferredSymbolConfiguration != views[2].preferredSymbolConfiguration
        #expect(differs, "chosen symbols differ not only by color")
    }

    // MARK: Layout

    private nonisolated static let sizes: [UIContentSizeCategory] = [
        .extraSmall, .large, .accessibilityExtraExtraExtraLarge,
    ]

    @Test(arguments: Device.all, sizes)
    func symbolsAreLargeAndInside(device: Device, size: UIContentSizeCategory) throws {
        for (count, isStack) in [(5, false), (10, false), (7, true), (10, true)] {
            let stage = Stage(device: device)
            stage.simulator.preferredContentSizeCategory = size
            let trial = RatingStage(
                RatingMessage("How was it?", text: "Your answer helps others.", count: count, submit: "Send"),
                on: stage, makePoster: isStack ? { $0.view.createMessageStackView() } : nil)
            let slot = try #require(try trial.view.slot).screenFrame.insetBy(dx: -0.5, dy: -0.5)
            for view in try trial.control.subviews {
                #expect(view.bounds.width >= 44 && view.bounds.height >= 44)
                #expect(slot.contains(view.screenFrame), "\(count) \(view.screenFrame) \(slot)")
            }
            let control = try trial.control
            #expect(abs(control.bounds.height - (control.subviews.last?.frame.maxY ?? 0)) < 0.5)
            try trial.tap(count)
            #expect(control.value == count, "the last symbol can be hit")
            #expect(stage.simulator.layoutConflicts == [] && !stage.hasEndlessLayouts)
        }
    }

    @Test func symbolsOfPopupAreCentered() throws {
        let trial = RatingStage()
        let middle = try (trial.center(of: 1).x + trial.center(of: 5).x) / 2
        #expect(try abs(middle - trial.control.screenFrame.midX) < 0.5)
    }

    @Test(arguments: [false, true])
    func symbolsAtEdgeAreLeading(isRightToLeft: Bool) throws {
        let stage = Stage()
        if isRightToLeft { stage.simulator.layoutDirection = .rightToLeft }
        let trial = RatingStage(on: stage) { $0.view.createMessageStackView() }
        let (frame, first) = (try trial.control.screenFrame, try trial.center(of: 1))
        #expect(abs(isRightToLeft ? frame.maxX - 22 - first.x : first.x - 22 - frame.minX) < 0.5)
    }

    @Test func colorsFollowStyle() throws {
        var presentation = PostPresentation.popup
        presentation.style.background = [.color(.black)]
        presentation.style.textColor = .white
        presentation.style.tintColor = .systemYellow
        let stage = Stage()
        var rating = RatingMessage("How was it?", submit: "Send")
        rating.value = 1
        let post = stage.postView.post(rating, as: presentation)
        stage.rest()
        let control = try #require((post.view as? RatingMessageView)?.ratingControl as? RatingControl)
        #expect(control.subviews[0].tintColor == .systemYellow && control.subviews[1].tintColor == .white)
    }
}
