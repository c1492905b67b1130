import Testing
@_spi(Simulator) import UIKit

/// Numbers that no screen can show are rendered without a trap, and leave the rest of the picture as it is.
@MainActor
struct BadNumberTests {
    struct Property: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let set: @MainActor @Sendable (CALayer, Double) -> Void

        init(_ testDescription: String, set: @escaping @MainActor @Sendable (CALayer, Double) -> Void) {
            self.testDescription = testDescription
            self.set = set
        }
    }

    nonisolated static let numbers = [Double.nan, .infinity, -.infinity, -1, 1e-308, 1e9, 1e308, -1e308]

    nonisolated static let layers: [Property] = [
        Property("opacity") { $0.opacity = Float($1) },
        Property("cornerRadius") {
            $0.cornerRadius = $1
            $0.masksToBounds = true
        },
        Property("cornerRadius, continuous") {
            $0.cornerRadius = $1
            $0.cornerCurve = .continuous
        },
        Property("borderWidth") {
            $0.borderWidth = $1
            $0.borderColor = UIColor.red.cgColor
        },
        Property("shadowRadius") { $0.shadowRadius = $1 },
        Property("shadowOpacity") { $0.shadowOpacity = Float($1) },
        Property("shadowOffset.width") { $0.shadowOffset.width = $1 },
        Property("shadowOffset.height") { $0.shadowOffset.height = $1 },
        Property("shadowRadius, shadowPath") {
            $0.shadowRadius = $1
            $0.shadowPath = UIBezierPath(roundedRect: $0.bounds, cornerRadius: $1).cgPath
        },
        Property("contentsScale") { $0.contentsScale = $1 },
        Property("contentsRect") { $0.contentsRect = CGRect(x: $1, y: 0, width: $1, height: 1) },
        Property("contentsCenter") { $0.contentsCenter = CGRect(x: $1, y: 0, width: $1, height: 1) },
        Property("sublayerTransform") {
            if $1.isFinite { $0.sublayerTransform = CATransform3DMakeScale($1 / 4, $1 / 4, 1) }
        },
        Property("transform") { if $1.isFinite { $0.transform = CATransform3DMakeScale($1 / 4, $1 / 4, 1) } },
        Property("position") { if $1.isFinite { $0.position = CGPoint(x: $1, y: $1) } },
        Property("bounds") { if $1.isFinite { $0.bounds.size = CGSize(width: $1, height: $1) } },
        Property("bounds.origin") { if $1.isFinite { $0.bounds.origin = CGPoint(x: $1, y: $1) } },
    ]

    @Test(arguments: layers, numbers)
    func badNumberOfLayerIsRendered(property: Property, number: Double) {
        let canvas = Canvas(scale: 2)
        let layer = canvas.add(CGRect(x: 10, y: 10, width: 20, height: 20)) {
            $0.shadowOpacity = 0.5
            $0.contents = UIImage(systemName: "checkmark")?.cgImage
        }
        canvas.add(CGRect(x: 0, y: 0, width: 5, height: 5), to: layer)
        let other = canvas.add(CGRect(x: 0, y: 0, width: 2, height: 2))
        other.zPosition = 1
        property.set(layer, number)
        #expect(canvas.pixels().red(at: 1, 1, scale: 2) == 0)
    }

    @Test(arguments: shapes, numbers)
    func badNumberOfShapeIsRendered(property: Property, number: Double) {
        let canvas = Canvas(scale: 2)
        for layer in [CAShapeLayer(), CAGradientLayer()] {
            layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
            property.set(layer, number)
            canvas.root.addSublayer(layer)
        }
        canvas.add(CGRect(x: 0, y: 0, width: 2, height: 2)).zPosition = 1
        #expect(canvas.pixels().red(at: 1, 1, scale: 2) == 0)
    }

    nonisolated static let shapes: [Property] =
        [
            shape("lineWidth") { $0.lineWidth = $1 },
            shape("miterLimit") { $0.miterLimit = $1 },
            shape("strokeStart") { $0.strokeStart = $1 },
            shape("strokeEnd") { $0.strokeEnd = $1 },
            shape("lineDashPhase") {
                $0.lineDashPattern = [2, 3]
                $0.lineDashPhase = $1
            },
            shape("lineDashPattern") { $0.lineDashPattern = [NSNumber(value: $1), 3] },
            shape("path") { $0.path = UIBezierPath(ovalIn: CGRect(x: $1, y: 0, width: $1, height: 3)).cgPath },
            shape("path, arc") {
                $0.path =
                    UIBezierPath(arcCenter: .zero, radius: $1, startAngle: 0, endAngle: $1, clockwise: true).cgPath
            },
        ]
        + [CAGradientLayerType.axial, .radial, .conic].flatMap { type in
            [
                gradient("startPoint", type) { $0.startPoint = CGPoint(x: $1, y: $1) },
                gradient("endPoint", type) { $0.endPoint = CGPoint(x: $1, y: $1) },
                gradient("locations", type) { $0.locations = [0, NSNumber(value: $1)] },
            ]
        }

    nonisolated private static func shape(
        _ name: String, set: @escaping @MainActor @Sendable (CAShapeLayer, Double) -> Void
    ) -> Property {
        Property(name) {
            guard let layer = $0 as? CAShapeLayer else { return }
            layer.path = UIBezierPath(rect: layer.bounds).cgPath
            layer.strokeColor = UIColor.red.cgColor
            set(layer, $1)
        }
    }

    nonisolated private static func gradient(
        _ name: String, _ type: CAGradientLayerType,
        set: @escaping @MainActor @Sendable (CAGradientLayer, Double) -> Void
    ) -> Property {
        Property("\(name), \(type.rawValue)") {
            guard let layer = $0 as? CAGradientLayer else { return }
            layer.type = type
            layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            set(layer, $1)
        }
    }
}
