import Simulator
import Testing
import UIKit

/// Leading and trailing in interfaces that run from right to left.
@MainActor
struct LayoutDirectionTests {
    private let sheet = Sheet()

    private func addRightToLeft(_ content: CGSize? = nil) -> SizedView {
        sheet.view.semanticContentAttribute = .forceRightToLeft
        let view = sheet.add(content)
        view.semanticContentAttribute = .forceRightToLeft
        return view
    }

    @Test func bothEdgesTradePlacesAndTheirConstantsTurnRound() {
        let view = addRightToLeft()
        sheet.activate(
            view.leadingAnchor.constraint(equalTo: sheet.view.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: sheet.view.trailingAnchor, constant: -30))
        #expect(view.frame.minX == 30)
        #expect(view.frame.maxX == 310)
    }

    @Test func inequalitiesTurnRoundToo() {
        let view = addRightToLeft(CGSize(width: 400, height: 10))
        sheet.activate(
            view.leadingAnchor.constraint(equalTo: sheet.view.leadingAnchor),
            view.trailingAnchor.constraint(lessThanOrEqualTo: sheet.view.trailingAnchor, constant: -50))
        #expect(view.frame.minX == 50)
        #expect(view.frame.maxX == 320)
    }

    @Test func aRowOfLeadingEdgesRunsFromTheRight() {
        let (first, second) = (
            addRightToLeft(CGSize(width: 40, height: 10)), addRightToLeft(CGSize(width: 50, height: 10))
        )
        sheet.activate(
            first.leadingAnchor.constraint(equalTo: sheet.view.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8))
        #expect(first.frame.minX == 280)
        #expect(second.frame.minX == 222)
    }

    @Test func centresOfTheirOwnKeepTheSignOfTheConstant() {
        let view = addRightToLeft(CGSize(width: 20, height: 10))
        sheet.activate(view.centerXAnchor.constraint(equalTo: sheet.view.centerXAnchor, constant: 15))
        #expect(view.frame.midX == 175)
    }

    @Test func directionalMarginsAreMirrored() {
        let view = addRightToLeft(CGSize(width: 20, height: 10))
        sheet.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 7)
        sheet.activate(view.leadingAnchor.constraint(equalTo: sheet.view.layoutMarginsGuide.leadingAnchor))
        #expect(view.frame.maxX == 280)
        #expect(sheet.view.layoutMargins.right == 40)
    }

    @Test func contentThatAlwaysRunsFromTheLeftStaysThere() {
        sheet.simulator.layoutDirection = .rightToLeft
        let (controls, screen) = (sheet.add(CGSize(width: 100, height: 20)), sheet.add(CGSize(width: 100, height: 20)))
        controls.semanticContentAttribute = .playback
        for container in [controls, screen] {
            let view = sheet.add(CGSize(width: 20, height: 10), to: container)
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 5).isActive = true
        }
        sheet.view.layoutIfNeeded()
        #expect(controls.subviews.first?.frame.minX == 5)
        #expect(screen.subviews.first?.frame.maxX == 95)
    }

    @Test func directionOfAViewDoesNotMoveTheViewItself() {
        let view = sheet.add(CGSize(width: 20, height: 10))
        view.semanticContentAttribute = .forceRightToLeft
        sheet.activate(view.leadingAnchor.constraint(equalTo: sheet.view.leadingAnchor, constant: 5))
        #expect(view.frame.minX == 5)
    }

    @Test func rowFollowsTheDirectionOfItsStackAlone() throws {
        let stack = UIStackView(arrangedSubviews: (0..<2).map { _ in SizedView(CGSize(width: 40, height: 10)) })
        stack.translatesAutoresizingMaskIntoConstraints = false
        sheet.view.addSubview(stack)
        sheet.activate(stack.leadingAnchor.constraint(equalTo: sheet.view.leadingAnchor))
        let first = try #require(stack.arrangedSubviews.first)
        first.semanticContentAttribute = .forceRightToLeft
        sheet.view.layoutIfNeeded()
        #expect(first.frame.minX == 0 && sheet.conflicts.isEmpty)
        stack.semanticContentAttribute = .forceRightToLeft
        sheet.view.layoutIfNeeded()
        #expect(first.frame.minX == 40 && sheet.conflicts.isEmpty)
    }
}
