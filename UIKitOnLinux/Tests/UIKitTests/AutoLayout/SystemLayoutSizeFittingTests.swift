import Simulator
import Testing
import UIKit

@MainActor
struct SystemLayoutSizeFittingTests {
    private let sheet = Sheet()

    private func padded(_ content: UIView) -> UIView {
        let view = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            content.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
            content.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -20),
        ])
        return view
    }

    @Test func itIsContentAndWhatSurroundsIt() {
        let view = padded(SizedView(CGSize(width: 30, height: 40)))
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 60))
        #expect(view.frame == .zero, "measuring moves nothing")
    }

    @Test func expandedFillsWhatNothingHolds() {
        let view = padded(SizedView(nil))
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        #expect(size == UIView.layoutFittingExpandedSize)
    }

    @Test func textIsAsHighAsTheGivenWidthMakesIt() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "words ", count: 40)
        let view = padded(label)
        let narrow = view.systemLayoutSizeFitting(
            CGSize(width: 140, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let wide = view.systemLayoutSizeFitting(
            CGSize(width: 340, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(narrow.width == 140 && wide.width == 340)
        #expect(narrow.height > 2 * wide.height - 40)
        #expect(wide.height > 60)
    }

    @Test func aWrappingLabelTakesTheHeightThatItsWidthNeeds() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "words ", count: 40)
        label.translatesAutoresizingMaskIntoConstraints = false
        sheet.view.addSubview(label)
        sheet.pin(label)
        let width = label.widthAnchor.constraint(equalToConstant: 100)
        sheet.activate(width)
        let narrow = label.frame.height
        width.constant = 200
        sheet.view.layoutIfNeeded()
        #expect(label.frame.height < narrow)
        #expect(
            abs(label.frame.height - label.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity)).height) <= 0.5)
    }

    @Test(arguments: [false, true])
    func fittedSizeHasPixelsOrPoints(isWhole: Bool) {
        sheet.simulator.readings = isWhole ? [.fittedSizesAreRoundedUp] : []
        let view = padded(SizedView(CGSize(width: 30.1, height: 40.5)))
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == (isWhole ? CGSize(width: 71, height: 61) : CGSize(width: 70.5, height: 60.5)))
        let label = UILabel()
        label.text = "Text"
        let fitting = label.sizeThatFits(.zero)
        #expect((fitting == label.intrinsicContentSize) == !isWhole)
        #expect(fitting.width.rounded(.up) == fitting.width || !isWhole)
    }
}
