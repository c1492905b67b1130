import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// Updates of a post in motion: the post doesn't jump, reaches its place, and ends once.
@MainActor
@Suite(.leavesNothingBehind)
struct PostUpdateMotionTests {
    /// The motion of the post at the time of the update.
    enum Moment: CaseIterable {
        case entrance, rest, drag, release, rotation, exit
    }

    /// The update.
    enum Change: CaseIterable {
        case text, placement, size, style, view
    }

    private final class Record {
        var ended: [Post.ID] = []
    }

    private let stage = Stage()
    private let record = Record()
    private let postView: PostView
    private var simulator: Simulator { stage.simulator }

    init() {
        postView = stage.makeDraggablePostView(PostPresentation { $0.placement = .top })
    }

    private func request(_ change: Change?) -> PostRequest {
        var request: PostRequest =
            switch change {
            case .text: PostRequest(Message("Title", subtitle: Stage.text(sentences: 6)))
            case .view: PostRequest(view: Stage.makeMessageView(sentences: 3))
            default: PostRequest(Message("Title", subtitle: "Subtitle"))
            }
        request.duration = .untilRemoved
        request.onEnd { [record] post, _ in record.ended.append(post.id) }
        switch change {
        case .placement: request.editPresentation { $0.placement = .center }
        case .size: request.editPresentation { $0.size.maximumWidth = .points(200) }
        case .style: request.editPresentation { $0.style = PostStyle(.color(.green), corners: .rounded(20)) }
        case .text, .view, nil: break
        }
        return request
    }

