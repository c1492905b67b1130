import Foundation

/// A message from the host to a web page, encoded as JSON: `{"device": {…}}`. Screen updates aren't among these
/// messages, because they are binary; see `ScreenUpdate.encoded()`.
enum HostMessage: Encodable {
    /// The device to draw. It is the first message to a page, and is sent again after each change.
    case device(PageGreeting)
    /// The state of the device.
    case state(DeviceState)
    /// The path of a finished recording.
    case recording(path: String)

    private enum CodingKeys: CodingKey {
        case device, state, recording
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .device(let greeting): try container.encode(greeting, forKey: .device)
        case .state(let state): try container.encode(state, forKey: .state)
        case .recording(let path): try container.encode(path, forKey: .recording)
        }
    }

    func encoded() throws -> String {
        let encoder = JSONEncoder()
        // Equal states have equal texts, so that unchanged ones needn't be sent.
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
