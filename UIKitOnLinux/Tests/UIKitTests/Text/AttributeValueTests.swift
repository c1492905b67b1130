import Testing
import UIKit

/// Objects as attributes: Foundation on Linux compares neighboring runs, and trapped where it took an object's first stored
/// property for a header of its own.
@MainActor
struct AttributeValueTests {
    enum Kind: CaseIterable {
        case font, paragraphStyle, mutableParagraphStyle, color, fadedColor, image

        /// A new object each time, equal to those made before.
        @MainActor var value: NSObject {
            switch self {
            case .font: UIFont.systemFont(ofSize: 17)
            case .paragraphStyle: NSParagraphStyle()
            case .mutableParagraphStyle: NSMutableParagraphStyle()
            case .color: UIColor(white: 1, alpha: 0)
            case .fadedColor: UIColor.label.withAlphaComponent(0.5)
            case .image: UIImage()
            }
        }

        /// Differs from `value`.
        @MainActor var other: NSObject {
            switch self {
            case .font: return UIFont.systemFont(ofSize: 24)
            case .paragraphStyle, .mutableParagraphStyle:
                let style = NSMutableParagraphStyle()
                style.alignment = .center
                return style
            case .color: return UIColor.black
            case .fadedColor: return UIColor.label
            case .image: return UIImage().withRenderingMode(.alwaysTemplate)
            }
        }
    }

    private let key = NSAttributedString.Key("value")

    @Test(arguments: Kind.allCases)
    func appendingJoinsRunsOfEqualValuesOnly(_ kind: Kind) {
        let text = NSMutableAttributedString(string: "a", attributes: [key: kind.value])
        text.append(NSAttributedString(string: "b", attributes: [key: kind.value]))
        text.append(NSAttributedString(string: "c", attributes: [key: kind.other]))
        #expect(runs(of: text) == [NSRange(0..<2), NSRange(2..<3)])
    }

    @Test(arguments: Kind.allCases)
    func settingAttributesJoinsRunsOfEqualValuesOnly(_ kind: Kind) {
        let text = NSMutableAttributedString(string: "abc", attributes: [key: kind.value])
        text.setAttributes([key: kind.other], range: NSRange(0..<1))
        text.setAttributes([key: kind.value], range: NSRange(1..<2))
        #expect(runs(of: text) == [NSRange(0..<1), NSRange(1..<3)])
    }

    @Test(arguments: Kind.allCases)
    func addingAnAttributeKeepsTheOthers(_ kind: Kind) {
        let text = NSMutableAttributedString(string: "abc", attributes: [key: kind.value])
        text.setAttributes([key: kind.other], range: NSRange(0..<1))
        text.addAttributes([.kern: 1], range: NSRange(0..<3))
        #expect(runs(of: text) == [NSRange(0..<1), NSRange(1..<3)])
        #expect(text.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 1)
    }

    @Test(arguments: Kind.allCases)
    func textsAreEqualIfTheirValuesAre(_ kind: Kind) {
        func text(_ value: NSObject) -> NSAttributedString { NSAttributedString(string: "a", attributes: [key: value]) }
        #expect(text(kind.value).isEqual(to: text(kind.value)))
        #expect(!text(kind.value).isEqual(to: text(kind.other)))
        #expect(!text(kind.value).isEqual(to: text("a" as NSString)))
    }

    @Test func coloringALabelReachesRunsOfAllFonts() {
        let text = NSMutableAttributedString(string: "17", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.append(NSAttributedString(string: "24", attributes: [.font: UIFont.systemFont(ofSize: 24)]))
        let label = UILabel()
        label.attributedText = text
        label.textColor = .red
        let colors = [0, 2].map {
            label.attributedText?.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
        }
        #expect(colors == [.red, .red])
    }

    private func runs(of text: NSAttributedString) -> [NSRange] {
        var runs: [NSRange] = []
        text.enumerateAttribute(key, in: NSRange(0..<text.length)) { _, range, _ in runs.append(range) }
        return runs
    }
}
