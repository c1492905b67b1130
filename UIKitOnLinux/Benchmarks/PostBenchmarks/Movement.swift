import Foundation
import MessageStackView
import UIKit

/// A movement to measure, described for the library and for the code without it.
@MainActor
struct Movement {
    /// The part of a message's life in which frames are measured.
    enum Part {
        case entrance, exit
        /// The message is at rest.
        case rest
        /// The message is at rest, and a finger scrolls the app by a distance in each frame.
        case scroll(CGVector)
        /// A finger drags the message by a distance in each frame.
        case drag(CGVector)
        /// The message flies after a fling whose finger moved by a distance in each frame.
        case throwing(CGVector)
    }

    let name: String
    let part: Part
    /// The number of frames that are measured, from the fourth on. The message moves in all of them.
    let frames: Int
    /// The movement with the library.
    let presentation: PostPresentation
    /// The movement without the library.
    let hand: OverlayByHand.Motion
    let look: OverlayByHand.Look
    let isCentered: Bool
    /// Whether the message is on the key window, rather than in a view of the app.
    let isOnWindow: Bool

    init(
        _ name: String, _ part: Part, frames: Int = 14, _ presentation: PostPresentation,
        by hand: OverlayByHand.Motion, look: OverlayByHand.Look = .plain, isCentered: Bool = false,
        isOnWindow: Bool = false
    ) {
        self.name = name
        self.part = part
        self.frames = frames
        self.presentation = presentation
        self.hand = hand
        self.look = look
        self.isCentered = isCentered
        self.isOnWindow = isOnWindow
    }

    func measure(_ maker: Maker) -> [FrameTime] {
        let run = Run(self, maker)
        return (0..<frames).map { _ in run.frame() }
    }

    /// Returns a picture of the screen in the middle of the movement.
    func picture(_ maker: Maker) -> Data {
        let run = Run(self, maker)
        for _ in 0..<frames / 2 { _ = run.frame() }
        return run.stage.picture()
    }
}

extension Movement {
    /// One run of a movement.
    @MainActor
    final class Run {
        let stage: Stage
        private let overlay: any Overlay
        private let part: Part
        private var finger = CGPoint.zero

        init(_ movement: Movement, _ maker: Maker, draws: Bool = true) {
            stage = Stage(draws: draws)
            part = movement.part
            if case .scroll = part { stage.addTable() }
            overlay = maker.make(movement, on: stage)
            overlay.show()
            switch part {
            case .entrance: break
            case .rest: stage.pass(frames: 60)
            case .exit:
                stage.pass(frames: 60)
                overlay.hide()
            case .scroll(let step):
                stage.pass(frames: 60)
                beginDrag(step, at: CGPoint(x: 200, y: 700))
            case .drag(let step):
                stage.pass(frames: 60)
                beginDrag(step)
            case .throwing(let step):
                stage.pass(frames: 60)
                beginDrag(step)
                for _ in 0..<4 { _ = stage.frame { move(by: step) } }
                stage.simulator.touchUp(at: finger)
            }
            stage.pass(frames: Self.skipped)
        }

        /// The first frames, which aren't measured because they do work that is needed once, such as rendering a shadow.
        private static let skipped = 3

        func frame() -> FrameTime {
            stage.frame {
                switch part {
                case .drag(let step), .scroll(let step): move(by: step)
                default: break
                }
            }
        }

        /// Puts a finger on the message, off center, and moves it far enough for a drag to begin.
        private func beginDrag(_ step: CGVector) {
            let bounds = overlay.message.bounds
            beginDrag(step, at: overlay.message.convert(CGPoint(x: bounds.midX + 60, y: bounds.midY + 10), to: nil))
        }

        /// Puts a finger on the screen, and moves it far enough for a drag to begin.
        private func beginDrag(_ step: CGVector, at point: CGPoint) {
            finger = point
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
}
