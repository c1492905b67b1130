import Foundation

/// What the host says to a page, as JSON: `{"device": {…}}`. Pictures go beside it, in a form of their own.
enum HostMessage: Encodable {
    /// Which device there is to draw: the first thing that a page hears, and again when that changes.
    case device(PageGreeting)
    /// How the device stands.
    case state(DeviceState)
    /// A recording is there to be fetched, at this address.
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
        // The same state is the same text.
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
