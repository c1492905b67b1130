import Simulator
import Testing
import UIKit

/// The sizes and baselines of labels: figures measured on Mac Catalyst 26.1.
@MainActor
struct LabelFactsTests {
    private let sheet = Sheet(320, 240, on: .catalyst)

    private func makeLabel(_ runs: (text: String, size: CGFloat, attributes: [NSAttributedString.Key: Any])...)
        -> UILabel
    {
        let text = NSMutableAttributedString(string: "")
        for run in runs {
            let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: run.size)]
            text.append(NSAttributedString(string: run.text, attributes: font.merging(run.attributes) { $1 }))
        }
        let label = UILabel(frame: CGRect(x: 16, y: 14, width: 288, height: 0))
        label.attributedText = text
        label.sizeToFit()
        return label
    }

    @Test(
        arguments: [
            ("Big 28pt", 28, 103.5), ("Title 22", 22, 71), ("Wi-Fi", 17, 42), ("Bluetooth", 17, 76.5),
            ("Storage", 17, 62), ("Battery", 17, 57.5), ("small 13", 13, 51.5),
            ("Settings footer explanation text", 12, 186), ("tiny 11", 11, 34.5),
        ] as [(String, CGFloat, CGFloat)])
    func aLabelIsAsWideAsOnAMac(text: String, size: CGFloat, width: CGFloat) {
        #expect(abs(makeLabel((text, size, [:])).frame.width - width) <= 0.5)
    }

    @Test func lettersThatStandApartAreWiderByTheirKernTheLastOneIncluded() {
        let label = makeLabel(("spacing", 17, [.kern: 2]))
        #expect(label.frame.origin == CGPoint(x: 16, y: 14))
        #expect(abs(label.frame.width - 76) <= 0.5 && label.frame.height == 20)
        #expect(abs(makeLabel(("tight", 17, [.kern: -0.5])).frame.width - 34) <= 0.5)
    }

    @Test func aRaisedOrLoweredCharacterMakesTheLineHigher() {
        let raised = makeLabel(("note", 17, [:]), ("1", 13, [.baselineOffset: 6]))
        let lowered = makeLabel(("H", 17, [:]), ("2", 13, [.baselineOffset: -4]), ("O", 17, [:]))
        #expect(abs(raised.frame.width - 41.5) <= 0.5 && raised.frame.height == 23)
        #expect(abs(lowered.frame.width - 34) <= 0.5 && lowered.frame.height == 23)
    }

    @Test func smallLabelsStandOnTheBaselinesOfLargeOnes() {
        func add(_ size: CGFloat) -> UILabel {
            let label = UILabel()
            label.text = "Label"
            label.font = .systemFont(ofSize: size)
            label.translatesAutoresizingMaskIntoConstraints = false
            sheet.view.addSubview(label)
            return label
        }
        let (headline, note, title, footnote) = (add(28), add(13), add(22), add(11))
        sheet.pin(headline, x: 16, y: 24)
        sheet.pin(title, x: 16, y: 96)
        sheet.activate(
            note.leadingAnchor.constraint(equalTo: headline.trailingAnchor, constant: 8),
            note.firstBaselineAnchor.constraint(equalTo: headline.firstBaselineAnchor),
            footnote.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
            footnote.lastBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor))
        #expect([headline, note, title, footnote].map(\.frame.minY) == [24, 38, 96, 106])
        #expect([headline, note, title, footnote].map(\.frame.height) == [33, 16, 26, 14])
    }
}
