import Simulator
import SwiftUI
import Testing
import UIKit

@testable import MessageStackView

/// A message as a part of a SwiftUI view.
@MainActor
@Suite(.leavesNothingBehind)
struct MessageContentTests {
    private let short = Message(.warning, "You're offline")
    private let long = Message(.warning, String(repeating: "A long text that needs several lines. ", count: 5))

    private func view(in stage: SwiftUIStage) throws -> MessageView {
        try #require(stage.window.rootViewController?.view.flatMap(messageView))
    }

    private func messageView(in view: UIView) -> MessageView? {
        view as? MessageView ?? view.subviews.lazy.compactMap(messageView).first
    }

    @Test func messageFillsTheWidthAndHasItsHeight() throws {
        let stage = SwiftUIStage { VStack { MessageContent(short) }.padding() }
        let view = try view(in: stage)
        #expect(view.bounds.width == stage.window.bounds.width - 32)
        #expect(view.bounds.height > 30 && view.bounds.height < 60)
    }

    @Test func longMessageWraps() throws {
        let stage = SwiftUIStage { VStack { MessageContent(long) }.padding() }
        #expect(try view(in: stage).bounds.height > 60)
    }

    @Test func changedMessageUpdatesTheView() throws {
        let stage = SwiftUIStage { VStack { MessageContent(short) } }
        let view = try view(in: stage)
        stage.show { VStack { MessageContent(long) } }
        #expect(try self.view(in: stage) === view && view.titleLabel.text == long.title)
        #expect(view.bounds.height > 60)
    }

    @Test func styleIsApplied() throws {
        let stage = SwiftUIStage { MessageContent(short, style: .palette(.error)) }
        #expect(try #require(view(in: stage).enclosingSlot).style == PostStyle.palette(.error).resolved())
    }

    @Test(arguments: [0, 60, 390] as [CGFloat])
    func constraintsAreSatisfiable(width: CGFloat) {
        let stage = SwiftUIStage { MessageContent(long, style: .palette(.error)).frame(width: width) }
        #expect(stage.simulator.layoutConflicts == [])
    }

    @Test func messageIsNotAPost() throws {
        let stage = SwiftUIStage { MessageContent(short) }
        #expect(stage.posts.isEmpty && stage.simulator.announcements.isEmpty)
        #expect(try view(in: stage).accessibilityPerformEscape() == false)
    }

    // MARK: Updates without a change

    private struct Failure: LocalizedError {
        var errorDescription: String? { "No connection" }
    }

    /// A message whose handler changes the state, and so the text above the message and its style.
    private struct FailingScreen: View {
        let model: PostModel

        var body: some View {
            VStack {
                Text(model.isVisible ? "Idle" : "Busy")
                MessageContent(
                    Message(
                        "Upload failed",
                        actions: [
                            PostAction("Retry") {
                                model.isVisible = false
                                defer { model.isVisible = true }
                                await Task.detached {}.value
                                throw Failure()
                            }
                        ]), style: model.isVisible ? PostStyle() : .palette(.error))
            }
        }
    }

    @Test func errorOfHandlerStaysWhenTheScreenIsUpdated() async throws {
        let model = PostModel()
        let stage = SwiftUIStage { FailingScreen(model: model) }
        stage.simulator.tapElement(named: "Retry")
        await stage.simulator.advance(by: 1)
        #expect(stage.texts.contains("Idle") && stage.texts.contains("No connection"))
        #expect(try view(in: stage).actionsView.showsError)
    }

    @Test func equalMessageHasTheNewHandler() async {
        let model = PostModel()
        let content = { (number: Int) in
            MessageContent(Message("Offline", actions: [PostAction("Retry") { model.rows.append(number) }]))
        }
        let stage = SwiftUIStage { content(1) }
        stage.show { content(2) }
        stage.simulator.tapElement(named: "Retry")
        await stage.simulator.advance(by: 1)
        #expect(model.rows == [2])
    }

    /// A value whose view can't show another one.
    private struct Plain: Postable, Equatable {
        var text = "Offline"

        func makeView() -> UIView { PlainView(text) }
    }

    /// A value that can't be compared.
    private struct Opaque: Postable {
        var text: String

        func makeView() -> UIView { PlainView(text) }

        func update(_ view: UIView) -> Bool {
            (view as? PlainView)?.text = text
            return view is PlainView
        }
    }

    private final class PlainView: UILabel {
        init(_ text: String) {
            super.init(frame: .zero)
            self.text = text
        }

        required init?(coder: NSCoder) { nil }
    }

    private func plainView(in stage: SwiftUIStage) throws -> PlainView {
        func find(in view: UIView) -> PlainView? { view as? PlainView ?? view.subviews.lazy.compactMap(find).first }
        return try #require(stage.window.rootViewController?.view.flatMap(find))
    }

    @Test func viewOfEqualValueStays() throws {
        let stage = SwiftUIStage { MessageContent(Plain()) }
        let view = try plainView(in: stage)
        stage.show { MessageContent(Plain(), style: .palette(.error)) }
        #expect(try plainView(in: stage) === view)
        stage.show { MessageContent(Plain(text: "Online")) }
        #expect(try plainView(in: stage) !== view && plainView(in: stage).text == "Online")
    }

    @Test func valueThatCannotBeComparedUpdatesItsView() throws {
        let stage = SwiftUIStage { MessageContent(Opaque(text: "Offline")) }
        let view = try plainView(in: stage)
        stage.show { MessageContent(Opaque(text: "Online")) }
        #expect(try plainView(in: stage) === view && view.text == "Online")
    }
}
