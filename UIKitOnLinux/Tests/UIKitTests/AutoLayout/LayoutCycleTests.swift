import Simulator
import Testing
import UIKit

/// In which order constraints, sizes and frames come about, and what happens if layout asks for more of itself.
@MainActor
struct LayoutCycleTests {
    private let sheet = Sheet()

    @Test func constraintsAreUpdatedFromTheBottomUpAndLaidOutFromTheTopDown() {
        var log: [String] = []
        let outer = CyclingView(updating: { log.append("outer updates") }, layingOut: { log.append("outer lays out") })
        let inner = CyclingView(updating: { log.append("inner updates") }, layingOut: { log.append("inner lays out") })
        outer.addSubview(inner)
        sheet.view.addSubview(outer)
        sheet.simulator.advance(by: 0)
        #expect(log == ["inner updates", "outer updates", "outer lays out", "inner lays out"])
    }

    @Test(arguments: [(false, 1, 1), (true, 2, 4)])
    func layoutRepeats(repeats: Bool, atOnce: Int, inNextTurn: Int) {
        sheet.simulator.readings = repeats ? [.layoutRepeats] : []
        let view = SizedView(nil)
        sheet.view.addSubview(view)
        sheet.simulator.advance(by: 0)
        #expect(view.layouts == atOnce)
        sheet.simulator.advance(by: 1)
        #expect(view.layouts == inNextTurn)
        view.setNeedsLayout()
        sheet.simulator.advance(by: 1)
        #expect(view.layouts == 2 * inNextTurn)
    }

    @Test func constraintsMadeInAnUpdateCountInTheSamePass() {
        let child = SizedView(CGSize(width: 10, height: 10))
        child.translatesAutoresizingMaskIntoConstraints = false
        var isMade = false
        let outer = CyclingView { [unowned child] in
            guard !isMade, let superview = child.superview else { return }
            isMade = true
            child.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 21).isActive = true
        }
        outer.addSubview(child)
        sheet.view.addSubview(outer)
        outer.layoutIfNeeded()
        #expect(isMade)
        #expect(child.frame.minX == 21)
    }

    @Test func aConstantChangedDuringLayoutSettlesInTheSamePass() {
        let child = sheet.add()
        let width = child.widthAnchor.constraint(equalToConstant: 10)
        let observer = CyclingView(layingOut: { width.constant = 70 })
        sheet.view.addSubview(observer)
        sheet.pin(child)
        sheet.activate(width)
        #expect(child.frame.width == 70)
    }

    @Test func aLayoutThatInvalidatesItselfEnds() {
        let before = RunCycle.endlessLayouts
        var count = 0
        let view = CyclingView()
        view.layingOut = { [unowned view] in
            count += 1
            view.setNeedsLayout()
        }
        sheet.view.addSubview(view)
        view.layoutIfNeeded()
        #expect(count > 1 && count <= 100)
        #expect(RunCycle.endlessLayouts == before + 1, "it is logged, too")
    }

    @Test func aSubtreeIsLaidOutAloneByWhatTheWholeAsksFor() {
        let (one, two) = (sheet.add(), sheet.add())
        let (inOne, inTwo) = (sheet.add(to: one), sheet.add(to: two))
        sheet.pin(one)
        sheet.pin(two)
        let widths = [
            inOne.widthAnchor.constraint(equalToConstant: 10), inTwo.widthAnchor.constraint(equalToConstant: 10),
        ]
        sheet.activate(widths[0], widths[1])
        for width in widths { width.constant = 33 }
        one.layoutIfNeeded()
        #expect(inOne.frame.width == 33)
        #expect(inTwo.frame.width == 10, "its turn comes with the frame")
        sheet.simulator.advance(by: 0)
        #expect(inTwo.frame.width == 33)
    }

    @Test func switchingAConstraintOnAndOffLeavesNoTrace() {
        let view = sheet.add(CGSize(width: 40, height: 10))
        sheet.pin(view)
        let width = view.widthAnchor.constraint(equalToConstant: 90)
        for _ in 0..<50 {
            width.isActive = true
            sheet.view.layoutIfNeeded()
            #expect(view.frame.width == 90)
            width.isActive = false
            sheet.view.layoutIfNeeded()
            #expect(view.frame.width == 40)
        }
        #expect(view.constraints.isEmpty)
    }

    @Test func activatingTwiceCountsOnce() {
        let view = sheet.add()
        let width = view.widthAnchor.constraint(equalToConstant: 90)
        sheet.activate(width, width)
        #expect(view.constraints == [width])
        width.isActive = false
        width.isActive = false
        #expect(view.constraints.isEmpty)
    }

    @Test func aConstraintStandsOnTheNearestCommonView() {
        let outer = sheet.add()
        let (one, two) = (sheet.add(to: outer), sheet.add(to: outer))
        let between = one.leftAnchor.constraint(equalTo: two.rightAnchor)
        let toOuter = one.topAnchor.constraint(equalTo: outer.topAnchor)
        let own = one.widthAnchor.constraint(equalTo: one.heightAnchor)
        NSLayoutConstraint.activate([between, toOuter, own])
        #expect(outer.constraints == [between, toOuter])
        #expect(one.constraints == [own])
    }
}

/// A view that tells when it is updated and laid out.
private final class CyclingView: UIView {
    let updating: () -> Void
    var layingOut: () -> Void

    init(updating: @escaping () -> Void = {}, layingOut: @escaping () -> Void = {}) {
        self.updating = updating
        self.layingOut = layingOut
        super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
        updating()
        super.updateConstraints()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layingOut()
    }
}
