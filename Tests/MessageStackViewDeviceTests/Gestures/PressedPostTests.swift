import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewTests

/// The look of a post under a finger that is about to tap it.
@MainActor
@Suite(.leavesNothingBehind)
struct PressedPostTests {
    private func post(
        _ presentation: PostPresentation, on stage: Stage, tapped: Bool = true
    ) throws -> (Post, PostSlot) {
        var presentation = presentation
        if tapped { presentation.touches = .absorb.and(.perform { _ in }) }
        let post = stage.makePostView().post(
            Message("Anna Berg", subtitle: "Lunch?", actions: [PostAction("Reply")]), as: presentation)
        stage.rest()
        return (post, try #require(post.view?.enclosingSlot))
    }

    @Test func cardWithTapActionShrinksWhileTouched() throws {
        let stage = Stage()
        let (post, slot) = try post(.card(.top), on: stage)
        let title = stage.screenFrame(of: try #require(post.view as? MessageView).titleLabel).center
        stage.simulator.touchDown(at: title)
        stage.simulator.advance(by: 0.3)
        #expect(slot.scale == 0.97)
        stage.simulator.touchUp(at: title)
        stage.simulator.advance(by: 0.3)
        #expect(slot.scale == 1)
    }

    @Test func dragEndsThePress() throws {
        let stage = Stage()
        let (_, slot) = try post(.card(.top), on: stage)
        let middle = stage.screenFrame(of: slot).center
        stage.simulator.touchDown(at: CGPoint(x: middle.x, y: middle.y - 25))
        stage.simulator.advance(by: 0.3)
        stage.simulator.touchMove(to: CGPoint(x: middle.x, y: middle.y + 20))
        stage.simulator.advance(by: 0.3)
        #expect(slot.scale == 1)
        stage.simulator.touchUp(at: CGPoint(x: middle.x, y: middle.y + 20))
        stage.rest()
    }

    @Test func otherTouchesChangeNothing() throws {
        let stage = Stage()
        let (_, plain) = try post(.card(.top), on: stage, tapped: false)
        let (withButton, slot) = try post(.card(.bottom), on: stage)
        let (_, bar) = try post(.bar(.bottom), on: stage)
        let button = try stage.button("Reply", of: withButton)
        let points = [
            (plain, CGPoint(x: stage.screenFrame(of: plain).minX + 30, y: stage.screenFrame(of: plain).midY)),
            (slot, stage.screenFrame(of: button).center),
            (bar, CGPoint(x: 30, y: stage.screenFrame(of: bar).minY + 20)),
        ]
        for (slot, point) in points {
            stage.simulator.touchDown(at: point)
            stage.simulator.advance(by: 0.3)
            #expect(slot.scale == 1)
            stage.simulator.touchUp(at: point)
            stage.simulator.advance(by: 0.3)
        }
    }

    @Test func pressDoesNotMoveWithReduceMotion() throws {
        let stage = Stage()
        stage.simulator.isReduceMotionEnabled = true
        let (_, slot) = try post(.card(.top), on: stage)
        let frame = stage.screenFrame(of: slot)
        let point = CGPoint(x: frame.minX + 60, y: frame.midY)
        stage.simulator.touchDown(at: point)
        stage.simulator.advance(by: 0.3)
        #expect(slot.scale == 1)
        stage.simulator.touchUp(at: point)
    }
}
