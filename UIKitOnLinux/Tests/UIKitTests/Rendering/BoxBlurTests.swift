import Foundation
import Testing

@testable import UIKit

struct BoxBlurTests {
    /// A white square of `side` pixels in the middle of a picture of `size`, blurred.
    private func blurred(side: Int, size: Int, sigma: CGFloat) -> [UInt8] {
        var pixels = [UInt8](repeating: 0, count: size * size)
        let start = (size - side) / 2
        for y in start..<start + side {
            for x in start..<start + side { pixels[y * size + x] = 255 }
        }
        pixels.withUnsafeMutableBufferPointer {
            BoxBlur.blur($0, width: size, height: size, stride: size, sigma: sigma)
        }
        return pixels
    }

    @Test(arguments: [2, 4, 9] as [CGFloat])
    func anEdgeFadesAsAGaussianDoes(sigma: CGFloat) {
        let (side, size) = (80, 160)
        let pixels = blurred(side: side, size: size, sigma: sigma)
        for distance in -12...12 {
            // Of an edge, a Gaussian leaves the part of it that lies beyond.
            let beyond = (CGFloat(distance) + 0.5) / (sigma * CGFloat(2).squareRoot())
            let expected = 255 * 0.5 * (1 - erf(beyond))
            let value = CGFloat(pixels[size / 2 * size + (size + side) / 2 + distance])
            #expect(abs(value - expected) < 8, "\(distance) pixels from the edge")
        }
    }

    @Test func itIsTheSameInAllDirections() {
        let size = 41
        let pixels = blurred(side: 11, size: size, sigma: 3)
        for y in 0..<size {
            for x in 0..<size {
                let value = Int(pixels[y * size + x])
                #expect(abs(value - Int(pixels[x * size + y])) <= 2)
                #expect(value == Int(pixels[y * size + size - 1 - x]))
                #expect(value == Int(pixels[(size - 1 - y) * size + x]))
            }
        }
    }

    @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
    func withoutAWidthNothingIsBlurred(sigma: CGFloat) {
        #expect(blurred(side: 3, size: 9, sigma: sigma) == blurred(side: 3, size: 9, sigma: 0))
        #expect(BoxBlur.reach(sigma: sigma) == 0)
    }

    @Test(arguments: [1, 2.5, 7, 30] as [CGFloat])
    func nothingIsSeenBeyondItsReach(sigma: CGFloat) {
        let reach = BoxBlur.reach(sigma: sigma)
        let size = 2 * reach + 7
        let pixels = blurred(side: 1, size: size, sigma: sigma)
        for x in 0..<3 { #expect(pixels[size / 2 * size + x] == 0) }
        #expect(ShadowMask.reach(sigma: sigma) >= CGFloat(reach))
    }
}
