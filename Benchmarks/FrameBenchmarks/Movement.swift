import Foundation
import MessageStackView
import UIKit

/// Something that moves, described once for the library and once by hand.
@MainActor
struct Movement {
    /// What goes on while frames are measured.
    enum Part {
        case entrance, exit
        /// Nothing: it stands there.
        case rest
        /// A finger drags it by as much in each frame.
        case drag(CGVector)
        /// A finger has let go of it while it went by as much in each frame.
        case throwing(CGVector)
    }

    let name: String
    let part: Part
    /// How many frames are measured, from the fourth on; all of them are in flight.
    let frames: Int
    /// The library's.
    let presentation: PostPresentation
    /// By hand.
    let hand: OverlayByHand.Motion
    let look: OverlayByHand.Look
    let isCentered: Bool

    init(
        _ name: String, _ part: Part, frames: Int = 14, _ presentation: PostPresentation,
        by hand: OverlayByHand.Motion, look: OverlayByHand.Look = .plain, isCentered: Bool = false
    ) {
        self.name = name
        self.part = part
        self.frames = frames
        self.presentation = presentation
        self.hand = hand
        self.look = look
        self.isCentered = isCentered
    }

    func measure(_ maker: Maker) -> [FrameTime] {
        let run = Run(self, maker)
        return (0..<frames).map { _ in run.frame() }
    }

    /// The screen amid the movement.
    func picture(_ maker: Maker) -> Data {
        let run = Run(self, maker)
        for _ in 0..<frames / 2 { _ = run.frame() }
        return run.stage.picture()
    }
}

/// One time that something moves.
@MainActor
private final class Run {
    let stage = Stage()
    private let overlay: any Overlay
    private let part: Movement.Part
    private var finger = CGPoint.zero

    init(_ movement: Movement, _ maker: Maker) {
        part = movement.part
        overlay = maker.make(movement, on: stage)
        overlay.show()
        switch part {
        case .entrance: break
        case .rest: stage.pass(frames: 60)
        case .exit:
            stage.pass(frames: 60)
            overlay.hide()
        case .drag(let step):
            stage.pass(frames: 60)
            takeHold(step)
        case .throwing(let step):
            stage.pass(frames: 60)
            takeHold(step)
            for _ in 0..<4 { _ = stage.frame { move(by: step) } }
            stage.simulator.touchUp(at: finger)
        }
        stage.pass(frames: Self.skipped)
    }

    /// What is made once, as a shadow is, is made in the first frames.
    private static let skipped = 3

    func frame() -> FrameTime {
        stage.frame { if case .drag(let step) = part { move(by: step) } }
    }

    /// Beside its middle, and far enough for a drag to begin.
    private func takeHold(_ step: CGVector) {
        let bounds = overlay.message.bounds
        finger = overlay.message.convert(CGPoint(x: bounds.midX + 60, y: bounds.midY + 10), to: nil)
        stage.simulator.touchDown(at: finger)
        stage.pass(frames: 1)
        let length = hypot(step.dx, step.dy)
        _ = stage.frame { move(by: CGVector(dx: 12 * step.dx / length, dy: 12 * step.dy / length)) }
    }

    private func move(by step: CGVector) {
        finger.x += step.dx
        finger.y += step.dy
        stage.simulator.touchMove(to: finger)
    }
}
