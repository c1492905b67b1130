import Simulator
import SwiftUI
import Testing

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// SwiftUI views that make room for posts.
@MainActor @Suite(.leavesNothingBehind)
struct PostRoomModifierTests {
    private struct Screen: View {
        let edges: Edge.Set

        var body: some View {
            VStack(spacing: 0) {
                Text("Upper")
                Spacer()
                Heights()
                Text("Lower")
            }
            .makesRoomForPosts(edges)
        }
    }

    private struct Heights: View {
        @Environment(\.postInsets) private var postInsets

        var body: some View { Text("\(Int(postInsets.top.rounded())) \(Int(postInsets.bottom.rounded()))") }
    }

    private func frame(of text: String, on stage: SwiftUIStage) throws -> CGRect {
        let labels = SwiftUIStage.labels(in: try #require(stage.window.rootViewController?.view))
        return try #require(labels.first { $0.text == text }).screenFrame
    }

    private func post(_ edge: PostEdge, on stage: SwiftUIStage) throws -> Post {
        let postView = try #require(stage.window.windowScene?.postView)
        postView.edge = edge
        let post = postView.post(PostRequest(Message("Saved")).with { $0.duration = .untilRemoved })
        stage.rest()
        return post
    }

    @Test func contentEndsAtPosts() throws {
        let stage = SwiftUIStage { Screen(edges: .vertical) }
        let (upper, lower) = (try frame(of: "Upper", on: stage), try frame(of: "Lower", on: stage))
        #expect(stage.texts.contains("0 0"))
        for edge in [PostEdge.top, .bottom] {
            let post = try post(edge, on: stage)
            let slot = try #require(post.view?.enclosingSlot).screenFrame
            if edge == .top {
                #expect(abs(try frame(of: "Upper", on: stage).minY - slot.maxY) < 1)
                #expect(abs(try frame(of: "Lower", on: stage).maxY - lower.maxY) < 0.5)
                #expect(stage.texts.contains("\(Int((slot.maxY - upper.minY).rounded())) 0"))
            } else {
                #expect(abs(try frame(of: "Lower", on: stage).maxY - slot.minY) < 1)
                #expect(abs(try frame(of: "Upper", on: stage).minY - upper.minY) < 0.5)
                #expect(stage.texts.contains("0 \(Int((lower.maxY - slot.minY).rounded()))"))
            }
            post.remove()
            stage.rest()
        }
        let (above, below) = (try frame(of: "Upper", on: stage), try frame(of: "Lower", on: stage))
        #expect(abs(above.minY - upper.minY) < 0.5 && abs(below.maxY - lower.maxY) < 0.5, "\(above) \(below)")
        #expect(stage.texts.contains("0 0"))
    }

    @Test func viewWithoutEdgesOnlyHasHeights() throws {
        let stage = SwiftUIStage { Screen(edges: []) }
        let lower = try frame(of: "Lower", on: stage)
        _ = try post(.bottom, on: stage)
        #expect(try frame(of: "Lower", on: stage) == lower)
        #expect(stage.texts.contains { $0.hasPrefix("0 ") && $0 != "0 0" })
    }

    @Test func viewThatAppearsUnderPostHasItsRoom() throws {
        let stage = SwiftUIStage { Text("None") }
        let post = try post(.bottom, on: stage)
        stage.show { Screen(edges: .bottom) }
        let slot = try #require(post.view?.enclosingSlot).screenFrame
        #expect(abs(try frame(of: "Lower", on: stage).maxY - slot.minY) < 1)
    }
}
