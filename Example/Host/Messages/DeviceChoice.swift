import Simulator

/// A device that a page can choose, decoded from its name.
struct DeviceChoice: Decodable, Equatable {
    /// The devices that a page can choose from.
    static let devices = Device.all.filter { $0 != .catalyst }

    let device: Device

    init(_ device: Device) {
        self.device = device
    }

    init(from decoder: any Decoder) throws {
        let name = try String(from: decoder)
        guard let device = Self.devices.first(where: { $0.name == name }) else {
            throw DecodingError.refusal(of: decoder, because: "There is no device of that name.")
        }
        self.init(device)
    }
}
