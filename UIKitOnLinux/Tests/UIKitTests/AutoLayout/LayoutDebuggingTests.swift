import Testing

@testable import UIKit

@MainActor
struct LayoutDebuggingTests {
    private let sheet = Sheet()

    @Test func aViewIsAmbiguousUntilConstraintsSayAllOfItsFrame() {
        let view = sheet.add()
        sheet.activate(
            view.leftAnchor.constraint(equalTo: sheet.view.leftAnchor), view.widthAnchor.constraint(equalToConstant: 50)
        )
        #expect(view.hasAmbiguousLayout)
        sheet.activate(
            view.topAnchor.constraint(equalTo: sheet.view.topAnchor), view.heightAnchor.constraint(equalToConstant: 50))
        #expect(!view.hasAmbiguousLayout)
        #expect(!sheet.view.hasAmbiguousLayout)
    }

    @Test func anInequalityAloneLeavesAViewAmbiguousAndAWishDoesNot() {
        let view = sheet.add()
        sheet.pin(view)
        view.heightAnchor.constraint(equalToConstant: 20).isActive = true
        sheet.activate(view.widthAnchor.constraint(greaterThanOrEqualToConstant: 40))
        #expect(view.hasAmbiguousLayout)
        sheet.activate(view.widthAnchor.constraint(equalToConstant: 60).at(100))
        #expect(!view.hasAmbiguousLayout)
        #expect(view.frame.width == 60)
    }

    @Test func theConstraintsThatDecideOnAnAxisAreTold() {
        let view = sheet.add()
        let left = view.leftAnchor.constraint(equalTo: sheet.view.leftAnchor, constant: 7)
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        let top = view.topAnchor.constraint(equalTo: sheet.view.topAnchor)
        let height = view.heightAnchor.constraint(equalTo: view.widthAnchor)
        sheet.activate(left, width, top, height)
        #expect(view.constraintsAffectingLayout(for: .horizontal) == [left, width])
        #expect(view.constraintsAffectingLayout(for: .vertical) == [width, top, height])
    }

    @Test func aContradictionIsLoggedAsOnADevice() throws {
        let view = sheet.add()
        sheet.pin(view)
        view.accessibilityIdentifier = "card"
        sheet.activate(
            view.widthAnchor.constraint(equalToConstant: 50), view.widthAnchor.constraint(equalToConstant: 60))
        #expect(
            try #require(sheet.conflicts.first).log == """
                [LayoutConstraints] Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't want.
                \tTry this:
                \t\t(1) look at each constraint and try to figure out which you don't expect;
                \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
                (
                    "<NSLayoutConstraint SizedView 'card'.width == 50.0 (active)>",
                    "<NSLayoutConstraint SizedView 'card'.width == 60.0 (active)>"
                )

                Will attempt to recover by breaking constraint
                <NSLayoutConstraint SizedView 'card'.width == 60.0 (active)>

                """)
    }

    @Test func theLogTellsWhatFollowsFromFramesAndMargins() throws {
        let view = sheet.add(to: sheet.view)
        sheet.activate(
            view.leftAnchor.constraint(equalTo: sheet.view.layoutMarginsGuide.leftAnchor),
            view.rightAnchor.constraint(equalTo: sheet.view.layoutMarginsGuide.rightAnchor),
            view.widthAnchor.constraint(equalToConstant: 10))
        let log = try #require(sheet.conflicts.first).log
        #expect(log.contains("'UIView-leftMargin-guide-constraint'"))
        #expect(log.contains("NSAutoresizingMaskLayoutConstraint UIView.width == 320.0"))
    }
}
