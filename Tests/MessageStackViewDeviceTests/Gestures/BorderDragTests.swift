import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewHostedTests

/// Slow drags that end at the border of the screen, where a finger can push a post no farther.
@MainActor
@Suite(.leavesNothingBehind)
struct BorderDragTests {
    /// A poster and its presentation.
    enum Kind: CaseIterable {
        case postView, bar, float, card, tab, stack, highStack, deck, toast
    }

    /// The place at which a finger touches a post.
    enum Grip: CaseIterable {
        case nearEnd, middle, farEnd
    }

    nonisolated static let devices = Device.all.filter { $0.windowSize == nil }

    /// Returns the view of a new post that a drag over an edge can remove.
    private func show(_ kind: Kind, at edge: PostEdge, on stage: Stage) -> (post: Post, view: UIView) {
        let poster: any Poster
        switch kind {
        case .stack, .highStack:
            let stack = stage.view.createMessageStackView(edge: edge)
            if kind == .highStack { stack.post(PostRequest(view: Stage.makeMessageView("The first post"))) }
            poster = stack
        case .toast:
            let toast = Toast()
            toast.addTo(view: stage.view, layout: edge, constrainToSafeArea: false)
            poster = toast
        default:
            let postView = stage.view.createPostView(edge: edge)
            switch kind {
            case .bar: postView.presentation = .bar(edge)
            case .float: postView.presentation = .float(edge)
            case .card: postView.presentation = .card(edge)
            case .tab: postView.presentation = .tab(edge)
            case .deck:
                postView.deck = PostDeck()
                postView.post(PostRequest(view: Stage.makeMessageView("The first post")))
            default: break
            }
            poster = postView
        }
        poster.postManager.gestureManager.defaultGestures = .pan
        let view = Stage.makeMessageView()
        var request = PostRequest(view: view)
        request.duration = .untilRemoved
        // By default, only the post next to the edge leaves over it.
        if kind == .highStack { request.editPresentation { $0.pan = PostPan([edge]) } }
        let post = poster.post(request)
        stage.simulator.advance(by: 1)
        return (post, view)
    }

    /// Returns the point of a post that a finger touches, at least 12 points from the border, since a drag begins after 10.
    private func point(_ grip: Grip, of view: UIView, at edge: PostEdge, on stage: Stage) throws -> CGPoint {
        let frame = try stage.slotFrame(of: view)
        let (near, far) = edge == .top ? (frame.minY + 2, frame.maxY - 2) : (frame.maxY - 2, frame.minY + 2)
        let y =
            switch grip {
            case .nearEnd: near
            case .middle: frame.midY
            case .farEnd: far
            }
        return CGPoint(x: frame.midX, y: min(max(y, 12), stage.view.bounds.maxY - 12))
    }

    @Test(arguments: devices, Kind.allCases)
    func slowDragToTheBorderRemovesPost(device: Device, kind: Kind) throws {
        for edge in [PostEdge.top, .bottom] {
            for grip in Grip.allCases {
                let stage = Stage(device: device)
                let (post, view) = show(kind, at: edge, on: stage)
                let start = try point(grip, of: view, at: edge, on: stage)
                let border = edge == .top ? 1 : stage.view.bounds.maxY - 1
                stage.simulator.pan(from: start, to: CGPoint(x: start.x, y: border), duration: 0.6)
                stage.rest()
                #expect(post.reason == .pan, "\(edge) \(grip)")
                #expect(stage.simulator.layoutConflicts == [] && !stage.hasEndlessLayouts)
            }
        }
    }

    @Test(arguments: devices, Kind.allCases)
    func shorterSlowDragReturnsPost(device: Device, kind: Kind) throws {
        for edge in [PostEdge.top, .bottom] {
            for grip in [Grip.middle, .farEnd] {
                let stage = Stage(device: device)
                let (post, view) = show(kind, at: edge, on: stage)
                let rest = try stage.slotFrame(of: view)
                let start = try point(grip, of: view, at: edge, on: stage)
                // The first ten points don't move the post.
                let way = 10 + rest.height * 0.4
                let end = edge == .top ? max(start.y - way, 14) : min(start.y + way, stage.view.bounds.maxY - 14)
                stage.simulator.pan(from: start, to: CGPoint(x: start.x, y: end), duration: 0.6)
                stage.rest()
                #expect(try post.phase == .shown && stage.seenSlotFrame(of: view) == rest, "\(edge) \(grip)")
            }
        }
    }

    @Test(arguments: devices, [false, true])
    func slowDragToTheSideRemovesPost(device: Device, isRightToLeft: Bool) throws {
        for edge in [PostEdge.leading, .trailing] {
            for part in [0.1, 0.5, 0.9] as [CGFloat] {
                let stage = Stage(device: device)
                stage.simulator.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
                let postView = stage.makeDraggablePostView(.float(.top))
                postView.presentation.pan = PostPan([edge])
                let view = Stage.makeMessageView()
                let post = postView.post(PostRequest(view: view))
                stage.simulator.advance(by: 1)
                let frame = try stage.slotFrame(of: view)
                let start = CGPoint(x: frame.minX + frame.width * part, y: frame.midY)
                let isLeft = (edge == .leading) != isRightToLeft
                let border = isLeft ? 1 : stage.view.bounds.maxX - 1
                stage.simulator.pan(from: start, to: CGPoint(x: border, y: start.y), duration: 0.6)
                stage.rest()
                #expect(post.reason == .pan, "\(edge) \(part)")
            }
        }
    }

    @Test(
        arguments: devices,
        [CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0)])
    func slowDragToAnyBorderThrowsPopupOff(device: Device, way: CGVector) throws {
        let stage = Stage(device: device)
        let postView = stage.makeDraggablePostView(.popup)
        let view = Stage.makeMessageView()
        let post = postView.post(PostRequest(view: view))
        stage.simulator.advance(by: 1)
        let (frame, screen) = (try stage.slotFrame(of: view), stage.view.bounds)
        // The end of the post that is next to the border, from which the way is the shortest.
        let start = CGPoint(x: frame.midX + way.dx * frame.width * 0.45, y: frame.midY + way.dy * frame.height * 0.45)
        let end = CGPoint(
            x: way.dx == 0 ? start.x : way.dx < 0 ? 1 : screen.maxX - 1,
            y: way.dy == 0 ? start.y : way.dy < 0 ? 1 : screen.maxY - 1)
        stage.simulator.pan(from: start, to: end, duration: 0.6)
        stage.rest()
        #expect(post.reason == .pan)
    }

    /// The system takes touches for its own gestures, such as that for the Control Center.
    @Test func touchThatTheSystemTakesReturnsThePost() throws {
        let stage = Stage(device: .iPhoneSE)
        let (post, view) = show(.bar, at: .bottom, on: stage)
        let frame = try stage.slotFrame(of: view)
        stage.finger.down(at: CGPoint(x: frame.midX, y: frame.maxY - 5))
        stage.finger.move(by: CGVector(dx: 0, dy: -4), frames: 15)
        stage.finger.up()
        stage.rest()
        #expect(try stage.slotFrame(of: view) == frame && post.phase == .shown)
        post.setDuration(.seconds(1))
        stage.simulator.advance(by: 3)
        #expect(post.reason == .timeout)
    }
}
