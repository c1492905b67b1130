import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// The shadows of posts in a column.
@MainActor
@Suite(.leavesNothingBehind)
struct PostShadowTests {
    /// A poster that shows several posts in a column.
    enum Column: CaseIterable {
        case postView, stack, deck

        @MainActor
        func post(_ count: Int, on stage: Stage, at edge: PostEdge) -> [Post] {
            let poster: any Poster
            switch self {
            case .stack: poster = stage.view.createMessageStackView(edge: edge)
            case .postView, .deck:
                let postView = stage.view.createPostView(edge: edge)
                poster = postView
                if self == .deck { postView.deck = PostDeck() } else { postView.postManager.capacity = .max }
            }
            let posts = (0..<count).map { number in
                stage.post(Message("Post \(number)"), as: nil, on: poster) { $0.duration = .untilRemoved }
            }
            (poster as? PostView)?.setDeckExpanded(true, animated: false)
            stage.rest()
            return posts
        }
    }

    private let stage = Stage()

    init() {
        stage.view.backgroundColor = .white
    }

    /// Returns whether a post has the same brightness in its middle and near its edges, and a shadow below it.
    private func isClean(_ post: Post) throws -> Bool {
        let frame = try stage.slotFrame(of: #require(post.view)).insetBy(dx: 60, dy: 1)
        let points = [frame.minY + 1, frame.midY, frame.maxY - 2].map { CGPoint(x: frame.maxX - 40, y: $0) }
        let lights = try points.map { try #require(stage.brightness(at: $0)) }
        return lights.allSatisfy { $0 == lights[1] }
    }

    private func brightness(below post: Post) throws -> CGFloat {
        let frame = try stage.slotFrame(of: #require(post.view))
        return try #require(stage.brightness(at: CGPoint(x: frame.midX, y: frame.maxY + 4)))
    }

    @Test(arguments: Column.allCases, [PostEdge.top, .bottom])
    func noShadowFallsOnAnotherPost(column: Column, edge: PostEdge) throws {
        let posts = column.post(3, on: stage, at: edge)
        for post in posts {
            #expect(try isClean(post))
            #expect(try brightness(below: post) < 0.99)
        }
        posts[1].remove()
        stage.rest()
        for post in [posts[0], posts[2]] { #expect(try isClean(post)) }
        posts[0].remove()
        stage.rest()
        let body = try #require(posts[2].view?.enclosingSlot?.body)
        #expect(body.shadowView?.neighbors == [] && body.shadowView?.layer.mask == nil)
    }
}
