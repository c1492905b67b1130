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
        for _ in 0..<7 {
            let parent = layers.randomElement(using: &random)
            let layer = Self.layer(&random)
            layer.frame = Self.frame(&random)
            layer.backgroundColor = Self.color(&random)
            parent?.addSublayer(layer)
            layers.append(layer)
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

    private static func layer(_ random: inout SeededGenerator) -> CALayer {
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
            let shape = CAShapeLayer()
            shape.path = UIBezierPath(ovalIn: CGRect(x: -2, y: 2, width: 14, height: 9)).cgPath
            return shape
        case 1:
            let gradient = CAGradientLayer()
            gradient.colors = [color(&random) ?? UIColor.red.cgColor, UIColor.white.cgColor]
            return gradient
        case 2:
            let backdrop = BackdropLayer()
            backdrop.filter = BackdropFilter(sigma: 2, saturation: 1.5)
            return backdrop
        case 3:
            let vibrant = VibrantLayer()
            vibrant.color = UIColor.blue.cgColor
            return vibrant
        default: return CALayer()
        }
    }

    private static func changeSpecialValue(of layer: CALayer, _ random: inout SeededGenerator) {
        switch layer {
        case let shape as CAShapeLayer:
            shape.strokeColor = color(&random)
            shape.lineWidth = .random(in: 1...4, using: &random)
            shape.strokeEnd = .random(in: 0...1, using: &random)
        case let gradient as CAGradientLayer:
            gradient.endPoint.x = .random(in: 0...1, using: &random)
            gradient.type = [.axial, .radial].randomElement(using: &random) ?? .axial
        case let backdrop as BackdropLayer:
            backdrop.filter = BackdropFilter(sigma: .random(in: 0...4, using: &random), saturation: 1)
        case let vibrant as VibrantLayer: vibrant.color = vibrant.color == nil ? UIColor.red.cgColor : nil
        default: layer.allowsGroupOpacity.toggle()
        }
    }

    private static func changeMask(of layer: CALayer, _ random: inout SeededGenerator) {
        if let mask = layer.mask, Bool.random(using: &random) {
            mask.position.x = .random(in: 0...15, using: &random)
        } else if layer.mask == nil {
            let mask = CALayer()
            mask.frame = frame(&random)
            mask.backgroundColor = color(&random)
            mask.cornerRadius = 3
            layer.mask = mask
        } else {
            layer.mask = nil
        }
    }

    private static func frame(_ random: inout SeededGenerator) -> CGRect {
        CGRect(
            x: .random(in: -5...30, using: &random), y: .random(in: -5...30, using: &random),
            width: .random(in: 1...20, using: &random), height: .random(in: 1...20, using: &random))
    }

    private static func change(_ layers: inout [CALayer], _ random: inout SeededGenerator) {
        guard let layer = layers.dropFirst().randomElement(using: &random) else { return }
        switch Int.random(in: 0..<16, using: &random) {
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
        case 12...13: changeSpecialValue(of: layer, &random)
        case 14: changeMask(of: layer, &random)
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
