import Foundation
import Simulator
import UIKit

/// A message from a page to the host, as JSON: `{"show": {"scale": 2}}`, `{"drawn": {}}`,
/// `{"touch": {"id": 1, "phase": "began", "x": 10, "y": 20}}`, `{"change": {"setting": {"darkMode": {"on": true}}}}`.
///
/// Decoding checks the values: numbers are finite and limited, texts are short, and names are known.
enum PageMessage: Decodable, Equatable {
    /// The phase of a touch, by a finger or the mouse.
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

    /// The page is ready to show the screen, or shows it at another scale.
    case show(scale: ScreenScale)
    /// The page has drawn the last update.
    case drawn
    /// A touch has changed. The location is in points of the device, and `id` identifies the touch within the page.
    case touch(id: Int, phase: Phase, x: ScreenCoordinate, y: ScreenCoordinate)
    /// A wheel or trackpad scrolls the content at a location. Lengths are in points of the device.
    case scroll(x: ScreenCoordinate, y: ScreenCoordinate, dx: ScrollDistance, dy: ScrollDistance)
    /// The pointer has moved without a pressed button. The location is nil if the pointer has left the screen.
    case point(x: ScreenCoordinate?, y: ScreenCoordinate?)
    /// The mouse has clicked with the secondary button.
    case secondaryClick(x: ScreenCoordinate, y: ScreenCoordinate)
    case type(text: TypedText)
    /// A hardware key that moves or activates the focus.
    case key(name: HardwareKey, shift: Bool)
    /// Relaunches the app on another device.
    case choose(device: DeviceChoice)
    case change(setting: DeviceSetting)
    case press(button: DeviceButton)
    case voiceOver(gesture: VoiceOverGesture)
    /// Requests the device's state, with the accessibility tree if `tree` is true.
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
