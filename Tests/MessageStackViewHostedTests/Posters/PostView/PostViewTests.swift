import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

extension HostedTests {
    @MainActor
    struct PostViewTests {
        private func fiveSeconds() -> PostRequest {
            PostRequest(view: Stage.makeMessageView()).with { $0.duration = 5 }
        }

        @Test func postsAreShownOneAfterAnother() async throws {
            let stage = try await Stage()
            let posts = (0..<3).map { _ in stage.postView.post(fiveSeconds()) }
            await stage.rest()
            #expect(posts.map(\.phase) == [.shown, .waiting, .waiting])
            await stage.advance(by: 6)
            #expect(posts.map(\.phase) == [.ended, .shown, .waiting])
            await stage.advance(by: 7)
            await stage.advance(by: 7)
            #expect(posts.map(\.reason) == [.timeout, .timeout, .timeout])
            #expect(stage.postView.superview == nil)
        }

        @Test func flickRemovesPost() async throws {
            let stage = try await Stage()
            let view = Stage.makeMessageView()
            let post = stage.makePostView().post(PostRequest(view: view))
            await stage.rest()
            try stage.finger.down(on: view)
            await stage.finger.move(by: CGVector(dx: 0, dy: -12), frames: 4)
            await stage.finger.up()
            #expect(post.reason == .pan)
        }

        @Test func shortDragReturnsPost() async throws {
            let stage = try await Stage()
            let view = Stage.makeMessageView()
            let post = stage.makePostView().post(PostRequest(view: view))
            await stage.rest()
            let rest = try stage.slotFrame(of: view)
            try stage.finger.down(on: view)
            await stage.finger.move(by: CGVector(dx: 0, dy: -3), frames: 8)
            await stage.finger.move(by: .zero, frames: 10)
            #expect(try stage.seenFrame(of: view).minY < rest.minY - 5)
            await stage.finger.up()
            #expect(post.phase == .shown)
            #expect(try stage.seenFrame(of: view) == rest)
        }

        @Test func postViewDoesNotClip() async throws {
            let stage = try await Stage()
            stage.postView.post(badgeMessage: Stage.message)
            await stage.rest()
            #expect(!stage.postView.clipsToBounds)
            #expect(!stage.postView.subviews.isEmpty && stage.postView.subviews.allSatisfy { !$0.clipsToBounds })
        }

        @Test func viewIsRestoredAfterRemoval() async throws {
            let stage = try await Stage()
            let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            view.transform = CGAffineTransform(rotationAngle: 0.3)
            view.alpha = 0.7
            let bounds = view.bounds
            let center = view.center
            stage.postView.post(view: view) { $0.duration = 0.5 }
            await stage.advance(by: 3)
            #expect(view.superview == nil)
            #expect(view.bounds == bounds && view.center == center)
            #expect(view.transform == CGAffineTransform(rotationAngle: 0.3))
            #expect(abs(view.alpha - 0.7) < 0.001)
            #expect(view.translatesAutoresizingMaskIntoConstraints)
            #expect(view.gestureRecognizers == nil)
        }

        @Test func embeddedPostViewWaitsForItsWindow() async throws {
            let stage = try await Stage()
            let postView = PostView(frame: CGRect(x: 0, y: 0, width: 300, height: 0))
            let post = postView.post(Stage.message)
            await stage.advance(by: 2)
            #expect(post.phase == .waiting)
            postView.addTo(view: stage.view, layout: .top)
            await stage.rest()
            #expect(post.phase == .shown)
        }

        @Test func appDecidesThatThereIsNoPlaceForPosts() async throws {
            let stage = try await Stage()
            let postView = stage.view.createPostView(edge: .top)
            postView.postManager.isHostAvailable = false
            let post = postView.post(Stage.message)
            postView.removeFromSuperview()
            postView.addTo(view: stage.view, layout: .top)
            await stage.rest()
            #expect(post.phase == .waiting && !postView.postManager.isHostAvailable)
            postView.postManager.isHostAvailable = true
            await stage.rest()
            #expect(post.phase == .shown)
        }

        // MARK: Several at once

