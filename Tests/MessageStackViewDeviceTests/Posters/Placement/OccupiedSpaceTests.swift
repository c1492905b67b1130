import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Several posts that do not fit on the screen at their full height.
@MainActor
@Suite(.leavesNothingBehind)
struct OccupiedSpaceTests {
    typealias Place = HostedTests.OccupiedSpaceTests.Place

    private let stage = Stage()

    private func makePostView(_ place: Place) -> PostView {
        let postView = stage.view.createPostView(edge: place.edge)
        postView.presentation = place.presentation
        postView.postManager.capacity = .max
        return postView
    }

    @Test(arguments: HostedTests.OccupiedSpaceTests.places)
    func postsGrowBackWhenOneLeaves(place: Place) throws {
        let postView = makePostView(place)
        let views = [
            Stage.makeMessageView(sentences: 25), Stage.makeMessageView(sentences: 60),
            Stage.makeMessageView(sentences: 25),
        ]
        let posts = views.map { postView.post(PostRequest(view: $0)) }
        stage.rest()
        try stage.expectRoom(for: views)
        let low = try stage.slotFrame(of: views[2]).height
        posts[1].remove()
        stage.simulator.advance(by: 0.1)
        #expect(try stage.slotFrame(of: views[2]).height > low + 20, "leaving posts do not count")
        stage.rest()
        try stage.expectRoom(for: [views[0], views[2]])
        for view in [views[0], views[2]] {
            #expect(abs(try stage.slotFrame(of: view).height - view.bounds.height) < 0.5)
            #expect(!view.isScrollingInItsSlot)
        }
    }

    /// The post view of the window keeps clear of posts on the screen, and here of an image view without an image.
    @Test(arguments: [PostEdge.top, .bottom])
    func emptyPostNeedsNoRoom(edge: PostEdge) throws {
        let app = UIApplication.shared.postView
        app.edge = edge
        defer { app.edge = .top }
        let post = app.post(Message("Saved"), as: nil) { $0.duration = .untilRemoved }
        stage.rest()
        let slot = try #require(post.view?.slot)
        let alone = stage.shownFrame(of: slot)
        let (poster, image) = (stage.view.createPostView(edge: edge), UIImageView())
        poster.post(view: image)
        stage.rest()
        #expect(stage.shownFrame(of: slot) == alone && image.window != nil)
        image.heightAnchor.constraint(equalToConstant: 60).isActive = true
        stage.rest()
        #expect(abs(stage.shownFrame(of: slot).minY - alone.minY) > 50)
    }

    @Test(arguments: HostedTests.OccupiedSpaceTests.places)
    func postsFitAfterRotation(place: Place) throws {
        let postView = makePostView(place)
        let views = [Stage.makeMessageView(sentences: 6), Stage.makeMessageView(sentences: 12)]
        for view in views { postView.post(view: view) }
        stage.rest()
        try stage.expectRoomThroughRotations(for: views)
    }

    @Test(arguments: HostedTests.OccupiedSpaceTests.places)
    func otherPostsShrinkSmoothly(place: Place) throws {
        let postView = makePostView(place)
        let views = [Stage.makeMessageView(sentences: 45), Stage.makeMessageView(sentences: 90)]
        postView.post(view: views[0])
        stage.rest()
        let slot = try #require(views[0].slot)
        var last = slot.bounds.height
        postView.post(view: views[1])
        let high = last
        for _ in 0..<40 {
            stage.simulator.advance(by: Simulator.frame)
            let next = try #require(slot.layer.presentation()).bounds.height
            #expect(next <= last + 0.01 && last - next < 60, "\(last) \(next)")
            last = next
        }
        #expect(last < high - 50)
        try stage.expectRoom(for: views)
    }

    @Test(arguments: HostedTests.OccupiedSpaceTests.places)
    func overcrowdedPostsHaveTheMinimumHeight(place: Place) throws {
        let postView = makePostView(place)
        let views = (0..<20).map { _ in Stage.makeMessageView(sentences: 10) }
        for view in views { postView.post(view: view) { $0.isAnimated = false } }
        stage.rest()
        #expect(try views.allSatisfy { abs(try stage.slotFrame(of: $0).height - PostHeights.least) < 0.5 })
        #expect(!stage.hasEndlessLayouts)
    }

