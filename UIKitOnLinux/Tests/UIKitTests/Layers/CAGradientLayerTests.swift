import Testing
import UIKit

@MainActor
struct CAGradientLayerTests {
    private func render(_ change: (CAGradientLayer) -> Void) -> Pixels {
        let canvas = Canvas(scale: 2)
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        change(layer)
        canvas.root.addSublayer(layer)
        return canvas.pixels()
    }

    /// The value in sRGB of a part of the way from black to white in a gamma of 1.8.
    private func mixed(_ part: Double) -> Int {
        let light = pow(part, 1.8)
        return Int((255 * (1.055 * pow(light, 1 / 2.4) - 0.055)).rounded())
    }

    @Test func itGoesFromTopToBottomInAGammaOfItsOwn() {
        let pixels = render { _ in }
        for part in [0.25, 0.5, 0.75] {
            let y = 40 * part
            // The middle of a pixel lies a quarter of a point below its edge.
            #expect(abs(pixels.red(at: 3, y, scale: 2) - mixed(part + 0.25 / 40)) <= 2, "at \(part)")
            #expect(pixels.red(at: 3, y, scale: 2) == pixels.red(at: 36, y, scale: 2))
        }
        // Neither sRGB's middle, 128, nor that of light, 188.
        #expect(abs(pixels.red(at: 20, 20, scale: 2) - 147) <= 2)
    }

    @Test func itOnlyGrowsBrighter() {
        let pixels = render { _ in }
        let column = (0..<80).map { Int(pixels[40, $0].red) }
        #expect(zip(column, column.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(column[0] < 20 && column[79] > 250)
    }

    @Test func pointsAreInPartsOfTheBounds() {
        let pixels = render {
            $0.startPoint = CGPoint(x: 0, y: 0.5)
            $0.endPoint = CGPoint(x: 1, y: 0.5)
        }
        #expect(pixels.red(at: 5, 3, scale: 2) == pixels.red(at: 5, 36, scale: 2))
        #expect(pixels.red(at: 5, 20, scale: 2) < pixels.red(at: 35, 20, scale: 2))
    }

    @Test func locationsPlaceTheStopsAndTheEndsGoOn() {
        let pixels = render { $0.locations = [0.25, 0.75] }
        #expect(pixels.red(at: 20, 5, scale: 2) == 0)
        #expect(pixels.red(at: 20, 35, scale: 2) == 255)
        #expect(abs(pixels.red(at: 20, 20, scale: 2) - 147) <= 3)
    }

    @Test(arguments: [[0.8, 0.2], [.nan, 2], [-1], []] as [[Double]])
    func oddLocationsDoNoHarm(locations: [Double]) {
        let pixels = render { $0.locations = locations.map { NSNumber(value: $0) } }
        #expect(pixels.width == 80)
    }

    @Test func aRadialGradientIsAnEllipseAroundItsStart() {
        let pixels = render {
            $0.type = .radial
            $0.frame = CGRect(x: 0, y: 10, width: 40, height: 20)
            $0.startPoint = CGPoint(x: 0.5, y: 0.5)
            $0.endPoint = CGPoint(x: 1, y: 1)
        }
        #expect(pixels.red(at: 20, 20, scale: 2) < 30)
        let right = pixels.red(at: 29.75, 20, scale: 2)
        let below = pixels.red(at: 20, 24.75, scale: 2)
        #expect(abs(right - below) <= 8 && abs(right - 147) <= 10)
        #expect(pixels.red(at: 0.5, 10.5, scale: 2) == 255, "the last colour beyond the ellipse")
    }

    @Test func aConicGradientTurnsClockwiseFromItsEnd() {
        let pixels = render {
            $0.type = .conic
            $0.startPoint = CGPoint(x: 0.5, y: 0.5)
            $0.endPoint = CGPoint(x: 1, y: 0.5)
        }
        let (right, below) = (pixels.red(at: 36, 21, scale: 2), pixels.red(at: 20, 36, scale: 2))
        let (left, above) = (pixels.red(at: 4, 20, scale: 2), pixels.red(at: 20, 4, scale: 2))
        #expect(right < below && below < left && left < above)
        #expect(abs(left - 147) <= 6)
        #expect(abs(below - mixed(0.25)) <= 6 && abs(above - mixed(0.75)) <= 6)
    }

    @Test func cornersRoundIt() {
        let pixels = render {
            $0.colors = [UIColor.black.cgColor]
            $0.cornerRadius = 12
        }
        #expect(pixels.red(at: 0.5, 0.5, scale: 2) == 255)
        #expect(pixels.red(at: 20, 20, scale: 2) == 0, "one colour fills it")
    }

    @Test func aClearColourShowsItsOwnOnTheWay() {
        let pixels = render { $0.colors = [UIColor.clear.cgColor, UIColor.white.cgColor] }
        // Clear is a black: halfway a gray lies over the white.
        #expect(pixels.red(at: 20, 20, scale: 2) < 215)
        let white = render { $0.colors = [UIColor(white: 1, alpha: 0).cgColor, UIColor.white.cgColor] }
        #expect(white.red(at: 20, 20, scale: 2) == 255)
    }

    @Test func withoutColoursNothingIsDrawn() {
        #expect(render { $0.colors = nil }.red(at: 20, 20, scale: 2) == 255)
        #expect(render { $0.colors = [] }.red(at: 20, 20, scale: 2) == 255)
    }
}
