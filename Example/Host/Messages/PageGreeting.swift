import Simulator

/// Which device a page is to draw, and which others there are. In points.
struct PageGreeting: Encodable {
    let name: String
    let width: Double
    let height: Double
    let cornerRadius: Double
    let devices: [String]

    init(device: Device, devices: [Device]) {
        name = device.name
        width = device.screenSize.width
        height = device.screenSize.height
        cornerRadius = device.cornerRadius
        self.devices = devices.map(\.name)
    }
}
