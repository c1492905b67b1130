import Testing
import UIKit

/// Lines of text that stand on a common baseline.
@MainActor
struct BaselineTests {
    private let sheet = Sheet()

    private func addLabel(_ size: CGFloat, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = Array(repeating: "Text", count: lines).joined(separator: "\n")
        label.numberOfLines = lines
        label.font = .systemFont(ofSize: size)
        label.translatesAutoresizingMaskIntoConstraints = false
        sheet.view.addSubview(label)
        return label
    }

    /// At 28 and 13 points the tops lie 14 points apart and at 22 and 11 points the upper edges 10, on Catalyst 26.1;
    /// an iPhone's fonts have ascenders of 0.952 and descenders of 0.241 of their size.
    @Test func smallTextStandsOnTheBaselineOfLargeText() {
        let (large, small) = (addLabel(28), addLabel(13))
        sheet.pin(large, x: 16, y: 24)
        sheet.activate(
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor, constant: 8),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor))
        #expect(large.frame.minY == 24)
        #expect(abs(small.frame.minY - 38) <= 0.5)
    }

    @Test func lastBaselinesAreMeasuredFromTheBottom() {
        let (large, small) = (addLabel(22), addLabel(11))
        sheet.pin(large, x: 16, y: 96)
        sheet.activate(
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor, constant: 8),
            small.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor))
        #expect(abs(small.frame.minY - 106) <= 0.75)
    }

    @Test func ofSeveralLinesTheFirstAndTheLastDiffer() {
        let (text, first, last) = (addLabel(17, lines: 3), addLabel(17), addLabel(17))
        sheet.pin(text, y: 20)
        sheet.activate(
            first.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
            last.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor))
        #expect(abs(first.frame.minY - 20) <= 0.5)
        #expect(abs(last.frame.maxY - text.frame.maxY) <= 0.5)
        #expect(last.frame.minY > first.frame.maxY + 15)
    }

    @Test func aViewWithoutTextStandsOnItsBottomEdge() {
        let (label, box) = (addLabel(17), sheet.add(CGSize(width: 10, height: 10)))
        sheet.pin(label, y: 30)
        sheet.activate(box.lastBaselineAnchor.constraint(equalTo: label.topAnchor))
        #expect(box.frame.maxY == 30)
    }

    @Test func aLargerFontMovesWhatStandsOnItsBaseline() {
        let (label, box) = (addLabel(17), sheet.add(CGSize(width: 10, height: 10)))
        sheet.pin(label, y: 30)
        sheet.activate(box.bottomAnchor.constraint(equalTo: label.firstBaselineAnchor))
        let before = box.frame.maxY
        label.font = .systemFont(ofSize: 34)
        sheet.view.layoutIfNeeded()
        #expect(abs(box.frame.maxY - before - 16.19) <= 1, "an ascender of 32.37 after one of 16.19")
    }

    @Test func aDistanceBelowABaselineCountsFromThere() {
        let (label, box) = (addLabel(20), sheet.add(CGSize(width: 10, height: 10)))
        sheet.pin(label)
        sheet.activate(box.topAnchor.constraint(equalTo: label.lastBaselineAnchor, constant: 12))
        #expect(abs(box.frame.minY - (label.font.ascender + 12)) <= 1)
    }
}