    /// With their whole height, three bars would end between the safe area and the end of the screen.
    @Test(arguments: [PostEdge.top, .bottom])
    func barsEndInTheSafeArea(edge: PostEdge) throws {
        let postView = stage.view.createPostView(edge: edge)
        postView.presentation = .bar(edge)
        postView.postManager.capacity = .max
        let views = (0..<3).map { _ in UIView.banner(height: 250) }
        for view in views { postView.post(view: view) { $0.isAnimated = false } }
        stage.rest()
        let frames = try views.map(stage.slotFrame)
        let all = frames.reduce(CGRect.null) { $0.union($1) }
        #expect(abs(all.minY - (edge == .top ? 0 : stage.safeFrame.minY)) < 0.5, "\(frames)")
        #expect(abs(all.maxY - (edge == .top ? stage.safeFrame.maxY : stage.view.bounds.maxY)) < 0.5, "\(frames)")
        #expect(views.map(\.isScrollingInItsSlot) == [true, false, false])
        #expect(frames.dropFirst().allSatisfy { abs($0.height - 250) < 0.5 }, "\(frames)")
    }

    @Test func dragOnShrunkenPostScrollsItsText() throws {
        let postView = makePostView(HostedTests.OccupiedSpaceTests.places[0])
        let views = [Stage.makeMessageView(sentences: 60), Stage.makeMessageView(sentences: 60)]
        for view in views { postView.post(view: view) }
        stage.rest()
        let frame = try stage.slotFrame(of: views[1])
        stage.simulator.pan(
            from: CGPoint(x: frame.midX, y: frame.maxY - 10), to: CGPoint(x: frame.midX, y: frame.maxY - 200),
            duration: 0.2)
        stage.rest()
        let scrollView = try #require(views[1].slot?.body?.scrollView, "the text scrolls first")
        #expect(scrollView.contentOffset.y > 50, "\(scrollView.contentOffset) \(scrollView.contentSize) \(frame)")
    }

    /// A message that counts how often its height is measured.
    private final class MeasuredView: MessageView {
        private(set) var measurements = 0

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
            verticalFittingPriority vertical: UILayoutPriority
        ) -> CGSize {
            measurements += 1
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
    }

    @Test(arguments: HostedTests.OccupiedSpaceTests.places)
    func limitedPostIsNotMeasuredWhileNothingChanges(place: Place) throws {
        let field = stage.addField(CGRect(x: 0, y: 400, width: 100, height: 30))
        let postView = makePostView(place)
        let view = MeasuredView()
        view.set(message: Message(title: Stage.text(sentences: 90)))
        let post = postView.post(view: view)
        field.becomeFirstResponder()
        stage.rest()
        #expect(view.isScrollingInItsSlot)
        let measurements = view.measurements
        #expect(measurements > 0 && measurements < 20, "\(measurements)")
        stage.simulator.advance(by: 5)
        #expect(view.measurements == measurements)
        view.set(message: Message(title: "Title"))
        post.contentSizeDidChange()
        stage.rest()
        #expect(view.measurements > measurements && !view.isScrollingInItsSlot)
        #expect(abs(try stage.slotFrame(of: view).height - view.bounds.height) < 0.5)
        #expect(view.bounds.height < 100)
    }

    // MARK: One post

    /// A poster whose host determines its height.
    enum Host: CaseIterable {
        case window, topBars, bottomBars

        @MainActor
        func postView(on stage: Stage) -> PostView {
            switch self {
            case .window: UIApplication.shared.postWindow().postView
            case .topBars: stage.controller.createBarPostView(edge: .top)
            case .bottomBars: stage.controller.createBarPostView(edge: .bottom)
            }
        }
    }

    @Test(arguments: Host.allCases)
    func textThatBecomesTallerThanTheHostScrolls(host: Host) throws {
        let stage = Stage(device: .iPhoneSE)
        stage.simulator.rotate(to: .landscapeLeft)
        stage.rest()
        let post = stage.post(
            Message("Title", subtitle: Stage.text(sentences: 4)), as: nil, on: host.postView(on: stage))
        let view = try #require(post.view)
        #expect(!view.isScrollingInItsSlot)
        stage.simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        stage.rest()
        try stage.expectRoom(for: [view])
        #expect(view.isScrollingInItsSlot)
    }

    @Test(arguments: Host.allCases, [Device.iPhone16, .iPhoneSE])
    func textThatIsTallerThanTheHostScrolls(host: Host, device: Device) throws {
        let stage = Stage(device: device)
        stage.simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        stage.simulator.rotate(to: .landscapeLeft)
        stage.rest()
        let postView = host.postView(on: stage)
        let text = Stage.text(sentences: 12)
        let values: [any Postable] = [
            Message("Title", subtitle: text), Message(.error, "Title", subtitle: text), NoteMessage(text),
        ]
        for presentation in [nil, PostPresentation.plain] {
            for value in values {
                let post = stage.post(value, as: presentation, on: postView)
                let view = try #require(post.view)
                try stage.expectRoom(for: [view])
                #expect(view.isScrollingInItsSlot && view.bounds.height > 400)
                post.remove(animated: false)
            }
        }
    }
}
