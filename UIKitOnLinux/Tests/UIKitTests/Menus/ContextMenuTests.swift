import Simulator
import Testing
@testable import UIKit

@MainActor
struct ContextMenuTests {
    private let simulator = Simulator()
    private let root = UIViewController()
    private let log = CallLog()
    private let view: LoggedView
    private let delegate: MenuDelegate
    private let interaction: UIContextMenuInteraction
    private let place = CGPoint(x: 150, y: 240)

    private final class LoggedView: UIView {
        let log: CallLog

        init(_ log: CallLog) {
            self.log = log
            super.init(frame: CGRect(x: 40, y: 200, width: 300, height: 80))
        }

        required init?(coder: NSCoder) { nil }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("began") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("cancelled") }
    }

    private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
        let log: CallLog
        var menu: UIMenu?
        var hasMenu = true
        var onDisplay: () -> Void = {}

        init(_ log: CallLog) {
            self.log = log
            super.init()
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.add("configuration at \(Int(location.x)), \(Int(location.y))")
            guard hasMenu else { return nil }
            return UIContextMenuConfiguration(identifier: "it" as NSString, actionProvider: { _ in self.menu })
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.add("will display \(configuration.identifier as? NSString ?? "")")
            animator?.addAnimations { self.log.add("displaying") }
            animator?.addCompletion { self.log.add("displayed") }
            onDisplay()
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.add("will end \(configuration.identifier as? NSString ?? "")")
            animator?.addAnimations { self.log.add("ending") }
            animator?.addCompletion { self.log.add("gone") }
        }
    }

    init() {
        view = LoggedView(log)
        delegate = MenuDelegate(log)
        interaction = UIContextMenuInteraction(delegate: delegate)
        delegate.menu = UIMenu(children: [
            UIAction(title: "Copy") { [log] _ in log.add("copy") },
            UIAction(title: "Delete", attributes: .destructive) { [log] _ in log.add("delete") },
            UIAction(title: "Locked", attributes: .disabled) { [log] _ in log.add("locked") },
            UIAction(title: "Secret", attributes: .hidden) { [log] _ in log.add("secret") },
            UIMenu(title: "More", children: [UIAction(title: "Share") { [log] _ in log.add("share") }]),
        ])
        view.backgroundColor = .systemTeal
        root.view.backgroundColor = .systemBackground
        root.view.addSubview(view)
        view.addInteraction(interaction)
        simulator.show(root)
    }

    private func open() {
        simulator.press(at: place, forDuration: 0.6)
        simulator.advance(by: 1)
        _ = log.take()
    }

    private var rows: [MenuRowView] { Self.rows(in: root.view.window) }

    private static func rows(in view: UIView?) -> [MenuRowView] {
        (view?.subviews ?? []).flatMap { [$0 as? MenuRowView].compactMap { $0 } + rows(in: $0) }
    }

    private func found(_ name: String) -> MenuRowView? { rows.first { $0.accessibilityLabel == name } }

    private func tapRow(_ name: String) throws {
        let row = try #require(found(name))
        simulator.tap(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
    }

    // MARK: - Opening

    @Test func afterHalfASecondTheMenuTakesTheTouch() {
        simulator.touchDown(at: place)
        simulator.advance(by: 0.45)
        #expect(log.take() == ["began"])
        #expect(interaction.menuAppearance == .unknown)
        simulator.advance(by: 0.1)
        #expect(
            log.take() == [
                "configuration at 110, 40", "will display it", "displaying", "cancelled",
            ])
        #expect(interaction.menuAppearance == .rich)
        simulator.touchUp(at: place)
        simulator.advance(by: 1)
        #expect(log.take() == ["displayed"])
        #expect(rows.map(\.accessibilityLabel) == ["Copy", "Delete", "Locked", "More"])
    }

    @Test func withoutAMenuTheTouchGoesOn() {
        delegate.hasMenu = false
        simulator.press(at: place, forDuration: 1)
        #expect(log.take() == ["began", "configuration at 110, 40", "ended"])
        #expect(rows.isEmpty)
    }

    @Test func aFingerThatMovesShowsNoMenu() {
        simulator.touchDown(at: place)
        simulator.advance(by: 0.2)
        simulator.touchMove(to: CGPoint(x: 165, y: 240))
        simulator.advance(by: 1)
        simulator.touchUp(at: CGPoint(x: 165, y: 240))
        #expect(log.take() == ["began", "ended"])
    }

    // MARK: - Choosing

    @Test func aTapOnAnItemEndsTheMenuAndRunsTheAction() throws {
        open()
        try tapRow("Copy")
        #expect(log.take() == ["will end it", "copy", "ending"])
        simulator.advance(by: 1)
        #expect(log.take() == ["gone"])
        #expect(rows.isEmpty)
        #expect(interaction.menuAppearance == .unknown)
    }

    @Test func aTapBesideDismisses() {
        open()
        simulator.tap(at: CGPoint(x: 200, y: 700))
        #expect(log.take() == ["will end it", "ending"])
        simulator.advance(by: 1)
        #expect(log.take() == ["gone"])
    }

    @Test func aFingerThatStaysDownChoosesByLifting() throws {
        simulator.touchDown(at: place)
        simulator.advance(by: 1.5)
        let row = try #require(found("Delete"))
        let target = row.convert(CGPoint(x: 60, y: 20), to: nil)
        simulator.touchMove(to: target)
        #expect(row.isHighlighted)
        _ = log.take()
        simulator.touchUp(at: target)
        #expect(log.take() == ["will end it", "delete", "ending"])
    }

    @Test func aDisabledItemDoesNothing() throws {
        open()
        try tapRow("Locked")
        simulator.advance(by: 1)
        #expect(log.take() == [])
        #expect(found("Locked") != nil)
    }

    @Test func aMenuInTheMenuOpensInItsPlace() throws {
        open()
        try tapRow("More")
        simulator.advance(by: 1)
        #expect(log.take() == [])
        #expect(rows.map(\.accessibilityLabel) == ["Share"])
        try tapRow("Share")
        #expect(log.take() == ["will end it", "share", "ending"])
    }

    @Test func anActionMayKeepTheMenu() throws {
        delegate.menu = UIMenu(children: [
            UIAction(title: "Again", attributes: .keepsMenuPresented) { [log] _ in log.add("again") }
        ])
        open()
        try tapRow("Again")
        try tapRow("Again")
        #expect(log.take() == ["again", "again"])
        #expect(interaction.menuAppearance == .rich)
    }

    // MARK: - Other ends

    @Test func theMenuEndsAtOnceWithItsView() {
        open()
        view.removeFromSuperview()
        #expect(log.take() == ["will end it", "ending", "gone"])
        simulator.advance(by: 1)
        #expect(log.take() == [])
        #expect(rows.isEmpty)
    }

    @Test func theMenuEndsWithTheInteraction() {
        open()
        view.removeInteraction(interaction)
        #expect(log.take() == ["will end it", "ending", "gone"])
        #expect(interaction.view == nil)
    }

    @Test func theMenuEndsWhenTheWindowTurns() {
        open()
        simulator.rotate(to: .landscapeLeft)
        simulator.advance(by: 1)
        #expect(log.take() == ["will end it", "ending", "gone"])
        #expect(rows.isEmpty)
    }

    @Test func anEarlyEndHurriesTheDisplay() {
        simulator.touchDown(at: place)
        simulator.advance(by: 0.55)
        _ = log.take()
        interaction.dismissMenu()
        interaction.dismissMenu()
        simulator.advance(by: 1)
        #expect(log.take() == ["displayed", "will end it", "ending", "gone"])
        simulator.touchUp(at: place)
        #expect(log.take() == [])
    }

    @Test func aDismissalFromInsideTheDisplayComesAfterIt() {
        delegate.onDisplay = { [interaction] in interaction.dismissMenu() }
        simulator.press(at: place, forDuration: 0.6)
        simulator.advance(by: 1)
        #expect(
            log.take() == [
                "began", "configuration at 110, 40", "will display it", "displaying", "displayed", "will end it",
                "ending", "cancelled", "gone",
            ])
    }

    @Test func anEscapeDismisses() {
        open()
        simulator.voiceOver.start()
        _ = simulator.voiceOver.escape()
        simulator.advance(by: 1)
        #expect(log.take() == ["will end it", "ending", "gone"])
    }

    @Test func aSecondLongPressOpensItAgain() {
        open()
        simulator.tap(at: CGPoint(x: 200, y: 700))
        simulator.advance(by: 1)
        open()
        #expect(found("Copy") != nil)
    }

    // MARK: - Looks

    @Test func theCardHasTheMeasuredSizes() throws {
        delegate.menu = UIMenu(children: [
            UIMenu(options: .displayInline, children: [UIAction(title: "One") { _ in }]),
            UIMenu(
                options: .displayInline,
                children: [UIAction(title: "Two", subtitle: "Second") { _ in }, UIAction(title: "Three") { _ in }]),
        ])
        open()
        let frames = rows.map { $0.convert($0.bounds, to: nil) }
        #expect(frames.map(\.width) == [250, 250, 250])
        #expect(frames.map(\.height) == [42, 58, 42])
        #expect(abs(frames[1].minY - frames[0].maxY - 21) < 0.5)
        #expect(abs(frames[2].minY - frames[1].maxY) < 0.5)
    }

    @Test func theCardStaysOnTheScreen() throws {
        for y in [60, 300, 700, 790] as [CGFloat] {
            view.frame.origin.y = y
            simulator.press(at: CGPoint(x: 330, y: y + 10), forDuration: 0.6)
            simulator.advance(by: 1)
            let frames = rows.map { $0.convert($0.bounds, to: nil) }
            #expect(frames.allSatisfy { $0.minY >= 59 && $0.maxY <= 852 - 34 && $0.minX >= 0 && $0.maxX <= 393 })
            interaction.dismissMenu()
            simulator.advance(by: 1)
        }
    }

    // MARK: - Interactions

    @Test func anInteractionBelongsToOneView() {
        let other = UIView()
        other.addInteraction(interaction)
        #expect(view.interactions.isEmpty)
        #expect(other.interactions.count == 1)
        #expect(interaction.view === other)
        other.interactions = []
        #expect(interaction.view == nil)
    }
}
