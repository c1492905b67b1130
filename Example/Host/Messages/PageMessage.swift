import Foundation
import Simulator
import UIKit

/// What a page says to the host, as JSON: `{"show": {"scale": 2}}`, `{"drawn": {}}`,
/// `{"touch": {"id": 1, "phase": "began", "x": 10, "y": 20}}`, `{"change": {"setting": {"darkMode": {"on": true}}}}`.
///
/// Decoding checks the values: numbers are finite and limited, texts are short, and names are known.
enum PageMessage: Decodable, Equatable {
    /// Where a finger, or the mouse as one, is in its life.
    enum Phase: String, Decodable {
        case began, moved, ended, cancelled

        var touchPhase: UITouch.Phase {
            switch self {
            case .began: .began
            case .moved: .moved
            case .ended: .ended
            case .cancelled: .cancelled
            }
        }
    }

    /// The page is ready to show the screen, or shows it at another size; in its own pixels per point of the device.
    case show(scale: ScreenScale)
    /// The page has drawn the last update.
    case drawn
    /// A finger did something, at a place in points of the device; `id` is the page's own number for it.
    case touch(id: Int, phase: Phase, x: ScreenCoordinate, y: ScreenCoordinate)
    /// The wheel or the trackpad moves the content at a place, in points of the device.
    case scroll(x: ScreenCoordinate, y: ScreenCoordinate, dx: ScrollDistance, dy: ScrollDistance)
    case type(text: TypedText)
    /// A key by which a hardware keyboard's focus is moved and used.
    case key(name: HardwareKey, shift: Bool)
    /// The app is launched anew on this device.
    case choose(device: DeviceChoice)
    case change(setting: DeviceSetting)
    case press(button: DeviceButton)
    case voiceOver(gesture: VoiceOverGesture)
    /// The page wants to know how the device stands, and the accessibility tree too if it shows that.
    case look(tree: Bool)

    init(decoding text: String) throws {
        self = try JSONDecoder().decode(PageMessage.self, from: Data(text.utf8))
    }
}

extension DecodingError {
    /// Returns an error for a value that can be read, but that a page may not send.
    static func refusal(of decoder: any Decoder, because reason: String) -> DecodingError {
        .dataCorrupted(Context(codingPath: decoder.codingPath, debugDescription: reason))
    }
}
