import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Pills that grow out of the Dynamic Island.
@MainActor
@Suite(.leavesNothingBehind)
struct IslandTests {
    private static let message = Message("Your ride is here", icon: "bell.fill")

    /// The visible frame of the body of a post, with its scale, on the screen.
    private func seenFrame(of post: Post, on stage: Stage) throws -> CGRect {
        let slot = try #require(post.view?.enclosingSlot)
        let body = try #require(slot.body)
        let frame = try stage.seenSlotFrame(of: try #require(post.view))
        let scale = (body.layer.presentation() ?? body.layer).affineTransform().a
        return CGRect(x: frame.midX, y: frame.midY, width: 0, height: 0)
            .insetBy(dx: -frame.width * scale / 2, dy: -frame.height * scale / 2)
    }

    private func post(as presentation: PostPresentation = .pill, on stage: Stage) -> Post {
        stage.makePostView().post(Self.message, as: presentation)
    }

    @Test(arguments: [Device.iPhone16, .iPhone16Pro, .iPhone16ProMax])
    func windowKnowsItsIsland(device: Device) throws {
        let stage = Stage(device: device)
        #expect(stage.window.dynamicIsland == device.dynamicIsland)
        stage.simulator.rotate(to: .landscapeLeft, animated: false)
        #expect(stage.window.dynamicIsland == nil)
    }

    @Test(arguments: [Device.iPhoneSE, .iPad11, .iPhoneDuo, .iPhone13mini, .catalyst])
    func otherDevicesHaveNone(device: Device) {
        #expect(Stage(device: device).window.dynamicIsland == nil)
    }

    @Test(arguments: [Device.iPhone16, .iPhone16ProMax])
    func pillGrowsOutOfTheIslandAndShrinksIntoIt(device: Device) throws {
        let stage = Stage(device: device)
        let island = try #require(device.dynamicIsland)
        let post = post(on: stage)
        stage.simulator.advance(by: Simulator.frame)
        let first = try seenFrame(of: post, on: stage)
        #expect(island.insetBy(dx: -1, dy: -6).contains(first), "\(first)")
        stage.rest()
        let rest = try seenFrame(of: post, on: stage)
        #expect(rest.minY == stage.view.safeAreaInsets.top + 8 && rest.height == 44)
        var frames: [CGRect] = []
        post.remove()
        while post.phase != .ended, frames.count < 200 {
            frames.append(try seenFrame(of: post, on: stage))
            stage.simulator.advance(by: Simulator.frame)
        }
        let last = try #require(frames.last)
        #expect(island.insetBy(dx: -4, dy: -4).contains(last), "\(last)")
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $1.width <= $0.width + 0.01 && $1.minY <= $0.minY + 0.01 })
    }

    @Test func nothingJumpsInTheGrowth() throws {
        let stage = Stage()
        let post = post(on: stage)
        var last = try seenFrame(of: post, on: stage)
        for _ in 0..<40 {
            stage.simulator.advance(by: Simulator.frame)
            let seen = try seenFrame(of: post, on: stage)
            #expect(abs(seen.width - last.width) < 40 && abs(seen.midY - last.midY) < 15)
            #expect(abs(seen.midX - stage.view.bounds.midX) < 0.5)
            last = seen
        }
    }

    @Test func removalDuringTheGrowthReturns() throws {
        let stage = Stage()
        let post = post(on: stage)
        stage.simulator.advance(by: 0.1)
        let before = try seenFrame(of: post, on: stage)
        post.remove()
        stage.simulator.advance(by: Simulator.frame)
        let after = try seenFrame(of: post, on: stage)
        #expect(abs(after.width - before.width) < 40 && abs(after.midY - before.midY) < 15)
        stage.rest()
        #expect(post.phase == .ended)
    }

    @Test func fingerCatchesAGrowingPill() throws {
        let stage = Stage()
        let post = post(on: stage)
        stage.simulator.advance(by: 0.15)
        stage.finger.down(at: try seenFrame(of: post, on: stage).center)
        stage.finger.move(by: CGVector(dx: 0, dy: 2), frames: 8)
        stage.finger.up()
        stage.rest()
        let rest = try seenFrame(of: post, on: stage)
        #expect(post.phase == .shown && rest.height == 44)
    }

    @Test func thrownPillLeavesOverTheEdge() throws {
        let stage = Stage()
        let post = post(on: stage)
        stage.rest()
        stage.simulator.advance(by: 0.5)
        stage.finger.down(at: try seenFrame(of: post, on: stage).center)
        stage.finger.move(by: CGVector(dx: 0, dy: -12), frames: 6)
        stage.finger.up()
        let slot = try #require(post.view?.enclosingSlot)
        #expect(post.reason == .pan && slot.transform.ty < -slot.frame.height)
    }

    /// A place without an island above the pill.
    enum Elsewhere: CaseIterable, Sendable {
        case bottom, landscape, homeButton, tablet, lowView
    }

    @Test(arguments: Elsewhere.allCases)
    func pillMovesOverTheEdgeElsewhere(place: Elsewhere) throws {
        let device: Device = place == .homeButton ? .iPhoneSE : place == .tablet ? .iPad11 : .iPhone16
        let stage = Stage(device: device)
        if place == .landscape { stage.simulator.rotate(to: .landscapeLeft, animated: false) }
        let post: Post
        if place == .lowView {
            let area = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 400))
            stage.view.addSubview(area)
            post = area.createPostView(edge: .top).post(Self.message, as: .pill)
        } else {
            post = self.post(as: place == .bottom ? .pill(.bottom) : .pill, on: stage)
        }
        stage.simulator.advance(by: Simulator.frame)
        let slot = try #require(post.view?.enclosingSlot)
        #expect((slot.body?.layer.presentation() ?? slot.body?.layer)?.affineTransform().a == 1)
        stage.rest()
        #expect(post.phase == .shown)
    }

    @Test func pillFadesInPlaceWithReduceMotion() throws {
        let stage = Stage()
        stage.simulator.isReduceMotionEnabled = true
        let post = post(on: stage)
        stage.simulator.advance(by: 0.1)
        let slot = try #require(post.view?.enclosingSlot)
        #expect(slot.transform == .identity && slot.scale == 1)
        #expect((slot.layer.presentation()?.opacity ?? 1) < 1)
    }
}