        @Test(arguments: [PostEdge.top, .bottom])
        func simultaneousPostsDoNotOverlap(edge: PostEdge) async throws {
            let stage = try await Stage()
            let postView = stage.view.createPostView(edge: edge)
            postView.postManager.capacity = .max
            let views = (0..<3).map { _ in postView.post(badgeMessage: Stage.message) }
            await stage.rest()
            #expect(stage.layoutConflicts == [])
            let frames = try views.map(stage.slotFrame)
            for (frame, next) in zip(frames, frames.dropFirst()) {
                let gap = edge == .top ? next.minY - frame.maxY : frame.minY - next.maxY
                #expect(abs(gap - 10) < 0.001)
            }
            #expect(
                abs(
                    edge == .top
                        ? frames[0].minY - stage.safeFrame.minY - 20 : frames[0].maxY - stage.safeFrame.maxY + 20)
                    < 0.001)
        }

        @Test func postsLeavingTogetherLeaveNoViews() async throws {
            let stage = try await Stage()
            let postView = stage.view.createPostView()
            postView.postManager.capacity = .max
            for _ in 0..<4 { postView.post(Stage.message) { $0.duration = 0.5 } }
            await stage.advance(by: 3)
            #expect(postView.subviews.isEmpty && postView.placements.isEmpty)
            #expect(postView.bounds.height == 0)
        }

        @Test(arguments: [CGSize.zero, CGSize(width: 5, height: 5)])
        func hostWithoutRoomCausesNoLayoutConflict(size: CGSize) async throws {
            let stage = try await Stage()
            let host = UIView(frame: CGRect(origin: CGPoint(x: 50, y: 300), size: size))
            stage.view.addSubview(host)
            let postView = host.createPostView(edge: .top)
            postView.post(message: Message(title: "Title", subtitle: "Subtitle"))
            await stage.rest()
            #expect(stage.layoutConflicts == [] && postView.postManager.currentPosts.map(\.phase) == [.shown])
        }

        // MARK: Room

        private func expectInSight(_ view: UIView, on stage: Stage, sourceLocation: SourceLocation = #_sourceLocation) {
            let frame = view.convert(view.bounds, to: nil)
            #expect(stage.safeFrame.insetBy(dx: -0.5, dy: -0.5).contains(frame), sourceLocation: sourceLocation)
            #expect(frame.height > 20, sourceLocation: sourceLocation)
        }

        @Test(arguments: [PostPresentation(), .card(.bottom), .float(.top), .centered])
        func badgeMessageWithALongTextScrolls(presentation: PostPresentation) async throws {
            let stage = try await Stage()
            let postView = stage.view.createPostView(edge: .top)
            postView.presentation = presentation
            let message = BadgeMessage("Title", subtitle: stage.text(filling: 150), image: nil, fillColor: .red)
            let view = postView.post(badgeMessage: message)
            await stage.rest()
            let slot = try #require(view.enclosingSlot)
            expectInSight(slot, on: stage)
            let scrollView = try #require(slot.body?.scrollView)
            #expect(scrollView.isScrollEnabled && scrollView.contentSize.height > slot.bounds.height)
            #expect(view.button.isDescendant(of: scrollView), "the close button scrolls with the texts")
            #expect(stage.layoutConflicts == [])
        }

        @Test(arguments: [PostPresentation(), .card(.bottom), .centered])
        func buttonBelowScrollingTextStaysVisible(presentation: PostPresentation) async throws {
            let stage = try await Stage()
            let postView = stage.view.createPostView(edge: .top)
            postView.presentation = presentation
            let button = UIButton(type: .system)
            postView.post(view: Self.makeSheet(stage.text(filling: 150), over: button))
            await stage.rest()
            expectInSight(button, on: stage)
            #expect(button.bounds.height == 50)
        }

        /// Returns a view with its own scroll view for the text and a button below it.
        private static func makeSheet(_ text: String, over button: UIButton) -> UIView {
            let (view, scrollView, label) = (UIView(), UIScrollView(), UILabel())
            label.numberOfLines = 0
            label.text = text
            scrollView.addSubview(label)
            let height = scrollView.heightAnchor.constraint(equalTo: scrollView.contentLayoutGuide.heightAnchor)
            height.priority = UILayoutPriority(500)
            for part in [scrollView, button] {
                part.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(part)
                part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
            }
            label.translatesAutoresizingMaskIntoConstraints = false
            let guide = scrollView.contentLayoutGuide
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: guide.topAnchor),
                label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                label.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
                scrollView.topAnchor.constraint(equalTo: view.topAnchor),
                button.topAnchor.constraint(equalTo: scrollView.bottomAnchor),
                button.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                button.heightAnchor.constraint(equalToConstant: 50), height,
            ])
            return view
        }
    }
}
