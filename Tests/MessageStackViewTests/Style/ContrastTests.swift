import Testing
import UIKit

@testable import MessageStackView

/// The search for colors with enough contrast, over random colors.
@MainActor
@Suite(.leavesNothingBehind)
struct ContrastTests {
    private static let colors: [UIColor] = {
        var generator = SeededGenerator(seed: 57)
        let random = (0..<300).map { _ in UIColor(hex: Int.random(in: 0...0xFFFFFF, using: &generator)) }
        return random + [.black, .white, UIColor(hex: 0x767676), UIColor(hex: 0x777777)]
    }()

    private static let backgrounds = zip(colors, colors.reversed()).map { [$0, $1] }

    @Test func firstColorWithEnoughContrastIsFound() {
        let gray = UIColor(hex: 0x767676)
        let candidates = [UIColor(hex: 0x777777), gray, .black]
        #expect([UIColor](candidates).first(over: [.white], contrast: Contrast.text) == gray)
        #expect(candidates.first(over: [.white, .black, gray], contrast: Contrast.text) == nil)
        #expect(candidates.first(over: [], contrast: Contrast.text) == candidates[0])
    }

    @Test func translucentColorIsComparedWhereItCoversTheGround() {
        let veils = [0.1, 0.5, 0.7].map { UIColor.black.withAlphaComponent($0) }
        #expect(veils.first(over: [.white], contrast: Contrast.text) == veils[2])
        #expect(veils.first(over: [.white], contrast: Contrast.text, to: .black) == veils[0])
    }

    @Test func mixedColorIsLegibleIfBlackOrWhiteIs() {
        for (color, backgrounds) in zip(Self.colors, Self.backgrounds) {
            let mixed = color.legible(on: backgrounds)
            let canBe = [UIColor.black, .white].contains { textColor in
                backgrounds.allSatisfy { $0.contrastRatio(to: textColor) >= Contrast.text }
            }
            let isLegible = backgrounds.allSatisfy { $0.contrastRatio(to: mixed) >= Contrast.text }
            #expect(!canBe || isLegible, "\(color) on \(backgrounds)")
            if !isLegible { #expect(mixed == color) }
        }
    }

    @Test func legibleColorIsKept() {
        for (color, backgrounds) in zip(Self.colors, Self.backgrounds)
        where backgrounds.allSatisfy({ $0.contrastRatio(to: color) >= Contrast.text }) {
            #expect(color.legible(on: backgrounds).contrastRatio(to: color) < 1.0001)
        }
    }

    @Test func blackOrWhiteHasTheHigherContrast() {
        for backgrounds in Self.backgrounds {
            let chosen = UIColor.blackOrWhite(on: backgrounds)
            let other: UIColor = chosen == .black ? .white : .black
            func least(_ color: UIColor) -> CGFloat { backgrounds.map { $0.contrastRatio(to: color) }.min() ?? 0 }
            #expect(least(chosen) >= least(other))
        }
        for color in Self.colors { #expect(color.blackOrWhite.contrastRatio(to: color) >= Contrast.text) }
    }
}
