import Foundation
import Simulator
import UIKit

/// What a page says to the host, as JSON: `{"show": {"scale": 2}}`, `{"drawn": {}}`,
/// `{"touch": {"id": 1, "phase": "began", "x": 10, "y": 20}}`, `{"change": {"setting": {"darkMode": {"on": true}}}}`.
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
    case show(scale: Double)
    /// The page has drawn the last update.
    case drawn
    /// A finger did something, at a place in points of the device; `id` is the page's own number for it.
    case touch(id: Int, phase: Phase, x: Double, y: Double)
    /// The wheel or the trackpad moves the content at a place, in points of the device.
    case scroll(x: Double, y: Double, dx: Double, dy: Double)
    /// Keys of the page's keyboard: characters, a line break for return, "\u{8}" for delete.
    case type(text: String)
    /// A key by which a hardware keyboard's focus is moved and used.
    case key(name: HardwareKey, shift: Bool)
    /// The app is launched anew on the device of this name.
    case choose(device: String)
    case change(setting: DeviceSetting)
    case press(button: DeviceButton)
    case voiceOver(gesture: VoiceOverGesture)
    /// The page wants to know how the device stands, and the accessibility tree too if it shows that.
    case look(tree: Bool)

    init(decoding text: String) throws {
        self = try JSONDecoder().decode(PageMessage.self, from: Data(text.utf8))
    }
}
