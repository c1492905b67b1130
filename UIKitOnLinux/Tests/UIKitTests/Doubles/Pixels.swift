import UIKit

/// The pixels of an image, to look at one by one.
struct Pixels {
    struct Color: Hashable {
        var red, green, blue, alpha: UInt8

        static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
    }

    let width: Int
    let height: Int
    private let colors: [Color]

    init(_ image: UIImage) {
        self.init(image.cgImage)
    }

    init(_ image: CGImage?) {
        width = image?.width ?? 0
        height = image?.height ?? 0
        colors = image?.premultipliedPixels.map(Self.color) ?? []
    }

    /// Counted from the top left corner.
    subscript(x: Int, y: Int) -> Color {
        colors[y * width + x]
    }

    private static func color(_ pixel: UInt32) -> Color {
        Color(
            red: UInt8(pixel >> 16 & 0xFF), green: UInt8(pixel >> 8 & 0xFF), blue: UInt8(pixel & 0xFF),
            alpha: UInt8(pixel >> 24))
    }
}
