import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

extension HostedTests {
    /// Several posts that do not fit on the screen at their full height.
    @MainActor
    struct OccupiedSpaceTests {
        struct Place: Sendable, CustomTestStringConvertible {
            let testDescription: String
            let edge: PostEdge
            var presentation = PostPresentation()
        }

        nonisolated static let places = [
            Place(testDescription: "in the post view at the top", edge: .top),
            Place(testDescription: "in the post view at the bottom", edge: .bottom),
            Place(testDescription: "in the host at the top", edge: .top, presentation: .float(.top)),
            Place(testDescription: "in the host at the bottom", edge: .top, presentation: .card(.bottom)),
        ]

        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        private func makePostView(_ place: Place) -> PostView {
            let postView = stage.view.createPostView(edge: place.edge)
            postView.presentation = place.presentation
            postView.postManager.capacity = .max
            return postView
        }

        @Test(arguments: places)
        func tallPostsShrinkAndShortOnesKeepTheirHeight(place: Place) async throws {
            let postView = makePostView(place)
            let views = [
                stage.makeMessageView(filling: 60), Stage.makeMessageView(sentences: 1),
                stage.makeMessageView(filling: 80),
            ]
            for view in views { postView.post(view: view) }
            await stage.rest()
            try stage.expectRoom(for: views)
            let heights = try views.map { try stage.slotFrame(of: $0).height }
            #expect(abs(heights[0] - heights[2]) < 1 && heights[1] < heights[0])
            #expect(abs(heights[1] - views[1].bounds.height) < 0.5)
            #expect(heights.reduce(0, +) > stage.safeFrame.height - 80)
            #expect(views[0].isScrollingInSlot)
            #expect(!views[1].isScrollingInSlot)
            #expect(stage.layoutConflicts == [])
        }

        @Test(arguments: places)
        func postsFitAfterTextChanges(place: Place) async throws {
            let postView = makePostView(place)
            let views = [Stage.makeMessageView(sentences: 1), Stage.makeMessageView(sentences: 1)]
            for view in views { postView.post(view: view) }
            await stage.rest()
            let low = try stage.slotFrame(of: views[0]).height
            #expect(!views[0].isScrollingInSlot)
            for (sentences, isHigh) in [(60, true), (1, false), (70, true)] {
                for view in views { view.subtitleLabel.text = stage.text(filling: sentences) }
                await stage.rest()
                try stage.expectRoom(for: views)
                let heights = try views.map { try stage.slotFrame(of: $0).height }
                #expect(
                    isHigh
                        ? heights.allSatisfy { $0 > stage.safeFrame.height * 0.4 }
                        : heights.allSatisfy { abs($0 - low) < 0.5 }, "\(heights)")
            }
        }

        @Test(arguments: places)
        func longBadgeMessagesScroll(place: Place) async throws {
            let postView = makePostView(place)
            let message = BadgeMessage(
                "Title", subtitle: stage.text(filling: 50), image: nil, fillColor: .red)
            let views = (0..<3).map { _ in postView.post(badgeMessage: message) }
            await stage.rest()
            try stage.expectRoom(for: views)
            #expect(views.allSatisfy { $0.isScrollingInSlot })
        }

        @Test(arguments: places)
        func fittingPostsHaveNoHeightLimit(place: Place) async throws {
            let postView = makePostView(place)
            for _ in 0..<4 { postView.post(view: Stage.makeMessageView(sentences: 2)) }
            await stage.rest()
            #expect(postView.placements.count == 4 && postView.placements.allSatisfy { $0.slot.heightLimit == nil })
        }
    }
}
