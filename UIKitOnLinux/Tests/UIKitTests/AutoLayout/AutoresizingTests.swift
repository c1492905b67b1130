import Simulator
import Testing
import UIKit

/// What flexible parts become when a superview grows, with and without constraints beside them.
@MainActor
struct AutoresizingTests {
    struct Case: Sendable {
        let mask: UIView.AutoresizingMask
        let x: CGFloat
        let width: CGFloat
    }

    /// 10 + 40 + 50 points in a superview that grows by 60.
    nonisolated static let cases = [
        Case(mask: [], x: 10, width: 40),
        Case(mask: .flexibleRightMargin, x: 10, width: 40),
        Case(mask: .flexibleLeftMargin, x: 70, width: 40),
        Case(mask: .flexibleWidth, x: 10, width: 100),
        Case(mask: [.flexibleLeftMargin, .flexibleRightMargin], x: 20, width: 40),
        Case(mask: [.flexibleLeftMargin, .flexibleWidth], x: 22, width: 88),
        Case(mask: [.flexibleWidth, .flexibleRightMargin], x: 10, width: 40 + 60 * 40 / 90),
        Case(mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], x: 16, width: 64),
    ]

    @Test(arguments: cases) func theChangeIsSharedInProportion(example: Case) {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        view.autoresizingMask = example.mask
        outer.addSubview(view)
        outer.frame.size.width = 160
        #expect(abs(view.frame.minX - example.x) < 1e-6)
        #expect(abs(view.frame.width - example.width) < 1e-6)
        #expect(view.frame.minY == 10 && view.frame.height == 40)
    }

    @Test(arguments: cases) func aNeighbourInAutoLayoutSeesTheSame(example: Case) {
        let sheet = Sheet(100, 100)
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        view.autoresizingMask = example.mask
        sheet.view.addSubview(view)
        let follower = sheet.add()
        sheet.activate(
            follower.leftAnchor.constraint(equalTo: view.leftAnchor),
            follower.widthAnchor.constraint(equalTo: view.widthAnchor))
        sheet.view.frame.size.width = 160
        sheet.view.layoutIfNeeded()
        #expect(abs(follower.frame.minX - example.x) <= 0.25)
        #expect(abs(follower.frame.width - example.width) <= 0.25)
    }

    @Test func nothingIsResizedWhereThatIsOff() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        view.autoresizingMask = .flexibleWidth
        outer.addSubview(view)
        outer.bounds.origin.x = 30
        #expect(view.frame.width == 40)
        outer.autoresizesSubviews = false
        outer.frame.size.width = 160
        #expect(view.frame.width == 40)
    }

    @Test(arguments: cases) func heightsAreSharedLikeWidths(example: Case) {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        if example.mask.contains(.flexibleLeftMargin) { view.autoresizingMask.insert(.flexibleTopMargin) }
        if example.mask.contains(.flexibleWidth) { view.autoresizingMask.insert(.flexibleHeight) }
        if example.mask.contains(.flexibleRightMargin) { view.autoresizingMask.insert(.flexibleBottomMargin) }
        outer.addSubview(view)
        outer.frame.size.height = 160
        #expect(abs(view.frame.minY - example.x) < 1e-6)
        #expect(abs(view.frame.height - example.width) < 1e-6)
    }

    @Test func aFrameThatAConstraintContradictsStays() {
        let sheet = Sheet()
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        sheet.view.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 90)
        sheet.activate(width)
        #expect(view.frame.width == 40)
        #expect(sheet.conflicts.map(\.broken) == [width])
        view.translatesAutoresizingMaskIntoConstraints = false
        sheet.view.layoutIfNeeded()
        #expect(view.frame.width == 90, "without the mask the constraint has its way")
    }
}
