import UIKit

/// A trip that the first screen offers.
struct Trip {
    let name: String
    let price: String
    let picture: UIImage

    @MainActor static let all = [
        Trip(
            name: "Galicia", price: "From 240 €",
            picture: .landscape(sky: [0xf9a66c, 0xf2607a], hills: [0x8c4a7c, 0x4b3b73, 0x262a55])),
        Trip(
            name: "Tyrol", price: "From 310 €",
            picture: .landscape(sky: [0xbfe3f5, 0x7fbbe0], hills: [0x8fa9c4, 0x52779a, 0x2f5d50])),
        Trip(
            name: "Tuscany", price: "From 275 €",
            picture: .landscape(sky: [0xfde2a7, 0xf7b267], hills: [0xd98f4e, 0xa8763e, 0x6d7a3a])),
        Trip(
            name: "Iceland", price: "From 420 €",
            picture: .landscape(sky: [0x1d2b53, 0x3c8c8c], hills: [0x2c5f73, 0x1d4257, 0x10263b])),
    ]
}
