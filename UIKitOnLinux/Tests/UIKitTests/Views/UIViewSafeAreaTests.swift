import Simulator
import Testing
import UIKit

/// Propagation per edge and clamped, as measured on Apple's.
@MainActor
struct UIViewSafeAreaTests {
    private let simulator = Simulator(device: .iPhone16)
    private let controller = UIViewController()

    init() {
        simulator.show(controller)
    }

    @Test func theRootViewHasTheDevicesInsets() {
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }

    @Test func aSubviewHasWhatReachesIntoIt() {
        let view = UIView(frame: CGRect(x: 0, y: 40, width: 393, height: 100))
        controller.view.addSubview(view)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 19, left: 0, bottom: 0, right: 0))
        view.frame.origin.y = 60
        #expect(view.safeAreaInsets == .zero)
    }

    @Test func aViewInsideTheUnsafeBandKeepsTheFullInset() {
        let view = UIView(frame: CGRect(x: 0, y: 830, width: 393, height: 10))
        controller.view.addSubview(view)
        #expect(view.safeAreaInsets.bottom == 22)
        view.frame.origin.y = 845
        #expect(view.safeAreaInsets.bottom == 34)
    }

    @Test func transformsDontMoveTheSafeArea() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
        controller.view.addSubview(view)
        view.transform = CGAffineTransform(translationX: 0, y: 300)
        #expect(view.safeAreaInsets.top == 59)
    }

    @Test func aControllerAddsItsOwn() {
        controller.additionalSafeAreaInsets.top = 10
        #expect(controller.view.safeAreaInsets.top == 69)
    }

    @Test func marginsAreBasePlusSafeArea() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
        controller.view.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 8, right: 8))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test func superviewMarginsCarryOverWhereTheyReach() {
        let outer = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 200))
        outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 100))
        inner.preservesSuperviewLayoutMargins = true
        outer.addSubview(inner)
        controller.view.addSubview(outer)
        #expect(inner.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
    }

    @Test(arguments: [false, true])
    func safeAreaOfNewViewComesWithTheTurn(isLate: Bool) {
        simulator.readings = isLate ? [.coversGetSafeAreasLate] : []
        let view = UIView(frame: controller.view.bounds)
        controller.view.addSubview(view)
        controller.view.layoutIfNeeded()
        #expect(view.safeAreaInsets.top == (isLate ? 0 : 59))
        simulator.advance(by: 0)
        #expect(view.safeAreaInsets.top == 59)
        controller.additionalSafeAreaInsets.top = 10
        #expect(view.safeAreaInsets.top == (isLate ? 59 : 69))
        controller.view.layoutIfNeeded()
        #expect(view.safeAreaInsets.top == 69)
    }
}
