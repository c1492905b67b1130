import Foundation
import Simulator

/// The first thing that a page hears: which device it is to draw. In points.
struct PageGreeting: Encodable {
    let name: String
    let width: Double
    let height: Double
    let cornerRadius: Double

    init(device: Device) {
        name = device.name
        width = device.screenSize.width
        height = device.screenSize.height
        cornerRadius = device.cornerRadius
    }

    func encoded() throws -> String {
        String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    }
}
