import Simulator
import Testing
import UIKit

@MainActor
struct LayoutConflictTests {
    private let sheet = Sheet()

    @Test func ofTwoRequiredConstraintsTheLaterIsBrokenAndBothAreNamed() throws {
        let view = sheet.add()
        sheet.pin(view)
        let first = view.widthAnchor.constraint(equalToConstant: 50)
        let second = view.widthAnchor.constraint(equalToConstant: 60)
        sheet.activate(first, second)
        #expect(view.frame.width == 50)
        let conflict = try #require(sheet.conflicts.first)
        #expect(sheet.conflicts.count == 1)
        #expect(conflict.constraints == [first, second])
        #expect(conflict.broken === second)
        #expect(conflict.log.contains("Unable to simultaneously satisfy constraints."))
        #expect(conflict.log.contains("SizedView.width == 60.0"))
    }

    @Test func theBrokenOneHoldsAgainWhenTheOtherGoes() {
        let view = sheet.add()
        sheet.pin(view)
        let first = view.widthAnchor.constraint(equalToConstant: 50)
        let second = view.widthAnchor.constraint(equalToConstant: 60)
        sheet.activate(first, second)
        first.isActive = false
        sheet.view.layoutIfNeeded()
        #expect(view.frame.width == 60)
        #expect(sheet.conflicts.count == 1)
    }

    @Test func theBrokenOneHoldsAsFarAsItCan() {
        let view = sheet.add()
        sheet.pin(view)
        sheet.activate(
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
            view.widthAnchor.constraint(equalToConstant: 60))
        #expect(view.frame.width == 50)
        #expect(sheet.conflicts.count == 1)
    }

    @Test func constraintsAreExchangedInAnyOrderWithoutAConflict() {
        let view = sheet.add()
        sheet.pin(view)
        let old = view.widthAnchor.constraint(equalToConstant: 50)
        sheet.activate(old)
        let new = view.widthAnchor.constraint(equalToConstant: 60)
        new.isActive = true
        old.isActive = false
        sheet.view.layoutIfNeeded()
        #expect(view.frame.width == 60)
        #expect(sheet.conflicts.isEmpty)
    }

    @Test func aConstantThatContradictsIsReportedAndHealed() {
        let view = sheet.add()
        sheet.pin(view)
        let width = view.widthAnchor.constraint(equalToConstant: 40)
        sheet.activate(width, view.widthAnchor.constraint(lessThanOrEqualToConstant: 50))
        width.constant = 80
        sheet.view.layoutIfNeeded()
        #expect(sheet.conflicts.count == 1)
        #expect(view.frame.width <= 80)
        width.constant = 30
        sheet.view.layoutIfNeeded()
        #expect(view.frame.width == 30)
        #expect(sheet.conflicts.count == 1)
    }

    @Test func aLengthIsNeverNegative() {
        let view = sheet.add()
        sheet.pin(view, x: 300)
        sheet.activate(view.rightAnchor.constraint(equalTo: sheet.view.leftAnchor, constant: 10))
        #expect(sheet.conflicts.count == 1)
        #expect(view.frame.width >= 0)
    }
}
