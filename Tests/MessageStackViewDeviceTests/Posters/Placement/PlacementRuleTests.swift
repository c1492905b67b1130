import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

@MainActor
@Suite(.leavesNothingBehind)
struct PlacementRuleTests {
    private func frame(of view: UIView, on stage: Stage) throws -> CGRect {
        let slot = try #require(view.slot)
        return slot.convert(slot.bounds, to: stage.view)
    }

    @discardableResult
    private func show(_ view: UIView, _ presentation: PostPresentation, on stage: Stage) -> Post {
        let post = stage.makePostView(presentation).post(PostRequest(view: view))
        stage.simulator.advance(by: 1)
        return post
    }

    private let corner = PostPresentation {
        $0.placement = .bottomTrailing
        $0.size = .content
    }

    // MARK: Size

    @Test func cardOnTabletKeepsItsMaximumWidth() throws {
        let stage = Stage(device: .iPad11)
        let view = Stage.makeMessageView()
        show(view, .card, on: stage)
        let frame = try frame(of: view, on: stage)
        #expect(frame.width == 400)
        #expect(frame.midX == stage.view.bounds.midX)
    }

    private nonisolated static let turns = Device.all.flatMap { device in
        [UIDeviceOrientation.portrait, .landscapeLeft].map { (device: device, orientation: $0) }
    }

    /// Round corners without a safe area don't limit the width below them.
    private static let belowCorners = NSDirectionalEdgeInsets(top: 16, leading: 0, bottom: 0, trailing: 0)

    @Test(arguments: turns, [0.25, 0.5, 0.9])
    func ratioIsPartOfHostWidth(turn: (device: Device, orientation: UIDeviceOrientation), ratio: CGFloat) throws {
        let stage = Stage(device: turn.device)
        stage.simulator.rotate(to: turn.orientation)
        stage.rest()
        let view = Stage.makeMessageView()
        let presentation = PostPresentation {
            $0.placement = PostPlacement(.top, insets: Self.belowCorners)
            $0.size.width = .ratio(ratio)
        }
        show(view, presentation, on: stage)
        let width = min(stage.view.bounds.width * ratio, stage.safeFrame.width)
        let shown = try frame(of: view, on: stage)
        #expect(abs(shown.width - width) < 0.5 && abs(shown.midX - stage.safeFrame.midX) <= 0.5)
    }

    /// UIKit's margins are 8 points wide. In views wider than 1008 points, the readable width is at most 920 points.
    @Test(arguments: turns)
    func readableWidthIsUIKits(turn: (device: Device, orientation: UIDeviceOrientation)) throws {
        let stage = Stage(device: turn.device)
        stage.simulator.rotate(to: turn.orientation)
        stage.rest()
        let view = Stage.makeMessageView()
        let presentation = PostPresentation {
            $0.placement = PostPlacement(.top, insets: Self.belowCorners)
            $0.size = .readable
        }
        show(view, presentation, on: stage)
        let shown = try frame(of: view, on: stage)
        let margins = stage.safeFrame.width - 16
        let width = stage.view.bounds.width > 1008 ? min(920, margins) : margins
        #expect(abs(shown.width - width) < 0.5)
        #expect(abs(shown.midX - stage.safeFrame.midX) < 0.5)
    }

    // MARK: Changes while shown

    @Test func postFollowsRotation() throws {
        let stage = Stage()
        let view = Stage.makeMessageView()
        let post = show(view, corner, on: stage)
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.advance(by: 1)
        let frame = try frame(of: view, on: stage)
        #expect(abs(frame.maxX - (stage.safeFrame.maxX - 10)) < 0.5)
        #expect(abs(frame.maxY - (stage.safeFrame.maxY - 20)) < 0.5)
        #expect(post.phase == .shown)
    }

    // MARK: Hosts

    /// The unsafe areas are larger than these hosts.
    @Test(
        arguments: [
            CGRect.zero, CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 393, height: 30),
            CGRect(x: 0, y: 840, width: 393, height: 12), CGRect(x: 0, y: 0, width: 10, height: 852),
            CGRect(x: 0, y: 0, width: 10, height: 30),
        ], [UIDeviceOrientation.portrait, .landscapeLeft])
    func hostInUnsafeAreaCausesNoLayoutConflict(frame: CGRect, orientation: UIDeviceOrientation) {
        let stage = Stage()
        stage.simulator.rotate(to: orientation)
        stage.simulator.advance(by: 1)
        let presentations: [PostPresentation] = [
            PostPresentation(), .bar(.bottom), .card, .float(.bottom), .tab, .centered, .fullScreen,
            PostPresentation {
                $0.placement = .center
                $0.safeArea = .ignored
            },
        ]
        for (index, presentation) in presentations.enumerated() {
            let host = UIView(frame: frame)
            stage.view.addSubview(host)
            let postView = host.createPostView(edge: index.isMultiple(of: 2) ? .top : .bottom)
            postView.presentation = presentation
            let post = postView.post(PostRequest(view: Stage.makeMessageView()))
            stage.simulator.advance(by: 1)
            #expect(post.phase == .shown)
            host.frame.size = .zero
            stage.simulator.advance(by: 0.1)
            post.remove()
            stage.simulator.advance(by: 1)
            #expect(stage.simulator.layoutConflicts == [])
            host.removeFromSuperview()
        }
    }

    @Test func postInScrollViewStaysVisible() throws {
        let stage = Stage()
        let scrollView = UIScrollView(frame: stage.view.bounds)
        scrollView.contentSize = CGSize(width: 393, height: 3000)
        stage.view.addSubview(scrollView)
        scrollView.contentOffset.y = 500
        let view = Stage.makeMessageView()
        let postView = scrollView.createPostView()
        postView.presentation = .card(.bottom)
        postView.post(PostRequest(view: view))
        stage.simulator.advance(by: 1)
        let frame = try frame(of: view, on: stage)
        #expect(abs(frame.maxY - (stage.safeFrame.maxY - 8)) < 0.5)
        #expect(scrollView.contentSize == CGSize(width: 393, height: 3000))
    }

    // MARK: Several posts

    @Test func postsInOneCornerDoNotOverlap() throws {
        let stage = Stage(device: .iPad11)
        let postView = stage.makePostView(corner)
        postView.postManager.capacity = .max
        let views = (0..<3).map { Stage.makeMessageView("Number \($0)") }
        for view in views { postView.post(PostRequest(view: view)) }
        stage.simulator.advance(by: 1)
        let frames = try views.map { try frame(of: $0, on: stage) }
        #expect(frames[0].minY - frames[1].maxY == 10)
        #expect(frames[1].minY - frames[2].maxY == 10)
        postView.postManager.post(of: views[1])?.remove()
        stage.simulator.advance(by: 1)
        #expect(try frame(of: views[2], on: stage).maxY == frames[1].maxY)
    }
}
