import Simulator
import Testing
import UIKit

/// Stack views: figures measured on Mac Catalyst 26.1.
@MainActor
struct StackFactsTests {
    private let sheet = Sheet(320, 240, on: .catalyst)
    private let stack = UIStackView()

    /// Views with content of these lengths, or none, in a row of a given length.
    private func arrange(_ lengths: [CGFloat?], in length: CGFloat, spacing: CGFloat) -> [SizedView] {
        stack.frame = CGRect(x: 0, y: 0, width: length, height: 100)
        stack.spacing = spacing
        sheet.view.addSubview(stack)
        let views = lengths.map { length in SizedView(length.map { CGSize(width: $0, height: 20) }) }
        for view in views { stack.addArrangedSubview(view) }
        return views
    }

    private func frames(of views: [SizedView]) -> [[CGFloat]] {
        sheet.view.layoutIfNeeded()
        return views.map { [$0.frame.minX, $0.frame.width] }
    }

    @Test func thirdsAreRoundedEachByItselfAndTheLastHangsOver() {
        stack.distribution = .fillEqually
        let views = arrange([nil, nil, nil], in: 300, spacing: 10)
        #expect(frames(of: views) == [[0, 93.5], [103, 93.5], [207, 93.5]])
    }

    @Test func aHiddenViewIsParkedWithoutLengthInTheMiddleOfTheJoint() {
        stack.distribution = .fillEqually
        let views = arrange([nil, nil, nil, nil], in: 320, spacing: 8)
        views[2].isHidden = true
        _ = frames(of: views)
        #expect(views[2].frame == CGRect(x: 215, y: 0, width: 0, height: 100))
    }

    @Test func theFirstOfThoseWithContentTakesWhatIsLeftAndGivesWhatIsMissing() {
        let views = arrange([36, 29, 41.5], in: 300, spacing: 8)
        #expect(frames(of: views).map { $0[1] } == [213.5, 29, 41.5])
        views[2].isHidden = true
        views[0].content?.width = 60
        views[1].content?.width = 94
        stack.frame.size.width = 120
        #expect(frames(of: Array(views.prefix(2))).map { $0[1] } == [18, 94])
    }

    @Test func ofThoseWithoutContentTheLastTakesAll() {
        let views = arrange([nil, 50, nil], in: 300, spacing: 10)
        #expect(frames(of: views) == [[0, 0], [10, 50], [70, 230]])
    }

    @Test func gapsAreEqualAndCentresAreEquallyFarApart() {
        stack.distribution = .equalSpacing
        let views = arrange([40, 60, 80], in: 300, spacing: 10)
        #expect(frames(of: views) == [[0, 40], [100, 60], [220, 80]])
        stack.distribution = .equalCentering
        #expect(frames(of: views) == [[0, 40], [110, 60], [220, 80]])
        stack.distribution = .fillProportionally
        #expect(frames(of: views).map { $0[1] } == [62, 93.5, 124.5])
    }

    @Test func labelsStandOnOneBaselineAndOthersHangAsTheAlignmentSays() {
        let labels = [28, 13].map { size in
            let label = UILabel()
            label.text = "Text"
            label.font = .systemFont(ofSize: size)
            return label
        }
        _ = arrange([], in: 300, spacing: 8)
        for label in labels { stack.addArrangedSubview(label) }
        stack.alignment = .firstBaseline
        sheet.view.layoutIfNeeded()
        #expect(labels.map(\.frame.minY) == [0, 14])
        stack.alignment = .center
        sheet.view.layoutIfNeeded()
        #expect(labels.map(\.frame.minY) == [34, 42])
        stack.alignment = .bottom
        sheet.view.layoutIfNeeded()
        #expect(labels.map(\.frame.minY) == [67, 84])
    }
}
