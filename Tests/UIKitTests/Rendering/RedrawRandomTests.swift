import Testing
import UIKit

/// A screen that draws only what has changed shows what one would show that is drawn anew.
@MainActor
struct RedrawRandomTests {
    @Test(arguments: 0..<40 as Range<UInt64>)
    func nothingStaleIsLeft(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let canvas = Canvas(scale: 1)
        var layers = [canvas.root]
        for _ in 0..<6 {
            let parent = layers.randomElement(using: &random)
            layers.append(canvas.add(Self.frame(&random), to: parent))
        }
        canvas.render()
        for step in 0..<25 {
            for _ in 0..<Int.random(in: 1...3, using: &random) { Self.change(&layers, &random) }
            let shown = canvas.pixels()
            let renderer = try #require(ScreenRenderer(size: CGSize(width: 40, height: 40), scale: 1))
            renderer.render([canvas.root], at: 0)
            let anew = Pixels(renderer.image())
            // Cairo rounds soft edges a little otherwise where it is clipped otherwise.
            let stale = shown.positions { x, y in shown[x, y].differs(from: anew[x, y], by: 24) }
            #expect(stale.isEmpty, "seed \(seed), step \(step): \(stale.count) pixels, first \(stale.first ?? "")")
            if !stale.isEmpty { return }
        }
    }

    private static func frame(_ random: inout SeededGenerator) -> CGRect {
        CGRect(
            x: .random(in: -5...30, using: &random), y: .random(in: -5...30, using: &random),
            width: .random(in: 1...20, using: &random), height: .random(in: 1...20, using: &random))
    }

    private static func change(_ layers: inout [CALayer], _ random: inout SeededGenerator) {
        guard let layer = layers.dropFirst().randomElement(using: &random) else { return }
        switch Int.random(in: 0..<13, using: &random) {
        case 0...1: layer.frame = frame(&random)
        case 2: layer.backgroundColor = color(&random)
        case 3: layer.opacity = [0, 0.3, 1].randomElement(using: &random) ?? 1
        case 4: layer.isHidden.toggle()
        case 5: layer.cornerRadius = .random(in: 0...8, using: &random)
        case 6: layer.masksToBounds.toggle()
        case 7:
            layer.borderWidth = .random(in: 0...3, using: &random)
            layer.borderColor = color(&random)
        case 8:
            layer.shadowOpacity = [0, 0.5, 1].randomElement(using: &random) ?? 0
            layer.shadowRadius = .random(in: 0...4, using: &random)
        case 9: layer.zPosition = .random(in: -1...1, using: &random)
        case 10: layer.setAffineTransform(CGAffineTransform(rotationAngle: .random(in: 0...3, using: &random)))
        case 11: layer.bounds.origin.x = .random(in: -4...4, using: &random)
        default:
            layer.removeFromSuperlayer()
            layers[0].addSublayer(layer)
        }
    }

    private static func color(_ random: inout SeededGenerator) -> CGColor? {
        let part = { (random: inout SeededGenerator) in CGFloat.random(in: 0...1, using: &random) }
        if Int.random(in: 0..<4, using: &random) == 0 { return nil }
        return CGColor(red: part(&random), green: part(&random), blue: part(&random), alpha: part(&random))
    }
}

extension Pixels {
    /// Where something holds.
    fileprivate func positions(where holds: (_ x: Int, _ y: Int) -> Bool) -> [String] {
        var result: [String] = []
        for y in 0..<height {
            for x in 0..<width where holds(x, y) { result.append("(\(x), \(y))") }
        }
        return result
    }
}

extension Pixels.Color {
    fileprivate func differs(from other: Self, by tolerance: Int) -> Bool {
        zip([red, green, blue], [other.red, other.green, other.blue]).contains { abs(Int($0) - Int($1)) > tolerance }
    }
}
