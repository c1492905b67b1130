import MessageStackView
import Simulator
import Testing
import UIKit

@testable import Example

/// The sections of the Playground's form, and its post views.
@MainActor
@Suite(.tasksInOrder)
struct PlaygroundFormTests {
    private let app = AppDriver()
    private let screen: PlaygroundViewController
    private let table: PlaygroundTableViewController

    init() throws {
        screen = try #require(try app.open(.playground) as? PlaygroundViewController)
        table = try #require(screen.children.first as? PlaygroundTableViewController)
    }

    @Test(arguments: PostChoices.contents)
    func noSectionIsTallerThanForm(content: ReadyMade) throws {
        screen.form.chosenContent = content
        let room = table.tableView.bounds.inset(by: table.tableView.adjustedContentInset).height
        for (index, section) in table.sections.enumerated() {
            table.scroll(to: index)
            app.wait(0)
            #expect(table.tableView.rect(forSection: index).height <= room, "\(section.title)")
        }
    }

    @Test func sectionsMenuScrollsToSection() throws {
        let bar = screen.navigationController?.navigationBar
        for (group, title) in [("Touches", "Drag"), ("Place and size", "Size")] {
            app.simulator.tap(try app.button("Sections", in: bar))
            app.wait(1)
            for text in [group, title] {
                let labels = app.labels(in: screen.view.window)
                app.simulator.tap(try #require(labels.last { $0.text == text }))
                app.wait(1)
            }
            let section = try #require(table.sections.firstIndex { $0.title == title })
            let top = table.tableView.rect(forSection: section).minY - table.tableView.contentOffset.y
            #expect(abs(top - table.tableView.adjustedContentInset.top) < 1, "\(title)")
        }
        screen.form.post.content = .undo
        #expect(!table.sections.map(\.title).contains("Actions"))
        let menus = try app.button("Sections", in: bar).menu?.children.compactMap { $0 as? UIMenu } ?? []
        #expect(menus.flatMap(\.children).map(\.title) == table.sections.map(\.title))
    }

    @Test func postViewsOfWindowAreRestoredWhenScreenIsLeft() throws {
        screen.form.post.host = .appWindow
        screen.form.post.company = .deck
        screen.form.post.edge = .bottom
        screen.form.post.manager.waitingLimit = 0
        try app.button("Post", in: screen.view).sendActions(for: .primaryActionTriggered)
        app.wait(1)
        let postView = try #require(app.scene?.postView)
        #expect(postView.postManager.waitingLimit == 0)
        app.navigation?.popViewController(animated: true)
        app.wait(2)
        #expect(postView.deck == nil)
        #expect(postView.edge == .top)
        #expect(postView.postManager.capacity == 1)
        #expect(postView.postManager.waitingLimit == .max)
        #expect(postView.postManager.posts.isEmpty)
    }

    @Test(arguments: PostChoices.Host.allCases)
    func postIsShownAndClosedOnEachHost(host: PostChoices.Host) throws {
        screen.form.post.host = host
        screen.form.post.content = .popup
        screen.form.post.actionCount = 2
        try app.button("Post", in: screen.view).sendActions(for: .primaryActionTriggered)
        app.wait(1)
        let windows = app.scene?.windows ?? []
        let button = windows.flatMap { app.buttons(in: $0) }.first { $0.titleLabel?.text == "Not now" }
        app.simulator.tap(try #require(button))
        app.wait(1)
        #expect(button?.window == nil)
    }
}
