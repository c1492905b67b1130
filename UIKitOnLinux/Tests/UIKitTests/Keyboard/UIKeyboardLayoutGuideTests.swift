import Simulator
import Testing

@testable import UIKit

@MainActor
struct UIKeyboardLayoutGuideTests {
    private let stage = FormStage()

    /// A bar of 50 points that stands on the guide of a view.
    private func addBar(to view: UIView) -> UIView {
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.keyboardLayoutGuide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.keyboardLayoutGuide.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
        ])
        return bar
    }

    @Test func whileTheKeyboardIsAwayItEndsAtTheSafeArea() {
        let bar = addBar(to: stage.view)
        stage.simulator.advance(by: 0)
        #expect(bar.frame == CGRect(x: 0, y: 768, width: 393, height: 50))
        let guide = stage.view.keyboardLayoutGuide
        #expect(guide === stage.view.keyboardLayoutGuide && guide.owningView === stage.view)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))
        guide.usesBottomSafeArea = false
        stage.simulator.advance(by: 0)
        #expect(bar.frame.maxY == 852 && guide.layoutFrame.height == 0)
    }

    @Test func whileTheKeyboardIsAwayItFollowsTheSafeArea() {
        let bar = addBar(to: stage.view)
        stage.simulator.advance(by: 0)
        stage.controller.additionalSafeAreaInsets.bottom = 40
        stage.simulator.advance(by: 0)
        #expect(bar.frame.maxY == 778)
        stage.controller.additionalSafeAreaInsets.bottom = 0
        stage.simulator.advance(by: 0)
        #expect(bar.frame.maxY == 818)
    }

    @Test(arguments: [false, true])
    func guideOfLateViewFollowsOrWaits(stays: Bool) {
        stage.simulator.readings = stays ? [.newKeyboardGuidesStayDown] : []
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        let view = UIView(frame: stage.view.bounds)
        stage.view.addSubview(view)
        let bar = addBar(to: view)
        stage.simulator.advance(by: 1)
        #expect(bar.frame.maxY == (stays ? 818 : 516))
        stage.first.resignFirstResponder()
        stage.simulator.advance(by: 1)
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(bar.frame.maxY == 516, "it follows the next movement")
    }

    @Test func itGoesWithTheKeyboardInItsMotion() {
        let bar = addBar(to: stage.view)
        stage.simulator.advance(by: 0)
        stage.first.becomeFirstResponder()
        #expect(bar.frame.maxY == 516, "the model is there at once")
        stage.simulator.advance(by: 0)
        #expect(bar.layer.presentation()?.frame.maxY == 818)
        stage.simulator.advance(by: 0.25)
        #expect(abs((bar.layer.presentation()?.frame.maxY ?? 0) - (818 - 0.943 * 302)) < 1)
        stage.simulator.advance(by: 0.5)
        #expect(bar.layer.presentation()?.frame.maxY == 516)
        stage.first.resignFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(bar.frame.maxY == 818)
    }

    @Test func whatWasDueBeforeDoesNotMoveWithIt() {
        let bar = addBar(to: stage.view)
        stage.simulator.advance(by: 0)
        let other = UIView()
        other.translatesAutoresizingMaskIntoConstraints = false
        stage.view.addSubview(other)
        NSLayoutConstraint.activate([
            other.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 300),
            other.heightAnchor.constraint(equalToConstant: 20),
        ])
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 0)
        #expect(other.layer.presentation()?.frame.minY == 300 && bar.frame.maxY == 516)
    }

    @Test(arguments: [(100.0, 400.0, 500.0), (100, 600, 416), (600, 252, -84)])
    func inAViewThatDoesNotFillTheWindowItIsWhatIsCoveredOfThat(y: CGFloat, height: CGFloat, top: CGFloat) {
        let box = UIView(frame: CGRect(x: 20, y: y, width: 300, height: height))
        stage.view.addSubview(box)
        let bar = addBar(to: box)
        stage.simulator.advance(by: 0)
        let above = min(height, 852 - 34 - y)
        #expect(bar.frame == CGRect(x: 0, y: above - 50, width: 300, height: 50))
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(bar.frame.maxY == min(top, height))
    }

    @Test func aViewThatMovesTakesItAlong() {
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 700))
        stage.view.addSubview(box)
        let bar = addBar(to: box)
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(bar.frame.maxY == 416)
        box.frame.origin.y = 50
        stage.simulator.advance(by: 0)
        #expect(bar.frame.maxY == 466)
    }

    @Test func aConstrainedViewsOwnHeightIsKnownToIt() {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        stage.view.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 200),
            box.bottomAnchor.constraint(equalTo: stage.view.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
        ])
        let bar = addBar(to: box)
        stage.simulator.advance(by: 0)
        #expect(bar.frame.maxY == 618)
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(bar.frame == CGRect(x: 0, y: 266, width: 393, height: 50))
    }

    @Test func fromRightToLeftItsLeadingEdgeIsTheRightOne() {
        stage.simulator.layoutDirection = .rightToLeft
        let mark = UIView()
        mark.translatesAutoresizingMaskIntoConstraints = false
        stage.view.addSubview(mark)
        NSLayoutConstraint.activate([
            mark.leadingAnchor.constraint(equalTo: stage.view.keyboardLayoutGuide.leadingAnchor, constant: 10),
            mark.bottomAnchor.constraint(equalTo: stage.view.keyboardLayoutGuide.topAnchor),
            mark.widthAnchor.constraint(equalToConstant: 20), mark.heightAnchor.constraint(equalToConstant: 20),
        ])
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(mark.frame == CGRect(x: 363, y: 496, width: 20, height: 20))
    }

    @Test func aFingerThatPushesTheKeyboardMovesItToo() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 652))
        scrollView.contentSize = CGSize(width: 393, height: 2000)
        scrollView.keyboardDismissMode = .interactive
        stage.view.addSubview(scrollView)
        let bar = addBar(to: stage.view)
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        stage.simulator.touchDown(at: CGPoint(x: 100, y: 400))
        stage.simulator.touchMove(to: CGPoint(x: 100, y: 600))
        #expect(bar.frame.maxY == 600)
        stage.simulator.touchMove(to: CGPoint(x: 100, y: 845))
        #expect(bar.frame.maxY == 818, "not below the safe area")
        stage.simulator.touchUp(at: CGPoint(x: 100, y: 845))
        stage.simulator.advance(by: 1)
        #expect(bar.frame.maxY == 818)
    }

    // MARK: - Floating

    @Test func aFloatingKeyboardIsFollowedOnlyIfItShallBe() {
        let stage = FormStage(device: .iPad11)
        let bar = addBar(to: stage.view)
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(bar.frame.maxY == 874)
        stage.simulator.floatKeyboard(at: CGPoint(x: 200, y: 300))
        stage.simulator.advance(by: 1)
        #expect(bar.frame == CGRect(x: 0, y: 1124, width: 834, height: 50))
        stage.view.keyboardLayoutGuide.followsUndockedKeyboard = true
        stage.simulator.advance(by: 1)
        #expect(bar.frame == CGRect(x: 200, y: 250, width: 320, height: 50))
        #expect(stage.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 200, y: 300, width: 320, height: 260))
    }

    @Test func constraintsComeAndGoWithTheEdgesThatItIsNear() {
        let stage = FormStage(device: .iPad11)
        let guide = stage.view.keyboardLayoutGuide
        guide.followsUndockedKeyboard = true
        let names: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
        let near = names.map { _ in stage.first.widthAnchor.constraint(greaterThanOrEqualToConstant: 0) }
        for (edge, constraint) in zip(names, near) { guide.setConstraints([constraint], activeWhenNearEdge: edge) }
        let centred = stage.first.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
        guide.setConstraints([centred], activeWhenAwayFrom: [.leading, .trailing])
        func active() -> [Bool] { near.map(\.isActive) + [centred.isActive] }
        #expect(active() == [false, false, true, false, true], "away, it counts as docked")
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(active() == [false, false, true, false, true])
        stage.simulator.floatKeyboard(at: CGPoint(x: 10, y: 10))
        stage.simulator.advance(by: 1)
        #expect(active() == [true, true, false, false, false])
        stage.simulator.floatKeyboard(at: CGPoint(x: 500, y: 900))
        stage.simulator.advance(by: 1)
        #expect(active() == [false, false, true, true, false])
        stage.simulator.layoutDirection = .rightToLeft
        stage.simulator.floatKeyboard(at: CGPoint(x: 257, y: 400))
        stage.simulator.advance(by: 1)
        #expect(active() == [false, false, false, false, true])
        #expect(guide.constraints(activeWhenNearEdge: .top) == [near[0]])
        guide.removeAllTrackedConstraints()
        #expect(active() == [false, false, false, false, false])
        #expect(guide.constraints(activeWhenAwayFrom: [.leading, .trailing]).isEmpty)
    }
}
