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

    /// The maximum number of fingers on the screen at the same time.
    private static let touchLimit = 10

    /// The maximum number of reports about ignored messages.
    private static let reportLimit = 10

    private let pages: Pages
    private let send: @Sendable (WSFrame) -> Void
    private var frames = PageFrames()
    private var ignoredMessages = 0
    private var screen: ScreenStream?
    private var isDrawing = false
    /// The device as this page draws it.
    private var device: PageGreeting?
    /// The touches that are down, by the number that the page knows them by.
    private var touches: [Int: Touch] = [:]
    private var showsTree = false
    private var lastState: Data?

    /// Creates a page that receives frames through `send`.
    init(pages: Pages, send: @escaping @Sendable (WSFrame) -> Void) {
        self.pages = pages
        self.send = send
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
        say(.device(greeting))
    }

    /// Sends what has changed, unless the page still draws the last update; of a screen that has turned, its new shape.
    func showFrame() {
        let greeting = pages.greeting
        guard greeting == device else { return draw(greeting) }
        guard !isDrawing, let update = screen?.takeUpdate() else { return }
        isDrawing = true
        Task.detached(priority: .userInitiated) { [send] in
            send(WSFrame(fin: true, opcode: .binary, mask: nil, payload: update.encoded()))
        }
    }

    /// Tells how the device stands, if that has changed since this page heard of it last.
    func showState() {
        guard let state = encoded(.state(pages.state(withTree: showsTree))), state != lastState else { return }
        lastState = state
        send(WSFrame(fin: true, opcode: .text, mask: nil, payload: state))
    }

    /// Tells the page where it can fetch a recording.
    func show(_ recording: ScreenRecording) {
        say(.recording(path: recording.path))
    }

    private func say(_ message: HostMessage) {
        guard let text = encoded(message) else { return }
        send(WSFrame(fin: true, opcode: .text, mask: nil, payload: text))
    }

    private func encoded(_ message: HostMessage) -> Data? {
        do {
            return Data(try message.encoded().utf8)
        } catch {
            pages.report("can't tell a page about the device: \(error)")
            return nil
        }
    }

    // MARK: - From the page

    /// Handles a frame from the page. Invalid messages are reported and ignored.
    ///
    /// - Throws: `PageClosing` if the page closes the connection or breaks the protocol.
    func receive(_ frame: WSFrame) throws(PageClosing) {
        switch try frames.append(frame) {
        case .text(let text): receive(text)
        case .binary: ignore("a binary message", because: "pages send text")
        case .ping(let payload): send(WSFrame(fin: true, opcode: .pong, mask: nil, payload: payload))
        case nil: break
        }
    }

    private func receive(_ text: String) {
        do {
            receive(try PageMessage(decoding: text))
        } catch {
            ignore("the message \(text.prefix(200).debugDescription)", because: "\(error)")
        }
    }

    private func ignore(_ message: String, because reason: String) {
        ignoredMessages += 1
        guard ignoredMessages <= Self.reportLimit else { return }
        pages.report("ignored \(message) of a page: \(reason)")
        if ignoredMessages == Self.reportLimit { pages.report("reports no more messages of this page") }
    }

    private func receive(_ message: PageMessage) {
        switch message {
        case .show(let scale):
            screen = pages.openScreen(scale: scale.pixelsPerPoint)
            showFrame()
            showState()
        case .drawn:
            isDrawing = false
            showFrame()
        case .touch(let id, let phase, let x, let y):
            touch(id, phase: phase.touchPhase, at: CGPoint(x: x.points, y: y.points))
        case .scroll(let x, let y, let dx, let dy):
            pages.scroll(at: CGPoint(x: x.points, y: y.points), by: CGPoint(x: dx.points, y: dy.points))
        case .type(let text):
            pages.typeText(text.text)
        case .key(let key, let withShift):
            pages.press(key, withShift: withShift)
            showState()
        case .look(let tree):
            showsTree = tree
            showState()
        case .choose(let choice):
            pages.choose(choice.device)
        case .change(let setting):
            pages.change(setting)
            showState()
        case .voiceOver(let gesture):
            pages.perform(gesture)
            showState()
        case .press(let button):
            pages.press(button, for: self)
            showState()
        }
    }

    /// Passes on what makes sense for a finger: it goes down, moves, and comes up or is cancelled.
    private func touch(_ pageID: Int, phase: UITouch.Phase, at location: CGPoint) {
        if phase == .began {
            guard touches[pageID] == nil, touches.count < Self.touchLimit else { return }
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

    /// Cancels the page's touches and sends it nothing more.
    func close() {
        for touch in touches.values {
            pages.touch(id: touch.id, phase: .cancelled, at: touch.location)
        }
        touches = [:]
        pages.remove(self)
    }
}
