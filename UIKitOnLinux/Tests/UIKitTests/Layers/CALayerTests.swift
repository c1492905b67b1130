import Testing
import UIKit

@MainActor
struct CALayerTests {
    private let root = CALayer()

    // MARK: - Defaults

    @Test func theDefaultsAreApples() {
        #expect(root.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(root.opacity == 1 && !root.isHidden && !root.masksToBounds)
        #expect(root.shadowOpacity == 0 && root.shadowRadius == 3)
        #expect(root.shadowOffset == CGSize(width: 0, height: -3))
        #expect(root.cornerCurve == .circular && root.contentsGravity == .resize)
        #expect(root.sublayers == nil)
    }

    // MARK: - Geometry

    @Test func theFrameFollowsFromBoundsPositionAndAnchor() {
        root.bounds = CGRect(x: 7, y: 7, width: 20, height: 10)
        root.position = CGPoint(x: 100, y: 100)
        #expect(root.frame == CGRect(x: 90, y: 95, width: 20, height: 10))
        root.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(root.frame == CGRect(x: 100, y: 90, width: 20, height: 10))
    }

    @Test func aFrameSetsPositionAndSizeAndKeepsTheRest() {
        root.bounds.origin = CGPoint(x: 3, y: 4)
        root.anchorPoint = .zero
        root.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(root.position == CGPoint(x: 10, y: 20))
        #expect(root.bounds == CGRect(x: 3, y: 4, width: 30, height: 40))
    }

    @Test func theFrameOfATurnedLayerIsTheBoxAroundIt() {
        root.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        root.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(root.frame.minX - 5) < 1e-9 && abs(root.frame.minY + 5) < 1e-9)
        #expect(abs(root.frame.width - 10) < 1e-9 && abs(root.frame.height - 20) < 1e-9)
        #expect(root.bounds.size == CGSize(width: 20, height: 10))
    }

    // MARK: - Tree

    @Test func sublayersStandWhereTheyArePut() {
        let layers = (0..<4).map { _ in CALayer() }
        root.addSublayer(layers[0])
        root.insertSublayer(layers[1], at: 0)
        root.insertSublayer(layers[2], above: layers[1])
        root.insertSublayer(layers[3], below: layers[1])
        #expect(root.sublayers == [layers[3], layers[1], layers[2], layers[0]])
        root.insertSublayer(layers[3], above: layers[0])
        #expect(root.sublayers == [layers[1], layers[2], layers[0], layers[3]])
        root.insertSublayer(layers[0], at: 99)
        #expect(root.sublayers?.last === layers[0])
    }

    @Test func aLayerHasOneSuperlayer() {
        let child = CALayer()
        let other = CALayer()
        root.addSublayer(child)
        other.addSublayer(child)
        #expect(root.sublayers == nil)
        #expect(child.superlayer === other)
        child.removeFromSuperlayer()
        #expect(child.superlayer == nil && other.sublayers == nil)
    }

    @Test func sublayersAreReplacedAsAList() {
        let (first, second, third) = (CALayer(), CALayer(), CALayer())
        root.sublayers = [first, second]
        root.sublayers = [third, first]
        #expect(root.sublayers == [third, first])
        #expect(second.superlayer == nil)
        root.sublayers = nil
        #expect(third.superlayer == nil)
    }

    // MARK: - Actions

    private final class Delegate: NSObject, CALayerDelegate {
        var keys: [String] = []
        var layouts = 0
        var displays = 0
        func display(_ layer: CALayer) { displays += 1 }
        func draw(_ layer: CALayer, in ctx: CGContext) {}
        func layoutSublayers(of layer: CALayer) { layouts += 1 }
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            keys.append(event)
            return nil
        }
    }

    @Test func aChangeAsksTheDelegateForItsActionAndNoChangeDoesnt() {
        let delegate = Delegate()
        root.delegate = delegate
        root.opacity = 0.5
        root.opacity = 0.5
        root.position.x = 3
        root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        root.isHidden = true
        #expect(delegate.keys == ["opacity", "position", "bounds", "position", "hidden"])
    }

    @Test func anActionRunsAfterTheChange() {
        final class Action: NSObject, CAAction {
            var seen: Float?
            func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
                seen = (anObject as? CALayer)?.opacity
            }
        }
        final class Acting: UIView {
            let myAction = Action()
            override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { myAction }
        }
        let view = Acting()
        view.alpha = 0.25
        #expect(view.myAction.seen == 0.25)
    }

    // MARK: - Layout and display

    @Test func aNewSizeIsLaidOutOnceAndANewPlaceIsNot() {
        let delegate = Delegate()
        root.delegate = delegate
        root.bounds.size = CGSize(width: 10, height: 10)
        root.bounds.size = CGSize(width: 20, height: 10)
        #expect(root.needsLayout() && delegate.layouts == 0)
        root.layoutIfNeeded()
        #expect(!root.needsLayout() && delegate.layouts == 1)
        root.position.x += 5
        root.bounds.origin.x += 5
        root.layoutIfNeeded()
        #expect(delegate.layouts == 1)
    }

    @Test func layoutBeginsAtTheTopmostLayerThatAsks() {
        let delegate = Delegate()
        let child = CALayer()
        root.delegate = delegate
        root.addSublayer(child)
        root.setNeedsLayout()
        child.setNeedsLayout()
        child.layoutIfNeeded()
        #expect(delegate.layouts == 1)
        #expect(!child.needsLayout())
    }

    @Test func displayRunsWhenItIsNeeded() {
        let delegate = Delegate()
        root.delegate = delegate
        root.displayIfNeeded()
        #expect(delegate.displays == 0)
        root.setNeedsDisplay()
        root.displayIfNeeded()
        root.displayIfNeeded()
        #expect(delegate.displays == 1)
    }

    @Test func thePresentationIsACopyThatTakesNothingBack() {
        let playground = Playground()
        playground.simulator.advance(by: 0)
        let copy = playground.square.layer.presentation()
        #expect(!RunCycle.needsCommit, "reading it requests no frame")
        copy?.position.x = 999
        #expect(playground.square.center.x == 50)
        #expect(copy?.sublayers == nil)
        #expect(copy?.bounds == playground.square.bounds)
    }
}
