import FlyingFox
import Foundation
import Simulator
import UIKit

/// One open page: draws what changed on its screen, and hands its touches and its controls to the device.
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
    /// The device as this page draws it.
    private var device: PageGreeting?
    /// The touches that are down, by the number that the page knows them by.
    private var touches: [Int: Touch] = [:]
    private var showsTree = false
    private var lastState: String?

    init(pages: Pages, outgoing: AsyncStream<WSMessage>.Continuation) {
        self.pages = pages
        self.outgoing = outgoing
    }

    /// Follows the page until it is closed, or says something that can't be understood.
    func run(_ incoming: AsyncStream<WSMessage>) async {
        pages.add(self)
        defer { close() }
        do {
            showDevice()
            for await message in incoming {
                guard case .text(let text) = message else { continue }
                try receive(PageMessage(decoding: text))
            }
        } catch {
            outgoing.yield(.close(.unsupportedData))
        }
    }

    // MARK: - To the page

    /// Tells which device there is to draw, after another has taken its place: the page's touches went with that.
    func showDevice() {
        touches = [:]
        draw(pages.greeting)
    }

    /// The page then asks for the screen.
    private func draw(_ greeting: PageGreeting) {
        screen = nil
        device = greeting
        send(.device(greeting))
    }

    /// Sends what has changed, unless the page still draws the last update; of a screen that has turned, its new shape.
    func showFrame() {
        let greeting = pages.greeting
        guard greeting == device else { return draw(greeting) }
        guard !isDrawing, let update = screen?.takeUpdate() else { return }
        isDrawing = true
        Task.detached(priority: .userInitiated) { [outgoing] in
            outgoing.yield(.data(update.encoded()))
        }
    }

    /// Tells how the device stands, if that has changed since this page heard of it last.
    func showState() throws {
        let state = try HostMessage.state(pages.state(withTree: showsTree)).encoded()
        guard state != lastState else { return }
        lastState = state
        outgoing.yield(.text(state))
    }

    /// What can't be said ends the connection.
    private func send(_ message: HostMessage) {
        do {
            outgoing.yield(.text(try message.encoded()))
        } catch {
            outgoing.yield(.close(.unsupportedData))
        }
    }

    // MARK: - From the page

    private func receive(_ message: PageMessage) throws {
        switch message {
        case .show(let scale):
            screen = pages.openScreen(scale: min(max(scale, 0.25), 4))
            showFrame()
            try showState()
        case .drawn:
            isDrawing = false
            showFrame()
        case .touch(let id, let phase, let x, let y):
            touch(id, phase: phase.touchPhase, at: CGPoint(x: x, y: y))
        case .scroll(let x, let y, let dx, let dy):
            pages.scroll(at: CGPoint(x: x, y: y), by: CGPoint(x: dx, y: dy))
        case .type(let text):
            pages.typeText(text)
        case .key(let key, let withShift):
            pages.press(key, withShift: withShift)
            try showState()
        case .look(let tree):
            showsTree = tree
            try showState()
        case .choose(let device):
            pages.choose(deviceNamed: device)
        case .change(let setting):
            pages.change(setting)
            try showState()
        case .voiceOver(let gesture):
            pages.perform(gesture)
            try showState()
        case .press(let button):
            if let path = pages.press(button) { send(.recording(path: path)) }
            try showState()
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
