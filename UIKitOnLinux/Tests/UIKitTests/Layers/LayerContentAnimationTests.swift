import Simulator
import Testing
import UIKit

/// What shape and gradient layers have of their own animates as everything else of a layer does.
@MainActor
struct LayerContentAnimationTests {
    private final class ShapeView: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
    }

    private final class GradientView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    private let playground = Playground(device: .iPhoneSE)

    private func animate(_ change: @escaping () -> Void) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: change)
        playground.simulator.advance(by: 0.5)
    }

    @Test func aStrokeGrowsAlongItsPath() throws {
        let view = ShapeView(frame: CGRect(x: 100, y: 100, width: 100, height: 10))
        let layer = try #require(view.layer as? CAShapeLayer)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 5))
        path.addLine(to: CGPoint(x: 100, y: 5))
        layer.path = path.cgPath
        layer.strokeColor = UIColor.red.cgColor
        layer.lineWidth = 10
        layer.strokeEnd = 0
        playground.view.backgroundColor = .white
        playground.view.addSubview(view)
        playground.simulator.advance(by: 0)
        animate { layer.strokeEnd = 1 }
        #expect(abs((layer.presentation()?.strokeEnd ?? 0) - 0.5) < 0.03 && layer.strokeEnd == 1)
        let pixels = Pixels(playground.simulator.screenshot(scale: 1))
        #expect(pixels[140, 105].green < 50 && pixels[160, 105].green > 200)
    }

    @Test func aPathChangesIntoAnother() throws {
        let view = ShapeView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let layer = try #require(view.layer as? CAShapeLayer)
        layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
        playground.view.addSubview(view)
        playground.simulator.advance(by: 0)
        animate { layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 100)).cgPath }
        let box = layer.presentation()?.path?.boundingBox ?? .zero
        #expect(abs(box.width - 40) < 1 && abs(box.height - 60) < 2)
    }

    @Test func coloursAndPointsOfAGradientMove() throws {
        let view = GradientView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let layer = try #require(view.layer as? CAGradientLayer)
        layer.colors = [UIColor.black.cgColor, UIColor.black.cgColor]
        playground.view.addSubview(view)
        playground.simulator.advance(by: 0)
        animate {
            layer.colors = [UIColor.white.cgColor, UIColor.black.cgColor]
            layer.endPoint = CGPoint(x: 0.5, y: 0)
            layer.locations = [0, 1]
        }
        let seen = try #require(layer.presentation())
        let first = (seen.colors?.first).flatMap { $0 as? CGColor }
        #expect(abs((first?.components?.first ?? 0) - 0.5) < 0.03)
        #expect(abs(seen.endPoint.y - 0.5) < 0.03)
    }
}
