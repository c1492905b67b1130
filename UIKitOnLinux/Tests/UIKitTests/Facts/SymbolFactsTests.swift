import Simulator
import Testing

@testable import UIKit

/// Sizes of symbols: measured on iOS 26.1, at 2× unless said otherwise.
@MainActor
struct SymbolFactsTests {
    private let simulator = Simulator(device: .iPhoneSE)

    /// The number of columns and rows with visible pixels.
    private func ink(of image: UIImage) -> (width: Int, height: Int) {
        let pixels = Pixels(image)
        let columns = (0..<pixels.width).filter { x in (0..<pixels.height).contains { pixels[x, $0].alpha > 0 } }
        let rows = (0..<pixels.height).filter { y in (0..<pixels.width).contains { pixels[$0, y].alpha > 0 } }
        return ((columns.last ?? 0) - (columns.first ?? 0) + 1, (rows.last ?? 0) - (rows.first ?? 0) + 1)
    }

    private func expect(_ size: CGSize, _ width: CGFloat, _ height: CGFloat) {
        #expect(abs(size.width - width) <= 0.5 && abs(size.height - height) <= 0.5, "\(size)")
    }

    @Test(
        arguments: [
            ("xmark.circle.fill", 20, 19), ("checkmark.circle.fill", 20, 19), ("info.circle", 20, 19),
            ("plus.circle", 20, 19), ("exclamationmark.triangle", 20.5, 18),
            ("exclamationmark.triangle.fill", 20.5, 18),
            ("chevron.right", 12.5, 16.5), ("chevron.left", 12.5, 16.5), ("chevron.forward", 12.5, 16.5),
            ("chevron.backward", 12.5, 16.5), ("chevron.up.chevron.down", 15.5, 18), ("magnifyingglass", 20.5, 18.5),
            ("person.fill", 18, 17), ("ellipsis", 18.5, 5.5),
        ] as [(String, CGFloat, CGFloat)])
    func symbolWithoutAConfigurationHasItsSize(name: String, width: CGFloat, height: CGFloat) throws {
        expect(try #require(UIImage(systemName: name)).size, width, height)
    }

    @Test(arguments: ["chevron.right", "chevron.left"])
    func chevronsAtThreeTimesTheScaleHaveTheirSize(name: String) throws {
        _ = Simulator(device: .iPhone16)
        expect(try #require(UIImage(systemName: name)).size, 12.667, 16.667)
    }

    @Test(arguments: ["plus.circle.fill", "checkmark.circle.fill", "info.circle"])
    func discOfACircleHasItsDiameter(name: String) throws {
        let ink = ink(of: try #require(UIImage(systemName: name)))
        #expect((34...35).contains(ink.width) && (34...35).contains(ink.height), "\(ink)")
    }

    @Test func largeCircleHasItsSizeAndDiameter() throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: 18, weight: .medium, scale: .large)
        let image = try #require(UIImage(systemName: "plus.circle.fill", withConfiguration: configuration))
        expect(image.size, 27.5, 27.5)
        #expect(ink(of: image) == (47, 47))
    }
}
