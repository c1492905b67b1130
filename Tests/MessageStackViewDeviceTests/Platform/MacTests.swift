import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Posts on a Mac: in windows that the user resizes, with a pointer, a hardware keyboard and macOS's sizes of texts.
@MainActor
@Suite(.leavesNothingBehind)
struct MacTests {
    private let stage = Stage(device: .mac)
    private var simulator: Simulator { stage.simulator }

    private func message(_ title: String = "Saved") -> Message {
        Message(title: title, subtitle: "In all of your folders")
    }

    private func frame(of post: Post) throws -> CGRect { try #require(post.view?.enclosingSlot).frame }

    /// The content of the window on the screen.
    private var content: CGRect { UIAccessibility.convertToScreenCoordinates(stage.view.bounds, in: stage.view) }

    // MARK: - Windows

    @Test func postIsAtTheEdgeOfTheWindow() throws {
        let post = stage.postView.post(message(), as: .float(.top))
        stage.rest()
        let frame = try frame(of: post)
        #expect(frame.minY == 8, "there is no safe area")
        #expect(frame.midX == 400)
        #expect(frame.width == 768, "the readable width of a window of 800 points, measured on Mac Catalyst")
    }

    @Test(arguments: [PostPresentation.float(.top), .card(.bottom), .alert])
    func postFollowsResizedWindow(presentation: PostPresentation) throws {
        let post = stage.postView.post(message(String(repeating: "A long title ", count: 8)), as: presentation)
        stage.rest()
        let start = CGPoint(x: content.maxX, y: content.maxY)
        let heights = try [0, 120, 240, 360, 400].map { step -> CGFloat in
            let point = CGPoint(x: start.x - step, y: start.y - step / 2)
            if step == 0 { simulator.touchDown(at: start) } else { simulator.touchMove(to: point) }
            simulator.advance(by: 0.1)
            let frame = try frame(of: post)
            #expect(abs(frame.midX - stage.view.bounds.midX) < 0.5)
            #expect(stage.view.bounds.contains(frame), "\(frame) is in \(stage.view.bounds)")
            return frame.height
        }
        simulator.touchUp(at: CGPoint(x: start.x - 400, y: start.y - 200))
        #expect(stage.view.bounds.size == CGSize(width: 400, height: 400))
        #expect(try #require(heights.last) >= heights[0], "the text needs more lines in a narrow window")
        #expect(post.phase == .shown)
        #expect(simulator.layoutConflicts.isEmpty && !stage.hasEndlessLayouts)
    }

    @Test(.without(.keyWindowsAreUnreported, because: "only the report shows which window is in use"))
    func postAppearsInTheWindowThatWasClickedLast() throws {
        let second = try #require(simulator.openScene())
        let window = UIWindow(windowScene: second)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        stage.postView.post("One")
        stage.rest()
        #expect(stage.postView.window === window)
        stage.postView.removeAll(animated: false)
        simulator.tap(at: CGPoint(x: content.minX + 10, y: content.minY - 10))
        let post = stage.postView.post("Two")
        stage.rest()
        #expect(post.view?.window === stage.window)
    }

    // MARK: - Pointer

    @Test func pointerOnThePostStopsItsTime() throws {
        var request = PostRequest(message())
        request.duration = .seconds(3)
        let post = stage.postView.post(request)
        stage.rest()
        simulator.movePointer(to: try #require(post.view))
        simulator.advance(by: 10)
        #expect(post.phase == .shown)
        simulator.movePointer(to: CGPoint(x: 20, y: 20))
        simulator.advance(by: 4)
        #expect(post.reason == .timeout)
    }

    @Test func clickOnThePostActs() throws {
        let clicks = Counter()
        var request = PostRequest(message())
        request.editPresentation { $0.touches = .perform { _ in clicks.count += 1 } }
        let post = stage.postView.post(request)
        stage.rest()
        simulator.tap(try #require(post.view))
        #expect(clicks.count == 1)
    }

    @Test func secondaryClickOpensTheMenuOfTheViewAndHoldsThePost() throws {
        let label = UILabel()
        label.text = "A view with a menu"
        label.isUserInteractionEnabled = true
        let menu = MenuDelegate()
        label.addInteraction(UIContextMenuInteraction(delegate: menu))
        var request = PostRequest(view: label)
        request.duration = .seconds(3)
        let post = stage.postView.post(request)
        stage.rest()
        let frame = UIAccessibility.convertToScreenCoordinates(label.bounds, in: label)
        #expect(simulator.secondaryClick(at: frame.center))
        simulator.advance(by: 10)
        #expect(post.phase == .shown)
        simulator.tap(at: CGPoint(x: content.midX, y: content.maxY - 20))
        simulator.advance(by: 5)
        #expect(post.reason == .timeout)
    }

    @Test func scrollWheelDoesNotMovePost() throws {
        let post = stage.postView.post(message(), as: .card(.top))
        stage.rest()
        let old = try frame(of: post)
        simulator.scroll(at: CGPoint(x: content.midX, y: content.minY + 30), by: CGPoint(x: 0, y: -40), type: .discrete)
        simulator.advance(by: 1)
        #expect(try frame(of: post) == old)
        #expect(post.phase == .shown)
    }

    // MARK: - Keyboard

    @Test(arguments: [(HardwareKey.return, "Delete"), (.escape, "Keep")])
    func keyAnswersAlert(key: HardwareKey, answer: String) async throws {
        let alert = AlertMessage(
            "Delete 12 photos?", actions: [.cancel("Keep"), PostAction("Delete", isPreferred: true) {}])
        let question = Task { await stage.postView.ask(alert) }
        await simulator.advance(by: 1.25)
        simulator.pressKey(key)
        await simulator.advance(by: 1.25)
        #expect(await question.value?.title == answer)
    }

    /// Commands of the menu bar go to the first responder.
    @Test func postLeavesTheFirstResponderOfMenuCommands() {
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
        stage.view.addSubview(field)
        field.becomeFirstResponder()
        stage.postView.post(Message("Uploading", actions: [PostAction("Stop") {}]))
        stage.rest()
        #expect(field.isFirstResponder && stage.window.hasKeyStatus)
        simulator.typeText("a")
        #expect(field.text == "a")
        #expect(simulator.keyboardFrame == nil)
    }

    // MARK: - Text

    @Test func textsHaveTheSizesOfMacOS() throws {
        let post = stage.postView.post(message())
        stage.rest()
        let view = try #require(post.view as? MessageView)
        let sizes = view.descendants.compactMap { ($0 as? UILabel)?.font.pointSize }
        // Subheadline, 15 points on iOS.
        #expect(!sizes.isEmpty && sizes.allSatisfy { $0 == 11 }, "\(sizes)")
    }

    @Test func titleOfAlertHasTheSizeOfHeadlines() throws {
        let post = stage.postView.post(
            AlertMessage("Delete?", actions: [.cancel("Keep"), .destructive("Delete")]))
        stage.rest()
        let label = try #require(post.view?.descendants.compactMap { $0 as? UILabel }.first { $0.text == "Delete?" })
        #expect(label.font.pointSize == 13)
    }
}

@MainActor
private final class Counter {
    var count = 0
}

private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
    }
}
