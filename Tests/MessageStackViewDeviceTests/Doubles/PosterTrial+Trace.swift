import Simulator
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests
@testable import MessageStackViewTests

// MARK: - Trace

extension PosterTrial {
    /// Returns a line for each event, each callback, and each post that has changed in a frame: its center, size, opacity and
    /// rotation on the screen, and the view that a touch at the center would hit.
    static func trace(of events: [PosterEvent], on device: Device) async -> [String] {
        let trial = PosterTrial(device: device)
        defer {
            trial.messages.finishHandlers()
            // Posts that outlive their scene would be seen in the next trace.
            PostManager.removeAll(animated: false)
        }
        var frame = 0
        var lines: [String] = []
        for (place, delegate) in zip(Place.allCases, trial.delegates) {
            delegate.didCall = { [unowned trial] callback, view in
                let post = view.flatMap { trial.poster(place.rawValue).postManager.post(of: $0) }
                lines.append("\(frame) \(place) \(callback) \(trial.number(of: post))")
            }
        }
        var seen: [String: String] = [:]
        for event in events {
            guard case .wait(let frames) = event else {
                lines.append("\(frame) > \(event)")
                await trial.apply(event)
                continue
            }
            for _ in 0..<frames {
                await trial.stage.simulator.advance(by: Simulator.frame)
                frame += 1
                let new = trial.seenSlots()
                lines += new.filter { seen[$0.key] != $0.value }.sorted { $0.key < $1.key }.map {
                    "\(frame) \($0) \($1)"
                }
                lines += seen.keys.filter { new[$0] == nil }.sorted().map { "\(frame) \($0) gone" }
                seen = new
            }
        }
        return lines
    }

    /// Returns the visible state of each slot on the screen by the number of its post.
    private func seenSlots() -> [String: String] {
        var seen: [String: String] = [:]
        for slot in allSlots {
            guard let window = slot.window, !slot.isHidden else { continue }
            let center = slot.seenCenterOnScreen
            let pose = PostTransition.Pose(slot.seenLayer.affineTransform())
            let hit = window.hitTest(center, with: nil)
            let target = hit?.enclosingSlot.map { number(of: $0.post) } ?? (hit == nil ? "nothing" : "the app")
            let numbers = [
                center.x, center.y, slot.seenLayer.bounds.width, slot.seenLayer.bounds.height,
                CGFloat(slot.seenLayer.opacity) * 100, pose.rotation * 100,
            ].map { String(format: "%.2f", $0 == 0 ? 0 : $0) }
            seen[number(of: slot.post)] = numbers.joined(separator: " ") + " hits \(target)"
        }
        return seen
    }

    /// Returns the number of a post, which is the same in each run, unlike its identifier.
    private func number(of post: Post?) -> String {
        posts.firstIndex { $0 === post }.map { "post-\($0)" } ?? "another"
    }
}

extension PostSlot {
    /// The rendered center on the screen, with the motions of all superviews.
    fileprivate var seenCenterOnScreen: CGPoint {
        sequence(first: self as UIView, next: \.superview).reduce(CGPoint(x: bounds.midX, y: bounds.midY)) {
            point, view in
            let seen = view.layer.presentation() ?? view.layer
            let way = CGPoint(x: point.x - seen.bounds.midX, y: point.y - seen.bounds.midY)
                .applying(seen.affineTransform())
            return CGPoint(x: seen.position.x + way.x, y: seen.position.y + way.y)
        }
    }
}

extension PosterEvent {
    /// Returns an event that moves posts, or what they keep clear of.
    static func randomOfMotion(using generator: inout SeededGenerator) -> PosterEvent {
        while true {
            switch random(using: &generator) {
            case .post(let poster, let view, let interval, _, _):
                return .post(
                    poster: poster, view: view, interval: interval, animatesEntrance: true, animatesExit: true)
            case let event where event.isMotion: return event
            default: continue
            }
        }
    }

    private var isMotion: Bool {
        switch self {
        case .postMessage, .update, .resize, .remove, .removeAll, .setSerial, .tap, .touchDown, .touchMove, .touchUp,
            .fling,
            .present, .arrange, .spread, .rotate, .type, .postReadyMade:
            true
        default: false
        }
    }
}
