import Simulator
import SwiftUI
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The theme of a SwiftUI view.
@MainActor @Suite(.leavesNothingBehind)
struct PostThemeEnvironmentTests {
    private static let purple = PostTheme { $0.success = PostTheme.Palette(.purple) }
    private static let brown = PostTheme { $0.success = PostTheme.Palette(.brown) }

    private struct Button: View {
        @Environment(\.post) private var post

        var body: some View { SwiftUI.Button("Save") { post(Message(.success, "Saved")) } }
    }

    private func background(in stage: SwiftUIStage) -> UIColor? { stage.posts.last?.view?.backgroundColor }

    @Test func actionPostsWithThemeOfView() {
        let stage = SwiftUIStage { VStack { Button() }.postTheme(Self.purple) }
        stage.tap("Save")
        #expect(background(in: stage) == .purple)
    }

    @Test func themeTakesThePlaceOfThePosters() {
        let stage = SwiftUIStage { VStack { Button() }.postTheme(Self.purple) }
        stage.window.windowScene?.postView.presentation.theme = Self.brown
        stage.tap("Save")
        #expect(background(in: stage) == .purple)
        stage.show { VStack { Button() }.postTheme(nil) }
        #expect(background(in: stage) == .brown)
    }

    @Test func bindingPostsWithThemeAndFollowsChange() {
        func content(_ theme: PostTheme) -> some View {
            Text("Screen").post(isPresented: .constant(true)) { Message(.success, "Saved") }.postTheme(theme)
        }
        let stage = SwiftUIStage { content(Self.purple) }
        #expect(background(in: stage) == .purple)
        stage.show { content(Self.brown) }
        #expect(background(in: stage) == .brown && stage.posts.count == 1)
    }

    @Test func messageContentHasThemeOfView() throws {
        func view(in stage: SwiftUIStage) throws -> MessageView {
            func messageView(in view: UIView) -> MessageView? {
                view as? MessageView ?? view.subviews.lazy.compactMap(messageView).first
            }
            return try #require(stage.window.rootViewController?.view.flatMap(messageView))
        }
        let stage = SwiftUIStage { MessageContent(Message(.success, "Saved")).postTheme(Self.purple) }
        #expect(try view(in: stage).backgroundColor == .purple)
        PostEnvironment.app.theme = Self.brown
        stage.show { MessageContent(Message(.success, "Saved")).postTheme(nil) }
        #expect(try view(in: stage).backgroundColor == .brown)
    }
}
