import Simulator
import Testing
import UIKit

/// Frames and safe areas as measured on iOS 26.1 on a screen of 393 × 852 points.
@MainActor
struct SheetDetentTests {
    private typealias Detent = UISheetPresentationController.Detent

    private let simulator = Simulator()
    private let home = UIViewController()
    private let guest = UIViewController()
    private let window: UIWindow

    init() {
        window = simulator.show(home)
    }

    private var frame: CGRect { guest.view.convert(guest.view.bounds, to: nil) }
    private var sheet: UISheetPresentationController? { guest.sheetPresentationController }

    private func present(_ detents: [Detent], configure: (UISheetPresentationController) -> Void = { _ in }) {
        sheet?.detents = detents
        if let sheet { configure(sheet) }
        home.present(guest, animated: true)
        simulator.advance(by: 2)
    }

    private func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
        abs(first.minX - second.minX) < 0.02 && abs(first.minY - second.minY) < 0.02
            && abs(first.width - second.width) < 0.02 && abs(first.height - second.height) < 0.02
    }

    // MARK: - Frames

    @Test(
        arguments: [
            (10, CGRect(x: 28, y: 815.425, width: 337, height: 8.575), 0),
            (100, CGRect(x: 21.5135, y: 741.4348, width: 349.973, height: 89.0516), 11),
            (144, CGRect(x: 9.6216, y: 705.4293, width: 373.7568, height: 136.949), 31.3333),
            (200, CGRect(x: 8, y: 619.5267, width: 377, height: 224.4733), 34),
            (400, CGRect(x: 8, y: 427.6692, width: 377, height: 416.3308), 34),
            (700, CGRect(x: 8, y: 139.883, width: 377, height: 704.117), 34),
            (10_000, CGRect(x: 0, y: 59, width: 393, height: 793), 34),
        ])
    func aSheetOfAHeightOfOnesOwnLiesWhereItDoesOnIOS(value: CGFloat, expected: CGRect, bottom: CGFloat) {
        present([.custom { _ in value }])
        #expect(isNear(frame, expected), "\(frame)")
        let insets = guest.view.safeAreaInsets
        #expect(insets.top == 0 && insets.left == 0 && insets.right == 0)
        #expect(abs(insets.bottom - bottom) < 0.01)
    }

    @Test func theMediumOneIsAboutHalfAsHigh() {
        present([.medium(), .large()])
        #expect(isNear(frame, CGRect(x: 8, y: 403.687, width: 377, height: 440.313)), "\(frame)")
    }

    @Test(arguments: zip([false, true], [834.0, 704]))
    func pageSheetOfAnIPadIsAsWideAsTheSceneInPortrait(landscape: Bool, width: CGFloat) {
        let simulator = Simulator(device: .iPad11)
        let (home, guest) = (UIViewController(), UIViewController())
        simulator.show(home)
        if landscape { simulator.rotate(to: .landscapeLeft) }
        simulator.advance(by: 1)
        guest.modalPresentationStyle = .pageSheet
        home.present(guest, animated: false)
        simulator.advance(by: 0)
        #expect(guest.view.bounds.width == width)
    }

    /// Measured on iOS 26.1 on an iPhone SE, with and without its status bar.
    @Test(arguments: [0.0, 20])
    func onAnIPhoneSETheLargeOneIs30PointsFromTheTop(statusBar: CGFloat) {
        var device = Device.iPhoneSE
        device.safeAreaInsets.top = statusBar
        let simulator = Simulator(device: device)
        let (home, guest) = (UIViewController(), UIViewController())
        simulator.show(home)
        guest.sheetPresentationController?.detents = [.medium(), .large()]
        home.present(guest, animated: false)
        simulator.advance(by: 0)
        func frame() -> CGRect { guest.view.convert(guest.view.bounds, to: nil) }
        #expect(isNear(frame(), CGRect(x: 8, y: 317.711, width: 359, height: 341.289)), "\(frame())")
        guest.sheetPresentationController?.selectedDetentIdentifier = .large
        simulator.advance(by: 0)
        #expect(frame() == CGRect(x: 0, y: 30, width: 375, height: 637))
    }

    @Test func customDetentsKnowTheGreatestValue() {
        var maximum: CGFloat?
        present([
            .custom { context in
                maximum = context.maximumDetentValue
                return nil
            }
        ])
        #expect(maximum == 759)
        // No detent is left, so the sheet is a large one.
        #expect(frame.minY == 59)
    }

    @Test func theSmallestIsSelectedUnlessTheAppSaysOtherwise() {
        present([.large(), .medium()])
        #expect(frame.minY > 400)
        sheet?.selectedDetentIdentifier = .large
        simulator.advance(by: 0)
        #expect(frame.minY == 59)
    }

    @Test func aChangeInsideAnimateChangesMoves() throws {
        present([.medium(), .large()])
        sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
        simulator.advance(by: 0.1)
        let seen = try #require(guest.view.superview?.layer.presentation()).frame.minY
        #expect(seen > 60 && seen < 400)
        simulator.advance(by: 2)
        #expect(frame.minY == 59)
    }

    // MARK: - Drags

    @Test func aDragUpLeadsFromOneDetentToTheNextAndTellsTheDelegate() {
        let delegate = RecordingSheetDelegate()
        present([.medium(), .large()]) { $0.delegate = delegate }
        simulator.touchDown(at: CGPoint(x: 200, y: 450))
        simulator.advance(by: 0.1)
        simulator.touchMove(to: CGPoint(x: 200, y: 340))
        #expect(abs(frame.minY - 303.687) < 0.1)
        simulator.touchMove(to: CGPoint(x: 200, y: 200))
        simulator.advance(by: 0.5)
        #expect(delegate.log == ["present none"])
        simulator.touchUp(at: CGPoint(x: 200, y: 200))
        simulator.advance(by: 0.05)
        #expect((guest.view.superview?.layer.presentation()?.frame.minY ?? 0) > 60)
        simulator.advance(by: 2)
        #expect(frame.minY == 59)
        #expect(sheet?.selectedDetentIdentifier == .large)
        #expect(delegate.log == ["present none", "detent"])
    }

    @Test func aShortDragComesBack() {
        present([.medium(), .large()])
        simulator.pan(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 400), duration: 1)
        simulator.advance(by: 2)
        #expect(abs(frame.minY - 403.687) < 0.02)
        #expect(sheet?.selectedDetentIdentifier == nil)
    }

    @Test func pastHalfOfItsCurrentHeightAMediumOneGoes() {
        present([.medium(), .large()])
        simulator.pan(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 450 + 240), duration: 2)
        simulator.advance(by: 2)
        #expect(home.presentedViewController == nil)
    }

    @Test func theDimmingFadesWithTheWayDown() {
        present([.large()])
        simulator.touchDown(at: CGPoint(x: 200, y: 100))
        simulator.touchMove(to: CGPoint(x: 200, y: 110 + 793 / 4))
        let dimming = window.subviews.last?.subviews.first
        #expect(abs((dimming?.alpha ?? 0) - 0.15) < 0.001)
        simulator.touchUp(at: CGPoint(x: 200, y: 110 + 793 / 4))
    }

    @Test func whatLiesBelowAnUndimmedSheetTakesTouches() {
        present([.medium(), .large()]) { $0.largestUndimmedDetentIdentifier = .medium }
        #expect(window.subviews.last?.subviews.first?.alpha == 0)
        #expect(window.hitTest(CGPoint(x: 200, y: 200), with: nil) === home.view)
        #expect(window.subviews.last?.accessibilityViewIsModal == false)
        sheet?.selectedDetentIdentifier = .large
        simulator.advance(by: 0)
        #expect(abs((window.subviews.last?.subviews.first?.alpha ?? 0) - 0.2) < 0.001)
        #expect(window.hitTest(CGPoint(x: 200, y: 30), with: nil) !== home.view)
    }

    // MARK: - Scroll views

    private func addScrollView() -> UIScrollView {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 377, height: 793))
        scrollView.contentSize = CGSize(width: 377, height: 3000)
        guest.view.addSubview(scrollView)
        return scrollView
    }

    @Test func aScrollViewAtItsTopLeavesADragDownToTheSheet() {
        let scrollView = addScrollView()
        present([.large()])
        simulator.pan(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 600), duration: 2)
        simulator.advance(by: 2)
        #expect(scrollView.contentOffset.y == 0)
        #expect(home.presentedViewController == nil)
    }

    @Test func aScrolledOneScrolls() {
        let scrollView = addScrollView()
        present([.large()])
        scrollView.contentOffset.y = 1500
        simulator.pan(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 600), duration: 2)
        simulator.advance(by: 2)
        #expect(scrollView.contentOffset.y < 1100)
        #expect(home.presentedViewController === guest)
    }

    @Test(arguments: [true, false])
    func aDragUpInAScrollViewMakesTheSheetLargerFirst(isPreferred: Bool) {
        let scrollView = addScrollView()
        present([.medium(), .large()]) { $0.prefersScrollingExpandsWhenScrolledToEdge = isPreferred }
        simulator.pan(from: CGPoint(x: 200, y: 800), to: CGPoint(x: 200, y: 500), duration: 2)
        simulator.advance(by: 2)
        #expect((scrollView.contentOffset.y == 0) == isPreferred)
        #expect((frame.minY == 59) == isPreferred)
    }

    // MARK: - Looks

    @Test func theGrabberIsHiddenUnlessItIsPreferred() throws {
        present([.large()])
        let grabber = try #require(guest.view.superview?.subviews.last)
        #expect(grabber.isHidden)
        sheet?.prefersGrabberVisible = true
        #expect(!grabber.isHidden)
        #expect(grabber.frame == CGRect(x: 178.5, y: 5, width: 36, height: 5))
        #expect(guest.view.superview?.layer.cornerRadius == 37.7)
        sheet?.preferredCornerRadius = 10
        #expect(guest.view.superview?.layer.cornerRadius == 10)
    }

    @Test func inTheDarkItIsLighterThanWhatItStandsOn() {
        present([.large()])
        #expect(guest.traitCollection.userInterfaceLevel == .elevated)
        #expect(home.traitCollection.userInterfaceLevel == .base)
    }

    @Test func aTapBesideTheSheetDismissesIt() {
        present([.medium()])
        simulator.tap(at: CGPoint(x: 200, y: 200))
        simulator.advance(by: 2)
        #expect(home.presentedViewController == nil)
    }
}
