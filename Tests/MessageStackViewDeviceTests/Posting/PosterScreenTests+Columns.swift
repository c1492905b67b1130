import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

// Screens in the columns of split views, and pages.
extension PosterScreenTests {
    typealias Column = UISplitViewController.Column

    /// What an app sets in the place of a screen.
    enum Replacement: CaseIterable {
        case screen, stack, nothing

        @MainActor
        var controller: UIViewController? {
            switch self {
            case .screen: UIViewController()
            case .stack: UINavigationController(rootViewController: UIViewController())
            case .nothing: nil
            }
        }
    }

    // MARK: - Thrown away

    @Test(
        .bothReadings(of: .hiddenControllersHaveNoParent),
        arguments: [Kind.postView, .bar, .ownObject],
        [Column.primary, .secondary].flatMap { column in Replacement.allCases.map { (column, $0) } })
    func postsEndWithReplacedColumn(kind: Kind, place: (column: Column, replacement: Replacement)) async throws {
        let (column, replacement) = place
        let trial = ScreenTrial(device: .iPad11)
        let split = try trial.showScreen(kind, in: column)
        split.setViewController(replacement.controller, for: column)
        await trial.settle()
        // The stack of the secondary column keeps the screen.
        trial.expectEnd(isRetained: column == .secondary && replacement == .screen)
    }

    @Test(arguments: Kind.allCases, [Replacement.stack, .nothing])
    func postsEndWithReplacedColumnOfCollapsedSplitView(kind: Kind, replacement: Replacement) async throws {
        let split = try trial.showScreen(kind, in: .secondary)
        #expect(split.isCollapsed)
        split.setViewController(replacement.controller, for: .secondary)
        await trial.settle()
        trial.expectEnd()
    }

    @Test(arguments: Kind.allCases)
    func postsEndWithScreenPushedOnReplacedColumn(kind: Kind) async throws {
        let trial = ScreenTrial(device: .iPad11)
        let split = try await pushScreen(kind, on: trial)
        split.setViewController(UIViewController(), for: .secondary)
        await trial.settle()
        trial.expectEnd(isRetained: true)
    }

    @Test(arguments: Kind.allCases, [false, true])
    func postsEndWithRemovedPage(kind: Kind, isAnimated: Bool) async throws {
        let pages = try trial.showPage(kind)
        pages.setViewControllers([UIViewController()], direction: .forward, animated: isAnimated)
        await trial.settle()
        trial.expectEnd()
    }

    // MARK: - Hidden

    @Test(.bothReadings(of: .hiddenControllersHaveNoParent), arguments: Kind.allCases)
    func postsStayInHiddenPrimaryColumn(kind: Kind) async throws {
        let trial = ScreenTrial(device: .iPad11)
        let split = try trial.showScreen(kind, in: .primary)
        split.hide(.primary)
        await trial.simulator.advance(by: 20)
        trial.expectPosts(inWindow: false)
        split.show(.primary)
        await trial.settle()
        trial.expectPosts(inWindow: true)
    }

    @Test(arguments: Kind.allCases, [Device.iPad11, .iPhone16])
    func postsStayUnderScreenPushedInColumn(kind: Kind, device: Device) async throws {
        let trial = ScreenTrial(device: device)
        _ = try trial.showScreen(kind, in: .secondary)
        let stack = try #require(trial.screen?.navigationController)
        stack.pushViewController(UIViewController(), animated: true)
        await trial.simulator.advance(by: 20)
        trial.expectPosts(inWindow: false)
        stack.popViewController(animated: true)
        await trial.settle()
        trial.expectPosts(inWindow: true)
    }

    @Test(arguments: Kind.allCases)
    func postsStayUnderNextScreenOfCollapsedSplitView(kind: Kind) async throws {
        let split = try trial.showScreen(kind, in: .secondary)
        let stack = try #require(trial.screen?.navigationController)
        split.setViewController(UIViewController(), for: .secondary)
        await trial.simulator.advance(by: 20)
        trial.expectPosts(inWindow: false)
        stack.popViewController(animated: true)
        await trial.settle()
        trial.expectPosts(inWindow: true)
    }

    /// The stack of the hidden column is in no hierarchy.
    @Test(arguments: Kind.allCases)
    func postsOfPushedScreenStayInHiddenColumn(kind: Kind) async throws {
        let split = try await pushScreen(kind, on: trial)
        split.show(.primary)
        await trial.simulator.advance(by: 20)
        trial.expectPosts(inWindow: false)
        split.show(.secondary)
        await trial.settle()
        trial.expectPosts(inWindow: true)
    }

    @Test(arguments: Kind.allCases)
    func postsStayOnPageUnderPresentedScreen(kind: Kind) async throws {
        let pages = try trial.showPage(kind)
        pages.present(UIViewController(), in: .fullScreen)
        await trial.simulator.advance(by: 20)
        trial.expectPosts(inWindow: Reading.presentersViewsStay.isOn)
        pages.dismiss(animated: true)
        await trial.settle()
        trial.expectPosts(inWindow: true)
    }

    /// Shows a split view, and posts on a screen that is pushed in its secondary column.
    private func pushScreen(_ kind: Kind, on trial: ScreenTrial) async throws -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        let detail = UIViewController()
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(detail, for: .secondary)
        try trial.show(split)
        detail.navigationController?.pushViewController(trial.makeScreen(kind), animated: false)
        await trial.simulator.advance(by: 1)
        try trial.post()
        await trial.simulator.advance(by: 1.5)
        trial.expectPosts(inWindow: true)
        return split
    }
}
