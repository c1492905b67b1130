import Simulator
import Testing

@testable import UIKit

/// The expected figures were measured on iOS 26.1, or follow from its metrics.
@MainActor @Suite(.device(.iPhone16))
struct UILabelTests {
    private func makeLabel(_ text: String? = nil, size: CGFloat = 17, scale: CGFloat = 3) -> UILabel {
        UIScreen.main.configuration.scale = scale
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = text
        return label
    }

    @Test func aLabelStartsAsOnADevice() {
        let label = UILabel()
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.textAlignment == .natural)
        #expect(label.text == nil && label.attributedText == nil)
        #expect(!label.isUserInteractionEnabled)
        #expect(label.contentHuggingPriority(for: .vertical) == UILayoutPriority(251))
        #expect(label.contentHuggingPriority(for: .horizontal) == UILayoutPriority(250))
    }

    // MARK: Size

    @Test(arguments: [
        (size: 11.0, at2x: 13.5, at3x: 13.333),
        (13, 16, 15.667),
        (15, 18, 18),
        (17, 20.5, 20.333),
        (20, 24, 24),
        (28, 33.5, 33.667),
    ])
    func oneLineIsAsHighAsItsFontRoundedUpToPixels(size: CGFloat, at2x: CGFloat, at3x: CGFloat) {
        #expect(abs(makeLabel("Text", size: size, scale: 2).intrinsicContentSize.height - at2x) < 0.001)
        #expect(abs(makeLabel("Text", size: size, scale: 3).intrinsicContentSize.height - at3x) < 0.001)
    }

    @Test func widthIsAWholeNumberOfPixels() {
        for scale in [2, 3] as [CGFloat] {
            let width = makeLabel("Hello UIKit", scale: scale).intrinsicContentSize.width * scale
            #expect(abs(width - width.rounded()) < 0.001)
        }
    }

    @Test(arguments: [nil, ""])
    func aLabelWithoutTextHasNoSize(text: String?) {
        #expect(makeLabel(text).intrinsicContentSize == .zero)
        #expect(makeLabel(text).sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
    }

    @Test func aOneLineLabelIgnoresTheWidthThatItIsOffered() {
        let label = makeLabel("A text that is wider than fifty points")
        #expect(label.sizeThatFits(CGSize(width: 50, height: 10)) == label.intrinsicContentSize)
        #expect(label.intrinsicContentSize.width > 50)
    }

    @Test func linesAddUp() {
        let label = makeLabel("one\ntwo\nthree")
        label.numberOfLines = 0
        #expect(abs(label.intrinsicContentSize.height - 61) < 0.001)
        label.numberOfLines = 2
        #expect(abs(label.intrinsicContentSize.height - 40.667) < 0.001)
    }

    @Test func preferredWidthBreaksLines() {
        let label = makeLabel("This notification has been posted on the key window")
        label.numberOfLines = 0
        let natural = label.intrinsicContentSize
        label.preferredMaxLayoutWidth = 200
        #expect(label.intrinsicContentSize.width <= 200)
        #expect(label.intrinsicContentSize.height > natural.height * 1.9)
    }

    @Test func theWidthThatLayoutFoundDecidesTheHeightAlone() {
        let label = makeLabel("This notification has been posted on the key window")
        label.numberOfLines = 0
        let natural = label.intrinsicContentSize
        #expect(label.layoutWidthDidSolve(200))
        #expect(!label.layoutWidthDidSolve(200))
        #expect(label.intrinsicContentSize.width == natural.width)
        #expect(label.intrinsicContentSize.height > natural.height * 1.9)
        #expect(label.layoutWidthDidSolve(1000))
        #expect(label.intrinsicContentSize == natural)
    }

    @Test func aOneLineLabelDoesNotCareForTheWidthThatLayoutFound() {
        #expect(!makeLabel("Some text").layoutWidthDidSolve(10))
    }

    @Test func theTextRectangleIsCentredVertically() {
        let label = makeLabel("Text")
        let bounds = CGRect(x: 5, y: 10, width: 200, height: 60)
        let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        #expect(rect.minX == 5)
        #expect(abs(rect.midY - 40) < 0.34)
        #expect(abs(rect.height - 20.333) < 0.001)
    }

    @Test func aSubclassAddsInsetsByItsTextRectangle() {
        final class PaddedLabel: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).insetBy(dx: -8, dy: -4)
            }
        }
        let label = PaddedLabel()
        label.text = "Text"
        let plain = makeLabel("Text").intrinsicContentSize
        #expect(abs(label.intrinsicContentSize.width - plain.width - 16) < 0.001)
        #expect(abs(label.intrinsicContentSize.height - plain.height - 8) < 0.001)
    }

    // MARK: What is drawn

    @Test(arguments: ["Überweisung", "Ếch", "ÅŻ"], [13, 17, 53] as [CGFloat])
    func marksAboveCapitalsAreDrawnEntirely(text: String, size: CGFloat) {
        #expect(ink(of: text, size: size, extraHeight: 0) == ink(of: text, size: size, extraHeight: 60))
    }

    /// Returns the number of dark pixels of a label that is higher than its text.
    private func ink(of text: String, size: CGFloat, extraHeight: CGFloat) -> Int {
        let simulator = Simulator(device: .iPhone16)
        let controller = UIViewController()
        let label = UILabel()
        label.font = .systemFont(ofSize: size, weight: .semibold)
        label.text = text
        label.sizeToFit()
        label.bounds.size.height += extraHeight
        label.frame.origin = CGPoint(x: 20, y: 300)
        controller.view.backgroundColor = .white
        controller.view.addSubview(label)
        simulator.show(controller)
        simulator.advance(by: 0)
        let pixels = Pixels(simulator.screenshot())
        let rows = Int(label.frame.minY - 20) * 3..<Int(label.frame.maxY + 20) * 3
        return rows.reduce(0) { sum, y in sum + (0..<pixels.width).count { pixels[$0, y].red < 128 } }
    }

    @Test(arguments: [(factor: 0.6, size: 12.0), (0.9, 18)])
    func aTextThatIsMuchTooLongShrinksToItsSmallestSizeAndIsShortened(factor: CGFloat, size: CGFloat) {
        let label = makeLabel("Shrink me please, now", size: 20)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = factor
        let drawn = label.drawnLayout(in: CGSize(width: 80, height: 24))
        #expect(drawn.isTruncated)
        #expect(abs(drawn.size.height - UIFont.systemFont(ofSize: size).lineHeight) < 0.001)
        #expect(label.font.pointSize == 20)
    }

    @Test func aTextThatIsALittleTooLongShrinksUntilItFits() {
        let label = makeLabel("Shrink me", size: 20)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        let drawn = label.drawnLayout(in: CGSize(width: 70, height: 24))
        #expect(!drawn.isTruncated)
        #expect((63...70.01).contains(drawn.size.width))
    }

    @Test func aLabelThatIsTooLowShowsTheLinesThatFit() {
        let label = makeLabel("one\ntwo\nthree\nfour")
        label.numberOfLines = 0
        let drawn = label.drawnLayout(in: CGSize(width: 80, height: 41))
        #expect(drawn.lines.count == 2)
        #expect(drawn.isTruncated)
        #expect(label.drawnLayout(in: CGSize(width: 80, height: 3)).lines.count == 1)
    }

    // MARK: Baselines

    @Test func theFirstBaselineIsTheAscenderInWholePixels() throws {
        let label = makeLabel("Text")
        label.bounds.size = label.intrinsicContentSize
        #expect(abs(try #require(label.firstBaselineOffset) - 16.333) < 0.001)
        #expect(abs(try #require(label.lastBaselineOffset) - (20.333 - 16.333)) < 0.001)
    }

    @Test func baselinesAreKnownBeforeTheLabelHasASize() {
        let label = makeLabel("one\ntwo")
        label.numberOfLines = 0
        let before = (label.firstBaselineOffset, label.lastBaselineOffset)
        label.bounds.size = label.intrinsicContentSize
        #expect(before == (label.firstBaselineOffset, label.lastBaselineOffset))
    }

    @Test func theLastBaselineIsThatOfTheLastLine() throws {
        let label = makeLabel("one\ntwo")
        label.numberOfLines = 0
        label.bounds.size = label.intrinsicContentSize
        #expect(abs(try #require(label.firstBaselineOffset) - 16.333) < 0.34)
        #expect(abs(try #require(label.lastBaselineOffset) - 4.1) < 0.34)
    }

    // MARK: Attributed text

    @Test func attributedTextBringsItsAlignmentAndLineBreaks() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byCharWrapping
        let label = makeLabel()
        label.attributedText = NSAttributedString(string: "Text", attributes: [.paragraphStyle: style])
        #expect(label.text == "Text")
        #expect(label.textAlignment == .center)
        #expect(label.lineBreakMode == .byCharWrapping)
    }

    @Test func plainTextDropsAttributes() {
        let label = makeLabel()
        label.attributedText = NSAttributedString(string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        let attributed = label.intrinsicContentSize
        label.text = "Text"
        #expect(label.intrinsicContentSize.height < attributed.height / 2)
    }

    @Test func settingTheFontChangesAllOfAnAttributedText() {
        let label = makeLabel()
        label.attributedText = NSAttributedString(string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        label.font = .systemFont(ofSize: 17)
        #expect(label.intrinsicContentSize == makeLabel("Text").intrinsicContentSize)
    }

    @Test func fontIsThatOfTheFirstCharacter() {
        let label = makeLabel(size: 28)
        let (small, large) = (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 40))
        let text = NSMutableAttributedString(string: "A", attributes: [.font: small])
        text.append(NSAttributedString(string: "B", attributes: [.font: large]))
        label.attributedText = text
        #expect(label.font == small)
        label.attributedText = NSAttributedString(string: "A")
        #expect(label.font == .systemFont(ofSize: 28))
        label.text = "A"
        #expect(label.font == .systemFont(ofSize: 28))
    }

    @Test func charactersWithoutAFontTakeTheLabels() {
        let label = makeLabel(size: 28)
        label.attributedText = NSAttributedString(string: "Text")
        #expect(label.intrinsicContentSize == makeLabel("Text", size: 28).intrinsicContentSize)
    }

    // MARK: Text size

    @Test func aPreferredFontFollowsTheTextSizeIfItIsAskedTo() {
        defer { UIScreen.main.configuration.contentSizeCategory = .large }
        UIScreen.main.configuration.contentSizeCategory = .large
        let label = makeLabel("Text")
        label.font = .preferredFont(forTextStyle: .body)
        UIScreen.main.configuration.contentSizeCategory = .accessibilityLarge
        #expect(label.font.pointSize == 17)
        label.adjustsFontForContentSizeCategory = true
        #expect(label.font.pointSize == 33)
    }

    @Test func aFixedFontDoesNotFollowTheTextSize() {
        defer { UIScreen.main.configuration.contentSizeCategory = .large }
        UIScreen.main.configuration.contentSizeCategory = .accessibilityLarge
        let label = makeLabel("Text")
        label.adjustsFontForContentSizeCategory = true
        #expect(label.font.pointSize == 17)
    }

    @Test func preferredFontsOfRunsFollowTheTextSize() {
        defer { UIScreen.main.configuration.contentSizeCategory = .large }
        UIScreen.main.configuration.contentSizeCategory = .large
        let fonts: [UIFont] = [
            .preferredFont(forTextStyle: .body), .systemFont(ofSize: 17), .preferredFont(forTextStyle: .caption1),
        ]
        let text = NSMutableAttributedString(string: "")
        for font in fonts { text.append(NSAttributedString(string: "Text", attributes: [.font: font])) }
        let label = makeLabel("")
        label.attributedText = text
        UIScreen.main.configuration.contentSizeCategory = .accessibilityLarge
        label.adjustsFontForContentSizeCategory = true
        let sizes = [0, 4, 8].map {
            (label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize
        }
        #expect(sizes == [33, 17, 26])
    }

    // MARK: Accessibility

    @Test func aLabelIsReadAsItsText() {
        let label = makeLabel("Read me")
        #expect(label.isAccessibilityElement)
        #expect(label.accessibilityLabel == "Read me")
        #expect(label.accessibilityTraits == .staticText)
        label.accessibilityLabel = "Something else"
        #expect(label.accessibilityLabel == "Something else")
    }

    // MARK: Fitting

    @Test func lettersMoveTogetherBeforeALineIsShortenedIfTheyMay() {
        let label = makeLabel("Settings and more")
        let width = label.intrinsicContentSize.width - 6
        #expect(label.drawnLayout(in: CGSize(width: width, height: 21)).isTruncated)
        label.allowsDefaultTighteningForTruncation = true
        let drawn = label.drawnLayout(in: CGSize(width: width, height: 21))
        #expect(!drawn.isTruncated && drawn.size.width <= width + 0.1)
        #expect(label.drawnLayout(in: CGSize(width: width / 2, height: 21)).isTruncated)
    }

    @Test func boldTextIsWider() {
        let label = makeLabel("Settings")
        let regular = label.intrinsicContentSize.width
        let bold = makeLabel("Settings")
        bold.font = .systemFont(ofSize: 17, weight: .semibold)
        #expect(StyledText("Settings", font: label.font).emboldened() == StyledText("Settings", font: bold.font))
        #expect(bold.intrinsicContentSize.width > regular)
    }

    @Test func aMegabyteOfTextIsAsHighAsTheLinesThatAreSeen() {
        let label = makeLabel(String(repeating: "A megabyte of text. ", count: 50_000))
        label.numberOfLines = 3
        let few = makeLabel(String(repeating: "A megabyte of text. ", count: 50))
        few.numberOfLines = 3
        let room = CGSize(width: 300, height: 0)
        #expect(label.sizeThatFits(room) == few.sizeThatFits(room))
    }
}
