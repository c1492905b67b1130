import Testing
import UIKit

/// What the system decides on: spacing, readable widths, least margins.
@MainActor
struct SystemSpacingTests {
    private let sheet = Sheet(1024, 300, on: .iPad13)

    @Test func theSystemsSpacingIsEightPointsAndCanBeMultiplied() {
        let views = (0..<2).map { _ in sheet.add(CGSize(width: 30, height: 20)) }
        sheet.pin(views[0])
        sheet.activate(
            views[1].leadingAnchor.constraint(equalToSystemSpacingAfter: views[0].trailingAnchor, multiplier: 1),
            views[1].topAnchor.constraint(equalToSystemSpacingBelow: views[0].bottomAnchor, multiplier: 2))
        #expect(views[1].frame.origin == CGPoint(x: 38, y: 36))
    }

    @Test func aStackHasTheSystemsSpacingIfItIsAskedTo() {
        let views = [10, 20, 30].map { SizedView(CGSize(width: $0, height: 10)) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = UIStackView.spacingUseSystem
        stack.translatesAutoresizingMaskIntoConstraints = false
        sheet.view.addSubview(stack)
        sheet.pin(stack)
        stack.setCustomSpacing(2, after: views[0])
        sheet.view.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 12, 40])
    }

    @Test func spacingBetweenBaselinesIsMeasuredFromTheLastToTheFirst() {
        let labels = [17, 28].map { size in
            let label = UILabel()
            label.text = "Text"
            label.font = .systemFont(ofSize: size)
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.isBaselineRelativeArrangement = true
        stack.spacing = 40
        stack.translatesAutoresizingMaskIntoConstraints = false
        sheet.view.addSubview(stack)
        sheet.pin(stack)
        sheet.view.layoutIfNeeded()
        let baselines = labels.map { $0.frame.minY + $0.font.ascender }
        #expect(abs(baselines[1] - baselines[0] - 40) <= 0.75)
    }

    @Test func aColumnStandsOnItsLastViewAndARowOnItsHighest() {
        let views = [10, 30, 20].map { SizedView(CGSize(width: 10, height: $0)) }
        let stack = UIStackView(arrangedSubviews: views)
        #expect(stack.forFirstBaselineLayout === views[1])
        #expect(stack.forLastBaselineLayout === views[1])
        stack.axis = .vertical
        #expect(stack.forFirstBaselineLayout === views[0])
        views[2].isHidden = true
        #expect(stack.forLastBaselineLayout === views[1])
    }

    /// Bisected to a point on Mac Catalyst 26.1.
    @Test(
        arguments: [
            (1008, 8, 8, 992), (1009, 8, 44.5, 920), (1024, 8, 52, 920), (1024, 52, 52, 920), (1024, 60, 60, 904),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func readableContentIsAtMost920PointsWide(width: CGFloat, margin: CGFloat, x: CGFloat, readable: CGFloat) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
        view.layoutMargins = UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: x, y: 8, width: readable, height: 84))
    }

    @Test func whatIsTiedToTheReadableGuideFollowsTheWidth() {
        let view = sheet.add()
        let guide = sheet.view.readableContentGuide
        sheet.activate(
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor), view.heightAnchor.constraint(equalToConstant: 10))
        #expect(view.frame.minX == 52 && view.frame.width == 920)
        sheet.view.frame.size.width = 500
        sheet.view.layoutIfNeeded()
        #expect(view.frame.minX == 8 && view.frame.width == 484)
    }

    @Test func aControllersViewHasAtLeastTheSystemsMargins() {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
        #expect(controller.systemMinimumLayoutMargins.leading == 16)
        controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 2, trailing: 30)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 1, left: 16, bottom: 2, right: 30))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 2, right: 30))
        controller.view.frame.size.width = 414
        #expect(controller.systemMinimumLayoutMargins.trailing == 20)
    }
}
