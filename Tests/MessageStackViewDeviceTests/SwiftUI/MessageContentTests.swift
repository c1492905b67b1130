import Simulator
import SwiftUI
import Testing
import UIKit

@testable import MessageStackView

/// A message as a part of a SwiftUI view.
@MainActor
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
}