    private func seenFrame(of post: Post) throws -> CGRect { try stage.seenSlotFrame(of: #require(post.view)) }

    private func begin(_ moment: Moment, of post: Post) throws {
        if moment != .entrance { stage.rest() }
        switch moment {
        case .rest: break
        case .entrance: simulator.advance(by: 0.15)
        case .drag, .release:
            let frame = try seenFrame(of: post)
            stage.finger.down(at: CGPoint(x: frame.midX, y: frame.midY))
            stage.finger.move(by: CGVector(dx: 0, dy: -2), frames: 8)
            guard moment == .release else { return }
            stage.finger.up()
            simulator.advance(by: 0.05)
        case .rotation:
            simulator.rotate(to: .landscapeLeft)
            simulator.advance(by: 0.1)
        case .exit:
            post.remove()
            simulator.advance(by: 0.1)
        }
    }

    @Test(arguments: Moment.allCases, Change.allCases)
    func updateDoesNotMakePostJump(moment: Moment, change: Change) throws {
        let post = postView.post(request(nil))
        try begin(moment, of: post)
        var last = try seenFrame(of: post)
        let isUpdated = post.update(with: request(change))
        #expect(isUpdated == (moment != .exit))
        // The longest step of a movement across the screen.
        for frame in try simulator.watch(frames: 12, { try seenFrame(of: post) }) {
            #expect(abs(frame.minY - last.minY) < 60 && abs(frame.midX - last.midX) < 60, "\(last) \(frame)")
            last = frame
        }
        if moment == .drag { stage.finger.up() }
        stage.rest()
        stage.rest()
        if moment != .exit {
            #expect(post.phase == .shown)
            try expectPlace(of: post, after: change)
        }
        #expect(post.phase == .ended && record.ended.filter { $0 == post.id }.count == 1)
        #expect(simulator.layoutConflicts.isEmpty && !stage.hasEndlessLayouts)
    }

    /// Removes the post, and expects it to have been where a new post with the same request is.
    private func expectPlace(of post: Post, after change: Change) throws {
        let frame = try seenFrame(of: post)
        post.remove()
        stage.rest()
        let other = stage.makePostView(postView.presentation).post(request(change))
        stage.rest()
        let expected = try seenFrame(of: other)
        #expect(
            abs(frame.midX - expected.midX) < 0.5 && abs(frame.midY - expected.midY) < 0.5
                && abs(frame.height - expected.height) < 0.5, "\(frame) \(expected)")
        other.remove()
        stage.rest()
    }

    @Test(arguments: [Change.text, .style, .view, .size, .placement])
    func updatedPostStaysUnderFinger(change: Change) throws {
        let post = postView.post(request(nil))
        try begin(.drag, of: post)
        let before = try seenFrame(of: post)
        post.update(with: request(change))
        stage.rest()
        let held = try seenFrame(of: post)
        #expect(held.contains(stage.finger.location), "\(held) \(stage.finger.location)")
        if change != .placement { #expect(abs(held.minY - before.minY) < 0.5, "\(before) \(held)") }
        stage.finger.move(by: CGVector(dx: 0, dy: -2), frames: 3)
        let moved = try seenFrame(of: post)
        #expect(moved.minY < held.minY, "\(before) \(held) \(moved) \(stage.finger.location)")
        stage.finger.up()
    }

    @Test(arguments: [-4, 1])
    func dragLosesNoMovement(step: CGFloat) throws {
        defer { simulator.preferredContentSizeCategory = .large }
        let post = postView.post(request(nil))
        try begin(.drag, of: post)
        var last = try seenFrame(of: post)
        let height = last.height
        let changes: [() -> Void] = [
            { self.simulator.preferredContentSizeCategory = .accessibilityLarge },
            { post.update(with: self.request(.text)) },
            { self.simulator.preferredContentSizeCategory = .large },
        ]
        for change in changes {
            change()
            stage.rest()
            stage.finger.move(by: CGVector(dx: 0, dy: step), frames: 1)
            let frame = try seenFrame(of: post)
            #expect(abs(frame.minY - last.minY - step) < 0.01 && frame.height != last.height, "\(last) \(frame)")
            last = frame
        }
        #expect(last.height > height)
        stage.finger.cancel()
    }

    @Test(.without(.framesAreUneven, because: "Two exits are compared frame by frame."), arguments: Change.allCases)
    func exitContinuesDespiteUpdate(change: Change) throws {
        let posts = (0..<2).map { _ in postView.post(request(nil)) }
        var paths: [[CGFloat]] = []
        for (post, isUpdated) in zip(posts, [false, true]) {
            stage.rest()
            post.remove()
            simulator.advance(by: 0.05)
            if isUpdated { post.update(with: request(change)) }
            var path: [CGFloat] = []
            while post.phase == .leaving, path.count < 120 {
                path.append(try seenFrame(of: post).minY)
                simulator.advance(by: Simulator.frame)
            }
            paths.append(path)
        }
        #expect(paths[0].count > 5 && zip(paths[0], paths[1]).allSatisfy { abs($0 - $1) < 0.01 }, "\(paths)")
        #expect(record.ended == posts.map(\.id))
    }

    @Test func removalAfterUpdateInEntranceEndsOnce() throws {
        let post = postView.post(request(nil))
        try begin(.entrance, of: post)
        post.update(with: request(.placement))
        simulator.advance(by: 0.05)
        post.remove()
        var last = try seenFrame(of: post).minY
        while post.phase == .leaving {
            simulator.advance(by: Simulator.frame)
            guard post.phase == .leaving else { break }
            let frame = try seenFrame(of: post)
            #expect(abs(frame.minY - last) < 120)
            last = frame.minY
        }
        stage.rest()
        #expect(post.reason == .programmatic && record.ended == [post.id])
    }

    // MARK: Backdrops

    @Test func updateWithBackdropMovesPostSmoothly() throws {
        let post = postView.post(request(nil))
        stage.rest()
        let start = try seenFrame(of: post).midY
        var new = request(nil)
        new.editPresentation { [presentation = PostPresentation.centered] in $0 = presentation }
        post.update(with: new)
        let places = [start] + (try simulator.watch(frames: 60) { try seenFrame(of: post).midY })
        let way = try #require(places.last) - start
        #expect(way > 200 && zip(places.dropFirst(), places).allSatisfy { abs($0 - $1) < way / 5 }, "\(places)")
    }
}
