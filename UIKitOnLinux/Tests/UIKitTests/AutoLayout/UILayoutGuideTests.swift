import Simulator
import Testing
import UIKit

@MainActor
struct UILayoutGuideTests {
    private let sheet = Sheet()

    @Test func aGuideOfOnesOwnTakesPartLikeAView() {
        let guide = UILayoutGuide()
        sheet.view.addLayoutGuide(guide)
        let view = sheet.add(CGSize(width: 10, height: 10))
        sheet.activate(
            guide.leftAnchor.constraint(equalTo: sheet.view.leftAnchor, constant: 20),
            guide.widthAnchor.constraint(equalTo: sheet.view.widthAnchor, multiplier: 0.5),
            guide.topAnchor.constraint(equalTo: sheet.view.topAnchor),
            guide.heightAnchor.constraint(equalToConstant: 33.3),
            view.leftAnchor.constraint(equalTo: guide.rightAnchor),
            view.centerYAnchor.constraint(equalTo: guide.centerYAnchor))
        #expect(view.frame.minX == 180)
        #expect(guide.layoutFrame.width == 160)
        #expect(abs(guide.layoutFrame.height - 33.3) < 1e-6, "not rounded")
        #expect(guide.owningView === sheet.view)
    }

    @Test func removingAGuideDropsItsConstraints() {
        let guide = UILayoutGuide()
        sheet.view.addLayoutGuide(guide)
        let view = sheet.add()
        let constraint = view.leftAnchor.constraint(equalTo: guide.leftAnchor)
        sheet.activate(constraint)
        sheet.view.removeLayoutGuide(guide)
        #expect(!constraint.isActive)
        #expect(guide.owningView == nil)
        #expect(sheet.view.layoutGuides.isEmpty)
    }

    @Test func theSafeAreaGuideFollowsTheInsets() throws {
        let sheet = Sheet(on: .iPhone16)
        let controller = try #require(sheet.window.rootViewController)
        let view = sheet.add(to: controller.view)
        let guide = controller.view.safeAreaLayoutGuide
        sheet.activate(
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            view.leftAnchor.constraint(equalTo: guide.leftAnchor),
            view.rightAnchor.constraint(equalTo: guide.rightAnchor))
        controller.view.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 34))
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        sheet.simulator.advance(by: 0)
        #expect(view.frame == CGRect(x: 2, y: 60, width: 387, height: 852 - 60 - 37))
        #expect(guide.layoutFrame == view.frame)
    }

    @Test func theMarginsGuideIsInsideMarginsAndSafeArea() {
        let view = sheet.add()
        sheet.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let guide = sheet.view.layoutMarginsGuide
        sheet.activate(
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            view.leftAnchor.constraint(equalTo: guide.leftAnchor),
            view.rightAnchor.constraint(equalTo: guide.rightAnchor))
        #expect(view.frame == CGRect(x: 2, y: 1, width: 314, height: 236))
        sheet.view.layoutMargins.left = 50
        sheet.view.layoutIfNeeded()
        #expect(view.frame.minX == 50)
    }

    @Test func marginAttributesMeanTheMarginsGuide() {
        let view = sheet.add(CGSize(width: 10, height: 10))
        sheet.pin(view, y: 5)
        let right = NSLayoutConstraint(
            item: view, attribute: .trailing, relatedBy: .equal, toItem: sheet.view, attribute: .trailingMargin,
            multiplier: 1, constant: 0)
        sheet.activate(right)
        #expect(view.frame.maxX == 312, "8 points of margin by default")
    }

    /// Measured on Apple's: base margins of 8 and a safe area of 44, 10, 34, 12 make 52, 18, 42, 20.
    @Test(arguments: [true, false]) func theMarginsGuideAddsTheSafeAreaWhereThatIsWanted(isAdded: Bool) throws {
        let controller = try #require(sheet.window.rootViewController)
        let device = controller.view.safeAreaInsets
        controller.additionalSafeAreaInsets = UIEdgeInsets(
            top: 44 - device.top, left: 10, bottom: 34 - device.bottom, right: 12)
        let outer = UIView(frame: controller.view.bounds)
        outer.insetsLayoutMarginsFromSafeArea = isAdded
        controller.view.addSubview(outer)
        let view = sheet.add(to: outer)
        let guide = outer.layoutMarginsGuide
        sheet.activate(
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor))
        outer.layoutIfNeeded()
        let margins =
            isAdded
            ? UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20)
            : UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        #expect(view.frame == outer.bounds.inset(by: margins))
    }

    @Test func theSafeAreaGuideOfAViewThatIsMovedByConstraintsSettles() throws {
        let sheet = Sheet(on: .iPhone16)
        let controller = try #require(sheet.window.rootViewController)
        let outer = sheet.add(to: controller.view)
        let inner = sheet.add(to: outer)
        let top = outer.topAnchor.constraint(equalTo: controller.view.topAnchor)
        sheet.activate(
            top, outer.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
            outer.widthAnchor.constraint(equalToConstant: 100), outer.heightAnchor.constraint(equalToConstant: 200),
            inner.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor))
        sheet.simulator.advance(by: 0)
        #expect(inner.frame.minY == 59)
        top.constant = 40
        sheet.simulator.advance(by: 0)
        #expect(inner.frame.minY == 19)
    }
}
