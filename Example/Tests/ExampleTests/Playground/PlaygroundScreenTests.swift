import MessageStackView
import Simulator
import Testing
import UIKit

@testable import Example

/// The Playground screen: its form, its generated code and its posts.
@MainActor
@Suite(.tasksInOrder)
struct PlaygroundScreenTests {
    private let app = AppDriver()
    private let screen: UIViewController
    private let table: UITableView

    init() throws {
        screen = try app.open(.playground)
        let tables = screen.children.compactMap { ($0 as? UITableViewController)?.tableView }
        table = try #require(tables.first)
    }

    @Test func postIsShownAsConfigured() throws {
        try cell("Position").segments?.choose(3)
        try cell("Capsule").toggle?.turn(true)
        #expect(
            code == """
                let postView = view.createPostView(edge: .top)
                postView.postManager.defaults.precedence = .override
                postView.presentation = PostPresentation {
                    $0.placement = .bottom
                    $0.style.corners = .capsule
                }
                postView.post(Message(
                    "Saved",
                    subtitle: "Drag it, tap it, rotate the device"
                ))
                """)
        try app.tap("Post", in: screen.view)
        app.wait(1)
        let view = try #require(posts.first?.view)
        let frame = view.convert(view.bounds, to: nil)
        #expect(frame.midY > 600)
        // The post covers the button.
        try app.button("Remove all", in: screen.view).sendActions(for: .primaryActionTriggered)
        app.wait(1)
        #expect(posts.isEmpty)
    }

    @Test func newPostReplacesOldOne() throws {
        for position in [1, 3] {
            try cell("Position").segments?.choose(position)
            try app.button("Post", in: screen.view).sendActions(for: .primaryActionTriggered)
            app.wait(1)
            #expect(posts.count == 1)
        }
        app.wait(12)
        #expect(posts.isEmpty)
    }

    @Test(arguments: PostChoices.Company.allCases)
    func newPostJoinsOldOneIfConfigured(company: PostChoices.Company) throws {
        try #require(screen as? PlaygroundViewController).form.post.company = company
        for _ in 0..<2 {
            try app.button("Post", in: screen.view).sendActions(for: .primaryActionTriggered)
            app.wait(1)
        }
        #expect(posts.count == (company == .override || company == .wait ? 1 : 2))
        #expect(app.posters(in: screen.view).flatMap(\.postManager.waitingPosts).count == (company == .wait ? 1 : 0))
        let frames = posts.compactMap { post in post.view.map { $0.convert($0.bounds, to: nil) } }
        switch company {
        case .override, .wait: break
        case .list: #expect(frames[0].maxY < frames[1].minY)
        case .deck: #expect(frames[1].insetBy(dx: 0, dy: -1).intersection(frames[0]).height > frames[0].height / 2)
        }
    }

    @Test func dependentRowsAppearAndDisappear() throws {
        #expect(throws: MissingRow.self) { try cell("Inset at the top") }
        try cell("Custom insets").toggle?.turn(true)
        app.wait(1)
        try cell("Inset at the leading edge").slider?.move(to: 0.5)
        #expect(code.contains("leading: 30"))
        try cell("Custom insets").toggle?.turn(false)
        app.wait(1)
        #expect(throws: MissingRow.self) { try cell("Inset at the top") }
        #expect(code.contains("\npostView.presentation = PostPresentation()\n"))
    }

    @Test func settingsOfActionsFollowChosenAction() throws {
        let form = try #require(screen as? PlaygroundViewController).form
        form.post.actionCount = 3
        try cell("Settings of action").segments?.choose(2)
        #expect(try cell("Title of the button").field?.text == "Delete")
        try cell("Enabled").toggle?.turn(false)
        #expect(code.contains("var thirdAction = PostAction.destructive(\"Delete\")\nthirdAction.isEnabled = false\n"))
        try app.button("Post", in: screen.view).sendActions(for: .primaryActionTriggered)
        app.wait(1)
        let buttons = app.buttons(in: try #require(posts.first?.view))
        #expect(buttons.first { $0.titleLabel?.text == "Delete" }?.isEnabled == false)
        #expect(buttons.first { $0.titleLabel?.text == "Continue" }?.isEnabled == true)
    }

    @Test func menuListsOptions() throws {
        let cell = try cell("Width")
        let button = try #require(app.buttons(in: cell).first)
        #expect(button.titleLabel?.text == "Fill")
        let titles = button.menu?.children.map(\.title) ?? []
        #expect(titles == ["Content", "Fill", "Half", "70 %", "200 pt", "320 pt", "Readable"])
        app.simulator.tap(button)
        app.wait(1)
        let option = app.labels(in: screen.view.window).first { $0.text == "Half" }
        app.simulator.tap(try #require(option))
        app.wait(1)
        #expect(code.contains("\npostView.presentation.size.width = .ratio(0.5)\n"))
        #expect(button.titleLabel?.text == "Half")
    }

    @Test func postAvoidsKeyboard() throws {
        try cell("Position").segments?.choose(3)
        let textCell = try cell("Title")
        let field = try #require(textCell.field)
        app.simulator.tap(field)
        app.wait(1)
        #expect(field.isFirstResponder)
        app.simulator.typeText("!")
        try app.button("Post", in: screen.view).sendActions(for: .primaryActionTriggered)
        app.wait(1)
        let view = try #require(posts.first?.view)
        let keyboard = screen.view.keyboardLayoutGuide.layoutFrame
        #expect(keyboard.height > 200)
        #expect(view.convert(view.bounds, to: screen.view).maxY <= keyboard.minY)
        #expect((view as? MessageView)?.titleLabel.text?.contains("!") == true)
    }

    @Test func postWindowControlsStatusBar() throws {
        let form = try #require(screen as? PlaygroundViewController).form
        form.post.host = .window
        form.choices.isStatusBarHidden = true
        try app.tap("Post", in: screen.view)
        app.wait(1)
        #expect(app.scene?.statusBarManager?.isStatusBarHidden == true)
        app.navigation?.popViewController(animated: true)
        app.wait(2)
        #expect(app.scene?.statusBarManager?.isStatusBarHidden == false)
    }

    @Test func presetUpdatesRowsAndResetRestoresThem() throws {
        let form = try #require(screen as? PlaygroundViewController).form
        table.contentOffset = .zero
        form.choices.startingPreset = .centered
        #expect(code.contains("\npostView.presentation = .centered\n"))
        #expect(try cell("Movement").segments?.selectedSegmentIndex == 1)
        #expect(try cell("Position").segments?.selectedSegmentIndex == 2)
        form.choices.style.chosenPalette = .warning
        #expect(code.contains("\npostView.presentation.style = .palette(.warning)\n"))
        let reset = app.labels(in: screen.navigationController?.navigationBar).first { $0.text == "Reset" }
        app.simulator.tap(try #require(reset))
        app.wait(1)
        #expect(form.choices == PlaygroundChoices())
        #expect(try cell("Position").segments?.selectedSegmentIndex == 0)
    }

    @Test(
        arguments: [
            (ReadyMade.alert, ".alert", ["Icon", "Actions", "Gestures"], ["Severity"]),
            (.popup, ".popup", ["Icon", "Actions", "Gestures"], ["Severity"]),
            (.form, ".form", ["Icon", "Gestures"], ["Severity", "Actions"]),
            (.rating, ".popup", ["Icon", "Gestures"], ["Severity", "Actions"]),
            (.note, "PostPresentation()", ["Gestures"], ["Severity", "Icon", "Actions"]),
            (.progress, ".hud", ["Gestures"], ["Severity", "Icon", "Actions"]),
            (.undo, "PostPresentation()", ["Title"], ["Severity", "Icon", "Actions", "Gestures"]),
            (.longMessage, "PostPresentation()", ["Severity", "Icon", "Actions", "Gestures"], []),
        ] as [(ReadyMade, String, [String], [String])])
    func contentHasItsPresetAndRows(content: ReadyMade, preset: String, shown: [String], hidden: [String])
        throws
    {
        let form = try #require(screen as? PlaygroundViewController).form
        form.chosenContent = content
        app.wait(0.5)
        #expect(code.contains("\npostView.presentation = \(preset)\n"))
        for title in shown { _ = try cell(title) }
        for title in hidden { #expect(throws: MissingRow.self) { try cell(title) } }
        try app.button("Post", in: screen.view).sendActions(for: .primaryActionTriggered)
        app.wait(1)
        #expect(posts.count == 1)
    }

    @Test func changedPresentationStaysWithNewContent() throws {
        let form = try #require(screen as? PlaygroundViewController).form
        form.choices.startingPreset = .card
        form.chosenContent = .alert
        #expect(form.choices.preset == .card)
    }

    @Test func visibleRowReflectsChangeOfPreset() throws {
        let form = try #require(screen as? PlaygroundViewController).form
        form.choices.startingPreset = .bar
        app.wait(0.5)
        let cell = try cell("Position")
        form.choices.startingSide = .bottom
        app.wait(0.5)
        #expect(cell.segments?.selectedSegmentIndex == 3)
    }

    @Test func themedPostUsesThemeColors() throws {
        let form = try #require(screen as? PlaygroundViewController).form
        form.choices.startingPreset = .float
        form.choices.style.chosenPalette = .error
        try app.button("Post", in: screen.view).sendActions(for: .primaryActionTriggered)
        app.wait(1)
        let view = try #require(posts.first?.view as? MessageView)
        #expect(view.titleLabel.textColor == PostTheme.Palette.error.text)
        #expect(view.tintColor == PostTheme.Palette.error.accent)
    }

    // MARK: - Interaction

    private var code: String {
        func textViews(in view: UIView) -> [UITextView] {
            view.subviews.flatMap { ($0 as? UITextView).map { [$0] } ?? textViews(in: $0) }
        }
        return textViews(in: screen.view).first?.text ?? ""
    }

    private var posts: [Post] { app.posters(in: screen.view).flatMap(\.postManager.currentPosts) }

    /// Returns the row with a title, scrolled into view.
    private func cell(_ title: String) throws -> UITableViewCell {
        for section in 0..<table.numberOfSections {
            for row in 0..<table.numberOfRows(inSection: section) {
                let path = IndexPath(row: row, section: section)
                // Rows may be higher than their estimate when first shown.
                for _ in 0..<2 {
                    table.scrollToRow(at: path, at: .middle, animated: false)
                    app.wait(0)
                }
                let cell = table.cellForRow(at: path)
                if let cell, app.labels(in: cell).first?.text == title { return cell }
            }
        }
        throw MissingRow(title: title)
    }

    private struct MissingRow: Error {
        let title: String
    }
}

extension UIView {
    private func first<Control: UIView>(_ type: Control.Type) -> Control? {
        for view in subviews {
            if let found = view as? Control ?? view.first(type) { return found }
        }
        return nil
    }

    fileprivate var segments: UISegmentedControl? { first(UISegmentedControl.self) }
    fileprivate var toggle: UISwitch? { first(UISwitch.self) }
    fileprivate var slider: UISlider? { first(UISlider.self) }
    fileprivate var field: UITextField? { first(UITextField.self) }
}

extension UISegmentedControl {
    fileprivate func choose(_ index: Int) {
        selectedSegmentIndex = index
        sendActions(for: .valueChanged)
    }
}

extension UISwitch {
    fileprivate func turn(_ isOn: Bool) {
        self.isOn = isOn
        sendActions(for: .valueChanged)
    }
}

extension UISlider {
    /// Moves the slider to a fraction of its range.
    fileprivate func move(to part: Float) {
        value = minimumValue + part * (maximumValue - minimumValue)
        sendActions(for: .valueChanged)
    }
}
