import Foundation
import Simulator

/// The first thing that a page hears: which device it is to draw. In points.
struct PageGreeting: Encodable {
    struct Rectangle: Encodable {
        let x, y, width, height: Double
    }

    let name: String
    let width: Double
    let height: Double
    let cornerRadius: Double
    let dynamicIsland: Rectangle?

    init(device: Device) {
        name = device.name
        width = device.screenSize.width
        height = device.screenSize.height
        cornerRadius = device.cornerRadius
        dynamicIsland = device.dynamicIsland.map {
            Rectangle(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height)
        }
    }

    func encoded() throws -> String {
        String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    }
}
