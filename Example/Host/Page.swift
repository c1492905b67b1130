import FlyingFox
import Foundation
import Simulator
import UIKit

/// The host's side of an open page. It sends screen updates to the page and passes the page's input to the device.
///
/// An update is sent only after the page has drawn the previous one. The next update has all changes since then, so a
/// slow page gets fewer updates, but never outdated ones.
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
    /// The device that the page currently draws.
    private var device: PageGreeting?
    /// The current touches by the page's identifiers.
    private var touches: [Int: Touch] = [:]
    private var showsTree = false
    private var lastState: Data?

    /// Creates a page that receives frames through `send`.
    init(pages: Pages, send: @escaping @Sendable (WSFrame) -> Void) {
        self.pages = pages
        self.send = send
    }

    // MARK: - To the page

    /// Sends the device to draw after the device was replaced. The touches on the previous device are dropped.
    func showDevice() {
        touches = [:]
        sendDevice(pages.greeting)
    }

    /// Sends a device to draw. The page answers with a request for the screen.
    private func sendDevice(_ greeting: PageGreeting) {
        screen = nil
        device = greeting
        sendMessage(.device(greeting))
    }

    /// Sends the changes of the screen, unless the page is still drawing the last update. After a rotation it sends the
    /// device instead.
    func showFrame() {
        let greeting = pages.greeting
        guard greeting == device else { return sendDevice(greeting) }
        guard !isDrawing, let update = screen?.takeUpdate() else { return }
        isDrawing = true
        Task.detached(priority: .userInitiated) { [send] in
            send(WSFrame(fin: true, opcode: .binary, mask: nil, payload: update.encoded()))
        }
    }

    /// Sends the device's state if it has changed since it was last sent.
    func showState() {
        guard let state = encoded(.state(pages.state(withTree: showsTree))), state != lastState else { return }
        lastState = state
        send(WSFrame(fin: true, opcode: .text, mask: nil, payload: state))
    }

    /// Sends the path of a recording.
    func show(_ recording: ScreenRecording) {
        sendMessage(.recording(path: recording.path))
    }

    private func sendMessage(_ message: HostMessage) {
        guard let text = encoded(message) else { return }
        send(WSFrame(fin: true, opcode: .text, mask: nil, payload: text))
    }

    private func encoded(_ message: HostMessage) -> Data? {
        do {
            return Data(try message.encoded().utf8)
        } catch {
            pages.report("can't encode a message to a page: \(error)")
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
        pages.report("ignored \(message) from a page: \(reason)")
        if ignoredMessages == Self.reportLimit { pages.report("further ignored messages aren't reported") }
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
        case .point(let x, let y):
            pages.movePointer(to: x.flatMap { x in y.map { CGPoint(x: x.points, y: $0.points) } })
        case .secondaryClick(let x, let y):
            pages.secondaryClick(at: CGPoint(x: x.points, y: y.points))
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

    /// Passes a touch to the device. Phases that don't fit the touch's state are ignored.
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

    /// Cancels the page's touches and stops sending to it.
    func close() {
        for touch in touches.values {
            pages.touch(id: touch.id, phase: .cancelled, at: touch.location)
        }
        touches = [:]
        pages.remove(self)
    }
}
