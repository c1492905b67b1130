import FlyingFox
import Foundation
import Simulator
import UIKit

/// One open page: draws what changed on its screen, and hands its touches to the device.
///
/// An update is sent only after the page has drawn the one before. What changes meanwhile comes with the next update, so
/// a slow page gets fewer of them, never older ones.
@MainActor
final class Page {
    private struct Touch {
        let id: Int
        var location: CGPoint
    }

    private let pages: Pages
    private let outgoing: AsyncStream<WSMessage>.Continuation
    private var screen: ScreenStream?
    private var isDrawing = false
    /// The touches that are down, by the number that the page knows them by.
    private var touches: [Int: Touch] = [:]

    init(pages: Pages, outgoing: AsyncStream<WSMessage>.Continuation) {
        self.pages = pages
        self.outgoing = outgoing
    }

    /// Follows the page until it is closed, or says something that can't be understood.
    func run(_ incoming: AsyncStream<WSMessage>) async {
        pages.add(self)
        defer { close() }
        do {
            outgoing.yield(.text(try PageGreeting(device: pages.device).encoded()))
            for await message in incoming {
                guard case .text(let text) = message else { continue }
                receive(try PageMessage(decoding: text))
            }
        } catch {
            outgoing.yield(.close(.unsupportedData))
        }
    }

    /// Sends what has changed, unless the page still draws the last update.
    func showFrame() {
        guard !isDrawing, let update = screen?.takeUpdate() else { return }
        isDrawing = true
        Task.detached(priority: .userInitiated) { [outgoing] in
            outgoing.yield(.data(update.encoded()))
        }
    }

    private func receive(_ message: PageMessage) {
        switch message {
        case .show(let scale):
            screen = pages.openScreen(scale: min(max(scale, 0.25), 4))
            showFrame()
        case .drawn:
            isDrawing = false
            showFrame()
        case .touch(let id, let phase, let x, let y):
            touch(id, phase: phase.touchPhase, at: CGPoint(x: x, y: y))
        }
    }

    /// Passes on what makes sense for a finger: it goes down, moves, and comes up or is cancelled.
    private func touch(_ pageID: Int, phase: UITouch.Phase, at location: CGPoint) {
        if phase == .began {
            guard touches[pageID] == nil else { return }
            touches[pageID] = Touch(id: pages.makeTouchID(), location: location)
        }
        guard let touch = touches[pageID] else { return }
        if phase == .ended || phase == .cancelled {
            touches[pageID] = nil
        } else {
            touches[pageID]?.location = location
        }
        pages.touch(id: touch.id, phase: phase, at: location)
    }

    private func close() {
        for touch in touches.values {
            pages.touch(id: touch.id, phase: .cancelled, at: touch.location)
        }
        pages.remove(self)
        outgoing.finish()
    }
}
