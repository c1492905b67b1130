import Simulator
import Testing
import UIKit

@MainActor
struct NSLayoutConstraintTests {
    private let sheet = Sheet()

    @Test func edgesOfNeighboursAndOfTheSuperviewHold() {
        let (top, corner, rest) = (sheet.add(), sheet.add(), sheet.add())
        sheet.activate(
            top.leftAnchor.constraint(equalTo: sheet.view.leftAnchor, constant: 16),
            top.topAnchor.constraint(equalTo: sheet.view.topAnchor, constant: 16),
            top.rightAnchor.constraint(equalTo: sheet.view.rightAnchor, constant: -16),
            top.heightAnchor.constraint(equalToConstant: 44),
            corner.leadingAnchor.constraint(equalTo: sheet.view.leadingAnchor, constant: 16),
            corner.bottomAnchor.constraint(equalTo: sheet.view.bottomAnchor, constant: -16),
            corner.widthAnchor.constraint(equalToConstant: 120),
            corner.heightAnchor.constraint(equalToConstant: 32),
            rest.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 12),
            rest.leftAnchor.constraint(equalTo: corner.rightAnchor, constant: 12),
            rest.rightAnchor.constraint(equalTo: sheet.view.rightAnchor, constant: -16),
            rest.bottomAnchor.constraint(equalTo: sheet.view.bottomAnchor, constant: -16))
        #expect(top.frame == CGRect(x: 16, y: 16, width: 288, height: 44))
        #expect(corner.frame == CGRect(x: 16, y: 192, width: 120, height: 32))
        #expect(rest.frame == CGRect(x: 148, y: 72, width: 156, height: 152))
    }

    @Test func viewsWithFramesTakePartAndKeepThem() {
        let framed = UIView(frame: CGRect(x: 199.5, y: 20, width: 80, height: 80))
        sheet.view.addSubview(framed)
        let inner = sheet.add(to: framed)
        let below = sheet.add()
        sheet.activate(
            inner.leadingAnchor.constraint(equalTo: framed.leadingAnchor, constant: 10),
            inner.topAnchor.constraint(equalTo: framed.topAnchor, constant: 10),
            inner.widthAnchor.constraint(equalToConstant: 25),
            inner.heightAnchor.constraint(equalToConstant: 25),
            below.topAnchor.constraint(equalTo: framed.bottomAnchor, constant: 12),
            below.trailingAnchor.constraint(equalTo: framed.trailingAnchor),
            below.widthAnchor.constraint(equalTo: framed.widthAnchor, multiplier: 0.75),
            below.bottomAnchor.constraint(equalTo: sheet.view.bottomAnchor, constant: -20))
        #expect(framed.frame == CGRect(x: 199.5, y: 20, width: 80, height: 80))
        #expect(inner.frame == CGRect(x: 10, y: 10, width: 25, height: 25))
        #expect(below.frame == CGRect(x: 219.5, y: 112, width: 60, height: 108))
    }

    @Test func aMovedFrameTakesAlongWhatDependsOnIt() {
        let framed = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        sheet.view.addSubview(framed)
        let follower = sheet.add(CGSize(width: 5, height: 5))
        sheet.activate(
            follower.leftAnchor.constraint(equalTo: framed.rightAnchor),
            follower.topAnchor.constraint(equalTo: framed.topAnchor))
        framed.frame = CGRect(x: 30, y: 40, width: 20, height: 50)
        sheet.view.layoutIfNeeded()
        #expect(follower.frame == CGRect(x: 50, y: 40, width: 5, height: 5))
    }

    @Test func aConstantIsChangedWhileItIsActive() {
        let view = sheet.add(CGSize(width: 10, height: 10))
        let left = view.leftAnchor.constraint(equalTo: sheet.view.leftAnchor, constant: 5)
        sheet.activate(left, view.topAnchor.constraint(equalTo: sheet.view.topAnchor))
        left.constant = 70
        #expect(view.frame.minX == 5, "not before layout")
        sheet.view.layoutIfNeeded()
        #expect(view.frame.minX == 70)
    }

    @Test func centresAndMultipliersAreExact() {
        let view = sheet.add()
        sheet.activate(
            view.centerXAnchor.constraint(equalTo: sheet.view.centerXAnchor, constant: 10),
            view.centerYAnchor.constraint(equalTo: sheet.view.centerYAnchor),
            view.widthAnchor.constraint(equalTo: sheet.view.widthAnchor, multiplier: 0.5, constant: -20),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5))
        #expect(view.frame == CGRect(x: 100, y: 85, width: 140, height: 70))
    }

    @Test func inequalitiesBoundWhatContentAsksFor() {
        let view = sheet.add(CGSize(width: 500, height: 3))
        sheet.pin(view)
        sheet.activate(
            view.rightAnchor.constraint(lessThanOrEqualTo: sheet.view.rightAnchor, constant: -8),
            view.heightAnchor.constraint(greaterThanOrEqualToConstant: 20))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 312, height: 20))
    }

    // MARK: Priorities

    @Test(arguments: [(500, 501, 60), (501, 500, 50), (999, 1000, 60)] as [(Float, Float, CGFloat)])
    func theHigherPriorityWinsAltogether(first: Float, second: Float, width: CGFloat) {
        let view = sheet.add()
        sheet.pin(view)
        sheet.activate(
            view.widthAnchor.constraint(equalToConstant: 50).at(first),
            view.widthAnchor.constraint(equalToConstant: 60).at(second))
        #expect(view.frame.width == width)
    }

    @Test(arguments: [2, 5, 12]) func manyWeakWishesNeverOutweighAStrongOne(count: Int) {
        let wide = sheet.add(CGSize(width: 100, height: 10))
        sheet.pin(wide)
        for _ in 0..<count {
            let narrow = sheet.add(CGSize(width: 40, height: 10))
            sheet.pin(narrow)
            narrow.widthAnchor.constraint(equalTo: wide.widthAnchor).isActive = true
        }
        sheet.view.layoutIfNeeded()
        #expect(wide.frame.width == 100, "resistance 750 against \(count) times hugging 250")
    }

    @Test func ofTwoViewsTheLooserHugged() {
        let (left, right) = (sheet.add(CGSize(width: 50, height: 9)), sheet.add(CGSize(width: 50, height: 9)))
        sheet.pin(left)
        right.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        sheet.activate(
            right.leftAnchor.constraint(equalTo: left.rightAnchor),
            right.rightAnchor.constraint(equalTo: sheet.view.rightAnchor))
        #expect(left.frame.width == 50)
        #expect(right.frame.width == 270)
    }

    @Test func ofTwoViewsTheSofterIsCompressed() {
        let (left, right) = (sheet.add(CGSize(width: 200, height: 9)), sheet.add(CGSize(width: 200, height: 9)))
        sheet.pin(left)
        left.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        sheet.activate(
            right.leftAnchor.constraint(equalTo: left.rightAnchor),
            right.rightAnchor.constraint(equalTo: sheet.view.rightAnchor))
        #expect(left.frame.width == 120)
        #expect(right.frame.width == 200)
    }

    @Test func contentThatGrowsIsGivenRoom() {
        let view = sheet.add(CGSize(width: 10, height: 10))
        sheet.pin(view)
        sheet.view.layoutIfNeeded()
        view.content = CGSize(width: 70, height: 20)
        sheet.view.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 70, height: 20))
    }

    @Test func aPriorityIsChangedWhileItIsActive() {
        let view = sheet.add()
        sheet.pin(view)
        let width = view.widthAnchor.constraint(equalToConstant: 50).at(300)
        sheet.activate(width, view.widthAnchor.constraint(equalToConstant: 60).at(400))
        #expect(view.frame.width == 60)
        width.priority = UILayoutPriority(500)
        sheet.view.layoutIfNeeded()
        #expect(view.frame.width == 50)
    }

    @Test func activeConstraintThatBecomesOptionalRaises() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = UIView()
                let width = view.widthAnchor.constraint(equalToConstant: 50)
                width.isActive = true
                width.priority = UILayoutPriority(999)
            }
        }
    }

    @Test func activeConstraintThatBecomesRequiredRaises() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = UIView()
                let width = view.widthAnchor.constraint(equalToConstant: 50)
                width.priority = .defaultHigh
                width.isActive = true
                width.priority = .required
            }
        }
    }

    @Test func inactiveConstraintMayBecomeRequired() {
        let width = sheet.add().widthAnchor.constraint(equalToConstant: 50).at(999)
        width.isActive = true
        width.isActive = false
        width.priority = .required
        width.isActive = true
        #expect(width.priority == .required)
    }

    // MARK: Direction

    @Test func leadingAndTrailingFollowTheDirectionLeftAndRightDoNot() {
        let (directed, absolute) = (sheet.add(), sheet.add())
        sheet.view.semanticContentAttribute = .forceRightToLeft
        for view in [directed, absolute] {
            view.semanticContentAttribute = .forceRightToLeft
            view.widthAnchor.constraint(equalToConstant: 40).isActive = true
        }
        sheet.activate(
            directed.leadingAnchor.constraint(equalTo: sheet.view.leadingAnchor, constant: 10),
            absolute.leftAnchor.constraint(equalTo: sheet.view.leftAnchor, constant: 10))
        #expect(directed.frame.maxX == 310)
        #expect(absolute.frame.minX == 10)
    }

    @Test func aChangeOfDirectionMirrorsWhatIsLaidOut() {
        let view = sheet.add()
        sheet.activate(
            view.leadingAnchor.constraint(equalTo: sheet.view.leadingAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 40))
        #expect(view.frame.minX == 10)
        sheet.simulator.layoutDirection = .rightToLeft
        sheet.simulator.advance(by: 0.1)
        #expect(view.frame.maxX == 310)
    }

    // MARK: Pixels

    @Test(arguments: [(Device.iPhoneSE, 2), (.iPhone16, 3)] as [(Device, CGFloat)])
    func framesComeToLieOnPixels(device: Device, scale: CGFloat) {
        let sheet = Sheet(100, 100, on: device)
        let views = [sheet.add(), sheet.add(), sheet.add()]
        var previous = sheet.view.leftAnchor
        for view in views {
            view.leftAnchor.constraint(equalTo: previous).isActive = true
            view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true
            previous = view.rightAnchor
        }
        sheet.activate(previous.constraint(equalTo: sheet.view.rightAnchor))
        for (index, view) in views.enumerated() {
            for (edge, exact) in zip([view.frame.minX, view.frame.maxX], [index, index + 1]) {
                #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6)
                #expect(abs(edge - CGFloat(exact) * 100 / 3) <= 0.5 / scale + 1e-6)
            }
        }
    }

    // MARK: Hierarchy

    @Test func removingAViewDropsTheConstraintsThatReachedIntoIt() {
        let (outer, inner) = (sheet.add(), sheet.add())
        outer.addSubview(inner)
        let crossing = inner.leftAnchor.constraint(equalTo: sheet.view.leftAnchor)
        let inside = inner.widthAnchor.constraint(equalTo: outer.widthAnchor)
        sheet.activate(crossing, inside)
        outer.removeFromSuperview()
        #expect(!crossing.isActive)
        #expect(inside.isActive, "what lies within the subtree stays")
        #expect(sheet.view.constraints.isEmpty)
    }

    @Test func aSubtreeTakesItsConstraintsToAnotherWindow() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        sheet.view.addSubview(outer)
        let inner = sheet.add(to: outer)
        sheet.activate(
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 7),
            inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5))
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        other.addSubview(outer)
        outer.frame.size.width = 60
        other.layoutIfNeeded()
        #expect(inner.frame.minX == 7)
        #expect(inner.frame.width == 30)
    }

    @Test func aTransformLeavesLayoutAlone() {
        let (turned, next) = (sheet.add(CGSize(width: 50, height: 50)), sheet.add(CGSize(width: 9, height: 9)))
        sheet.pin(turned)
        turned.transform = CGAffineTransform(scaleX: 2, y: 2)
        sheet.activate(
            next.leftAnchor.constraint(equalTo: turned.rightAnchor),
            next.topAnchor.constraint(equalTo: turned.topAnchor))
        #expect(next.frame.origin == CGPoint(x: 50, y: 0))
        #expect(turned.bounds.size == CGSize(width: 50, height: 50))
        #expect(turned.center == CGPoint(x: 25, y: 25))
    }

    // MARK: The update cycle

    @Test func constraintsAreUpdatedOnceAPass() {
        let outer = sheet.add()
        let inner = sheet.add(to: outer)
        sheet.view.layoutIfNeeded()
        sheet.simulator.advance(by: 0)
        let before = (outer.constraintUpdates, inner.constraintUpdates)
        outer.setNeedsUpdateConstraints()
        outer.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        sheet.simulator.advance(by: 0)
        #expect(outer.constraintUpdates == before.0 + 1)
        #expect(inner.constraintUpdates == before.1 + 1)
        sheet.simulator.advance(by: 0.1)
        #expect(outer.constraintUpdates == before.0 + 1, "not without being asked")
    }

    @Test func onlyTheParentsOfWhatMovesAreLaidOut() {
        let (one, two) = (sheet.add(), sheet.add())
        let (inOne, inTwo) = (sheet.add(to: one), sheet.add(to: two))
        let left = inOne.leftAnchor.constraint(equalTo: one.leftAnchor)
        sheet.activate(left, inTwo.leftAnchor.constraint(equalTo: two.leftAnchor))
        let before = (one.layouts, two.layouts)
        left.constant = 12
        sheet.simulator.advance(by: 0)
        #expect(one.layouts == before.0 + 1)
        #expect(two.layouts == before.1)
    }

    // MARK: Bad input

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func aConstantThatIsNoNumberCountsAsZero(constant: CGFloat) {
        let view = sheet.add(CGSize(width: 10, height: 10))
        sheet.activate(
            view.leftAnchor.constraint(equalTo: sheet.view.leftAnchor, constant: constant),
            view.topAnchor.constraint(equalTo: sheet.view.topAnchor, constant: 4))
        #expect(view.frame == CGRect(x: 0, y: 4, width: 10, height: 10))
    }

    @Test func contentOfNoFiniteSizeAsksForNothing() {
        let view = sheet.add(CGSize(width: CGFloat.nan, height: CGFloat.infinity))
        sheet.pin(view)
        sheet.activate(view.heightAnchor.constraint(equalToConstant: 9))
        #expect(view.frame.height == 9)
        #expect(view.frame.width.isFinite)
    }
}
